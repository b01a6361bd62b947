import { expect, test } from 'bun:test'
import { strFromU8, unzipSync } from 'fflate'
import { memoryStore } from '#adapters/file-store/memory.ts'
import type { ArchiveEntry } from '#src/privacy/ports.ts'
import { zipOf } from './zip.ts'

async function* these(...entries: ArchiveEntry[]) {
  yield* entries
}

test('packs texts and stored files under any names, and leaves out a file that is gone', async () => {
  const store = memoryStore()
  const bytes = crypto.getRandomValues(new Uint8Array(65_536))
  await store.put('a/b', bytes)
  const entries = these(
    { name: 'index.html', text: 'Grüße, 世界' },
    { name: 'resumes/1 Łucja 🙂.pdf', key: 'a/b' },
    { name: 'gone.pdf', key: 'not/there' },
  )
  const files = unzipSync(await new Response(zipOf(store)(entries)).bytes())
  expect(Object.keys(files)).toEqual(['index.html', 'resumes/1 Łucja 🙂.pdf'])
  expect(strFromU8(files['index.html']!)).toBe('Grüße, 世界')
  expect(files['resumes/1 Łucja 🙂.pdf']).toEqual(bytes)
})

test('reads no file before its turn, and stops when nobody reads on', async () => {
  const store = memoryStore()
  const asked: string[] = []
  const stream = (key: string) => {
    asked.push(key)
    return store.stream(key)
  }
  for (const key of ['a', 'b', 'c']) await store.put(key, new Uint8Array(200_000))
  const reader = zipOf({ stream })(these(...['a', 'b', 'c'].map((key) => ({ name: key, key })))).getReader()
  await reader.read()
  await reader.cancel()
  expect(asked).toEqual(['a'])
})
