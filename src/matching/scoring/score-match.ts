import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { JobRequirements, ResumeFacts } from '../facts.ts'
import type { Match, MatchComponent, ReferenceDay } from '../match.ts'
import { judgeDegree } from './degree.ts'
import { judgeExperience } from './experience.ts'
import { judgeSkills } from './skills.ts'
import { warningsFor } from './warnings.ts'
import { scoringEngine } from './weights.ts'
import { judgeTitle, judgeWords } from './work.ts'

export interface ScoreMatch {
  facts: ResumeFacts
  requirements: JobRequirements
  /** Open roles end in this day's month. */
  day: ReferenceDay
  /** The resume's document, for the warnings. */
  document?: Pick<ReadDocument, 'hidden' | 'recognised' | 'text'>
}

/** Σ weight × score ÷ Σ weight, from 0 to 1: the percentage before it is rounded, for putting equal ones in order. */
export const exactShare = (components: readonly MatchComponent[]): number => {
  const possible = components.reduce((sum, { weight }) => sum + weight, 0)
  return possible > 0 ? components.reduce((sum, { weight, score }) => sum + weight * score, 0) / possible : 0
}

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
  return {
    percentage: Math.round(exactShare(components) * 100),
    confidence: Math.round(possible * 100) / 100,
    components,
    missing: judgements.flatMap(({ missing }) => missing),
    warnings: document ? warningsFor(document) : [],
    engine: `${facts.engine} ${requirements.engine} ${scoringEngine}`,
  }
}
