import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { plugIn, WrongSetting } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { openSealing } from '#adapters/sealed-file-store/open-sealing.ts'
import { newSealingKey } from '#adapters/sealed-file-store/sealing-keys.ts'
import { fileStoreContract } from '#src/ports/file-store.contract.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { fileStores } from './index.ts'

const closing: (() => unknown)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

const storeAt = (endpoint: string, more: Record<string, string> = {}) =>
  plugIn(
    fileStores,
    's3',
    {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'resumes',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_TIMEOUT_SECONDS: '5',
      ...more,
    },
    { fetch, clock: systemClock, dataDir: '/nowhere' },
  )

async function bucket(options: Record<string, unknown> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 's3rver-'))
  const configureBuckets = [{ name: 'resumes', configs: [] }]
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets, ...options })
  const { port } = await server.run()
  closing.push(async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return `http://127.0.0.1:${port}`
}

/** A store that answers as it is told, and counts how often it was asked. */
function answering(answer: (request: Request, count: number) => Response | Promise<Response>) {
  let count = 0
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => answer(request, ++count) })
  closing.push(() => server.stop(true))
  return { endpoint: `http://127.0.0.1:${server.port}`, count: () => count }
}
const refusing = (status: number, code: string) =>
  answering(() => new Response(`<Error><Code>${code}</Code><Message>no</Message></Error>`, { status }))
const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => 'no failure',
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(ProviderError)
  return error as ProviderError
}
const bytes = new TextEncoder().encode('bytes')

// This server forgets the final slash of the address when it checks the signature of a list, hence the leniency.
fileStoreContract('s3 store', async () => storeAt(await bucket({ allowMismatchedSignatures: true })), { overwrites: 'in place' })

fileStoreContract(
  's3 store with sealed files',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 's3-sealed-'))
    const sealing = openSealing({ kind: 'environment', variable: 'SEALING_KEY', text: newSealingKey() }, dataDir)!
    closing.push(() => {
      sealing.vault.close()
      rmSync(dataDir, { recursive: true })
    })
    return sealing.over(storeAt(await bucket({ allowMismatchedSignatures: true })))
  },
  { overwrites: 'in place' },
)

test('signs what it sends, and a wrong secret is a matter for a person', async () => {
  const endpoint = await bucket()
  await storeAt(endpoint).put('a/b', bytes)
  expect(await storeAt(endpoint).read('a/b')).toEqual(bytes)
  const refusal = await failure(storeAt(endpoint, { S3_SECRET_ACCESS_KEY: 'hunter2' }).put('a/b', bytes))
  expect(refusal.retryable).toBe(false)
  expect(refusal.message).not.toContain('hunter2')
})

test('stores a file of many megabytes from its path, and lends it again', async () => {
  const store = storeAt(await bucket())
  const path = join(mkdtempSync(join(tmpdir(), 's3-upload-')), 'big')
  closing.push(() => rmSync(join(path, '..'), { recursive: true }))
  const big = crypto.getRandomValues(new Uint8Array(65_536))
  await writeFile(path, Buffer.concat(Array.from({ length: 180 }, () => big)))
  await store.put('big', { path })
  expect(await store.size('big')).toBe(180 * 65_536)
  expect(await Bun.file(path).exists()).toBe(false)
  const tail = new Uint8Array(await new Response(await store.stream('big', { start: 179 * 65_536 })).arrayBuffer())
  expect(tail).toEqual(big)
  expect(await store.withLocalFile('big', async (local) => Bun.file(local).size)).toBe(180 * 65_536)
})

describe('a store that is away', () => {
  test('that refuses for good is asked once', async () => {
    const { endpoint, count } = refusing(403, 'AccessDenied')
    expect((await failure(storeAt(endpoint).put('a', bytes))).retryable).toBe(false)
    expect(count()).toBe(1)
    await failure(storeAt(endpoint).check())
    await failure(Array.fromAsync(storeAt(endpoint).keys('')))
  })

  test('that fails is asked three times, and may be tried again later', async () => {
    const { endpoint, count } = refusing(500, 'InternalError')
    const refusal = await failure(storeAt(endpoint).put('a', bytes))
    expect(refusal.retryable).toBe(true)
    expect(refusal.message).toContain('InternalError')
    expect(count()).toBe(3)
  })

  test('that fails once does not trouble anybody', async () => {
    const { endpoint } = answering((request, count) => {
      if (count === 1) return new Response('<Error><Code>SlowDown</Code></Error>', { status: 503 })
      return new Response(request.method === 'HEAD' ? bytes : null, { headers: { etag: '"x"' } })
    })
    await storeAt(endpoint).put('a', bytes)
  })

  test('that is not there at all is reported for every request', async () => {
    const store = storeAt('http://127.0.0.1:1', { S3_TIMEOUT_SECONDS: '0.2' })
    const requests = [
      store.put('a', bytes),
      store.read('a'),
      store.stream('a'),
      store.size('a'),
      store.delete('a'),
      store.check(),
    ]
    const failures = await Promise.all([...requests, store.withLocalFile('a', async () => 1)].map(failure))
    expect(failures.every(({ retryable }) => retryable)).toBe(true)
  })

  test('that hangs is given up in time', async () => {
    const { endpoint } = answering(() => new Promise(() => {}))
    const start = performance.now()
    const store = storeAt(endpoint, { S3_TIMEOUT_SECONDS: '0.1' })
    const failures = await Promise.all([store.put('a', bytes), store.read('a'), store.size('a')].map(failure))
    expect(performance.now() - start).toBeLessThan(1500)
    expect(failures.map(({ message }) => message)).toEqual(Array(3).fill('The file store did not answer in time.'))
  })

  test('that says yes and keeps nothing, or half, is found out', async () => {
    const losing = answering((request) => new Response(null, { status: request.method === 'PUT' ? 200 : 404 }))
    await failure(storeAt(losing.endpoint).put('a', bytes))
    const halving = answering((request) => new Response(request.method === 'HEAD' ? bytes.slice(0, 2) : null))
    expect((await failure(storeAt(halving.endpoint).put('a', bytes))).message).toContain('damaged')
  })

  test('that sends half a file is found out', async () => {
    const { endpoint } = answering((request) => new Response(request.method === 'HEAD' ? bytes : bytes.slice(0, 2)))
    await failure(storeAt(endpoint).read('a'))
    await failure(storeAt(endpoint).withLocalFile('a', async () => 'used'))
  })
})

test('asks for its settings in words, without repeating the secret', () => {
  expect(() => storeAt('ftp://me:hunter2@x')).toThrow('S3_ENDPOINT is "ftp://…@x", but takes an address such as https://')
  expect(() => storeAt('https://x', { S3_BUCKET: 'a b' })).toThrow(WrongSetting)
  expect(() => storeAt('https://x', { S3_SECRET_ACCESS_KEY: '' })).toThrow('S3_SECRET_ACCESS_KEY is not set')
  expect(storeAt('').name).toBe('s3')
})
