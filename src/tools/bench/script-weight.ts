import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'
import { startServer } from '#src/commands/server-process.ts'
import type { AssetManifest } from '#web/assets.ts'
import { openBrowser } from './browser.ts'
import { admin, type BenchOptions, adminEnvironment as environment, type Measure, measure } from './measure.ts'

const pages = ['/', '/login', '/register']

/** The script a still page loads before anybody touches it: files, what they import at once, and what stands in the page. */
export async function scriptWeight({ folder }: BenchOptions): Promise<Measure[]> {
  const server = await startServer({ dataDir: join(folder, 'script'), environment })
  const weights: string[] = []
  let heaviest = 0
  for (const page of pages) {
    const kilobytes = await weightOfPage(server.address + page)
    weights.push(`${page} ${kilobytes.toFixed(1)} kB`)
    heaviest = Math.max(heaviest, kilobytes)
  }
  const app = await dashboardWeight(server.address)
  await server.stop()
  const facts = {
    name: 'script on still pages, gzip',
    against: 'React’s hydrateRoot',
    unit: 'kB',
    limit: 0.12,
    guard: 8,
  } as const
  const hydrateRoot = await builtWeight(folder, ["export { hydrateRoot } from 'react-dom/client'"])
  const withRouter = await builtWeight(folder, [
    "export { hydrateRoot } from 'react-dom/client'",
    "export { createBrowserRouter, Outlet, Link, useLoaderData } from 'react-router'",
    "export { RouterProvider } from 'react-router/dom'",
  ])
  const dashboard = {
    name: 'script on first load of a dashboard page, gzip',
    against: 'react-router and React',
    unit: 'kB',
  } as const
  const [route, heavy] = heaviestRoute()
  return [
    measure(facts, [[heaviest, hydrateRoot]], [weights.join(', ')]),
    measure(
      { ...dashboard, limit: 1.6, guard: Number.POSITIVE_INFINITY },
      [[app.kilobytes, withRouter]],
      [
        `/dashboard/candidates: ${app.files} files`,
        `${heavy > heaviestLazy ? '! ' : ''}heaviest page that is loaded later: ${route} ${heavy.toFixed(1)} kB (at most ${heaviestLazy})`,
      ],
    ),
  ]
}

/** Kilobytes of script that a page loads by itself, gzipped: its files, what they import at once, and what stands in the page. */
export async function weightOfPage(address: string): Promise<number> {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
  const inline: string[] = []
  const wanted = new Set<string>()
  new HTMLRewriter()
    .on('script:not([type$=json])', {
      element(element) {
        const source = element.getAttribute('src')
        if (source) wanted.add(source)
        inline.push('')
      },
      text(chunk) {
        inline.push(inline.pop() + chunk.text)
      },
    })
    .on('link[rel=modulepreload]', {
      element(element) {
        wanted.add(element.getAttribute('href') ?? '')
      },
    })
    .transform(html)
  const files = await withImports(address, wanted)
  return [...files.values(), ...inline].reduce((sum, script) => sum + gzipped(script), 0) / 1000
}

/** The scripts by address, with those that they import statically, and those in turn. */
async function withImports(page: string, addresses: Iterable<string>) {
  const found = new Map<string, string>()
  const fetchOne = async (address: string): Promise<void> => {
    if (found.has(address)) return
    found.set(address, '')
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    const script = await response.text()
    found.set(address, script)
    const imported = new Bun.Transpiler({ loader: 'js' }).scanImports(script).filter(({ kind }) => kind === 'import-statement')
    await Promise.all(imported.map(({ path }) => fetchOne(new URL(path, address).href)))
  }
  await Promise.all([...addresses].map((address) => fetchOne(new URL(address, page).href)))
  return found
}

/** What a browser has asked for once the list of candidates is awake and quiet. */
async function dashboardWeight(address: string) {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext()
    await context.request.post(`${address}/login`, { data: admin })
    const page = await context.newPage()
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.add(request.url())
    })
    await page.goto(`${address}/dashboard/candidates`, { waitUntil: 'networkidle' })
    await page.waitForSelector('html[data-awake]', { state: 'attached' })
    const scripts = await Promise.all([...asked].map(async (url) => gzipped(await (await fetch(url)).text())))
    return { kilobytes: scripts.reduce((sum, size) => sum + size, 0) / 1000, files: asked.size }
  } finally {
    await browser.close()
  }
}

const heaviestLazy = 40

/** Of all pages the one that brings most script along beside what the shell has loaded. */
function heaviestRoute(): [page: string, kilobytes: number] {
  const folder = join(root, 'dist/client')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as AssetManifest
  const withImported = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const imported of manifest[name]?.imports ?? []) withImported(imported, seen)
    return seen
  }
  const loaded = new Set([...withImported('web/hydrate.tsx'), ...withImported('web/components/app-shell.tsx')])
  const weights = Object.keys(manifest)
    // On one page of administrators stands every piece there is.
    .filter((name) => /^web\/pages\/.*-page\.tsx$/.test(name) && !name.endsWith('/design-system-page.tsx'))
    .map((name): [string, number] => {
      const files = [...withImported(name)].filter((each) => !loaded.has(each)).map((each) => manifest[each]!.file)
      return [name, files.reduce((sum, file) => sum + gzipped(readFileSync(join(folder, file), 'utf8')), 0) / 1000]
    })
  return weights.toSorted(([, a], [, b]) => b - a)[0]!
}

/** What these modules of libraries weigh by themselves. */
export async function builtWeight(folder: string, lines: string[]) {
  // Inside the project, where the libraries are found.
  const entry = join(root, 'node_modules', `.bench-${Bun.hash(lines.join())}.js`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(entry, `${lines.join('\n')}\n`)
  try {
    const built = await Bun.build({
      entrypoints: [entry],
      target: 'browser',
      minify: true,
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    return gzipped(await built.outputs[0]!.text()) / 1000
  } finally {
    rmSync(entry, { force: true })
  }
}

const gzipped = (text: string) => (text === '' ? 0 : Bun.gzipSync(text, { level: 9 }).length)
