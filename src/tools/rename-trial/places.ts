import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Calls } from '#src/contracts/contract.ts'

/** Where something can be renamed that two sides know. */
export interface Place {
  /** What is renamed, on which side. */
  what: string
  file: string
  /** Where its name begins in the file. */
  at: number
  name: string
  becomes: string
}

const filesIn = async (root: string, folder: string, pattern: RegExp) =>
  (await readdir(join(root, folder), { recursive: true }))
    .map((name) => join(folder, name))
    .filter((name) => pattern.test(name) && !/\.test\.tsx?$/.test(name))
    .toSorted()

/** The last word of a path that is no parameter gets another ending. */
const otherPath = (path: string) => path.replace(/\/([\w.-]+)((?:\/:\w+)*)$/, '/$1-renamed$2')

/** Everything that may be drawn, by kind. */
export async function placesIn(root: string, contract: Calls, fields: ReadonlySet<string>): Promise<Record<string, Place[]>> {
  const paths = new Set(Object.keys(contract).map((place) => place.slice(place.indexOf(' ') + 1)))
  const calls = new Set(Object.keys(contract))
  const inContracts = await filesIn(root, 'src/contracts', /(records|calls|live|system|mails|site|people-and-audit)\.ts$/)
  const atServer = await filesIn(root, 'src', /routes\.ts$/)
  const serializers = await filesIn(root, 'src', /^src\/[a-z]+\/(?:[a-z-]+\/)?(?:[a-z-]+-)?(views|answers)\.ts$/)
  const atPages = await filesIn(root, 'web/api', /\.ts$/)

  const found = async (
    what: string,
    files: string[],
    pattern: RegExp,
    otherName: (name: string) => string,
    knows: ReadonlySet<string>,
  ) => {
    const places: Place[] = []
    for (const file of files) {
      const text = await Bun.file(join(root, file)).text()
      for (const match of text.matchAll(pattern)) {
        const name = match.groups?.name
        if (!name || !knows.has(name)) continue
        const becomes = otherName(name)
        if (becomes !== name) places.push({ what, file, at: match.index + match[0].indexOf(name), name, becomes })
      }
    }
    return places
  }
  const otherField = (name: string) => `${name}Renamed`
  const fieldInContract = await found(
    'field in the contract',
    inContracts,
    /^ {2,}(?<name>[A-Za-z_]\w*): (?=t\.|or|one|[A-Z])/gm,
    otherField,
    fields,
  )
  return {
    fieldInContract: await answersOnly(root, fieldInContract),
    pathInContract: await found('path in the contract', inContracts, /^ {2}'(?<name>[A-Z]+ \/[^']*)': \{/gm, otherPath, calls),
    fieldAtServer: await found(
      'field at the server',
      serializers,
      /^ {2,}(?<name>[A-Za-z_]\w*): (?!.*[;]$)/gm,
      otherField,
      fields,
    ),
    pathAtServer: await found(
      'path at the server',
      atServer,
      /\.(?:get|post|put|patch|delete)\(\s*'(?<name>\/[^']*)'/g,
      otherPath,
      paths,
    ),
    pathAtPages: await found('path at the pages', atPages, /'(?<name>[A-Z]+ \/[^']*)'/g, otherPath, calls),
  }
}

/** Without what is described of a request: of those, answers are not about. */
async function answersOnly(root: string, places: Place[]): Promise<Place[]> {
  const texts = new Map<string, string>()
  const kept: Place[] = []
  for (const place of places) {
    const text = texts.get(place.file) ?? (await Bun.file(join(root, place.file)).text())
    texts.set(place.file, text)
    const before = text.slice(0, place.at)
    const isInCall = /calls\(\{/.test(before)
    const lastPart = before.match(/^ {4}(params|query|body|form|answers):/gm)?.at(-1) ?? ''
    if (!/calls\.ts$/.test(place.file) || (isInCall && lastPart.includes('answers'))) kept.push(place)
  }
  return kept
}
