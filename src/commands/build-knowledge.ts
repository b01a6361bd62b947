import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildOccupations } from './build-knowledge/occupations.ts'
import { tableReader } from './build-knowledge/table.ts'
import { buildTitles } from './build-knowledge/titles.ts'
import { versionModule, versionOf } from './build-knowledge/version.ts'

/**
 * Computes the compact knowledge files of the matching engine from a folder with the full taxonomy tables:
 * `bun src/commands/build-knowledge.ts FOLDER`. The results are kept in the repository; run it again when the tables change.
 * Without a folder it only renews the version after a table was edited by hand.
 */
const [folder] = process.argv.slice(2)
const target = join(import.meta.dir, '../matching/knowledge')
if (folder) {
  const table = tableReader(folder)
  for (const [file, content] of Object.entries({ 'titles.tsv': buildTitles(table), ...buildOccupations(table) })) {
    writeFileSync(join(target, file), content)
    console.log(`${file}: ${Math.round(content.length / 1024)} kB`)
  }
}
const version = versionOf(target)
writeFileSync(join(target, 'version.ts'), versionModule(version))
console.log(version)
