import { expect, test } from 'bun:test'
import { castsIn } from './check-casts.ts'

test.each([
  ['web/pages/a-page.tsx', 'const answer = useLoaderData() as CallResult<Board>'],
  ['web/pages/a-page.tsx', 'const session = useRouteLoaderData("admin") as Session'],
  ['src/matching/index.ts', 'const { batchId } = payload as { batchId: string }'],
  ['src/ports/live-feed.ts', "{ kind: 'candidate-changed'; candidate: unknown }"],
  ['web/api/hiring.ts', "callApi<Board>('GET /api/board')"],
  ['web/api/hiring.ts', "companyApi(token)<Board>('GET /api/board')"],
  ['src/app.ts', 'const server: Elysia = new Elysia()'],
])('%s is not allowed: %s', (file, text) => {
  expect(castsIn(file, text).size).toBe(1)
})

test.each([
  ['web/page-route.ts', 'const loaded = useLoaderData()'],
  ['web/pages/a-page.tsx', 'const answer = usePageData(BoardPage)'],
  ['src/matching/index.ts', "'rank-batch': ({ batchId }) => rank(batchId)"],
  ['web/api/hiring.ts', "callApi('GET /api/board')"],
])('%s is allowed: %s', (file, text) => {
  expect([...castsIn(file, text)]).toEqual([])
})
