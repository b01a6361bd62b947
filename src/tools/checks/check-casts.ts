/**
 * Fails where a type is chosen by hand that the contracts know: what a page has loaded, what a job was given, what an event tells,
 * what a call answers. The rules stand in docs/house.md.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root, say } from '#src/commands/prepare.ts'

interface Rule {
  name: string
  pattern: RegExp
  /** The one place that may. */
  but?: string
}

const rules: Rule[] = [
  { name: 'loaded data that is read past usePageData', pattern: /\buse(?:Route)?LoaderData\(/g, but: 'web/page-route.ts' },
  { name: 'payloads of jobs that are cast', pattern: /\bpayload as\b/g },
  { name: 'events whose data is unknown', pattern: /\b(?:candidate|application|assessment): unknown\b/g },
  { name: 'answers whose type is chosen by hand', pattern: /\b(?:callApi|companyApi\(\w+\)|api)<[^>(]*>\(/g },
  { name: 'servers whose routes have lost their types', pattern: /: Elysia = new Elysia/g },
]

/** How often each rule is broken in a text, by its name. */
export function castsIn(file: string, text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name, pattern, but } of rules) {
    const count = file === but ? 0 : [...text.matchAll(pattern)].length
    if (count > 0) counts.set(name, count)
  }
  return counts
}

async function productFiles() {
  const files: string[] = []
  for (const folder of ['src', 'web', 'adapters'])
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      const file = join(folder, name)
      const isTooling = /^src\/(commands|tools)\//.test(file) || /\.test\.tsx?$|\/test-[a-z-]+\.tsx?$/.test(file)
      if (/\.tsx?$/.test(file) && !isTooling) files.push(file)
    }
  return files
}

if (import.meta.main) {
  const totals = new Map(rules.map(({ name }) => [name, 0]))
  for (const file of await productFiles())
    for (const [name, count] of castsIn(file, await Bun.file(join(root, file)).text())) {
      say(`${file}: ${name}: ${count}`)
      totals.set(name, totals.get(name)! + count)
    }
  for (const [name, count] of totals) say(`${name}: ${count}`)
  if ([...totals.values()].some((count) => count > 0)) process.exit(1)
}
