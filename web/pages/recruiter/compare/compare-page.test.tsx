import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createApi } from '../../../api/client.ts'
import { type Comparison, loadComparison, type RequirementData } from '../../../api/ranking.ts'
import { Providers } from '../../../providers.tsx'
import { aCandidate } from '../candidate.fixture.ts'
import { ComparePage } from './compare-page.tsx'
import { comparedGroups, differing } from './compared.ts'

const shown = (data: Comparison) => {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component: ComparePage, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

const aRequirement = (id: string, change: Partial<RequirementData> = {}): RequirementData => ({
  id,
  label: id,
  component: 'must-have skills',
  must: true,
  weight: 1,
  score: 1,
  state: 'met',
  summary: `The resume names ${id}.`,
  evidence: [{ page: 2, quote: `worked with ${id}`, start: 40, end: 60 }],
  ...change,
})

const absent: Partial<RequirementData> = { score: 0, state: 'missing', summary: 'Not found in the resume.', evidence: [] }

const ada = aCandidate({ id: 'ada', analysis: { requirements: [aRequirement('Pruning'), aRequirement('Grafting')] } })
const ben = aCandidate({
  id: 'ben',
  data: { name: 'Ben Oduya' },
  analysis: { requirements: [aRequirement('Pruning', absent), aRequirement('Grafting')] },
})
const found = (...records: (typeof ada)[]): Comparison => ({
  ids: records.map(({ _id }) => _id),
  answers: records.map((data) => ({ ok: true, data, total: null })),
})
const refusal = (status: number) => ({ ok: false, failure: { error: 'Away.', code: 'X', status, requestId: null } }) as const

test('a comparison has a face for too few, too many, unknown and failed', () => {
  expect(words(shown({ ids: [], answers: [] }))).toContain('Choose candidates to compare')
  expect(words(shown(found(ada)))).toContain('Choose in the ranking')
  expect(words(shown({ ids: ['1', '2', '3', '4', '5', '6'], answers: [] }))).toContain('5 candidates fit side by side')
  const unknown = { ids: ['ada', 'x'], answers: [...found(ada).answers, refusal(404)] }
  expect(words(shown(unknown))).toContain('These candidates are not here')
  expect(words(shown({ ids: ['ada', 'x'], answers: [...found(ada).answers, refusal(503)] }))).toContain(
    'The candidates could not be loaded Away.',
  )
})

test('each cell says its state in a word, why, and quotes the resume with a link to the place', () => {
  const html = shown(found(ada, ben))
  expect(words(html)).toContain('Pruning Shown The resume names Pruning. “worked with Pruning” p. 2')
  expect(words(html)).toMatch(/Not found (?!in)/)
  expect(html).toContain('href="/dashboard/candidates/ada?quote=40-60"')
  expect(html).toContain('href="/dashboard/compare?id=ada"')
})

test('one unknown candidate does not take the others away', () => {
  const data = { ids: ['ada', 'x', 'ben'], answers: [...found(ada).answers, refusal(404), ...found(ben).answers] }
  const page = words(shown(data))
  expect(page).toContain('One candidate in this link cannot be shown')
  expect(page).toContain('Ben Oduya')
})

test('candidates of different job descriptions stand in tables of their own', () => {
  const elsewhere = { ...ben, jobDescriptionId: { _id: 'other', title: 'Beekeeper' } }
  const html = shown(found(ada, elsewhere))
  expect(words(html)).toContain('ranked against different job descriptions')
  expect(html.match(/<table/g)).toHaveLength(2)
})

test('rows in which everybody stands the same can be left out', () => {
  const groups = comparedGroups([ada, ben])
  expect(groups[0]!.rows.map(({ id }) => id)).toEqual(['Pruning', 'Grafting'])
  expect(differing(groups)).toEqual([{ title: 'Must-haves', rows: [groups[0]!.rows[0]!] }])
})

test('a requirement that one score was never held against is said to be so', () => {
  const old = aCandidate({ id: 'old', analysis: { requirements: [] } })
  expect(words(shown(found(ada, old)))).toContain('Not looked for in this score')
})

test('more than five are not even asked for, and one id counts once', async () => {
  const asked: string[] = []
  const api = createApi(async (path) => {
    asked.push(path)
    return Response.json(ada)
  })
  const address = (ids: string[]) => new URL(`http://x/dashboard/compare?${ids.map((id) => `id=${id}`).join('&')}`)
  expect((await loadComparison(api, address(['1', '2', '3', '4', '5', '6']))).ids).toHaveLength(6)
  expect(asked).toEqual([])
  await loadComparison(api, address(['1', '1', '2']))
  expect(asked).toEqual(['/api/candidates/1', '/api/candidates/2'])
})
