import { describe, expect, test } from 'bun:test'
import { csvLine, csvStream, withoutGuards } from './csv.ts'

/** The same numbers for the same seed, from 0 to below 1. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** What a spreadsheet passes over before it looks whether a cell is a formula, and the signs that make it one. */
const passedOver = '[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]*'
const formula = new RegExp(`^${passedOver}[=+\\-@＝＋－＠]`, 'u')
const number = /^-?\d+(\.\d+)?$/

/**
 * The cells of a file as a program reads it that takes this separator: quotation marks count where they open a cell, or, for
 * other programs, wherever they stand.
 */
function readAs(separator: string, file: string, quotesAnywhere: boolean): string[][] {
  const text = file.replace(/^\u{feff}/u, '')
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let inQuotes = false
  let isNew = true
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text[at]
    if (inQuotes && letter !== undefined) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else inQuotes = false
      continue
    }
    if (letter === '"' && (isNew || quotesAnywhere)) inQuotes = true
    else if (letter === separator || letter === '\r' || letter === '\n' || letter === undefined) {
      row.push(cell)
      cell = ''
      isNew = true
      if (letter === '\r' && text[at + 1] === '\n') at += 1
      if (letter !== separator) {
        rows.push(row)
        row = []
      }
      continue
    } else cell += letter
    isNew = false
  }
  return rows
}

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const unseen = [
  ' ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\0',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\u200e',
  '\u202e',
  '\u2066',
  '\u00ad',
  '\ufeff',
]
const others = [';', ';', ';', ',', '"', "'", '|', 'a', 'Ü', '7', '\u2028', 'cmd', '1+1', "=cmd|' /C calc'!A0"]
const alphabet = [...signs, ...unseen, ...others]

function hostileRows(seed: number, count: number): (string | number | null)[][] {
  const random = randomNumbers(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const cell = () => {
    if (random() < 0.05) return below(2000) - 1000
    if (random() < 0.03) return null
    return Array.from({ length: below(9) }, () => alphabet[below(alphabet.length)]).join('')
  }
  return Array.from({ length: count }, () => Array.from({ length: 4 }, cell))
}

describe('thousands of hostile cells', () => {
  const rows = [1, 2, 3].flatMap((seed) => hostileRows(seed, 2500))
  const file = rows.map(csvLine).join('')

  test.each([
    [',', false],
    [';', false],
    ['\t', false],
    [',', true],
    [';', true],
    ['\t', true],
  ])('hold no formula for who reads them with %j, quotation marks anywhere: %p', (separator, quotesAnywhere) => {
    let cells = 0
    for (const row of readAs(separator, file, quotesAnywhere))
      for (const cell of row) {
        cells += 1
        if (!number.test(cell)) expect(cell).not.toMatch(formula)
      }
    expect(cells).toBeGreaterThan(rows.length)
  })

  test('come back as they were', () => {
    const read = readAs(',', file, false).slice(0, rows.length)
    expect(read.map((row) => row.map(withoutGuards))).toEqual(rows.map((row) => row.map((cell) => String(cell ?? ''))))
  })
})

test('a guard stands before a sign that could begin a cell, for any separator, and nowhere else', () => {
  const cases: [string, string][] = [
    ['=1+1', "'=1+1"],
    ['TypeScript; =cmd; Go', "TypeScript; '=cmd; Go"],
    ['x;=cmd', "x;'=cmd"],
    ['Notes:\n- first\n- second', "Notes:\n'- first\n'- second"],
    ['x;"=cmd', 'x;"\'=cmd'],
    ["'=1", "''=1"],
    ['C++; C#', 'C++; C#'],
    ['a-b; c = d', 'a-b; c = d'],
    ['Berlin, +49 30', 'Berlin, +49 30'],
  ]
  for (const [text, guarded] of cases) {
    expect(
      csvLine([text])
        .trimEnd()
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"'),
    ).toBe(guarded)
    expect(withoutGuards(guarded)).toBe(text)
  }
})

test('a cell of nothing but line breaks and signs takes no longer than another', () => {
  const began = performance.now()
  const text = '\n'.repeat(2_000_000)
  expect(withoutGuards(csvLine([text]).slice(1, -3))).toBe(text)
  expect(performance.now() - began).toBeLessThan(2000)
})

describe('a line of a CSV file', () => {
  test('runs nothing in a spreadsheet, whatever a text begins with', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', ' 1', '\u00a0=1', '＝1', '\u200b=1', '\u202e+1'])
      expect(csvLine([text])).toMatch(/^"'/)
  })

  test('keeps numbers as numbers, also negative ones', () => {
    expect(csvLine([-3, 0.5, true, null, undefined])).toBe('-3,0.5,true,,\r\n')
  })

  test('quotes commas, quotes and line breaks', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'plain'])).toBe('"a,b","say ""hi""","two\nlines",plain\r\n')
  })
})

test('a CSV file is written piece by piece, and its source is told when nobody reads on', async () => {
  let ended = false
  async function* lines() {
    try {
      for (let number = 0; ; number++) yield [[number]]
    } finally {
      ended = true
    }
  }
  const reader = csvStream(['n'], lines()).getReader()
  const text = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode((await reader.read()).value)
  expect([await text(), await text(), await text()]).toEqual(['\u{feff}n\r\n', '0\r\n', '1\r\n'])
  await reader.cancel()
  expect(ended).toBe(true)
})
