import type { ShownDocument } from '#src/contracts/matching/evidence-records.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { criteriaFrom } from '#src/resume-engine/criteria.ts'
import type { JobRequirements, Quote, ResumeFacts } from '#src/resume-engine/facts.ts'
import type { Match, PointedOut, ReferenceDay } from '#src/resume-engine/match.ts'
import { type ResumeFields, resumeFields } from '#src/resume-engine/parsing/resume-fields.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import type { JobReading, MatchReader } from './ports.ts'
import { contextsOf } from './quote-contexts.ts'
import { readingView } from './reading-words.ts'
import type { ResumeReading } from './resume.ts'
import { scoreBy } from './scoring-context.ts'
import { boxesOfQuotes, instructionQuotes, shownDocument, wordsIn } from './shown-document.ts'
import type { ReadingView } from './views.ts'

/** What a resume is scored from when it was sent for a job that a company posted. */
export interface SentResume {
  facts: ResumeFacts
  factsHash: string
  textHash: string
  /** The day it came. */
  day: ReferenceDay
  warnings: string[]
  /** Skills that the applicant pointed out, each with words of the visible text. */
  pointedOut: PointedOut[]
}

/** What a posted job asks for. */
export interface PostedJob {
  requirements: JobRequirements
  textHash: string
}

/** What jobs that companies post need of matching: the same reading and the same arithmetic as for any other resume. */
export interface PostMatching {
  /** Reads what a company wrote. Rejects with `UnreadableDocument` when there is nothing to read. */
  readJob(text: string, group: string): Promise<JobReading>
  /** The visible text of a file. Rejects with `UnreadableDocument`. */
  textOfFile(path: string, group: string): Promise<string>
  /** Rejects with `UnreadableDocument`. */
  readResume(path: string, group: string): Promise<ResumeReading>
  /** Pure: the same input gives the same match, whatever `at`, which only the receipt names. */
  score(job: PostedJob, resume: SentResume, at: Date): Match
  fieldsOf(facts: ResumeFacts, day: ReferenceDay): ResumeFields
  /** How a resume was understood, in words; null for readings made before such reports were. */
  readingOf(facts: ResumeFacts): ReadingView | null
  /** `document` is a stored `ReadDocument` as JSON text. */
  show(document: string, match: Match | null, facts: ResumeFacts | null): ShownDocument
  /** Where the visible text of a stored document has these words, letter for letter but for spaces and capitals; null when nowhere. */
  find(document: string, words: string): Quote | null
  /** The taxonomy's name for a skill, or the words themselves. */
  skillNamed(words: string): Promise<{ skill: string; known: boolean }>
  /** Names of skills for somebody who has typed the beginning of one, best first. */
  skillsLike(typed: string, most: number): Promise<string[]>
  /** The same for job titles. */
  titlesLike(typed: string, most: number): Promise<string[]>
}

export const matchingForPosts = (reader: MatchReader): PostMatching => ({
  readJob: (text, group) => reader.jobText(text, { group }),
  async textOfFile(path, group) {
    const { document } = await reader.jobDescription(path, { group })
    return (JSON.parse(document) as ReadDocument).text
  },
  readResume: (path, group) => reader.resume(path, { group }),
  score({ requirements, textHash: jobText }, { facts, pointedOut, ...resume }, at) {
    const measure = {
      jobText,
      requirements,
      requirementsHash: jsonHash(requirements),
      criteria: criteriaFrom(requirements),
    }
    return scoreBy(measure, { ...resume, facts, pointedOut, model: null, at })
  },
  fieldsOf: resumeFields,
  readingOf: readingView,
  show(stored, match, facts) {
    const document = JSON.parse(stored) as ReadDocument
    const scored = [...(match?.components ?? []), ...(match?.requirements ?? [])]
    const boxes = boxesOfQuotes(
      document,
      scored.flatMap(({ evidence }) => evidence),
    )
    const contexts = contextsOf(
      document,
      facts,
      (match?.requirements ?? []).flatMap(({ evidence }) => evidence),
    )
    return shownDocument({ document, boxes, contexts, instructions: instructionQuotes(document) })
  },
  find: wordsIn,
  skillNamed: reader.skillNamed,
  skillsLike: reader.skillsLike,
  titlesLike: reader.titlesLike,
})
