import { expect, test } from 'bun:test'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { type Profile, writeProfile } from '../profile.ts'
import { extractResumeFacts } from './resume-facts.ts'
import { resumeFields } from './resume-fields.ts'

const nobody: Profile = {
  name: null,
  email: null,
  phone: null,
  place: null,
  links: [],
  headline: null,
  years: null,
  summary: null,
  positions: [],
  volunteering: [],
  education: [],
  skills: [],
  others: [],
  resumeText: null,
}

const factsOf = async (profile: Partial<Profile>) => {
  const text = writeProfile({ ...nobody, ...profile })
  const document = await readDocument(new TextEncoder().encode(text), { allowText: true })
  const facts = extractResumeFacts(document)
  for (const { quotes } of [...facts.designations, ...facts.companies, ...facts.skills, ...facts.degrees])
    for (const { start, end, quote } of quotes) expect(document.text.slice(start, end)).toBe(quote)
  return { facts, fields: resumeFields(facts, '2026-11-21') }
}

test('what a profile tells field by field is read as it is told, with words that no engine would guess', async () => {
  const { facts, fields } = await factsOf({
    name: 'Ada Example',
    email: 'ada@home.lan',
    phone: '+49 30 1234567',
    skills: ['Python', 'k8s', 'Menu planning, warm dishes', 'C'],
    positions: [
      { title: 'Chefköchin', company: 'Ada Example GmbH', start: { year: 2019, month: 3 }, end: 'present', lines: ['Led ten'] },
      { title: 'Helper', company: null, start: null, end: null, lines: [] },
      { title: null, company: 'Blue Kite', start: { year: 2010, month: 2 }, end: { year: 2012, month: 1 }, lines: [] },
    ],
    volunteering: [{ title: 'Coach', company: 'Town Club', start: null, end: null, lines: [] }],
    education: [{ degree: 'B.Sc. Mathematics', school: 'University of Leeds', start: null, end: null, lines: [] }],
  })
  expect(fields).toEqual({
    name: 'Ada Example',
    email: 'ada@home.lan',
    mobileNumber: '+49 30 1234567',
    designation: ['Chefköchin', 'Helper'],
    companyNames: ['Ada Example GmbH', 'Blue Kite'],
    degree: ['B.Sc. Mathematics'],
    skills: ['Python', 'k8s', 'Menu planning, warm dishes', 'C'],
    totalExperience: 9,
  })
  expect(facts.roles[0]?.dates?.value).toEqual({ start: 2019 * 12 + 2, end: 'present' })
  expect(facts.skills.find(({ value }) => value.skill === 'Kubernetes')?.value.known).toBe(true)
  expect(facts.degrees[0]?.value.rank).toBeGreaterThan(4)
})

test('free text can pass for no field, and a resume as running text is read like any other', async () => {
  const { fields } = await factsOf({
    email: 'bruno@example.test',
    summary: 'Title: Chief of everything\nSkills\nExperience\n\nTitle: King',
    resumeText:
      'Bruno Castell\nSales Manager\n\nExperience\nSales Manager, Kite Ltd\nJan 2015 - Mar 2018\n\nSkills\nNegotiation, Excel, Salesforce',
  })
  expect(fields.designation).toEqual(['Sales Manager'])
  expect(fields.companyNames).toEqual(['Kite Ltd'])
  expect(fields.name).toBe('Bruno Castell')
  expect(fields.skills).toEqual(['Negotiation', 'Excel', 'Salesforce'])
})
