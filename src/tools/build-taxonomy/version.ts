import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const filesIn = (folder: string, isWanted: (name: string) => boolean) =>
  readdirSync(folder)
    .filter(isWanted)
    .toSorted()
    .map((name) => join(folder, name))

/**
 * A short name for what the engine knows: all tables and words of the folder `knowledge`, and the weights of the reader of entries. It
 * changes when any of them does. Line ends of texts do not count.
 */
export const versionOf = (folder: string): string => {
  const hash = createHash('sha256')
  const texts = [
    ...filesIn(folder, (name) => /\.(?:tsv|txt)$/.test(name)),
    ...filesIn(join(folder, 'languages'), (name) => name.endsWith('.ts') && !name.endsWith('.test.ts')),
  ]
  for (const file of texts)
    hash.update(`${file.slice(folder.length + 1)}\0${readFileSync(file, 'utf8').replaceAll('\r\n', '\n')}\0`)
  hash.update(readFileSync(join(folder, 'title-words.bin')))
  hash.update(readFileSync(join(folder, '../parsing/entries/entry-model.bin')))
  return `taxonomy-${hash.digest('hex').slice(0, 12)}`
}

export const versionModule = (version: string) => `/**
 * Names the content of all tables and words of this folder and the weights of the reader of entries, as a receipt of a score records
 * it. Written by \`src/tools/build-taxonomy/build-taxonomy.ts\`, which needs no tables for this alone; a test compares it with the files.
 */
export const taxonomyVersion: string = '${version}'
`
