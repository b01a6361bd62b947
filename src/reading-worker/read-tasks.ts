import { readFile } from 'node:fs/promises'
import type { JobReading, MatchReader } from '#src/matching/ports.ts'
import type { ResumeReading } from '#src/matching/resume.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { explainReading, explanationLines } from '#src/resume-engine/parsing/explain.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { warningsFor } from '#src/resume-engine/scoring/warnings.ts'
import { skillsLike } from '#src/resume-engine/taxonomy/skill-suggestions.ts'
import { findSkills } from '#src/resume-engine/taxonomy/skills.ts'
import { titleMeaning } from '#src/resume-engine/taxonomy/title-meaning.ts'
import { titlesLike } from '#src/resume-engine/taxonomy/title-suggestions.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import { textHash } from '#src/shared/text-hash.ts'
import { degreesIn, skillNames, skillsIn, termsIn } from '#src/talent/ask/taxonomy-terms.ts'
import type { AskTaxonomy } from '#src/talent/index.ts'

type ReadBytes = (bytes: Uint8Array, options: { allowText: boolean }) => Promise<ReadDocument>

/** What a reading process can be asked for, by name: each takes the path of a file, or the words it is about. */
export function readTasks(readDocument: ReadBytes) {
  // Stored and uploaded files have no ending: plain text is for the command line, where a person names the file.
  const open = async (path: string) =>
    readDocument(new Uint8Array(await readFile(path)), { allowText: path.toLowerCase().endsWith('.txt') })
  return {
    document: open,
    async resume(path: string): Promise<ResumeReading> {
      const document = await open(path)
      const facts = extractResumeFacts(document)
      return {
        type: document.type,
        facts,
        factsHash: jsonHash(facts),
        warnings: warningsFor(document),
        textHash: textHash(document.text),
        document: JSON.stringify(document),
      }
    },
    /** Why the pieces of its entries were taken for what they were. */
    explanation: async (path: string): Promise<{ lines: string[] }> => ({
      lines: explanationLines(explainReading(await open(path))),
    }),
    async 'skill-name'(words: string): Promise<{ skill: string; known: boolean }> {
      const found = findSkills(words, { listContext: true })
      const [only, another] = found
      const isAll = only && !another && only.end - only.start >= words.trim().length
      return isAll ? { skill: only.skill, known: true } : { skill: words, known: false }
    },
    'title-name': async (words: string) => titleMeaning(words),
    async 'skills-like'(asked: string): Promise<string[]> {
      const { typed, most } = JSON.parse(asked) as { typed: string; most: number }
      return skillsLike(typed, most)
    },
    async 'titles-like'(asked: string): Promise<string[]> {
      const { typed, most } = JSON.parse(asked) as { typed: string; most: number }
      return titlesLike(typed, most)
    },
    'question-terms': async (question: string) => termsIn(question),
    // Several words go as JSON: a task takes one text.
    'skill-names': async (words: string) => skillNames(JSON.parse(words)),
    'skills-in': async (values: string) => skillsIn(JSON.parse(values)),
    'degrees-in': async (values: string) => degreesIn(JSON.parse(values)),
    'job-description': async (path: string): Promise<JobReading> => jobIn(await open(path)),
    'job-text': async (text: string): Promise<JobReading> =>
      jobIn(await readDocument(new TextEncoder().encode(text), { allowText: true })),
  }
}

const jobIn = (document: ReadDocument): JobReading => ({
  type: document.type,
  requirements: extractJobRequirements(document),
  textHash: textHash(document.text),
  document: JSON.stringify(document),
})

/** Reads in this very process: for tests and trusted files. The server uses the pool of reading processes. */
export function readHere(readDocument: ReadBytes): MatchReader & AskTaxonomy {
  const tasks = readTasks(readDocument)
  return {
    resume: tasks.resume,
    jobDescription: tasks['job-description'],
    jobText: tasks['job-text'],
    skillNamed: tasks['skill-name'],
    titleNamed: tasks['title-name'],
    skillsLike: async (typed, most) => skillsLike(typed, most),
    titlesLike: async (typed, most) => titlesLike(typed, most),
    termsIn: tasks['question-terms'],
    skillNames: async (words) => skillNames(words),
    skillsIn: async (values) => skillsIn(values),
    degreesIn: async (values) => degreesIn(values),
  }
}
