import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { JobRequirements, ResumeFacts } from '../facts.ts'
import type { Match, ReferenceDay } from '../match.ts'
import { judgeDegree } from './degree.ts'
import { judgeExperience } from './experience.ts'
import { judgeSkills } from './skills.ts'
import { warningsFor } from './warnings.ts'
import { scoringEngine, weights } from './weights.ts'
import { judgeTitle, judgeWords } from './work.ts'

export interface ScoreMatch {
  facts: ResumeFacts
  requirements: JobRequirements
  /** Open roles end in this day's month. */
  day: ReferenceDay
  /** The resume's document, for the warnings. */
  document?: Pick<ReadDocument, 'hidden' | 'recognised' | 'text'>
}

const wholeWeight = Object.values(weights).reduce<number>((sum, weight) => sum + weight, 0)

/**
 * Compares one resume with one job description: percentage = Σ weight × score ÷ Σ weight over the components that the two
 * documents can answer. Published and pure: the same facts, requirements and day always give the same match.
 */
export const scoreMatch = ({ facts, requirements, day, document }: ScoreMatch): Match => {
  const words = judgeWords(facts, requirements)
  const experience = judgeExperience(facts, requirements, words.field, day)
  const experienced = experience.component.weight > 0 && experience.component.score >= 1
  const judgements = [
    ...judgeSkills(facts, requirements.mustHave, requirements.niceToHave),
    experience,
    judgeDegree(facts, requirements, experienced),
    judgeTitle(facts, requirements),
    ...words.judged,
  ]
  const components = judgements.map(({ component }) => component)
  const possible = components.reduce((sum, { weight }) => sum + weight, 0)
  const earned = components.reduce((sum, { weight, score }) => sum + weight * score, 0)
  return {
    percentage: possible > 0 ? Math.round((earned / possible) * 100) : 0,
    confidence: Math.round((possible / wholeWeight) * 100) / 100,
    components,
    missing: judgements.flatMap(({ missing }) => missing),
    warnings: document ? warningsFor(document) : [],
    engine: `${facts.engine} ${requirements.engine} ${scoringEngine}`,
  }
}
