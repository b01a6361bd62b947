import { describe, expect, test } from 'bun:test'
import { explainReading, explanationLines } from '../explain.ts'
import { documentFromText } from '../plain-document.ts'
import { extractResumeFacts } from '../resume-facts.ts'
import { someone } from '../test-people.ts'
import { testResumes } from '../test-resumes.ts'
import { fieldOfLabel } from './labels.ts'

describe.each(Object.entries(testResumes))('%s', (_name, write) => {
  const document = documentFromText(write(someone))
  const pieces = explainReading(document)

  test('every title and employer that was read is explained, in the words of the document', () => {
    const { designations, companies } = extractResumeFacts(document)
    for (const [facts, field] of [
      [designations, 'title'],
      [companies, 'employer'],
    ] as const)
      for (const { quotes } of facts) {
        const { start, end } = quotes[0]!
        const told = pieces.filter(({ quote, label, changedTo }) => {
          const overlaps = quote.start < end && start < quote.end
          return overlaps && fieldOfLabel(changedTo ?? label) === field
        })
        // a headline is no entry
        if (start > document.text.indexOf('\n\n')) expect(told).not.toEqual([])
      }
    for (const { quote } of pieces) expect(document.text.slice(quote.start, quote.end)).toBe(quote.quote)
  })

  test('the reasons add up to the margin, and no other label scores better', () => {
    for (const { because, margin, label, next } of pieces) {
      expect(because.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(margin, 6)
      expect(margin).toBeGreaterThanOrEqual(0)
      expect(fieldOfLabel(next)).not.toBe(fieldOfLabel(label))
    }
  })

  test('is told the same way every time', () =>
    expect(explanationLines(explainReading(document))).toEqual(explanationLines(pieces)))
})

test('a line that says who somebody is stands in it as it is', () => {
  const [write] = Object.values(testResumes)
  const text = write!(someone)
  const lines = explanationLines(explainReading(documentFromText(text))).join('\n')
  expect(lines).toContain('"Senior Data Engineer"')
  expect(lines).toMatch(/title\+?, confidence [01]\.\d\d; \d+\.\d\d before \w/)
  expect(lines).toMatch(/ {6}[+-]\d+\.\d\d {2}words, words after on the line=title & legal-form/)
})
