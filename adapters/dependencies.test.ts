import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dir, '..')

interface Manifest {
  name: string
  version: string
  license?: string | { type: string }
  licenses?: { type: string }[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Where a package finds another: beside itself, or in a folder above. */
function folderOf(name: string, from: string): string | null {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
  }
  return null
}

/** What the server needs to run: our dependencies and, all the way down, theirs. Optional ones for other systems may be missing. */
function shipped(): Manifest[] {
  const found = new Map<string, Manifest>()
  const visit = (folder: string) => {
    const { dependencies, optionalDependencies } = manifestIn(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = folderOf(name, folder)
      if (!place && !optionalDependencies?.[name]) throw new Error(`${name}, which ${folder} needs, is not installed.`)
      if (!place || found.has(place)) continue
      found.set(place, manifestIn(place))
      visit(place)
    }
  }
  visit(root)
  return [...found.values()]
}

const locked = (name: string) => {
  const lines = readFileSync(join(root, 'bun.lock'), 'utf8').matchAll(/^ {4}"([^"]+)": \["((?:@[^/"]+\/)?[^@"]+)@([^"]+)"/gm)
  return [...lines].filter(([, , each]) => each === name).map(([, , , version]) => version!)
}

const isAtLeast = (version: string, minimum: string) => Bun.semver.order(version, minimum) >= 0

const packages = shipped()

describe('the packages that ship', () => {
  // The first versions without a known hole that matters here.
  test.each([
    ['pdfjs-dist', '6.2.108', 'a PDF could run scripts'],
    ['elysia', '1.4.26', 'prototypes could be reached, and an address could hold the server up'],
    ['drizzle-orm', '0.45.2', 'names of columns could carry SQL'],
    ['nodemailer', '7.0.11', 'a list of addresses could hold the server up'],
    ['react-router', '8.0.0', 'a request could break out of its data'],
  ])('have %s at %s or later, before which %s', (name, minimum) => {
    const versions = [...locked(name), ...packages.filter((each) => each.name === name).map(({ version }) => version)]
    expect(versions.length).toBeGreaterThanOrEqual(2)
    expect(versions.filter((version) => !isAtLeast(version, minimum))).toEqual([])
  })

  // The first runs code it finds in requests; the others bundle a reader of PDFs with a known hole, or may not be given on.
  test.each(['react-server-dom-webpack', 'react-server-dom-turbopack', 'unpdf', 'mupdf'])('are without %s', (name) => {
    expect(locked(name)).toEqual([])
  })

  test('ask nothing of those who run or change the product', () => {
    const licenceOf = ({ license, licenses }: Manifest) =>
      typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none told')
    const isFree = (licence: string) =>
      licence
        .replaceAll(/[()]/g, '')
        .split(/ OR |\//)
        .some((choice) => choice.split(' AND ').every((part) => permissive.test(part.trim())))
    const permissive =
      /^(MIT|MIT-0|ISC|0BSD|BSD(-[23]-Clause)?|Apache[- ]2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Zlib|OFL-1\.1|Python-2\.0|CC-BY-[34]\.0)$/
    const others = packages.filter((each) => !isFree(licenceOf(each))).map((each) => `${each.name} ${licenceOf(each)}`)
    // Its licence asks something of those who change its own files, which nobody does here: docs/decisions/085-calendars-are-asked-for-free-and-busy.md.
    expect(others).toEqual(['ical.js MPL-2.0'])
    expect(packages.length).toBeGreaterThan(50)
  })
})
