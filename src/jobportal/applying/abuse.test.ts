import { expect, test } from 'bun:test'
import { aResume } from '#adapters/test-documents.ts'
import { applicationOf, applyFor, linkOf, withJob } from './test-applying.ts'

test('counts what is sent under a known key as one more application when it is another one', async () => {
  const { server, job } = await withJob()
  const resume = await aResume()
  const headers = { 'idempotency-key': 'always the same' }
  const send = (email: string) => applyFor(server, job.id, { email, resume }, { from: '192.0.2.7', headers })
  const statuses: number[] = []
  for (let number = 0; number < 12; number++) statuses.push((await send(`p${number}@example.com`)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429])
  expect((await send('p0@example.com')).status).toBe(201)
})

test('lets nobody get in the way of somebody else who uses the same key', async () => {
  const { server, job } = await withJob()
  const headers = { 'idempotency-key': '1' }
  const [one, other] = [
    await applyFor(server, job.id, { email: 'one@example.com' }, { headers }),
    await applyFor(server, job.id, { email: 'other@example.com', name: 'Other' }, { headers }),
  ]
  expect([one.status, other.status]).toEqual([201, 201])
  expect((await applicationOf(server, job.id, 'other@example.com')).name).toBe('Other')
})

test('keeps what somebody sent as it is, however often a stranger applies with their address', async () => {
  const { server, job } = await withJob()
  await applyFor(server, job.id, { name: 'Mira Herself', resume: await aResume({ name: 'First' }) })
  await server.app.worker.runDue()
  const before = await applicationOf(server, job.id)
  const kept: string[] = []
  for (let number = 0; number < 15; number++) {
    await applyFor(server, job.id, { name: `Stranger ${number}` })
    server.clock.advance(1000)
    kept.push(...(await server.newerApplications.ofApplication(before.id)).map(({ fileId }) => fileId))
  }
  await server.app.worker.runDue()
  expect(await applicationOf(server, job.id)).toEqual(before)
  const waiting = await server.newerApplications.ofApplication(before.id)
  expect(waiting.map(({ form }) => form.name)).toEqual([10, 11, 12, 13, 14].map((number) => `Stranger ${number}`))
  // The files of those that had to go went with them.
  const left = new Set(waiting.map(({ fileId }) => fileId))
  for (const fileId of new Set(kept)) expect((await server.files.find(before.companyId, fileId)) !== null).toBe(left.has(fileId))
})

test('what was sent later is shown behind the private link, and can be deleted there', async () => {
  const { server, job } = await withJob()
  await applyFor(server, job.id)
  const token = await linkOf(server, 'mira@example.com')
  await applyFor(server, job.id, { name: 'Stranger', filename: 'stranger.pdf' })
  const { newer } = (await server.call('GET', `/api/application/${token}`)).body
  expect(newer).toEqual([{ id: expect.any(String), sentAt: expect.any(String), name: 'Stranger', resumeFile: 'stranger.pdf' }])
  const remove = () => server.call('DELETE', `/api/application/${token}/newer/${newer[0].id}`)
  expect((await remove()).body).toMatchObject({ name: 'Mira Talvik', newer: [] })
  expect([(await remove()).status, (await remove()).body.code]).toEqual([404, 'NEWER_GONE'])
})

test('lets a link be used for so many corrections and copies a minute, before anything is looked up for them', async () => {
  const { server, job } = await withJob()
  await applyFor(server, job.id)
  await server.app.worker.runDue()
  const token = await linkOf(server, 'mira@example.com')
  const many = async (times: number, method: string, path: string, body?: unknown) => {
    const statuses: number[] = []
    for (let count = 0; count < times; count++)
      statuses.push((await server.call(method, `/api/application/${token}${path}`, { body })).status)
    return statuses
  }
  const nothing = { about: 'skills', kind: 'missing', value: '', comment: '' }
  expect((await many(62, 'POST', '/corrections', nothing)).slice(58)).toEqual([400, 400, 429, 429])
  expect((await many(12, 'GET', '/data.zip')).slice(8)).toEqual([200, 200, 429, 429])
  expect((await server.call('GET', `/api/application/${token}`)).status).toBe(200)
})

test('gives the place of a form back whose fields too many come in one piece', async () => {
  const { server, job } = await withJob()
  const more = Object.fromEntries(Array.from({ length: 36 }, (_, number) => [`x${number}`, 'l'.repeat(100_000)]))
  const send = () => applyFor(server, job.id, { more }, { from: '192.0.2.9', headers: { 'idempotency-key': 'stuck' } })
  const answers = await Promise.all(Array.from({ length: 3 }, send))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  expect((await applyFor(server, job.id, {}, { from: '192.0.2.9' })).status).toBe(201)
})
