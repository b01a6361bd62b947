import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Providers } from '../../../providers.tsx'
import { aRanking, aRow, aSkill, someCriteria } from './ranking.fixture.ts'
import { RankingPage } from './ranking-page.tsx'

const shown = (data: unknown) => {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component: RankingPage, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")

const loaded = (ranking: ReturnType<typeof aRanking>) => words(shown({ ok: true, data: ranking, total: null }))

test('the ranking has a face for gone, failed and empty', () => {
  const failure = { error: 'The database is away.', code: 'UNAVAILABLE', status: 503, requestId: 'r-7' }
  expect(words(shown({ ok: false, failure }))).toContain('The ranking could not be loaded The database is away.')
  const gone = words(shown({ ok: false, failure: { ...failure, status: 404 } }))
  expect(gone).toContain('This job description is not here')
  expect(gone).not.toContain('Try again')
  const empty = loaded(aRanking([]))
  expect(empty).toContain('Nobody has been ranked here yet')
  expect(empty).toContain('Weight')
})

test('rows stand in the order of the weights shown, with what they were before', () => {
  const criteria = someCriteria({ skills: [] })
  const page = loaded(aRanking([aRow('low', { score: 0.2, percentage: 90 }), aRow('high', { score: 0.8 })], criteria))
  expect(page.indexOf('Person high')).toBeLessThan(page.indexOf('Person low'))
  expect(page).toContain('1 Person high high.pdf 80%')
  expect(page).toMatch(/2 Person low low.pdf 20% Medium confidence was 90%/)
  expect(page.match(/was \d/g)).toHaveLength(1)
})

test('a missing must-have marks a row and leaves it in the list', () => {
  const page = loaded(aRanking([aRow('a', { score: 1 }), aRow('b', { pruning: 0 })]))
  expect(page).toContain('All 2 shown')
  expect(page).toContain('2 of 2 must-haves missing : Pruning, 5 years of experience')
  expect(page).toContain('2 candidates')
})

test('scores of another version, of an older engine and with warnings are marked', () => {
  const rows = [
    aRow('a'),
    aRow('b', { criteriaVersion: 2 }),
    aRow('c', { criteriaVersion: 2, isOfOlderEngine: true, warnings: 2 }),
  ]
  const page = loaded(aRanking(rows, someCriteria({ version: 2 })))
  expect(page.match(/as of version 1/g)).toHaveLength(1)
  expect(page.match(/older engine/g)).toHaveLength(1)
  expect(page).toContain('2 warnings')
  expect(page).toContain('Score 2 candidates again')
  const all = loaded(aRanking([aRow('a'), aRow('b')], someCriteria({ version: 2 })))
  expect(all).toContain('Scores below are as of version 1; the criteria are version 2.')
})

test('the panel shows shares, where each skill is from, and what nobody but the server can work out', () => {
  const skills = [
    aSkill('Pruning', { quote: { page: 1, start: 0, end: 9, quote: 'skilled in pruning' } }),
    aSkill('Topiary', { quote: null }),
    aSkill('Grafting', { quote: null, source: 'model' }),
  ]
  const history = [
    { version: 2, savedAt: '2026-03-03T09:00:00.000Z', savedBy: 'Rosa Lindqvist' },
    { version: 1, savedAt: '2026-03-02T09:00:00.000Z', savedBy: null },
  ]
  const page = loaded(aRanking([aRow('a')], someCriteria({ version: 2, skills, history })))
  expect(page).toContain('Must-have skills 26%')
  expect(page).toContain('“skilled in pruning”')
  expect(page).toContain('Added by Rosa Lindqvist')
  expect(page).toContain('found by a language model')
  expect(page.match(/Takes effect after saving and scoring again/g)).toHaveLength(2)
  expect(page).toContain('Version 2 · current Rosa Lindqvist, Mar 3, 2026')
})

test('a thousand rows are not drawn at once', () => {
  const page = loaded(
    aRanking(
      Array.from({ length: 1000 }, (_, at) => aRow(`r${at}`)),
      someCriteria(),
      1400,
    ),
  )
  expect(page.match(/r\d+\.pdf/g)!.length).toBeLessThan(100)
  expect(page).toContain('1400 candidates')
  expect(page).toContain('The 1000 best by their saved scores are listed.')
})

test('a text that asks for too little puts nobody in order, and says what to do', () => {
  const rows = [aRow('b', { name: 'Zoe Park' }), aRow('a', { name: 'Ada Berg' })]
  const page = loaded({ ...aRanking(rows), unordered: 'The job description has no known job title.' })
  expect(page).toContain('These candidates are not ranked yet. The job description has no known job title.')
  expect(page.indexOf('Ada Berg')).toBeLessThan(page.indexOf('Zoe Park'))
  expect(page).not.toContain('best match under the weights shown first')
})

test('a row says what was copied and what could not be read', () => {
  const doubt = { readItYourself: true, notRead: ['dates of employment'], yearsUnsure: false }
  const page = loaded(aRanking([aRow('a', { copied: 0.41, warnings: 1, doubt })]))
  expect(page).toContain('41% copied from the job description')
  expect(page).toContain('Read it yourself: dates of employment not understood')
  expect(page).not.toContain('1 warning')
})

test('whose resume could not be read stands below the ranking with the reason, without a percentage', () => {
  const unread = [{ _id: 'u', name: 'Halvard Half', filename: 'half.pdf', reason: 'The file is damaged.' }]
  const page = loaded({ ...aRanking([aRow('a')]), unread })
  expect(page.indexOf('One resume could not be read')).toBeGreaterThan(page.indexOf('Person a'))
  expect(page).toContain('Halvard Half half.pdf The file is damaged.')
  const alone = loaded({ ...aRanking([]), unread })
  expect(alone).not.toContain('Nobody has been ranked here yet')
})
