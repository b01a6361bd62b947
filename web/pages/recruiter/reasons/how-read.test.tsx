import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReadingView } from '../../../api/matching.ts'
import { HowRead } from './how-read.tsx'
import { ReadItYourself } from './read-it-yourself.tsx'
import { doubtInWords, haveAllWarnings, sharedDoubts } from './row-doubts.ts'

const reading = (change: Partial<ReadingView> = {}): ReadingView => ({
  languages: [{ code: 'de', name: 'German', share: 1 }],
  confidence: 0.93,
  level: 'high',
  readItYourself: false,
  notUnderstood: [],
  ...change,
})
const gap = {
  kind: 'employment-dates',
  part: 'Employment',
  short: 'dates of employment',
  text: 'No dates could be read.',
  quote: { page: 1, start: 0, end: 15, quote: 'Berufserfahrung' },
}
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('says language and confidence, and what was not understood only where something was', () => {
  const calm = words(renderToStaticMarkup(<HowRead reading={reading()} />))
  expect(calm).toContain('Language German')
  expect(calm).toContain('High confidence (93%)')
  expect(calm).not.toContain('understood')
  const both = reading({
    languages: [
      { code: 'nb', name: 'Norwegian', share: 0.7 },
      { code: 'en', name: 'English', share: 0.3 },
    ],
    confidence: 0.31,
    level: 'low',
    readItYourself: true,
    notUnderstood: [gap],
  })
  const said = words(
    renderToStaticMarkup(
      <HowRead reading={both} advice={<ReadItYourself reading={both} />} place={({ quote }) => <q>{quote.quote}</q>} />,
    ),
  )
  expect(said).toContain('Norwegian (70%), English (30%)')
  expect(said).toContain('Read it yourself')
  expect(said).toContain('Employment. No dates could be read.')
  expect(said).toContain('Berufserfahrung')
  expect(words(renderToStaticMarkup(<HowRead reading={reading({ languages: [] })} />))).toContain('not recognized')
})

test('says nothing of resumes that were read before it was noted', () =>
  expect(renderToStaticMarkup(<HowRead reading={null} />)).toBe(''))

test('applicants are told without a number, and are not asked to read their own resume', () => {
  const { confidence: _, ...own } = reading({ level: 'low', readItYourself: true, notUnderstood: [gap] })
  const said = words(renderToStaticMarkup(<HowRead reading={own} />))
  expect(said).toContain('Low confidence')
  expect(said).not.toContain('%')
  expect(said).not.toContain('Read it yourself')
  expect(said).toContain('No dates could be read.')
})

const doubt = (notRead: string[], change = {}) => ({ readItYourself: false, notRead, yearsUnsure: false, ...change })

test('a mark that stands on every row is shown on none, and said once', () => {
  const all = [doubt(['language', 'job titles']), doubt(['language']), doubt(['language'], { readItYourself: true })]
  const { everyone, own } = sharedDoubts(all)
  expect(everyone).toEqual(['language'])
  expect(all.map(own)).toEqual([doubt(['job titles']), null, doubt([], { readItYourself: true })])
  const some = sharedDoubts([...all, null])
  expect(some.everyone).toEqual([])
  expect(some.own(all[1]!)).toEqual(all[1]!)
  // two rows are too few to tell
  expect(sharedDoubts(all.slice(0, 2)).everyone).toEqual([])
  expect(haveAllWarnings([{ warnings: 1 }, { warnings: 2 }, { warnings: 1 }])).toBe(true)
  expect(haveAllWarnings([{ warnings: 1 }, { warnings: 0 }, { warnings: 1 }])).toBe(false)
})

test('a row says what to do first', () => {
  expect(doubtInWords(doubt(['job titles'], { readItYourself: true }))).toBe('Read it yourself: job titles not understood')
  expect(doubtInWords(doubt(['dates of employment']))).toBe('Dates of employment not understood')
  expect(doubtInWords(doubt([], { yearsUnsure: true }))).toBeNull()
})
