import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'
import { startServer } from '#src/commands/server-process.ts'
import { type BenchOptions, adminEnvironment as environment, type Measure, measure } from './measure.ts'

const pages = ['/', '/login', '/register']

/** The script a still page loads before anybody touches it: files, what they import at once, and what stands in the page. */
export async function scriptWeight({ folder }: BenchOptions): Promise<Measure[]> {
  const server = await startServer({ dataDir: join(folder, 'script'), environment })
  const weights: string[] = []
  let heaviest = 0
  for (const page of pages) {
    const html = await (await fetch(server.address + page, { headers: { accept: 'text/html' } })).text()
    const inline: string[] = []
    const wanted = new Set<string>()
    new HTMLRewriter()
      .on('script', {
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
    const files = await withImports(server.address + page, wanted)
    const kilobytes = [...files.values(), ...inline].reduce((sum, script) => sum + gzipped(script), 0) / 1000
    weights.push(`${page} ${kilobytes.toFixed(1)} kB`)
    heaviest = Math.max(heaviest, kilobytes)
  }
  await server.stop()
  const facts = {
    name: 'script on still pages, gzip',
    against: 'React’s hydrateRoot',
    unit: 'kB',
    limit: 0.12,
    guard: 8,
  } as const
  return [measure(facts, [[heaviest, await hydrateRootWeight(folder)]], [weights.join(', ')])]
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

/** React with its way of waking up a page, and nothing else. */
async function hydrateRootWeight(folder: string) {
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'hydrate-root.js')
  const react = JSON.stringify(join(root, 'node_modules/react-dom/client.js'))
  writeFileSync(entry, `import { hydrateRoot } from ${react}\nglobalThis.hydrateRoot = hydrateRoot\n`)
  const built = await Bun.build({
    entrypoints: [entry],
    target: 'browser',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return gzipped(await built.outputs[0]!.text()) / 1000
}

const gzipped = (text: string) => (text === '' ? 0 : Bun.gzipSync(text, { level: 9 }).length)
