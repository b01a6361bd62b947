/**
 * Fails where an address of ours would be asked for at the root of the host, although the product may lie under a path of it. Elements get
 * the path from `web/jsx`, the router has it, and the server adds it to redirects and cookies; all else takes `at` of `web/address.ts`. See
 * docs/decisions/101-under-a-path.md.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root, say } from '#src/commands/prepare.ts'

interface Rule {
  name: string
  pattern: RegExp
  /** Where it counts: the beginning of a path. */
  where: 'web/' | 'src/'
  /** The one place that may. */
  but?: string
}

const placed = String.raw`(?!(?:at|addressAt)\()`

const rules: Rule[] = [
  { name: 'calls of fetch without at()', where: 'web/', pattern: new RegExp(String.raw`(?<![\w.])fetch\(${placed}`, 'g') },
  {
    name: 'requests opened without at()',
    where: 'web/',
    pattern: new RegExp(String.raw`\brequest\.open\([^,\n]*, ${placed}`, 'g'),
  },
  { name: 'scripts added without at()', where: 'web/', pattern: new RegExp(String.raw`\.addModule\(${placed}`, 'g') },
  {
    name: 'pages left without at()',
    where: 'web/',
    pattern: new RegExp(String.raw`\blocation\.(?:(?:assign|replace)\(|href = )${placed}`, 'g'),
  },
  {
    name: 'elements given an address without at()',
    where: 'web/',
    pattern: new RegExp(String.raw`(?<!location)\.(?:href|src|action) = ${placed}`, 'g'),
  },
  { name: 'cookies for the whole host', where: 'web/', pattern: /;path=\/;/g },
  { name: 'addresses told by the origin alone', where: 'web/', pattern: /\blocation\.origin\b/g, but: 'web/site-address.ts' },
  {
    name: 'elements made past web/jsx',
    where: 'web/',
    pattern: /\b(?:React\.|[^.\w])createElement\(['"](?:a|form|img|iframe)['"]/g,
  },
  {
    // What is made when its file is loaded is made before the server knows the path.
    name: 'links made once for all',
    where: 'web/',
    pattern: /^(?:export )?const \w+ = \(?\s*<[a-zA-Z][^\n]*(?:\n[ \t]+[^\n]*)*?\b(?:href|action|src)=/gm,
  },
  { name: 'addresses that lose the path of PUBLIC_URL', where: 'src/', pattern: /new URL\([^()\n]+, (?:\w+\.)*publicUrl\)/g },
]

/** How often each rule is broken in a file, by its name. */
export function bareAddressesIn(file: string, text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name, pattern, where, but } of rules) {
    const count = file === but || !file.startsWith(where) ? 0 : [...text.matchAll(pattern)].length
    if (count > 0) counts.set(name, count)
  }
  return counts
}

async function productFiles() {
  const names = await Promise.all(
    ['src', 'web'].map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)),
    ),
  )
  return names.flat().filter((file) => /\.tsx?$/.test(file) && !/^src\/tools\/|\.test\.tsx?$|\/test-[a-z-]+\.tsx?$/.test(file))
}

if (import.meta.main) {
  let total = 0
  for (const file of await productFiles())
    for (const [name, count] of bareAddressesIn(file, await Bun.file(join(root, file)).text())) {
      say(`${file}: ${name}: ${count}`)
      total += count
    }
  say(`addresses that know no path: ${total}`)
  if (total > 0) process.exit(1)
}
