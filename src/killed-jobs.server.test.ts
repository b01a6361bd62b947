import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { ServerProcess } from './commands/server-process.ts'
import { until } from './shared/test-until.ts'
import { anInstance } from './test-two-processes.ts'

setDefaultTimeout(300_000)

let instance: Awaited<ReturnType<typeof anInstance>>
let workers: ServerProcess[] = []
beforeAll(async () => {
  instance = await anInstance()
  workers = await Promise.all(['one', 'two'].map((name) => instance.start(name, { ROLE: 'worker', MAILER: 'outbox' })))
}, 400_000)
afterAll(() => instance?.end(), 60_000)

const outputs = () => `it to come so far:\n${workers.map((each) => each.output().slice(-2000)).join('\n')}`
const untilSo = <Found>(look: () => Promise<Found>) => until(look, outputs, 120_000)

test('a process that is killed between the effect of a job and its mark leaves neither, and another one does it once', async () => {
  const { rows } = instance
  const [reader] = await rows<{ user: string; workspace: string }>(
    'select user_id as user, workspace_id as workspace from memberships limit 1',
  )
  const { user, workspace } = reader!
  await rows('insert into weekly_readers (workspace_id, user_id) values ($1, $2)', [workspace, user])
  // Whoever writes the mail of the report stops there, before the commit, for as long as this table has a row.
  for (const statement of [
    'create table held (one bigint)',
    'insert into held values (1)',
    `create function hold() returns trigger language plpgsql as
     $$ begin if new.kind = 'mail' and exists (select 1 from held) then perform pg_sleep(5); end if; return new; end $$`,
    'create trigger hold after insert on jobs for each row execute function hold()',
  ])
    await rows(statement)
  await rows(`insert into jobs (id, kind, payload, run_at, created_at) values ('report', 'weekly-report', $1, 0, 0)`, [
    JSON.stringify({ workspaceId: workspace, userId: user, monday: '2026-01-05' }),
  ])
  const stopped = await untilSo(async () => {
    const [asleep] = await rows("select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()")
    const [held] = await rows<{ pid: string }>(
      "select p.pid from jobs j join processes p on p.id = j.holder where j.id = 'report'",
    )
    return asleep && held && workers.find(({ pid }) => pid === Number(held.pid))
  })
  await stopped.kill()
  await rows('delete from held')
  await untilSo(async () => (await rows("select 1 from jobs where id = 'report'")).length === 0)
  const mails = async () => {
    const waiting = await rows<{ payload: string }>("select payload from jobs where kind = 'mail'")
    const sent = await rows("select 1 from mail_records where kind = 'weekly-report'")
    return waiting.filter(({ payload }) => JSON.parse(payload).kind === 'weekly-report').length + sent.length
  }
  expect(await mails()).toBe(1)
  expect(await rows("select 1 from jobs where kind = 'weekly-report'")).toHaveLength(1)
})

test('processes that start together on an empty instance show one link to set it up, and a worker shows none', async () => {
  const empty = await anInstance()
  try {
    const nobody = { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined, PUBLIC_URL: 'https://ats.example.com' }
    const roles = ['web', 'web', 'worker'] as const
    const started = await Promise.all(roles.map((role, at) => empty.start(`${role}-${at}`, { ...nobody, ROLE: role })))
    await untilSo(async () => started.every((each) => /setup\?token=|Ready: /.test(each.output())))
    const links = started.map((each) => each.output().match(/https\S+\/setup\?token=\S+/)?.[0])
    expect(links[0]).toBeDefined()
    expect(links).toEqual([links[0], links[0], undefined])
    const token = new URL(links[0]!).searchParams.get('token')
    const body = { token, fullName: 'Ada', email: 'ada@example.com', password: 'an administrator of tests' }
    const answers = await Promise.all(
      started.slice(0, 2).map(({ address }) =>
        fetch(`${address}/api/setup`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    )
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  } finally {
    await empty.end()
  }
})
