import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'

interface Lock {
  workspaces: { '': { dependencies?: Record<string, string>; devDependencies?: Record<string, string> } }
  /** By place: a package that another brings for itself lies below it. [name@version, registry, facts, integrity]. */
  packages: Record<string, [string, string, LockedFacts?, string?]>
}

interface LockedFacts {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/**
 * What this program is made of, in CycloneDX 1.6: every locked package with its version, the hash of its archive, its license where
 * it is installed, and what needs it. The same lock gives the same text: no time and no chance is in it.
 */
export function billOfMaterials(folder = root): Record<string, unknown> {
  const text = readFileSync(join(folder, 'bun.lock'), 'utf8')
  const { workspaces, packages } = Bun.JSONC.parse(text) as Lock
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const main = workspaces['']
  const needed = reachable(packages, Object.keys(main.dependencies ?? {}))
  const refs = new Map(Object.entries(packages).map(([place, [identity]]) => [place, purlOf(identity)]))
  const needs = new Map<string, Set<string>>()
  for (const [place, [, , facts]] of Object.entries(packages)) {
    const ref = refs.get(place)!
    const wanted = needs.get(ref) ?? new Set()
    for (const each of placesOf(packages, place, facts)) wanted.add(refs.get(each)!)
    needs.set(ref, wanted)
  }
  const components = new Map<string, Record<string, unknown>>()
  for (const [place, [identity, , , integrity]] of Object.entries(packages)) {
    const ref = refs.get(place)!
    const isRequired = needed.has(place)
    const known = components.get(ref)
    if (known) {
      if (isRequired) known.scope = 'required'
      continue
    }
    components.set(ref, {
      type: 'library',
      'bom-ref': ref,
      ...nameOf(identity),
      // What only builds and tests use is no part of what runs.
      scope: isRequired ? 'required' : 'excluded',
      ...(integrity ? { hashes: [hashOf(integrity)] } : {}),
      ...licenseOf(folder, place),
      purl: ref,
    })
  }
  const ownRef = `pkg:npm/${own.name}@${own.version}`
  const direct = [...Object.keys(main.dependencies ?? {}), ...Object.keys(main.devDependencies ?? {})]
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(`${own.version}\n${text}`)}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': ownRef, name: own.name, version: own.version } },
    components: [...components.values()].toSorted((one, other) => (String(one.purl) < String(other.purl) ? -1 : 1)),
    dependencies: [
      { ref: ownRef, dependsOn: direct.flatMap((name) => refs.get(name) ?? []).toSorted() },
      ...[...needs].map(([ref, wanted]) => ({ ref, dependsOn: [...wanted].toSorted() })).toSorted(byRef),
    ],
  }
}

const byRef = (one: { ref: string }, other: { ref: string }) => (one.ref < other.ref ? -1 : 1)

/** '@radix-ui/rect@1.1.3' → 'pkg:npm/%40radix-ui/rect@1.1.3'. */
const purlOf = (identity: string) => `pkg:npm/${identity.replace(/^@/, '%40')}`

function nameOf(identity: string) {
  const at = identity.lastIndexOf('@')
  const [group, name] = identity.slice(0, at).startsWith('@') ? identity.slice(0, at).split('/') : [null, identity.slice(0, at)]
  return { ...(group ? { group } : {}), name: name!, version: identity.slice(at + 1) }
}

const hashOf = (integrity: string) => {
  const [kind = '', content = ''] = integrity.split(/-(.*)/s)
  return { alg: kind.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') }
}

/** Where the packages lie that the one at `place` gets: below it, else below what it lies in, else at the top. */
function placesOf(packages: Lock['packages'], place: string, facts: LockedFacts = {}): string[] {
  const names = Object.keys({ ...facts.peerDependencies, ...facts.optionalDependencies, ...facts.dependencies })
  return names.flatMap((name) => {
    for (let above = place; above !== ''; above = above.split('/').slice(0, -1).join('/'))
      if (packages[`${above}/${name}`]) return [`${above}/${name}`]
    return packages[name] ? [name] : []
  })
}

function reachable(packages: Lock['packages'], from: string[]): Set<string> {
  const seen = new Set<string>()
  const open = from.filter((name) => packages[name])
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place)) continue
    seen.add(place)
    open.push(...placesOf(packages, place, packages[place]![2]))
  }
  return seen
}

/** As its package says; nothing where it is not installed here, such as what is for another system. */
function licenseOf(folder: string, place: string) {
  const file = join(folder, 'node_modules', nested(place), 'package.json')
  if (!existsSync(file)) return {}
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown }
  if (typeof license !== 'string') return {}
  const isPlain = /^[\w.+-]+$/.test(license) && !/^SEE|^UNLICENSED/i.test(license)
  if (isPlain) return { licenses: [{ license: { id: license } }] }
  return { licenses: [/\b(?:OR|AND|WITH)\b/.test(license) ? { expression: license } : { license: { name: license } }] }
}

/** 'a/@b/c/d' → 'a/node_modules/@b/c/node_modules/d'. */
const nested = (place: string) => (place.match(/@[^/]+\/[^/]+|[^/]+/g) ?? []).join('/node_modules/')

function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
