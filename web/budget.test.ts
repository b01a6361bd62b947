import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AssetManifest, filesOf } from './assets.ts'

const root = join(import.meta.dir, '..')
const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const gzipped = async (folder: string, files: string[]) => {
  const sizes = await Promise.all(
    files.map(async (file) => Bun.gzipSync(await readFile(join(folder, file)), { level: 9 }).length),
  )
  return sizes.reduce((total, size) => total + size, 0)
}

// A share of what React's hydrateRoot alone weighs (65.7 kB), and never more than 8 kB.
test('a still page loads under 7.8 kB of script and under 20 kB of styles before it is touched', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'budget-'))
  folders.push(folder)
  const build = Bun.spawn([process.execPath, '--bun', 'node_modules/vite/bin/vite.js', 'build', '--outDir', folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdout: 'ignore',
    stderr: 'ignore',
  })
  expect(await build.exited).toBe(0)
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as AssetManifest
  const { scripts, preloads, styles } = filesOf(manifest, 'still')
  expect(scripts).toHaveLength(1)
  expect(await gzipped(folder, [...scripts, ...preloads])).toBeLessThan(0.12 * 65_700)
  expect(await gzipped(folder, styles)).toBeLessThan(20_000)
}, 30_000)
