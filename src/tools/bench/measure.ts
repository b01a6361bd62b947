import type { Material } from './resumes.ts'

/** One line of the table: what was measured, against what, and what it may be at most. */
export interface Measure {
  name: string
  against: string
  unit: 'ms' | 'MB' | 'kB'
  /** Medians over the rounds. */
  value: number
  reference: number
  /** Median of the rounds' own ratios: a busy machine slows both sides of a round. */
  ratio: number
  /** Largest ratio and largest value that pass; an infinite guard where only the ratio counts. */
  limit: number
  guard: number
  /** Value and reference of each round, to see how far they spread. */
  rounds: [number, number][]
  /** Whatever else a reader should know. */
  notes: string[]
  passed: boolean
}

export interface BenchOptions {
  material: Material
  rounds: number
  /** An empty folder for data folders. */
  folder: string
  /** Where labelled texts may lie. */
  dataDir: string
  /** Files of the night's batch. */
  files?: number
}

export const admin = { email: 'admin@example.com', password: 'bench-password-1' }
/** Without words from pictures: the reference reads none either. */
export const adminEnvironment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, OCR: 'off' }

export const median = (values: number[]) => percentile(values, 50)

export function percentile(values: number[], percent: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

type Facts = Pick<Measure, 'name' | 'against' | 'unit' | 'limit' | 'guard'>

/** Sums up what the rounds came to. */
export function measure(facts: Facts, rounds: [number, number][], notes: string[] = []): Measure {
  const value = median(rounds.map(([ours]) => ours))
  const reference = median(rounds.map(([, theirs]) => theirs))
  const ratio = median(rounds.map(([ours, theirs]) => ours / theirs))
  return {
    ...facts,
    value,
    reference,
    ratio,
    rounds,
    notes,
    passed: ratio <= facts.limit && value <= facts.guard && notes.every((note) => !note.startsWith('!')),
  }
}

/** Takes both sides of a round, changing who goes first from round to round. */
export async function alternating(
  rounds: number,
  ours: (round: number) => Promise<number>,
  theirs: (round: number) => Promise<number>,
): Promise<[number, number][]> {
  const taken: [number, number][] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const value = await ours(round)
      taken.push([value, await theirs(round)])
    } else {
      const reference = await theirs(round)
      taken.push([await ours(round), reference])
    }
  }
  return taken
}
