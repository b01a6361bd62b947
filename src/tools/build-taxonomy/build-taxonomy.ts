import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildGenderedWords } from './gendered-words.ts'
import { buildOccupations } from './occupations.ts'
import { tableReader } from './table.ts'
import { buildTitleWords } from './title-words.ts'
import { buildTitles } from './titles.ts'
import { versionModule, versionOf } from './version.ts'

/**
 * Computes the compact knowledge files of the matching engine from a folder with the full taxonomy tables:
 * `bun src/tools/build-taxonomy/build-taxonomy.ts FOLDER`. The results are kept in the repository; run it again when the tables change.
 * Without a folder it only renews the version after a table was edited by hand.
 */
const [folder] = process.argv.slice(2)
const target = join(import.meta.dir, '../../resume-engine/taxonomy')
if (folder) {
  const table = tableReader(folder)
  const write = (files: Record<string, string | Uint8Array>) => {
    for (const [file, content] of Object.entries(files)) {
      writeFileSync(join(target, file), content)
      console.log(`${file}: ${Math.round(content.length / 1024)} kB`)
    }
  }
  // first of all: titles and terms are kept in the one form that these words tell
  write({ 'gendered-words.tsv': buildGenderedWords(table) })
  write({ 'titles.tsv': buildTitles(table), ...buildOccupations(table), 'title-words.bin': buildTitleWords(table) })
}
const version = versionOf(target)
writeFileSync(join(target, 'version.ts'), versionModule(version))
console.log(version)
