import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath } from '#adapters/document-reader/test-browser.ts'
import { docxOf } from '../generate-resumes/docx.ts'
import { familiesOf } from '../generate-resumes/families.ts'
import { labelOf } from '../generate-resumes/labels.ts'
import { printSample } from '../generate-resumes/print-sample.ts'
import { type Evaluated, evalDocuments } from './reading.ts'

/**
 * A small sample of what the reader was not trained on: every layout family kept aside, as PDF and as Word file. The floors stand a little
 * under what is read now, so that a change that reads worse is noticed. `bun run eval` measures with more.
 */
const floors = { macro: 0.84, designation: 0.82, company_names: 0.84, name: 0.85, email: 0.92, total_experience: 0.77 }
let folder: string
let result: Evaluated

describe.skipIf(!browserPath)('resumes of layouts, names and sentences kept aside (skipped without a browser)', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'eval-sample-'))
    const printed = await printSample({ seed: 'sample', split: 'test', families: familiesOf('test') })
    const labels = []
    for (const { document, identity, bytes } of printed) {
      const word = { ...identity, format: 'docx', file: identity.file.replace(/\.pdf$/, '.docx') }
      await Bun.write(join(folder, identity.file), bytes)
      await Bun.write(join(folder, word.file), docxOf(document, word.person))
      labels.push(labelOf(document, identity), labelOf(document, word))
    }
    await Bun.write(join(folder, 'labels.json'), JSON.stringify({ items: labels }))
    result = await evalDocuments(folder, '2026-11-22')
  }, 120_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('all of them are read', () => {
    expect(result.unread).toBe(0)
    expect(result.documents).toBe(2 * familiesOf('test').length)
  })

  test.each(Object.entries(floors))('%s: at least %d', (field, floor) => {
    const reached = field === 'macro' ? result.macro : result.fields[field]!.f1
    expect(reached).toBeGreaterThan(floor)
  })

  test('no address and no number looks right and is wrong', () => {
    const wrong = result.scored.flatMap(({ key, counts, notes }) =>
      (counts.email?.[1] ?? 0) + (counts.mobile_number?.[1] ?? 0) > 0 ? [`${key}: ${notes.join('; ')}`] : [],
    )
    expect(wrong).toEqual([])
  })
})
