import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentFromText } from '../parsing/plain-document.ts'
import { occupationName, occupationProfile } from './occupations.ts'
import { meaningfulTerms } from './terms.ts'
import { workWords } from './work-words.ts'

const ledger = `Jane Miller
Reconciled the general ledger and prepared monthly financial statements
Filed quarterly tax returns and supported the external audit
Harbour School of Baking`

describe('terms', () => {
  test('are stems with how often they occur, the most frequent first', () => {
    expect(meaningfulTerms('Audited accounts\nauditing an account\naudits')).toEqual([
      ['audit', 3],
      ['account', 2],
    ])
  })

  test('count once in a line, however often it says them', () => {
    expect(meaningfulTerms('audit, audit, account, audit, account\nAn audit')).toEqual([
      ['audit', 2],
      ['account', 1],
    ])
  })

  test('are no repetition because two lines begin with the same year', () => {
    const [dated, plain] = ['2021 - 2024 Auditor\n2019 - 2024 Auditor', 'From May Auditor\nTo June Auditor'].map((text) =>
      meaningfulTerms(text).find(([term]) => term === 'auditor'),
    )
    expect(dated).toEqual(plain)
  })

  test('leave out words that every resume uses', () => {
    expect(meaningfulTerms('Responsible for various duties at the company')).toEqual([])
  })

  test('leave out the parts they are told to', () => {
    expect(meaningfulTerms('Baker Street welder', [{ start: 0, end: 12 }])).toEqual([['welder', 1]])
  })

  test('are at most 400', () => {
    const text = readFileSync(join(import.meta.dir, 'term-frequencies.tsv'), 'utf8')
    expect(meaningfulTerms(text)).toHaveLength(400)
  })
})

describe('the occupations a text speaks of', () => {
  test('are those whose work it describes', () => {
    const [first] = occupationProfile(meaningfulTerms(ledger))
    expect(occupationName(first![0])).toMatch(/account|audit|tax/i)
  })

  test('have shares that sum to about 1, largest first', () => {
    const profile = occupationProfile(meaningfulTerms(ledger))
    expect(profile.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 1)
    expect(profile).toEqual(profile.toSorted((a, b) => b[1] - a[1]))
    expect(profile.length).toBeLessThanOrEqual(48)
  })

  test('are none for a text without words about work', () => {
    expect(occupationProfile(meaningfulTerms('Qwxz vbnm'))).toEqual([])
  })
})

describe('what a document says about the work', () => {
  const document = documentFromText(ledger)
  const without = { without: [{ start: 0, end: 'Jane Miller'.length }] }

  test('does not change with names and schools', () => {
    const other = documentFromText(
      ledger.replace('Jane Miller', 'Tom Accountant').replace('Harbour School of Baking', 'Institute of Tax Law'),
    )
    const { terms, occupations } = workWords(document, without)
    const changed = workWords(other, { without: [{ start: 0, end: 'Tom Accountant'.length }] })
    expect(changed.terms).toEqual(terms)
    expect(changed.occupations).toEqual(occupations)
  })

  test('does not change with a school that nobody pointed out', () => {
    const terms = (school: string) => workWords(documentFromText(`Welded ship hulls\nDiploma, ${school}, 2011`)).terms
    expect(terms('Georgia Institute of Technology')).toEqual(terms('University of Northern Law'))
    expect(terms('Stonebridge College of Engineering and Science')).toEqual(terms('Harvard University'))
  })

  test('keeps the most telling lines as quotes of the text', () => {
    const { excerpts } = workWords(document, without)
    expect(excerpts.length).toBeGreaterThan(0)
    for (const { quote } of excerpts) expect(document.text.slice(quote.start, quote.end)).toBe(quote.quote)
    expect(excerpts.some(({ quote }) => quote.quote.includes('Jane Miller'))).toBe(false)
  })
})
