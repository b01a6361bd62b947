import { afterAll, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plugIn } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { fileStoreContract } from '#src/ports/file-store.contract.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { diskStore } from './disk.ts'
import { fileStores } from './index.ts'

const folders: string[] = []
const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'disk-store-'))
  folders.push(made)
  return made
}
afterAll(() => Promise.all(folders.map((made) => rm(made, { recursive: true, force: true }))))
const bytes = new TextEncoder().encode('bytes')

fileStoreContract('disk store', async () =>
  plugIn(fileStores, 'disk', {}, { fetch, clock: systemClock, dataDir: await folder() }),
)

test('keeps files and folders for the owner only, and leaves nothing half written behind', async () => {
  const root = join(await folder(), 'data', 'files')
  const store = diskStore(root)
  const upload = join(await folder(), 'upload')
  await writeFile(upload, 'bytes', { mode: 0o644 })
  await store.put('a/1', bytes)
  await store.put('a/2', { path: upload })
  const paths = (await readdir(root, { recursive: true })).map((name) => join(root, name))
  for (const path of [join(root, '..'), root, ...paths]) {
    const { mode } = await stat(path)
    expect(mode & 0o077).toBe(0)
  }
  expect(paths.filter((path) => path.includes('~')).length).toBe(2)
  expect(await readdir(join(root, '.incoming'))).toEqual([])
})

test('finds its files again in another life', async () => {
  const root = await folder()
  await diskStore(root).put('a/1', bytes)
  expect(await diskStore(root).read('a/1')).toEqual(bytes)
})

test('sweeps up what dead writers left, and nothing that a living one is writing', async () => {
  const incoming = join(await folder(), '.incoming')
  await mkdir(incoming)
  const dead = spawnSync('true').pid
  const before = new Date(performance.timeOrigin - 60_000)
  await writeFile(join(incoming, `${dead}-dead`), '')
  await writeFile(join(incoming, `${process.ppid}-another-living`), '')
  await writeFile(join(incoming, `${process.pid}-mine`), '')
  await writeFile(join(incoming, `${process.pid}-same-id-but-before-me`), '')
  await utimes(join(incoming, `${process.pid}-same-id-but-before-me`), before, before)
  await diskStore(join(incoming, '..')).check()
  expect((await readdir(incoming)).toSorted()).toEqual([`${process.pid}-mine`, `${process.ppid}-another-living`].toSorted())
})

test('reports a data folder that cannot be used, and works again once it can', async () => {
  const root = join(await folder(), 'files')
  await writeFile(root, 'a file where the folder should be')
  const store = diskStore(root)
  await expect(store.put('a', bytes)).rejects.toBeInstanceOf(ProviderError)
  await expect(store.check()).rejects.toBeInstanceOf(ProviderError)
  await rm(root)
  await store.put('a', bytes)
  expect(await store.read('a')).toEqual(bytes)
})

test('works again once a folder inside it can be used', async () => {
  const root = await folder()
  await diskStore(root).put('a', bytes)
  const inside = join(root, (await readdir(root)).find((name) => name !== '.incoming')!)
  await rm(inside, { recursive: true })
  await writeFile(inside, 'a file where the folder should be')
  const store = diskStore(root)
  await expect(store.put('a', bytes)).rejects.toBeInstanceOf(ProviderError)
  await rm(inside)
  await store.put('a', bytes)
  expect(await store.read('a')).toEqual(bytes)
})

test('keeps the old file when a new one cannot be taken', async () => {
  const store = diskStore(await folder())
  await store.put('a', bytes)
  await expect(store.put('a', { path: '/no/such/file' })).rejects.toBeInstanceOf(ProviderError)
  expect(await store.read('a')).toEqual(bytes)
})

const inSmallFileSystem = (script: string) =>
  spawnSync(
    'unshare',
    ['-rm', 'sh', '-c', `mount -t tmpfs -o size=300k tmpfs "$1" && exec "$0" -e '${script}' "$1"`, process.execPath, '/mnt'],
    {
      cwd: import.meta.dir,
      encoding: 'utf8',
    },
  )
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

test.skipIf(!canMount)('says that the disk is full, keeps what it has, and goes on when there is room again', async () => {
  const other = await folder()
  const upload = join(other, 'upload')
  await writeFile(upload, 'from another device')
  await chmod(upload, 0o644)
  const { stdout, stderr } = inSmallFileSystem(`
    import { diskStore } from "./disk.ts"
    import { readdirSync } from "node:fs"
    const store = diskStore("/mnt/files")
    await store.put("moved", { path: "${upload}" })
    await store.put("first", new Uint8Array(100000))
    const failure = await store.put("second", new Uint8Array(400000)).catch((error) => error)
    const left = readdirSync("/mnt/files/.incoming").length
    await store.delete("first")
    await store.put("third", new Uint8Array(150000))
    const moved = new TextDecoder().decode(await store.read("moved"))
    process.stdout.write([failure.name, left, await store.size("second"), await store.size("third"), moved].join(" | "))
  `)
  expect(stderr).toBe('')
  expect(stdout).toBe('StorageFull | 0 |  | 150000 | from another device')
  expect(existsSync(upload)).toBe(false)
})
