import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let implications: Map<string, string[]> | undefined

const load = () => {
  const direct = new Map<string, string[]>()
  for (const line of readFileSync(join(import.meta.dir, 'implies.tsv'), 'utf8')
    .split('\n')
    .slice(1)) {
    const [skill, parent] = line.split('\t')
    if (skill && parent) direct.set(skill, [...(direct.get(skill) ?? []), parent])
  }
  return direct
}

const cached = new Map<string, string[]>()

/** Skills that somebody with `skill` has as well, nearest first: Django → Python. */
export const impliedBy = (skill: string): string[] => {
  const known = cached.get(skill)
  if (known) return known
  implications ??= load()
  const implied = [...(implications.get(skill) ?? [])]
  for (let i = 0; i < implied.length; i += 1) {
    for (const parent of implications.get(implied[i]!) ?? [])
      if (parent !== skill && !implied.includes(parent)) implied.push(parent)
  }
  if (implications.has(skill)) cached.set(skill, implied)
  return implied
}

let including: Map<string, string[]> | undefined

/** The other way round: skills whose holders have `skill` as well. */
export const includedIn = (skill: string): string[] => {
  if (!including) {
    implications ??= load()
    including = new Map()
    for (const known of implications.keys())
      for (const parent of impliedBy(known)) including.set(parent, [...(including.get(parent) ?? []), known])
  }
  return including.get(skill) ?? []
}
