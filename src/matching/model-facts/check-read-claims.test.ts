import { describe, expect, test } from 'bun:test'
import type { ResumeFacts } from '#src/resume-engine/facts.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import type { Claims } from '../model-facts-ports.ts'
import { withAddition } from '../with-addition.ts'
import { checkReadClaims } from './check-read-claims.ts'

const text = `Mira Talvik
mira.talvik@example.com | +1 415 555 0132
12 Harbour Street, 94105 San Francisco

Summary
Backend developer who would like to work as a Chief Engineer some day and has kept many services alive.

Experience
Backend Developer, Northwind Logistics
January 2019 - December 2023
- Kept forty services alive with Python
- Was asked by the Warehouse Lead to mend the scanners of three halls

Keeper of the Night Trains
Blue Valley Lines
2014 - 2018
- Watched over the sleeping cars between two cities

Education
Lic. of Wheel Making and Wagons
Lakeside University, 2013

Skills
Python, PostgreSQL, Night Keeping`

const document = documentFromText(text)
const read = extractResumeFacts(document)
/** As if code had read nothing but the name. */
const nothing: ResumeFacts = { ...read, roles: [], designations: [], companies: [], degrees: [], titles: [] }
const first = read.roles.filter(({ company }) => company?.value === 'Northwind Logistics')

const check = (claims: Partial<Claims>, facts: ResumeFacts = nothing) =>
  checkReadClaims(document, facts, { positions: [], degrees: [], ...claims })
const night = { title: 'Keeper of the Night Trains', employer: 'Blue Valley Lines', dates: '2014 - 2018' }
const rolesOf = (claims: Claims['positions'], facts?: ResumeFacts) =>
  check({ positions: claims }, facts).roles.map(({ title, company, dates }) => [title?.value, company?.value, dates?.value])
const year = (year: number, month = 0) => year * 12 + month

describe('a position is taken', () => {
  test('where code read none, with its quotes as they stand, marked as the model’s and never surer than code', () => {
    const { roles } = check({ positions: [night] })
    expect(roles).toHaveLength(1)
    const [role] = roles
    expect([role!.completes, role!.title?.value, role!.company?.value, role!.dates?.value]).toEqual([
      null,
      night.title,
      night.employer,
      { start: year(2014), end: year(2018) },
    ])
    expect(role!.meaning?.title).toBe(night.title)
    for (const fact of [role!.title, role!.company, role!.dates]) {
      const { start, end, quote } = fact!.quotes[0]!
      expect(document.text.slice(start, end)).toBe(quote)
      expect([fact!.source, fact!.confidence]).toEqual(['model', 0.5])
    }
  })

  test('only for what code did not read of it', () => {
    const known = first.map((role) => ({ ...role, dates: null }))
    const claim = { title: 'Backend Developer', employer: 'Northwind Logistics', dates: 'January 2019 - December 2023' }
    const { roles } = check({ positions: [claim] }, { ...read, roles: known })
    expect(roles.map(({ completes, title, company, dates }) => [completes, title, company, dates?.value])).toEqual([
      [0, null, null, { start: year(2019), end: year(2023, 11) }],
    ])
  })

  test('or was unsure of', () => {
    const unsure = first.map((role) => ({ ...role, title: { ...role.title!, value: 'Backend', confidence: 0.3 } }))
    const claims = [{ title: 'Backend Developer', employer: 'Northwind Logistics' }]
    const { roles } = check({ positions: claims }, { ...read, roles: unsure })
    expect(roles.map(({ title, company }) => [title?.value, company])).toEqual([['Backend Developer', null]])
  })

  test('with years alone where nothing else of its dates can be read', () => {
    const hungarian = documentFromText(text.replace('2014 - 2018', '2014. június – 2018. március'))
    const { roles } = checkReadClaims(hungarian, nothing, {
      positions: [{ ...night, dates: '2014. június – 2018. március' }],
      degrees: [],
    })
    expect(roles[0]!.dates?.value).toEqual({ start: year(2014), end: year(2018) })
  })
})

