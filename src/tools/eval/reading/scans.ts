import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { Draw } from '../../generate-resumes/draw.ts'
import { scanOf } from '../../generate-resumes/scan.ts'
import { type Evaluated, evaluate } from '../reading.ts'
import { documentGold } from './gold.ts'

/** Languages whose words Tesseract was installed for are scanned; others would measure what is installed. */
const trained: Record<string, string> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita', pt: 'por', nl: 'nld', pl: 'pol' }

/** The codes of Tesseract's languages on this machine; empty without the program. */
const installed = () =>
  Bun.which('tesseract')
    ? new Set(
        Bun.spawnSync(['tesseract', '--list-langs'])
          .stdout.toString()
          .split(/\s+/)
          .filter((word) => /^[a-z_]{3,8}$/.test(word)),
      )
    : new Set<string>()

/**
 * Some of the PDFs of a folder, drawn by seed, as pictures of their pages at 150 dpi, a little turned and dirty, read by recognition. Null
 * without the programs that this needs. `today` is 'YYYY-MM-DD'.
 */
export async function evalScans(folder: string, count: number, seed: string, today: string): Promise<Evaluated | null> {
  const languages = installed()
  if (languages.size === 0 || !Bun.which('pdftoppm')) return null
  const able = documentGold(folder, today).filter(
    ({ key, language }) =>
      key.endsWith('.pdf') && !key.endsWith('.scan.pdf') && languages.has(trained[language ?? 'en'] ?? 'none'),
  )
  const chosen = new Draw(`scans ${seed}`).sample(able, count)
  const scan = async (key: string) => scanOf(new Uint8Array(readFileSync(join(folder, key))), `${seed} ${key}`)
  return evaluate(chosen, async ({ key }) => readDocument(await scan(key)), today)
}
