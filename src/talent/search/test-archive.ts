import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractJobRequirements } from '#src/resume-engine/parsing/requirements.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { recombine } from '#src/tools/bench/recombine.ts'
import { sampleJobTexts, sampleResumeTexts } from '#src/tools/bench/sample-texts.ts'

export const sampleRequirements = () => sampleJobTexts().map((text) => extractJobRequirements(documentFromText(text)))

/** Facts of so many different people. */
export const manyFacts = (count: number) => {
  const sources = sampleResumeTexts().map((text) => ({ text, facts: extractResumeFacts(documentFromText(text)) }))
  return Array.from({ length: count }, (_, number) => recombine(sources, number).facts)
}
