import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A short name for the content of all tables in the folder: it changes when any of them does. Line ends do not count. */
export const versionOf = (folder: string): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).toSorted())
    if (file.endsWith('.tsv')) hash.update(`${file}\0${readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')}\0`)
  return `taxonomy-${hash.digest('hex').slice(0, 12)}`
}

export const versionModule = (version: string) => `/**
 * Names the content of all tables of this folder, as a receipt of a score records it. Written by \`src/commands/build-knowledge.ts\`,
 * which needs no tables for this alone; a test compares it with the files.
 */
export const taxonomyVersion: string = '${version}'
`
