import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileMissing } from '#src/shared/provider-error.ts'
import type { FileStore } from './file-store.ts'

const text = (words: string) => new TextEncoder().encode(words)
const all = async (keys: AsyncIterable<string>) => (await Array.fromAsync(keys)).toSorted()

/**
 * What every file store promises. `open` returns an empty store for the whole suite. `overwrites: 'in place'` is for a store that
 * keeps the promise in production, but is tested against a server that cannot be read during a write.
 */
export const fileStoreContract = (
  name: string,
  open: () => FileStore | Promise<FileStore>,
  { overwrites = 'whole' }: { overwrites?: 'whole' | 'in place' } = {},
) =>
  describe(name, () => {
    let store: FileStore
    let folder: string
    beforeAll(async () => {
      store = await open()
      folder = await mkdtemp(join(tmpdir(), 'file-store-contract-'))
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))

    test('has a name, and is ready to be written to', async () => {
      expect(store.name).toMatch(/^\S+$/)
      await store.check()
      expect(await all(store.keys(''))).toEqual([])
    })

    test('gives back the very bytes it was given, even none at all', async () => {
      const bytes = crypto.getRandomValues(new Uint8Array(60_000))
      await store.put('resumes/ab12', bytes)
      await store.put('resumes/empty', new Uint8Array())
      expect(await store.read('resumes/ab12')).toEqual(bytes)
      expect(await store.read('resumes/empty')).toEqual(new Uint8Array())
      expect(await store.size('resumes/ab12')).toBe(60_000)
      expect(await store.size('resumes/empty')).toBe(0)
    })

    test('keeps its own copy: changing the bytes afterwards changes nothing', async () => {
      const bytes = text('before')
      await store.put('own/copy', bytes)
      bytes.fill(0)
      expect(await store.read('own/copy')).toEqual(text('before'))
    })

    test('takes a file by its path', async () => {
      const path = join(folder, 'upload')
      await writeFile(path, 'a resume')
      await store.put('taken/file', { path })
      expect(await store.read('taken/file')).toEqual(text('a resume'))
      expect(existsSync(path)).toBe(false)
    })

    test('replaces a file whole: a reader sees the old one or the new one', async () => {
      const versions = ['a', 'b'].map((letter) => text(letter.repeat(200_000)))
      await store.put('replaced', versions[0]!)
      const writing = (async () => {
        for (let round = 1; round <= 6; round++) await store.put('replaced', versions[round % 2]!)
      })()
      if (overwrites === 'in place') await writing
      for (let round = 0; round < 12; round++) {
        const seen = await store.read('replaced')
        expect(seen.length).toBe(200_000)
        expect(seen.every((byte) => byte === seen[0])).toBe(true)
      }
      await writing
      expect(await store.read('replaced')).toEqual(versions[0]!)
    })

    test('stores many at once', async () => {
      const path = join(folder, 'one-of-many')
      await writeFile(path, 'file 24')
      const keys = Array.from({ length: 25 }, (_, index) => `many/${index}`)
      await Promise.all(keys.map((key, index) => store.put(key, index === 24 ? { path } : text(`file ${index}`))))
      for (const index of [0, 11, 24]) expect(await store.read(`many/${index}`)).toEqual(text(`file ${index}`))
      expect(await all(store.keys('many/'))).toEqual(keys.toSorted())
    })

    test('streams a file, and parts of it', async () => {
      await store.put('streamed', text('0123456789'))
      const streamed = async (range?: { start?: number; end?: number }) =>
        new Response(await store.stream('streamed', range)).text()
      expect(await streamed()).toBe('0123456789')
      expect(await streamed({ start: 3 })).toBe('3456789')
      expect(await streamed({ end: 4 })).toBe('0123')
      expect(await streamed({ start: 2, end: 5 })).toBe('234')
      expect(await streamed({ start: 9, end: 10 })).toBe('9')
      expect(await streamed({ start: 8, end: 100 })).toBe('89')
    })

    test('lends a file to a program that takes only paths, and hands on what that says', async () => {
      await store.put('lent', text('words'))
      expect(await store.withLocalFile('lent', (path) => readFile(path, 'utf8'))).toBe('words')
      await store.put('lent.txt', new TextEncoder().encode('words'))
      expect(await store.withLocalFile('lent.txt', async (path) => path)).toEndWith('.txt')
      await expect(store.withLocalFile('lent', () => Promise.reject(new Error('broken inside')))).rejects.toThrow('broken inside')
      expect(await store.read('lent')).toEqual(text('words'))
    })

    test('says that a file is missing', async () => {
      await expect(store.read('no/such')).rejects.toBeInstanceOf(FileMissing)
      await expect(store.stream('no/such')).rejects.toBeInstanceOf(FileMissing)
      await expect(store.withLocalFile('no/such', async () => 'used')).rejects.toBeInstanceOf(FileMissing)
      expect(await store.size('no/such')).toBeNull()
    })

    test('deletes, and does not mind when there is nothing to delete', async () => {
      await store.put('deleted', text('x'))
      await store.delete('deleted')
      await store.delete('deleted')
      expect(await store.size('deleted')).toBeNull()
      expect(await all(store.keys('deleted'))).toEqual([])
    })

    test('lists the keys under a prefix, also where one key continues another', async () => {
      for (const key of ['list/a', 'list/a/b', 'list/a.b-c_d', 'listing']) await store.put(key, text('x'))
      expect(await all(store.keys('list/'))).toEqual(['list/a', 'list/a.b-c_d', 'list/a/b'])
      expect(await all(store.keys('list'))).toEqual(['list/a', 'list/a.b-c_d', 'list/a/b', 'listing'])
      expect(await all(store.keys('nothing'))).toEqual([])
    })

    test('refuses keys that could lead elsewhere', async () => {
      const bad = [
        '',
        '/',
        '../x',
        'a/../b',
        'a/..',
        '/etc/passwd',
        'a//b',
        'a/',
        '.hidden',
        'a/.b',
        'A',
        'ä',
        'a b',
        'a\0',
        'a~b',
        'x'.repeat(201),
      ]
      for (const key of bad) {
        await expect(store.put(key, text('x'))).rejects.toThrow('Not a key')
        await expect(store.read(key)).rejects.toThrow('Not a key')
        await expect(store.delete(key)).rejects.toThrow('Not a key')
        await expect(store.size(key)).rejects.toThrow('Not a key')
      }
    })
  })
