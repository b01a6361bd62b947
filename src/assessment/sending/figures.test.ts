import { expect, test } from 'bun:test'
import { begin } from '../test-assessment.ts'
import { aDesk } from './test-sending.ts'

test('the numbers page counts assessments by how far they are, and shows who is behind each number', async () => {
  const { server, send, get, post, advance, people } = await aDesk(4, { own: true })
  expect((await get('/api/analytics?range=all')).body.assessments).toEqual([])
  await send(0)
  await advance(8)
  const begun = (await send(1)).body
  await send(2)
  const revoked = (await send(3)).body
  await send(2, { options: { practice: true } })
  await begin(server, begun.testLink.split('/').pop())
  await post(`/api/assessments/${revoked.sessionId}/revoke`)
  const { assessments } = (await get('/api/analytics?range=all')).body
  expect(assessments.map(({ label, count }: { label: string; count: { count: number } }) => [label, count.count])).toEqual([
    ['Completed', 0],
    ['In progress', 1],
    ['Pending', 1],
    ['Expired', 1],
    ['Revoked', 1],
  ])
  const behind = async (of: string) =>
    (await get(`/api/analytics/rows?range=all&measure=assessments&of=${encodeURIComponent(of)}`)).body
  const { rows, total, title } = await behind('In progress')
  expect([total, title]).toEqual([1, 'Assessments: In progress'])
  expect(rows).toMatchObject([{ name: people[1]!.name }])
  expect((await behind('Expired')).rows).toMatchObject([{ name: people[0]!.name }])
  expect((await behind('Nonsense')).total).toBe(0)
})
