import { expect, test } from 'bun:test'
import type { Api } from '../../../api/client.ts'
import { loadJob } from './job-data.ts'

const load = (status: number) => {
  const failure = { error: 'Refused.', code: 'REFUSED', status, requestId: null }
  const api: Api = async () => ({ ok: false, failure })
  return loadJob(api, { params: { publicId: 'x'.repeat(300) }, url: new URL('http://localhost:3000/jobs/x') })
}

test('an address that cannot be the name of a job is one that is not found, not a failure', async () => {
  for (const status of [400, 404]) expect(await load(status)).toMatchObject({ data: { found: null }, init: { status: 404 } })
  for (const status of [0, 503])
    expect(await load(status).catch((error: unknown) => error)).toMatchObject({ init: { status: 503 } })
})
