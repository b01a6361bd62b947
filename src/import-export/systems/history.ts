import type { Fate, System } from '../constants.ts'

/** Something that was said or done in the other system. */
export interface Happening {
  /** ISO, in UTC; null where the export does not say when. */
  at: string | null
  /** The name of whoever did it, as the export has it. */
  by: string | null
  text: string
}

/** What another system tells of somebody besides what a resume says. */
export interface History {
  /** Null for a table of no system that is known. */
  system: System | null
  /** By what the same person, or application, is known again in a later export. */
  sourceId: string
  /** What the other system calls the step they stand in. */
  stage: string | null
  outcome: 'open' | 'rejected' | 'hired'
  /** When they came to stand there, where that is told. */
  since: string | null
  tags: string[]
  notes: Happening[]
  /** What happened, oldest first. */
  events: Happening[]
  /** Paths or names of their resumes in the archive, as the export tells them. */
  files: string[]
  /** Other jobs they applied for there. */
  jobs: string[]
}

export interface FieldFate {
  /** The column, or the path of the field: `applications[].source.public_name`. */
  field: string
  fate: Fate
  /** What it became, or why it is left out. */
  as: string
  /** Rows in which it said something. */
  rows: number
}

/** Counts what becomes of each field, so that none is left out without a word. */
export class FateCount {
  /** A field has one fate, seldom two or three. */
  readonly #counted = new Map<string, FieldFate[]>()

  add(field: string, fate: Fate, as: string) {
    const of = this.#counted.get(field)
    const known = of?.find((each) => each.fate === fate && each.as === as)
    if (known) known.rows += 1
    else if (of) of.push({ field, fate, as, rows: 1 })
    else this.#counted.set(field, [{ field, fate, as, rows: 1 }])
  }

  /** In the order in which they were met first. */
  all(): FieldFate[] {
    return [...this.#counted.values()].flat()
  }
}

/** Traits that the law protects and pictures of faces: whatever a system keeps of them is not taken in. */
const protectedWords =
  /(?:^|[^\p{L}])(?:gender|sex|race|ethnic\p{L}*|veteran\p{L}*|disab\p{L}*|eeo\p{L}*|religion|birth\p{L}*|dob|age|marital|pronouns?|nationality|sexual|photo|picture|image|avatar|geschlecht|geburts\p{L}*|familienstand|staatsangehörigkeit|foto|genre|naissance|sexe|sexo|nacimiento|sesso|nascita)(?:[^\p{L}]|$)/iu

/** True for a field that is about a protected trait, or a picture of the person. */
export const isProtected = (field: string) =>
  protectedWords.test(field.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '))

export const protectedSentence = 'about a protected trait or a picture: never taken in'
