import { flipTwins } from '#src/fairness/flips/flip-twins.ts'
import type { FlipRequest } from '#src/fairness/ports.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { families } from '#src/tools/generate-resumes/families.ts'
import { languages } from '#src/tools/generate-resumes/languages.ts'
import { month } from '#src/tools/generate-resumes/months.ts'
import { drawNumbered } from '#src/tools/generate-resumes/numbered.ts'
import { taggedLines } from '#src/tools/generate-resumes/tagged.ts'

/** The text of an invented person's resume: the same seed and number make the same. */
export function madeResume(seed: string, number: number, today: string): ReadDocument {
  const [year = 2026, ofYear = 1] = today.split('-').map(Number)
  const { document } = drawNumbered(
    { seed, split: 'all', today: month(year, ofYear), languages, families, formats: ['html'], titles: new Map() },
    number,
  )
  const lines = taggedLines(document).map(({ pieces }) => pieces.map(([text]) => text).join(''))
  return documentFromText(lines.join('\n'))
}

/** The twins of one resume, scored. */
export const flips = ({ source, ...input }: FlipRequest) => {
  const document =
    'document' in source ? (JSON.parse(source.document) as ReadDocument) : madeResume(source.seed, source.number, input.day)
  return flipTwins({ document, ...input })
}
