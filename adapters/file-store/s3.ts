import { mkdtemp, rm, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { Type } from '@sinclair/typebox'
import { S3Client } from 'bun'
import { adapter } from '#adapters/adapter.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { FileMissing, ProviderError } from '#src/shared/provider-error.ts'
import { checkKey } from './keys.ts'
import { patiently, s3Error } from './s3-patience.ts'

/** Files in a bucket of Amazon S3 or of anything that speaks its language (MinIO, R2, Garage). */
export const s3 = adapter({
  settings: Type.Object({
    S3_ENDPOINT: Type.Optional(
      Type.String({
        pattern: '^https?://[^\\s/]+',
        description: 'an address such as https://s3.example.com, or nothing for Amazon',
      }),
    ),
    S3_BUCKET: Type.String({ pattern: '^[\\w.-]{3,63}$', description: 'the name of a bucket' }),
    S3_REGION: Type.String({ default: 'us-east-1' }),
    S3_ACCESS_KEY_ID: Type.String({ minLength: 1, description: 'the id of an access key that may read, write, list and delete' }),
    S3_SECRET_ACCESS_KEY: Type.String({ minLength: 1, description: 'the secret of that access key' }),
    S3_TIMEOUT_SECONDS: Type.Number({ minimum: 0.1, maximum: 600, default: 30 }),
  }),
  create(settings, { outgoing }): FileStore {
    const client = new S3Client({
      endpoint: settings.S3_ENDPOINT,
      bucket: settings.S3_BUCKET,
      region: settings.S3_REGION,
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    })
    const endpoint = settings.S3_ENDPOINT ?? `https://s3.${settings.S3_REGION}.amazonaws.com`
    return s3Store(client, settings.S3_TIMEOUT_SECONDS * 1000, (key, bytes) =>
      outgoing?.pass('file storage', endpoint, { bytes, subject: { kind: 'file', id: key } }),
    )
  },
})

/** Extra time for the bytes themselves: nobody's line to the store is slower than 256 kB/s. */
const milliseconds = (bytes: number) => bytes / 256

function s3Store(client: S3Client, timeout: number, pass: (key: string, bytes?: number) => void): FileStore {
  const file = (key: string, bytes?: number) => {
    checkKey(key)
    pass(key, bytes)
    return client.file(key)
  }
  const statOf = async (key: string) => {
    const target = file(key)
    return patiently(timeout, () => target.stat())
  }

  /** `fetch` says how many bytes it got; it runs again when the file was cut short, or replaced while it was fetched. */
  const whole = async (key: string, fetch: () => Promise<number>) => {
    let { size } = await statOf(key).catch(missing(key))
    const fetchWhole = async () => {
      if ((await fetch()) === size) return
      size = (await file(key).stat()).size
      throw new ProviderError('s3', 'The file store sent half a file.')
    }
    await patiently(timeout + milliseconds(size), fetchWhole).catch(missing(key))
  }

  const store: FileStore = {
    name: 's3',
    async put(key, content) {
      const body = content instanceof Uint8Array ? content : Bun.file(content.path)
      const size = body instanceof Uint8Array ? body.length : body.size
      const target = file(key, size)
      await patiently(timeout + milliseconds(size), async () => {
        await target.write(body)
        const stored = await target.stat()
        if (stored.size !== size) throw new ProviderError('s3', 'The file store kept a damaged file.')
      })
      if (!(content instanceof Uint8Array)) await unlink(content.path)
    },
    async read(key) {
      let bytes = new Uint8Array()
      await whole(key, async () => {
        bytes = await file(key).bytes()
        return bytes.length
      })
      return bytes
    },
    async stream(key, { start = 0, end } = {}) {
      const { size } = await statOf(key).catch(missing(key))
      if (start >= Math.min(end ?? size, size)) return new Blob([]).stream()
      return file(key)
        .slice(start, end ?? size)
        .stream()
    },
    async size(key) {
      try {
        return (await statOf(key)).size
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async withLocalFile(key, use) {
      const folder = await mkdtemp(join(tmpdir(), 'from-s3-'))
      try {
        const path = join(folder, `file${extname(key)}`)
        await whole(key, () => Bun.write(path, new Response(file(key).stream())))
        return await use(path)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async delete(key) {
      const target = file(key)
      await patiently(timeout, () => target.delete())
    },
    async *keys(prefix) {
      let continuationToken: string | undefined
      do {
        const page = await patiently(timeout, () => client.list({ prefix, ...(continuationToken && { continuationToken }) }))
        for (const { key } of page.contents ?? []) yield key
        continuationToken = page.isTruncated ? page.nextContinuationToken : undefined
      } while (continuationToken)
    },
    async check() {
      const probe = `check/${crypto.randomUUID()}`
      await store.put(probe, new Uint8Array(1))
      await store.delete(probe)
    },
  }
  return store
}

const isMissing = (error: unknown) => error instanceof ProviderError && s3Error(error.cause) === 'NoSuchKey'

const missing = (key: string) => (error: unknown) => {
  throw isMissing(error) ? new FileMissing(key) : error
}