describe('a position is refused', () => {
  test('where code was sure', () => {
    expect(first).toHaveLength(1)
    const claim = { title: 'Backend Developer', employer: 'Northwind Logistics', dates: 'January 2019 - December 2023' }
    expect(check({ positions: [claim] }, read).roles).toEqual([])
    // the employer for the title, the title for the employer
    expect(check({ positions: [{ title: 'Northwind Logistics', employer: 'Backend Developer' }] }, read).roles).toEqual([])
  })

  test.each([
    ['invented words', { title: 'Head of Night Trains', employer: 'Red Valley Lines' }],
    ['one word changed', { title: 'Keeper of the Day Trains' }],
    ['the name', { title: 'Mira Talvik' }],
    ['an address', { employer: '12 Harbour Street' }],
    ['contact data', { employer: 'mira.talvik@example.com' }],
    ['a wish', { title: 'Chief Engineer' }],
    ['somebody else in a sentence', { title: 'Warehouse Lead' }],
    ['a sentence', { title: 'Watched over the sleeping cars between two cities' }],
    ['a heading', { title: 'Experience' }],
    ['a list of skills', { title: 'Night Keeping' }],
    ['a skill', { title: 'Python' }],
    ['the education part', { title: 'Lic. of Wheel Making and Wagons' }],
    ['a school', { employer: 'Lakeside University' }],
    ['dates alone', { dates: '2014 - 2018' }],
    ['everything', { title: text.slice(0, 230) }],
    ['nothing', {}],
    ['empty words', { title: '', employer: ' ' }],
  ])('for %s', (_, claim) => expect(rolesOf([claim])).toEqual([]))

  test('when its parts stand far from each other', () => {
    expect(rolesOf([{ title: 'Keeper of the Night Trains', dates: 'January 2019 - December 2023' }])).toEqual([])
  })

  test('for dates that are none', () => {
    for (const dates of ['forty services', '2014', 'three halls'])
      expect(rolesOf([{ ...night, dates }]).map(([, , dates]) => dates)).toEqual([undefined])
  })

  test('a second time', () => {
    expect(rolesOf([night, night, { title: night.title }])).toHaveLength(1)
  })

  test('for projects and volunteering, which code has read as such', () => {
    const unpaid = read.roles.map((role) => ({ ...role, counts: false, dates: null }))
    expect(
      check(
        { positions: [{ employer: 'Northwind Logistics', dates: 'January 2019 - December 2023' }] },
        { ...read, roles: unpaid },
      ).roles,
    ).toEqual([])
  })
})

describe('a degree', () => {
  const claims = (quote: string) => ({ degrees: [{ quote }] })
  test('is taken from the education part where code read none', () => {
    const { degrees } = check(claims('Lic. of Wheel Making and Wagons'))
    expect(degrees.map(({ value, source }) => [value.title, source])).toEqual([['Lic. of Wheel Making and Wagons', 'model']])
  })
  test.each([
    ['a school', 'Lakeside University'],
    ['a school with its year', 'Lakeside University, 2013'],
    ['employment', 'Keeper of the Night Trains'],
    ['nowhere', 'Master of Wheel Making'],
  ])('is refused from %s', (_, quote) => expect(check(claims(quote)).degrees).toEqual([]))
  test('is refused where code read one', () => {
    const [degree] = extractResumeFacts(documentFromText('Education\nBachelor of Science in Physics, 2013')).degrees
    expect(check(claims('Lic. of Wheel Making and Wagons'), { ...nothing, degrees: [degree!] }).degrees).toEqual([])
  })
})

describe('together with what code read', () => {
  test('a position of the model counts as work, behind the titles of code, and ends what was unknown', () => {
    const added = check({ positions: [night] })
    const facts = withAddition({ ...nothing, withoutEmployment: true }, { skills: [], read: added })
    expect(facts.withoutEmployment).toBeUndefined()
    expect(facts.roles.map(({ counts, dates }) => [counts, dates?.source])).toEqual([[true, 'model']])
    expect(facts.designations.map(({ value }) => value)).toEqual([night.title])
    expect(facts.titles.map(({ title }) => title)).toEqual([night.title])
  })
  test('a title that stood in the headline alone is borne out by a position of the model', () => {
    const claimed = { title: night.title, family: null, occupations: [], seniority: null, borneOut: 0 }
    const [title] = withAddition({ ...nothing, titles: [claimed] }, { skills: [], read: check({ positions: [night] }) }).titles
    expect(title).toEqual({ title: night.title, family: null, occupations: [], seniority: null })
  })
  test('nothing added changes nothing', () => {
    expect(withAddition(read, { skills: [], read: { roles: [], degrees: [] } })).toEqual(read)
    expect(withAddition(read, { skills: [] })).toBe(read)
  })
})
