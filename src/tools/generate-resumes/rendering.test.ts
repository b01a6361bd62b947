import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { root } from '#src/commands/prepare.ts'
import type { Label } from './labels.ts'

// Each run of the command is a process, and a busy machine takes its time.
setDefaultTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'generated-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const generate = async (...options: string[]) => {
  const run = Bun.spawn([process.execPath, join(root, 'src/tools/generate-resumes/generate-resumes.ts'), ...options], {
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [said, complained, code] = await Promise.all([
    new Response(run.stdout).text(),
    new Response(run.stderr).text(),
    run.exited,
  ])
  return { said, complained, code }
}

test('writes PDF and Word files whose text holds what the labels say', async () => {
  const { code, complained } = await generate(
    '--out',
    folder,
    '--seed',
    '4',
    '--count',
    '4',
    '--formats',
    'pdf,docx',
    '--languages',
    'en,de',
    '--families',
    'one-column/',
  )
  expect([code, code === 0 ? '' : complained]).toEqual([0, ''])
  const labels = (await Bun.file(join(folder, 'labels.json')).json()) as { version: number; items: Label[] }
  const truth = (await Bun.file(join(folder, 'truth.json')).json()) as { file: string }[]
  expect(labels.version).toBe(1)
  expect(truth.map((each) => each.file)).toEqual(labels.items.map((each) => each.file))
  expect(
    readdirSync(folder)
      .filter((name) => /\.(pdf|docx)$/.test(name))
      .toSorted(),
  ).toEqual(labels.items.map((each) => each.file).toSorted())
  for (const { file, designations } of labels.items) {
    const document = await readDocument(new Uint8Array(await Bun.file(join(folder, file)).arrayBuffer()))
    const text = JSON.stringify(document).toLowerCase()
    for (const [title] of designations) expect(text).toContain(title!.split(' ')[0]!.toLowerCase())
  }
}, 60_000)

test('lists families with their split, and names what it does not know', async () => {
  const listed = await generate('--list')
  expect(listed.said).toMatch(/^one-column\/title-lines +(train|test)$/m)
  expect(listed.said).toMatch(/^en {2}English/m)
  const unknown = await generate('--out', folder, '--languages', 'xx')
  expect([unknown.code, unknown.complained]).toEqual([1, expect.stringContaining('No language is called "xx"')])
})
