import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assetFiles } from './page-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('serves every file, also when the builds of a busy week are still there', async () => {
  for (let build = 0; build < 1100; build++) writeFileSync(join(folder, `page-${build}.js`), '')
  writeFileSync(join(folder, 'letters.woff2'), 'letters')
  const server = assetFiles(folder)
  await server.modules
  const answer = await server.handle(new Request('http://localhost/assets/letters.woff2'))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('letters')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect((await server.handle(new Request('http://localhost/assets/missing.js'))).status).toBe(404)
})

test('the worker that takes PDFs apart may decode pictures and reach nobody, packed or not', async () => {
  const name = 'pdf.worker.min-aB_3-x.mjs'
  for (const ending of ['', '.br']) writeFileSync(join(folder, name + ending), '')
  writeFileSync(join(folder, 'other.js'), '')
  const server = assetFiles(folder)
  await server.modules
  const policyOf = async (file: string, encoding: string) =>
    (
      await server.handle(new Request(`http://localhost/assets/${file}`, { headers: { 'accept-encoding': encoding } }))
    ).headers.get('content-security-policy')
  for (const encoding of ['br', 'identity'])
    expect(await policyOf(name, encoding)).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'")
  expect(await policyOf('other.js', 'identity')).toBeNull()
})
