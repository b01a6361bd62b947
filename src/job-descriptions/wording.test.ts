import { describe, expect, test } from 'bun:test'
import { concernsAbout } from './wording.ts'

const about = (text: string) => concernsAbout({ title: 'Gardener', sections: [{ heading: 'Must-haves', text }] })

describe('words about a protected trait', () => {
  test('are quoted with the reason and, where there is one, a lawful wording', () => {
    const [found, ...others] = about('- Two years of pruning\n- US citizens only')
    expect(others).toEqual([])
    expect(found).toMatchObject({ field: 'sections.0.text', kind: 'protected', quote: 'US citizens only' })
    expect(found!.sentence).toContain('Nationality must not count')
    expect(found!.suggestion).toBe('Is allowed to work in the United States')
  })
  test('are found in the middle of a paragraph, and in the title', () => {
    expect(about('We water plants. We want a young gardener. We like tea.').map(({ quote }) => quote)).toEqual([
      'We want a young gardener.',
    ])
    const titled = concernsAbout({ title: 'Young Gardener', sections: [] })
    expect(titled).toMatchObject([{ field: 'title', kind: 'protected', quote: 'Young Gardener' }])
  })
  test('are fine in a promise not to look at them', () => {
    expect(about('We hire regardless of age, sex, religion or nationality.')).toEqual([])
    expect(about('We are an equal opportunity employer: women, men, everyone.')).toEqual([])
  })
})

describe('words that shut people out', () => {
  const cases: [string, string, string][] = [
    ['A coding Ninja', 'Ninja', 'Expert'],
    ['We need rockstars', 'rockstars', 'experts'],
    ['He or she waters the roses', 'He or she', 'They'],
    ['Knows his/her tools', 'his/her', 'their'],
    ['Experience as a salesman', 'salesman', 'salesperson'],
    ['Plans manpower', 'manpower', 'workforce'],
    ['A cultural fit', 'cultural fit', 'addition to how we work'],
    ['Keeps a blacklist of weeds', 'blacklist', 'blocklist'],
    ['We work hard, play hard', 'work hard, play hard', ''],
    ['She reports to the head gardener', 'She', ''],
  ]
  for (const [text, quote, suggestion] of cases)
    test(`${quote} becomes ${suggestion || 'something only the writer knows'}`, () => {
      expect(about(text)).toMatchObject([{ kind: 'exclusionary', quote, suggestion }])
    })
  test('are not seen in ordinary words', () => {
    expect(about('Manual work in the shed, human resources, German gardens, Django Ninja, the theatre, chef, this.')).toEqual([])
  })
})

test('square brackets are still to be filled in', () => {
  expect(about('Salary: [from] to [up to] a year')).toMatchObject([
    { kind: 'open', quote: '[from]' },
    { kind: 'open', quote: '[up to]' },
  ])
})

test('long and hostile text takes no time', () => {
  const started = performance.now()
  about('['.repeat(8000))
  about('he or '.repeat(1500))
  about('young '.repeat(1300))
  about('- '.repeat(4000))
  expect(performance.now() - started).toBeLessThan(500)
})
