import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskStore } from '#adapters/file-store/disk.ts'
import { memoryStore } from '#adapters/file-store/memory.ts'
import { mailsOnDisk } from '#adapters/mailer/mail-folder.ts'
import { fileStoreContract } from '#src/ports/file-store.contract.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { FileMissing, ProviderError } from '#src/shared/provider-error.ts'
import { chunkBytes } from './format.ts'
import { openSealing } from './open-sealing.ts'
import { sealOldFiles } from './seal-old-files.ts'
import { newSealingKey } from './sealing-keys.ts'

const root = mkdtempSync(join(tmpdir(), 'ats-sealed-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const text = (words: string) => new TextEncoder().encode(words)
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

function aStore(inner?: FileStore, key = newSealingKey()) {
  const dataDir = mkdtempSync(join(root, 'data-'))
  const sealing = openSealing({ kind: 'environment', variable: 'SEALING_KEY', text: key }, dataDir)!
  const stored = inner ?? diskStore(join(dataDir, 'files'))
  return { dataDir, key, sealing, vault: sealing.vault, stored, store: sealing.over(stored) }
}

fileStoreContract('sealed files on the disk', () => aStore().store)
fileStoreContract('sealed files in memory', () => aStore(memoryStore()).store)
fileStoreContract('a store whose files are all known to be sealed', async () => {
  const { store, vault } = aStore()
  await vault.setComplete(true)
  return store
})

describe('a sealed file', () => {
  let made: ReturnType<typeof aStore>
  beforeEach(() => {
    made = aStore()
  })

  test('is nowhere in the clear, on the disk or in what was lent', async () => {
    const { dataDir, store } = made
    await store.put('w1/resumes/a', text('Mira Lindqvist, Stockholm'))
    let lent = ''
    await store.withLocalFile('w1/resumes/a', async (path) => {
      lent = path
      expect(readFileSync(path, 'utf8')).toBe('Mira Lindqvist, Stockholm')
      expect(statSync(path).mode & 0o777).toBe(0o600)
      expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700)
    })
    expect(existsSync(lent)).toBe(false)
    for (const path of filesIn(dataDir)) expect(readFileSync(path).includes('Lindqvist')).toBe(false)
  })

  test.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes, 20 * chunkBytes + 17])(
    'of %d bytes comes back whole and in pieces, from bytes and from a path',
    async (size) => {
      const { dataDir, store } = made
      const bytes = new Uint8Array(size).map((_, index) => index * 7 + (index >> 8))
      await store.put('bytes', bytes)
      writeFileSync(join(dataDir, 'upload'), bytes)
      await store.put('path', { path: join(dataDir, 'upload') })
      expect(existsSync(join(dataDir, 'upload'))).toBe(false)
      for (const key of ['bytes', 'path']) {
        expect(Buffer.from(await store.read(key)).equals(bytes)).toBe(true)
        expect(await store.size(key)).toBe(size)
        expect(await store.withLocalFile(key, async (path) => readFileSync(path).equals(bytes))).toBe(true)
        for (const [start, end] of [
          [0, size],
          [0, 1],
          [size - 1, size],
          [chunkBytes - 1, chunkBytes + 1],
          [chunkBytes, 2 * chunkBytes],
          [size, size + 10],
        ] as const) {
          const range = { start: Math.max(0, start), end }
          const part = await new Response(await store.stream(key, range)).bytes()
          expect(Buffer.from(part).equals(bytes.slice(range.start, range.end))).toBe(true)
        }
      }
    },
  )

  const stored = (store: FileStore, key: string) => store.withLocalFile(key, async (path) => path)

  test('that was changed, cut short or lengthened is refused, and nothing of the changed part is given out', async () => {
    const { store, stored: inner } = made
    const bytes = new Uint8Array(2 * chunkBytes + 500).fill(65)
    await store.put('file', bytes)
    const path = await stored(inner, 'file')
    const whole = readFileSync(path)
    const changed = Buffer.from(whole)
    changed[chunkBytes + 100]! ^= 1
    const reordered = Buffer.concat([
      whole.subarray(0, 24),
      whole.subarray(24 + 65_552, 24 + 2 * 65_552),
      whole.subarray(24, 24 + 65_552),
      whole.subarray(24 + 2 * 65_552),
    ])
    const spoilt = [
      changed,
      whole.subarray(0, 24 + 2 * 65_552),
      whole.subarray(0, -1),
      whole.subarray(0, 30),
      Buffer.concat([whole, Buffer.from('x')]),
      reordered,
    ]
    for (const spoil of spoilt) {
      writeFileSync(path, spoil)
      for (const read of [
        () => store.read('file'),
        async () => new Response(await store.stream('file')).bytes(),
        () => store.withLocalFile('file', async () => 'used'),
      ]) {
        const reason = await read().then(
          () => 'read',
          (error) => error,
        )
        expect(reason).toBeInstanceOf(ProviderError)
        expect(reason.retryable).toBe(false)
      }
    }
    writeFileSync(path, whole)
    expect(Buffer.from(await store.read('file')).equals(bytes)).toBe(true)
  })

  test('does not open in the place of another one', async () => {
    const { store, stored: inner } = made
    await store.put('one', text('one'))
    await store.put('two', text('two'))
    const [one, two] = [await stored(inner, 'one'), await stored(inner, 'two')]
    const bytes = readFileSync(one)
    writeFileSync(one, readFileSync(two))
    writeFileSync(two, bytes)
    await expect(store.read('one')).rejects.toBeInstanceOf(FileMissing)
    await expect(store.read('two')).rejects.toBeInstanceOf(FileMissing)
  })

  test('is gone with its key: a copy of its bytes opens no more, and the key is in no file', async () => {
    const { dataDir, store, stored: inner, vault } = made
    await store.put('gone', text('gone'))
    await store.put('kept', text('kept'))
    const copy = await inner.read('gone')
    const id = Buffer.from(copy.subarray(8, 24)).toString('hex')
    expect(filesIn(dataDir).some((path) => readFileSync(path).includes(id))).toBe(true)
    await store.delete('gone')
    expect(filesIn(dataDir).some((path) => readFileSync(path).includes(id))).toBe(false)
    await inner.put('gone', copy)
    await expect(store.read('gone')).rejects.toBeInstanceOf(FileMissing)
    await expect(store.stream('gone')).rejects.toBeInstanceOf(FileMissing)
    expect(await store.size('gone')).toBeNull()
    expect(await store.read('kept')).toEqual(text('kept'))
    expect(vault.count()).toBe(1)
  })

  test('of which a new version was stored opens in that one only', async () => {
    const { store, stored: inner, vault } = made
    await store.put('file', text('first'))
    const first = await inner.read('file')
    await store.put('file', text('second'))
    expect(vault.count()).toBe(1)
    await inner.put('file', first)
    await expect(store.read('file')).rejects.toBeInstanceOf(FileMissing)
  })
})

