import { expect, test } from 'bun:test'
import { jobHandlers, notQueued, WrongPayload } from './job-handlers.ts'

test('a handler is given the payload of its kind, with what else was stored', async () => {
  const done: unknown[] = []
  const handlers = jobHandlers({ 'rank-batch': async ({ batchId }, { attempts }) => void done.push([batchId, attempts]) })
  await handlers['rank-batch'](
    { batchId: 'b1', addedLater: 1 },
    { id: 'j', kind: 'rank-batch', payload: null, attempts: 3, ...notQueued },
  )
  expect(done).toEqual([['b1', 3]])
})

test('a payload of no such kind is never tried again, and its handler hears nothing of it', async () => {
  const done: unknown[] = []
  const handlers = jobHandlers({ 'rank-batch': async (payload) => void done.push(payload) })
  const error = await handlers['rank-batch']({ batch: 'b1' }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(WrongPayload)
  expect(error).toMatchObject({ retryable: false })
  expect(done).toEqual([])
})
