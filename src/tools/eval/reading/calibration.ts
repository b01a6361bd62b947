import type { ReadDocument } from '#src/ports/document-reader.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import type { Gold } from './gold.ts'
import { overlap, words } from './score.ts'

export interface Bin {
  field: string
  /** Confidence to one digit, rounded down. */
  from: number
  facts: number
  /** Share of them that a label has. */
  right: number
}

const near = (value: string, labels: string[], least: number) =>
  labels.some((label) => overlap(words(value), words(label)) >= least)

/** What the confidence of a fact is worth: the share of right facts among those of about the same confidence. */
export const calibration = (documents: { gold: Gold; document: ReadDocument }[]): Bin[] => {
  const bins = new Map<string, Bin>()
  const count = (field: string, confidence: number, right: boolean) => {
    const from = Math.floor(confidence * 10) / 10
    const bin = bins.get(`${field} ${from}`) ?? { field, from, facts: 0, right: 0 }
    bin.right = (bin.right * bin.facts + Number(right)) / (bin.facts + 1)
    bin.facts += 1
    bins.set(`${field} ${from}`, bin)
  }
  for (const { gold, document } of documents) {
    const facts = extractResumeFacts(document)
    if (gold.name !== undefined && facts.name) count('name', facts.name.confidence, near(facts.name.value, gold.name ?? [], 0.8))
    const lists = [
      [
        'designation',
        facts.designations.map(({ value, confidence }) => ({ value, confidence })),
        gold.designation,
        gold.optional.designation,
      ],
      [
        'degree',
        facts.degrees.map(({ value, confidence }) => ({ value: value.title, confidence })),
        gold.degree,
        gold.optional.degree,
      ],
      [
        'company',
        facts.companies.map(({ value, confidence }) => ({ value, confidence })),
        gold.companies,
        gold.optional.companies,
      ],
      [
        'skills',
        facts.skills.map(({ value, quotes, confidence }) => ({
          value: value.listed ? quotes[0]!.quote : value.skill,
          confidence,
        })),
        gold.skillsComplete ? gold.skills : undefined,
        gold.optional.skills,
      ],
    ] as const
    for (const [field, said, expected, optional] of lists)
      if (expected)
        for (const { value, confidence } of said) count(field, confidence, near(value, [...expected.flat(), ...optional], 0.6))
  }
  return [...bins.values()].toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : a.from - b.from))
}

export const calibrationLines = (bins: Bin[]): string =>
  bins
    .map(
      ({ field, from, facts, right }) =>
        `${field.padEnd(13)}${from.toFixed(1)}  ${String(facts).padStart(5)} facts, ${right.toFixed(2)} right`,
    )
    .join('\n')