describe('files from before', () => {
  test('are given out as they are, and sealed one by one', async () => {
    const { store, stored, dataDir } = aStore()
    await stored.put('old', text('Mira Lindqvist'))
    await stored.put('large.webm', new Uint8Array(3_000_000).fill(66))
    expect(await store.read('old')).toEqual(text('Mira Lindqvist'))
    expect(await store.size('old')).toBe(14)
    expect(await store.withLocalFile('old', async (path) => readFileSync(path, 'utf8'))).toBe('Mira Lindqvist')
    expect([await store.sealStored('old'), await store.sealStored('large.webm')]).toEqual([true, true])
    expect([await store.sealStored('old'), await store.sealStored('missing')]).toEqual([false, false])
    expect(Buffer.from(await stored.read('old')).includes('Lindqvist')).toBe(false)
    expect(await store.read('old')).toEqual(text('Mira Lindqvist'))
    expect((await store.read('large.webm')).every((byte) => byte === 66)).toBe(true)
    expect(readdirSync(join(dataDir, 'unsealed'))).toEqual([])
  })

  test('are all sealed in the end, however often it is cut short and whatever fails on the way', async () => {
    const { store, stored, vault, sealing, dataDir } = aStore()
    for (let number = 0; number < 12; number++) await stored.put(`old/${number}`, text(`words ${number}`))
    const outbox = mailsOnDisk(dataDir)
    const seal = (most: number, over = store) => {
      let left = most
      return sealOldFiles(over, sealing, { outbox, next: async () => left-- > 0 })
    }
    expect([await seal(5), vault.isComplete()]).toEqual([5, false])
    const failing = {
      ...store,
      sealStored: async (key: string) => {
        if (key === 'old/3') throw new ProviderError('disk', 'It cannot be read.')
        return store.sealStored(key)
      },
    }
    await stored.put('old/3', text('words 3'))
    await expect(seal(100, failing)).rejects.toThrow('It cannot be read.')
    expect([vault.isComplete(), await store.read('old/3')]).toEqual([false, text('words 3')])
    expect([await seal(100), vault.isComplete()]).toEqual([1, true])
    expect(await seal(100)).toBe(0)
    for (let number = 0; number < 12; number++) expect(await store.read(`old/${number}`)).toEqual(text(`words ${number}`))
    expect(filesIn(join(dataDir, 'files')).some((path) => readFileSync(path).includes('words'))).toBe(false)
  })

  test('become what they were again', async () => {
    const { store, stored, vault } = aStore()
    await store.put('file', text('words'))
    expect([await store.unsealStored('file'), await store.unsealStored('file')]).toEqual([true, false])
    expect(await stored.read('file')).toEqual(text('words'))
    expect(vault.count()).toBe(0)
  })

  test('that are deleted while they are sealed stay deleted', async () => {
    const { store, stored } = aStore()
    await stored.put('old', text('words'))
    const [, sealed] = await Promise.all([store.delete('old'), store.sealStored('old')])
    expect(sealed).toBe(false)
    expect(await store.size('old')).toBeNull()
  })
})

test('what a process that died had opened is removed', async () => {
  const { store, dataDir } = aStore()
  mkdirSync(join(dataDir, 'unsealed'), { recursive: true })
  writeFileSync(join(dataDir, 'unsealed/999999999-1.pdf'), 'somebody')
  await store.sweepScratch()
  expect(readdirSync(join(dataDir, 'unsealed'))).toEqual([])
})
