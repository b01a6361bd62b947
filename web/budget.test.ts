import { afterAll, beforeAll, expect, test } from 'bun:test'
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

let folder: string
let manifest: AssetManifest
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'budget-'))
  folders.push(folder)
  const build = Bun.spawn([process.execPath, '--bun', 'node_modules/vite/bin/vite.js', 'build', '--outDir', folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdout: 'ignore',
    stderr: 'ignore',
  })
  expect(await build.exited).toBe(0)
  manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as AssetManifest
}, 30_000)

// A share of what React's hydrateRoot alone weighs (65.7 kB), and never more than 8 kB.
test('a still page loads under 7.8 kB of script and under 20 kB of styles before it is touched', async () => {
  const { scripts, preloads, styles } = filesOf(manifest, 'still')
  expect(scripts).toHaveLength(1)
  expect(await gzipped(folder, [...scripts, ...preloads])).toBeLessThan(0.12 * 65_700)
  expect(await gzipped(folder, styles)).toBeLessThan(20_000)
})

/** A source file and everything that it imports at once. */
const withImports = (name: string, found = new Set<string>()): Set<string> => {
  if (!found.has(name)) {
    found.add(name)
    for (const other of manifest[name]?.imports ?? []) withImports(other, found)
  }
  return found
}

// Opened on borrowed laptops with bad networks.
test("a candidate's assessment adds under 40 kB of script to what every app loads", async () => {
  const page = withImports('web/pages/assessment/assessment-page.tsx', withImports('web/components/assessment-shell.tsx'))
  const added = page.difference(withImports('web/hydrate.tsx'))
  expect(added.size).toBeGreaterThan(2)
  expect(
    await gzipped(
      folder,
      [...added].map((name) => manifest[name]!.file),
    ),
  ).toBeLessThan(40_000)
})

// Opened on old phones: the page is there without a script, and this comes once it is touched.
test("an applicant's page adds under 16 kB of script to what every island loads", async () => {
  const everyIsland = withImports('web/hydrate-island.tsx', withImports('web/island-loader.ts'))
  const added = withImports('web/islands/application.tsx').difference(everyIsland)
  expect(
    await gzipped(
      folder,
      [...added].map((name) => manifest[name]!.file),
    ),
  ).toBeLessThan(16_000)
})

// React and its router alone are 99.0 kB (`bun run bench --only script` weighs both, and asks a real browser what it fetched).
test('the list of candidates wakes with under 1.6 times the script of React and its router', async () => {
  const first = ['web/components/app-shell.tsx', 'web/hydrate.tsx', 'web/pages/recruiter/candidates-page.tsx']
  const files = new Set(first.flatMap((name) => [...withImports(name)]))
  const weight = await gzipped(
    folder,
    [...files].map((name) => manifest[name]!.file),
  )
  process.stdout.write(`the list of candidates: ${(weight / 1000).toFixed(1)} kB\n`)
  expect(weight).toBeLessThan(1.6 * 99_000)
})

test('an area with a table of pages of its own names it in the head, and no other area loads it', () => {
  const table = `/${manifest['web/routes/admin-pages.ts']!.file}`
  expect(filesOf(manifest, 'app', 'admin').preloads).toContain(table)
  expect(filesOf(manifest, 'app', 'recruiter').preloads).not.toContain(table)
  expect(withImports('web/hydrate.tsx').has('web/routes/admin-pages.ts')).toBe(false)
})

/** What a page of the dashboard brings beyond the app and its shell. */
const addedBy = (page: string) => {
  const known = withImports('web/components/app-shell.tsx', withImports('web/hydrate.tsx'))
  return withImports(page).difference(known)
}

/** Every page with an address of its own, and the palette that opens over all of them. On one page stands every piece there is. */
const isMeasured = (name: string) =>
  (/^web\/pages\/.*-page\.tsx$/.test(name) && !name.endsWith('/design-system-page.tsx')) ||
  name === 'web/components/palette/palette.tsx'

test('every page adds under 40 kB of script to the dashboard', async () => {
  const pages = Object.keys(manifest).filter(isMeasured)
  expect(pages.length).toBeGreaterThan(60)
  const weights = await Promise.all(
    pages.map(async (page): Promise<[page: string, kilobytes: number]> => {
      const files = [...addedBy(page)].map((name) => manifest[name]!.file)
      return [page, (await gzipped(folder, files)) / 1000]
    }),
  )
  const [heaviest] = weights.toSorted(([, a], [, b]) => b - a)
  process.stdout.write(`${heaviest![0]}: ${heaviest![1].toFixed(1)} kB\n`)
  expect(weights.filter(([, kilobytes]) => kilobytes >= 40)).toEqual([])
})

test('what a form under attack computes comes when a server asks for it, and is under 2 kB', async () => {
  const solver = 'web/state/proof-of-work.ts'
  for (const island of ['apply-form', 'register-form', 'company-register-form', 'forgot-password-form'])
    expect(withImports(`web/islands/${island}.tsx`).has(solver)).toBe(false)
  const every = withImports('web/hydrate-island.tsx', withImports('web/island-loader.ts'))
  const added = withImports(solver).difference(every)
  const weight = await gzipped(
    folder,
    [...added].map((name) => manifest[name]!.file),
  )
  expect(weight).toBeLessThan(2000)
})
