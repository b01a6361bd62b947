import { describe, expect, test } from 'bun:test'
import { findName } from './names.ts'
import type { Row } from './row.ts'
import { stackedNames } from './stacked-name.ts'

/** Lines of one page; the parts of a line stand apart by a tab, and a star marks the largest type. */
const lines = (...texts: string[]): Row[] =>
  texts.map((line, index) => {
    const text = line.replace('*', '')
    let start = index * 100
    const parts = text.split('\t').map((part) => {
      const span = { start, end: start + part.length, text: part }
      start = span.end + 3
      return span
    })
    return {
      ...{ index, start: index * 100, end: start, text, page: 1, block: 0, bullet: false, mark: '', bold: false },
      ...{ size: line.startsWith('*') ? 22 : 10, left: 40, right: 90, top: index * 20, afterGap: false, parts },
    }
  })
const names = (...texts: string[]) => stackedNames(lines(...texts), 0).map(({ text }) => text)

describe('a name over several lines of one large type', () => {
  test('stands as given and family name', () =>
    expect(names('*Rogelio Jesús', '*Barrera Luna', 'Cook')).toEqual(['Rogelio Jesús Barrera Luna']))
  test('is whole again where a narrow column broke its words', () =>
    expect(names('*Meh', '*met', '*Schul', '*ze-', '*Wilm', '*ers').at(-1)).toBe('Mehmet Schulze-Wilmers'))
  test('is read both ways where only an address can tell', () =>
    expect(names('*GAYNU', '*TDINOV')).toEqual(['GAYNU TDINOV', 'GAYNUTDINOV']))
  test('stands beside contact data and their other lines', () =>
    expect(names('*Folake\tfolake@', 'example.org', '*Okonkwo\tBased in Abuja')).toContain('Folake Okonkwo'))
  test('ends where the type changes for good', () => expect(names('*Nora Lind', 'Cook', 'Leeds', 'Tea', '*Skills')).toEqual([]))
  test('is one where a column took its second line away, if an address knows both', () => {
    const rows = lines('*Thuy', 'Work experience', 'Moved the batch jobs.', 'Ran servers.', 'Leeds', '*McGinty', 'Lawyer')
    const read = (email: string) => findName({ text: ' '.repeat(1000) }, rows, [email])?.value
    expect(read('thuy.mcginty@example.org')).toBe('Thuy McGinty')
    expect(read('office@example.org')).not.toBe('Thuy McGinty')
  })
})
