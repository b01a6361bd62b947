import type { AskTaxonomy, DegreeMeaning } from '../ask-ports.ts'

/** Values sent to the reading processes in one go, and those that are remembered. */
const slice = 500
const mostRemembered = 50_000

/** What written skills and degrees stand for. Each value is asked about once, whoever wrote it. */
export interface ValueMeanings {
  skills(values: readonly string[]): Promise<string[][]>
  degrees(values: readonly string[]): Promise<DegreeMeaning[][]>
}

export function createValueMeanings({ skillsIn, degreesIn }: Pick<AskTaxonomy, 'skillsIn' | 'degreesIn'>): ValueMeanings {
  return { skills: remembering(skillsIn), degrees: remembering(degreesIn) }
}

function remembering<Meaning>(ask: (values: readonly string[]) => Promise<Meaning[]>) {
  const known = new Map<string, Meaning>()
  return async (values: readonly string[]): Promise<Meaning[]> => {
    const fresh = [...new Set(values)].filter((value) => !known.has(value))
    const asked = new Map<string, Meaning>()
    for (let from = 0; from < fresh.length; from += slice) {
      const part = fresh.slice(from, from + slice)
      for (const [at, meaning] of (await ask(part)).entries()) asked.set(part[at]!, meaning)
    }
    const found = values.map((value) => asked.get(value) ?? known.get(value)!)
    if (known.size + asked.size > mostRemembered) known.clear()
    for (const [value, meaning] of asked) known.set(value, meaning)
    return found
  }
}
