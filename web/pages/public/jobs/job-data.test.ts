import { expect, test } from 'bun:test'
import type { Api } from '../../../api/client.ts'
import { loadJob } from './job-data.ts'

const answering = (status: number) =>
  (async () => ({ ok: false, failure: { error: 'The database is busy.', code: 'UNAVAILABLE', status, requestId: null } })) as Api

const load = (status: number) =>
  loadJob(answering(status), { params: { publicId: 'p1' }, url: new URL('http://h/jobs/p1') }).catch((thrown: unknown) => thrown)

test('a job that could not be read is not taken for one that is not there', async () => {
  expect(await load(503)).toMatchObject({ data: 'Failed to load job details', init: { status: 503 } })
  expect(await load(0)).toMatchObject({ data: 'Failed to load job details', init: { status: 503 } })
  expect(await load(404)).toMatchObject({ data: { found: null }, init: { status: 404 } })
})
