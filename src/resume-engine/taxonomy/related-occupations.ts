import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How near a related occupation is, by the tier in which the tables list it. */
const nearness = [0.6, 0.5, 0.35]

let related: Map<string, Map<string, number>> | undefined

const load = () => {
  const [head, ...lines] = readFileSync(join(import.meta.dir, 'related-occupations.tsv'), 'utf8').split('\n')
  const codes = head!.split(' ')
  return new Map(
    lines.filter(Boolean).map((line, number) => {
      const tiers = line.split('|')
      const pairs = tiers.flatMap((tier, place) =>
        tier
          .split(' ')
          .filter(Boolean)
          .map((other): [string, number] => [codes[Number.parseInt(other, 36)]!, nearness[place]!]),
      )
      return [codes[number]!, new Map(pairs)]
    }),
  )
}

/** How near two occupations are by the public table of related occupations, from 0 to 1; 0 when neither lists the other. */
export const relatedness = (a: string, b: string): number => {
  related ??= load()
  return Math.max(related.get(a)?.get(b) ?? 0, related.get(b)?.get(a) ?? 0)
}
