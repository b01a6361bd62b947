import type { LibraryRecord, ReadingAnswer, ShelfAnswer, SkillRead } from '#src/contracts/job-descriptions/library-records.ts'
import type { Shelf, WrittenReading } from './index.ts'
import type { LibraryEntry } from './ports.ts'

export { type Block, blocksOf, type Composition, type Section } from './composition.ts'
export type { Concern } from './wording.ts'
export type { LibraryRecord, ReadingAnswer, ShelfAnswer, SkillRead }

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
