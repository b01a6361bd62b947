import { describe, expect, test } from 'bun:test'
import { deadReferences, referencesIn, rowsOf } from './held-by-tests.ts'

/** How many requirements of levels 1 and 2 each section of the standard (ASVS 5.0.0) has; they are numbered from 1. */
const sizes: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

describe('the page about the security standard', () => {
  const rows = rowsOf('docs/asvs.md')

  test('has one row for every requirement, and none besides', () => {
    const numbers = Object.entries(sizes).flatMap(([section, size]) =>
      Array.from({ length: size }, (_, index) => `${section}.${index + 1}`),
    )
    expect(rows.map(([number]) => number)).toEqual(numbers)
  })

  test('has an answer in every row, and what an answer names is there', () => {
    for (const [number, level, text, answer = ''] of rows) {
      expect([number, level, text]).toEqual([number, expect.stringMatching(/^[12]$/), expect.stringMatching(/\w{3}/)])
      const [, kind, rest = ''] = /^(Held|Written down|Does not apply|Open): (.+)$/.exec(answer) ?? []
      expect([number, kind]).toEqual([number, expect.any(String)])
      const named = referencesIn(rest)
      if (kind === 'Held' || kind === 'Written down') expect([number, named.length]).not.toEqual([number, 0])
      if (kind === 'Open')
        expect([number, named.some(({ file, title }) => file.startsWith('docs/decisions/') && title.includes(number!))]).toEqual([
          number,
          true,
        ])
      if (kind === 'Held') expect([number, named.every(({ file }) => /\.ts/.test(file))]).toEqual([number, true])
      expect([number, deadReferences(named)]).toEqual([number, []])
    }
  })
})

/** How many things of each kind can happen; they are numbered from 1. */
const dangers: Record<string, number> = { R: 12, D: 6, F: 6, U: 5, A: 5, L: 6, I: 9, W: 3, V: 5, S: 3 }

describe('the page about what is survived', () => {
  const rows = rowsOf('docs/survive.md')

  test('has one row for everything that can happen', () => {
    const numbers = Object.entries(dangers).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, index) => `${kind}${index + 1}`),
    )
    expect(rows.map(([number]) => number)).toEqual(numbers)
  })

  test('says in every row how often, what counts and which test holds it, or that it is open', () => {
    for (const [number, what, often, figure, heldBy = ''] of rows) {
      for (const cell of [what, often, figure]) expect([number, cell]).toEqual([number, expect.stringMatching(/\w{3}/)])
      const named = referencesIn(heldBy)
      if (named.length === 0) expect([number, heldBy]).toEqual([number, 'Open'])
      expect([number, deadReferences(named)]).toEqual([number, []])
    }
  })
})
