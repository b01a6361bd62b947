import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folded } from './languages/words.ts'

let names: Set<string> | undefined

/** Whether the words are the name of a town of 15,000 people or more, as GeoNames writes it; many are names of other things as well. */
export const isTown = (words: string): boolean => {
  names ??= new Set(readFileSync(join(import.meta.dir, 'cities.txt'), 'utf8').split('\n'))
  return words.length >= 3 && words.length <= 40 && names.has(folded(words))
}
