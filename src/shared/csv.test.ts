import { describe, expect, test } from 'bun:test'
import { csvLine, csvStream } from './csv.ts'

describe('a line of a CSV file', () => {
  test('runs nothing in a spreadsheet, whatever a text begins with', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', ' 1', '\u00a0=1'])
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
