import type { ResumeFacts } from '#src/resume-engine/facts.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { meaningfulTerms } from '#src/resume-engine/taxonomy/terms.ts'
import { recombine } from '#src/tools/bench/recombine.ts'
import { sampleJobTexts, sampleResumeTexts } from '#src/tools/bench/sample-texts.ts'

export const sampleRequirements = () => sampleJobTexts().map((text) => extractJobRequirements(documentFromText(text)))

const otherWork = meaningfulTerms(
  'Groomed horses, pruned roses, baked bread, welded pipes, tuned violins, dyed fabric and milked goats',
)

/** The same person who tells of other work at length too. */
const atLength = ({ terms, termsAtWork, ...facts }: ResumeFacts): ResumeFacts => {
  const added = otherWork.flatMap(([stem]): [string, number][] => (terms.some(([known]) => known === stem) ? [] : [[stem, 40]]))
  return {
    ...facts,
    terms: [...terms, ...added],
    ...(termsAtWork && { termsAtWork: [...termsAtWork, ...added.map(() => 0)] }),
  }
}

/** Facts of so many people; every other one is the one before, who tells of other work too. */
export const manyFacts = (count: number) => {
  const sources = sampleResumeTexts().map((text) => ({ text, facts: extractResumeFacts(documentFromText(text)) }))
  return Array.from({ length: count }, (_, number) => {
    const { facts } = recombine(sources, number - (number % 2))
    return number % 2 === 0 ? facts : atLength(facts)
  })
}
