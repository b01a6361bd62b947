import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import type { Composition } from '#src/job-descriptions/composition.ts'
import { jobDescriptionPdf } from './pdf-lib.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))
const pdf = jobDescriptionPdf({ folder })

const written = async (composition: Composition, note?: string) => {
  const file = await pdf.write(composition, { note })
  const bytes = new Uint8Array(await readFile(file.path))
  return { file, bytes, document: await readDocument(bytes, {}) }
}
const one = (text: string, title = 'Gardener'): Composition => ({ title, sections: [{ heading: 'Duties', text }] })

test('it is real text in the order it was written, with its title and language', async () => {
  const { document, bytes } = await written(one('Waters the roses.\n\n- prunes\n- digs'))
  expect(document.text.replaceAll(/\s+/g, ' ')).toMatch(/^Gardener Duties Waters the roses\. • prunes • digs/)
  const read = await PDFDocument.load(bytes)
  expect(read.getTitle()).toBe('Gardener')
  expect(read.catalog.get(read.context.obj('/Lang') as never) ?? String(read.catalog)).toContain('/Lang')
})

test('the same text and note make the same bytes, another note makes others', async () => {
  const [first, second, third] = [await written(one('Digs')), await written(one('Digs')), await written(one('Digs'), 'Version 2')]
  expect(second.file.sha256).toBe(first.file.sha256)
  expect(third.file.sha256).not.toBe(first.file.sha256)
  expect(first.file.size).toBe(first.bytes.length)
})

test('letters the font has stay, others become plain ones, and nothing throws', async () => {
  const { document } = await written(
    one('Café Ångström, façade, €5 – “ja” | Łódź Dvořák Ελλάδα 東京 🌱\u0000\u200b\ud800', 'Gärtner\u2028für alles'),
  )
  expect(document.text).toContain('Gärtner für alles')
  expect(document.text).toContain('Café Ångström, façade, €5 – “ja”')
  expect(document.text).toMatch(/Lódz Dvorák Ellada DongJing/i)
})

test('long texts go on over pages, and words longer than a line are broken', async () => {
  const { document } = await written(one(`${'word '.repeat(3000)}\n${'x'.repeat(400)} end`))
  expect(document.pageCount).toBeGreaterThan(3)
  expect(document.text.match(/\bword\b/g)).toHaveLength(3000)
  expect(document.text.match(/x/g)).toHaveLength(400)
  expect(document.text).toContain('end')
})

test('discarding removes the file, also when it is gone already', async () => {
  const { file } = await written(one('Digs'))
  await file.discard()
  await file.discard()
  expect(await Bun.file(file.path).exists()).toBe(false)
})
