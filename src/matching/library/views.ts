import type { Composition } from '../composition.ts'
import type { LibraryEntry } from '../library-ports.ts'
import type { Shelf, WrittenReading } from './index.ts'
import type { Concern } from './wording.ts'

export { type Block, blocksOf, type Composition, type Section } from '../composition.ts'
export type { Concern } from './wording.ts'

/** One version of one saved job description. */
export interface LibraryRecord {
  _id: string
  title: string
  filename: string
  uploadedAt: string
  uploadedBy: string | null
  version: number
  /** The same for all versions of one text. */
  series: string
  /** True when it was written here and can be edited. */
  isWritten: boolean
  /** Ranked against this very version. */
  candidates: number
}

export const libraryRecord = ({ id, firstVersionId, uploadedAt, ...entry }: LibraryEntry): LibraryRecord => ({
  _id: id,
  title: entry.title,
  filename: entry.filename,
  uploadedAt: uploadedAt.toISOString(),
  uploadedBy: entry.uploadedBy,
  version: entry.version,
  series: firstVersionId ?? id,
  isWritten: entry.isWritten,
  candidates: entry.candidates,
})

export interface ShelfAnswer {
  jobDescription: LibraryRecord
  /** All that are left, newest first, this one included. */
  versions: LibraryRecord[]
  latestVersion: number
  /** Null for an upload. */
  composition: Composition | null
}

export const shelfAnswer = ({ entry, versions, latestVersion, composition }: Shelf): ShelfAnswer => ({
  jobDescription: libraryRecord(entry),
  versions: versions.map(libraryRecord),
  latestVersion,
  composition,
})

export interface StartingPointRecord {
  title: string
  hasTemplate: boolean
}

/** What our reader takes from a text, in the shape a person checks it. */
export interface ReadingAnswer {
  title: string | null
  mustHave: SkillRead[]
  niceToHave: SkillRead[]
  years: { value: number; quote: string } | null
  degree: { name: string; orExperience: boolean; quote: string } | null
  concerns: Concern[]
}

export interface SkillRead {
  skill: string
  /** Those that do as well. */
  alternatives: string[]
  quote: string
}

const skillsRead = (skills: WrittenReading['requirements']['mustHave']): SkillRead[] =>
  skills.map(({ value: { skill, alternatives }, quotes }) => ({ skill, alternatives, quote: quotes[0]?.quote ?? '' }))

export const readingAnswer = ({ requirements, concerns }: WrittenReading): ReadingAnswer => {
  const { title, mustHave, niceToHave, minimumYears, degree } = requirements
  return {
    title: title?.value ?? null,
    mustHave: skillsRead(mustHave),
    niceToHave: skillsRead(niceToHave),
    years: minimumYears && { value: minimumYears.value, quote: minimumYears.quotes[0]?.quote ?? '' },
    degree: degree && {
      name: degree.value.canonical,
      orExperience: degree.value.orExperience,
      quote: degree.quotes[0]?.quote ?? '',
    },
    concerns,
  }
}
