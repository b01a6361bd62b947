import { expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { aHistory } from '#src/analytics/test-analytics.ts'

setDefaultTimeout(30_000)

test('answers are what candidates did themselves in the last two weeks, newest first, of this workspace alone', async () => {
  const world = await aHistory('2026-01-01T09:00:00Z')
  await world.rank('Engineer', ['Ada', 'Bela'])
  const [{ workspaceId }] = (await world.server.database
    .query()
    .all<{ workspaceId: string }>(sql`select workspace_id as workspaceId from candidates limit 1`)) as [{ workspaceId: string }]
  const happened = (name: string, kind: string, day: number, actor: string | null = null) =>
    world.server.database.transaction(async () => {
      await world.server.database
        .query()
        .run(sql`insert into timeline_entries (id, workspace_id, candidate_id, at, actor_id, kind, details)
        values (${world.server.ids.id()}, ${workspaceId}, ${world.ids[name]}, ${Date.UTC(2026, 0, day)}, ${actor}, ${kind}, '{}')`)
    })
  await happened('Ada', 'corrected', 2)
  await happened('Ada', 'assessment-completed', 10)
  await happened('Bela', 'interview-booked', 12)
  await happened('Bela', 'note-added', 13)
  await world.at('2026-01-20T09:00:00Z')
  const answers: { kind: string; filename: string }[] = await world.call('GET', '/api/answers')
  expect(answers.map(({ kind, filename }) => [kind, filename])).toEqual([
    ['interview-booked', 'Bela.pdf'],
    ['assessment-completed', 'Ada.pdf'],
  ])
  const stranger = await world.server.recruiter('stranger@example.com')
  expect((await world.server.call('GET', '/api/answers', { cookie: stranger.cookie })).body).toEqual([])
})
