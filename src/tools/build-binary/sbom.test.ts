import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'
import { billOfMaterials } from './sbom.ts'

interface Component {
  group?: string
  name: string
  version: string
  purl: string
  'bom-ref': string
  scope: string
  hashes?: { alg: string; content: string }[]
  licenses?: unknown[]
}
const bill = billOfMaterials() as {
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
  serialNumber: string
}
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, Record<string, string>>
const find = (name: string) =>
  bill.components.filter((component) => [component.group, component.name].filter(Boolean).join('/') === name)

test('lists every dependency in its locked version, and tells what runs from what only builds', () => {
  for (const [name, version] of Object.entries(manifest.dependencies!))
    expect([name, find(name).some((each) => each.version === version && each.scope === 'required')]).toEqual([name, true])
  expect(find('vite')[0]!.scope).toBe('excluded')
  expect(find('@fastify/busboy')[0]!.purl).toStartWith('pkg:npm/%40fastify/busboy@')
})

test('every package has the hash of its archive, and nearly every one its license', () => {
  for (const { hashes } of bill.components)
    expect(hashes?.[0]).toEqual({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) })
  const required = bill.components.filter(({ scope }) => scope === 'required')
  expect(required.filter(({ licenses }) => licenses).length / required.length).toBeGreaterThan(0.9)
})

test('what needs what names only what is listed, each once', () => {
  const refs = bill.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  const known = new Set(refs)
  expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([])
  expect(new Set(bill.dependencies.map(({ ref }) => ref)).size).toBe(refs.length + 1)
})

test('is the same for the same lock', () => {
  expect(JSON.stringify(billOfMaterials())).toBe(JSON.stringify(billOfMaterials()))
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
