import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What else skills are called, for each of these names that is one: "k8s" for Kubernetes. Only skills chosen by hand, and no
 * name that can mean something else. Reads the file each time: nothing of it stays in memory.
 */
export function otherNamesOf(names: string[]): Map<string, string[]> {
  const wanted = new Map(names.map((name) => [name.toLowerCase(), name]))
  const found = new Map<string, string[]>()
  for (const line of readFileSync(join(import.meta.dir, 'skills.tsv'), 'utf8')
    .split('\n')
    .slice(1)) {
    if (!line.includes('curated')) continue
    const [skill, , synonyms, source, doubts] = line.split('\t')
    if (!skill || !synonyms || !source?.includes('curated')) continue
    const unclear = new Set(doubts?.split('|').map((doubt) => doubt.slice(0, doubt.lastIndexOf(':'))))
    const forms = [skill.toLowerCase(), ...synonyms.split('|')].filter((form) => !unclear.has(form))
    for (const form of forms) {
      const name = wanted.get(form)
      if (name && !found.has(name))
        found.set(
          name,
          forms.filter((other) => other !== form),
        )
    }
  }
  return found
}
