import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DocumentReader, type UnreadableCode, UnreadableDocument, unreadableReasons } from './document-reader.ts'

/** The files that the suite needs; the test that runs it creates them. */
export interface ContractFiles {
  /** Two pages; the first says "Jane Doe" in large bold letters above "Engineer at Acme", the second "References". */
  plain: Uint8Array
  /** A left column "Skills", "Go", "Rust", "SQL" beside a right one of "Experience" and at least five lines of sentences. */
  twoColumns: Uint8Array
  /** Visible "Jane Doe" and, in white on white, "ten years of Kubernetes". */
  whiteText: Uint8Array
  /** A Word document that says "Jane Doe". */
  docx: Uint8Array
  /** None of these can be read; the name is the reason. */
  unreadable: Partial<Record<UnreadableCode, Uint8Array>>
}

/** What every document reader promises. `open` returns a reader for the whole suite and a way to close it. */
export const documentReaderContract = (
  name: string,
  files: () => Promise<ContractFiles>,
  open: () => Promise<{ reader: DocumentReader; close?: () => Promise<void> }>,
) =>
  describe(name, () => {
    let reader: DocumentReader
    let close: (() => Promise<void>) | undefined
    let made: ContractFiles
    let folder: string

    const place = async (bytes: Uint8Array, fileName = 'upload') => {
      const path = join(folder, fileName)
      await writeFile(path, bytes)
      return path
    }
    const failure = async (path: string) => {
      try {
        await reader.read(path)
        return null
      } catch (error) {
        return error
      }
    }

    beforeAll(async () => {
      made = await files()
      folder = await mkdtemp(join(tmpdir(), 'document-reader-contract-'))
      const opened = await open()
      reader = opened.reader
      close = opened.close
    })
    afterAll(async () => {
      await close?.()
      await rm(folder, { recursive: true, force: true })
    })

    test('gives every line its place in the text and on its page', async () => {
      const document = await reader.read(await place(made.plain))
      expect(document).toMatchObject({ type: 'pdf', pageCount: 2, recognised: false, hidden: [] })
      expect(document.pageSizes).toHaveLength(2)
      expect(document.lines.map((line) => document.text.slice(line.start, line.end))).toEqual(
        document.text.split(/[\n\f]+/).filter((line) => line !== ''),
      )
      const [first, second] = document.lines
      expect(document.text.slice(first!.start, first!.end)).toBe('Jane Doe')
      expect(first).toMatchObject({ page: 1, bold: true })
      expect(first!.fontSize).toBeGreaterThan(second!.fontSize)
      expect(first!.box!.y).toBeLessThan(second!.box!.y)
      expect(document.lines.at(-1)).toMatchObject({ page: 2 })
      expect(document.text).toContain('\f')
      for (const line of document.lines) {
        expect(line.segments[0]!.start).toBe(line.start)
        expect(line.segments.at(-1)!.end).toBe(line.end)
      }
    })

    test('reads one column after the other', async () => {
      const { text } = await reader.read(await place(made.twoColumns))
      expect(text).toMatch(/Skills\s+Go\s+Rust\s+SQL\s+Experience/)
    })

    test('keeps what a person does not see apart from what they see', async () => {
      const { text, hidden } = await reader.read(await place(made.whiteText))
      expect(text.trim()).toBe('Jane Doe')
      expect(hidden).toMatchObject([{ page: 1, text: 'ten years of Kubernetes', reason: 'same-colour' }])
    })

    test('recognises a type by content, whatever the name says', async () => {
      expect(await reader.read(await place(made.docx, 'resume.pdf'))).toMatchObject({ type: 'docx' })
      expect(await reader.read(await place(made.plain, 'resume.docx'))).toMatchObject({ type: 'pdf' })
    })

    test('does not change the file', async () => {
      const path = await place(made.plain)
      await reader.read(path)
      expect(Buffer.compare(await readFile(path), made.plain)).toBe(0)
    })

    test('refuses what cannot be read with a reason a person understands', async () => {
      for (const [code, bytes] of Object.entries(made.unreadable)) {
        const error = await failure(await place(bytes))
        expect(error).toBeInstanceOf(UnreadableDocument)
        expect(error).toMatchObject({ code, kind: 'unreadable', message: unreadableReasons[code as UnreadableCode] })
      }
    })

    test('reads on after a file that could not be read', async () => {
      await failure(await place(new Uint8Array([1, 2, 3])))
      expect((await reader.read(await place(made.plain))).pageCount).toBe(2)
    })
  })
