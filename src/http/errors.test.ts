import { expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { pooledImportReader } from '#src/reading-worker/import-tasks.ts'
import { errors } from './errors.ts'
import { silentLog } from './log.ts'

const said = async (thrown: () => unknown) => {
  const server = new Elysia().use(errors(silentLog)).get('/', () => {
    throw thrown()
  })
  const answer = await server.handle(new Request('http://localhost/'))
  return [answer.status, ((await answer.json()) as { error: string }).error]
}

test('an import that is more than a reading process can take is told so, not that the file is damaged', async () => {
  const reader = pooledImportReader({ run: () => Promise.reject(new UnreadableDocument('DAMAGED')) })
  const error = await reader
    .read({ files: [], mapping: null, job: null, to: '' }, { group: '' })
    .catch((rejected: unknown) => rejected)
  expect(await said(() => error)).toEqual([422, 'This file is more than can be read at once. Cut it into smaller ones.'])
})

test('what a parser wraps is told as it was', async () => {
  const inside = new UnreadableDocument('DAMAGED')
  expect(await said(() => new Error('parsing failed', { cause: inside }))).toEqual([422, inside.message])
})
