import type { ReadDocument } from '#src/ports/document-reader.ts'
import { type Criteria, criteriaFrom } from '../criteria.ts'
import type { JobRequirements, ResumeFacts } from '../facts.ts'
import type { Match, MatchComponent, ReferenceDay } from '../match.ts'
import { weigh } from '../weighing.ts'
import { copiesIn } from './copies.ts'
import { judgeDegree } from './degree.ts'
import { judgeWork } from './duties.ts'
import { judgeExperience, monthOf } from './experience.ts'
import { judgeSkills } from './skills.ts'
import { judgeTitle } from './title.ts'
import { copyWarning, warningsFor } from './warnings.ts'
import { scoringEngine } from './weights.ts'
import { withoutCopies } from './without-copies.ts'

export interface ScoreMatch {
  facts: ResumeFacts
  requirements: JobRequirements
  /** Unless told, what the job description's text says. */
  criteria?: Criteria
  /** Open roles end in this day's month. */
  day: ReferenceDay
  /** The resume's document, for the warnings. */
  document?: Pick<ReadDocument, 'hidden' | 'recognised' | 'text' | 'recognition'>
}

/** Σ weight × score ÷ Σ weight, from 0 to 1: the percentage before it is rounded, for putting equal ones in order. */
export const exactShare = (components: readonly MatchComponent[]): number => {
  const possible = components.reduce((sum, { weight }) => sum + weight, 0)
  return possible > 0 ? components.reduce((sum, { weight, score }) => sum + weight * score, 0) / possible : 0
}

/**
 * Compares one resume with one job description: percentage = Σ weight × score ÷ Σ weight over the components that the two
 * documents can answer. Published and pure: the same facts, requirements, criteria and day always give the same match.
 */
export const scoreMatch = ({
  facts: read,
  requirements,
  criteria = criteriaFrom(requirements),
  day,
  document,
}: ScoreMatch): Match => {
  const copies = copiesIn(read, requirements)
  const facts = copies ? withoutCopies(read, copies) : read
  const words = judgeWork(facts, requirements)
  // without words to compare nothing speaks against what is listed
  const isAnswered = words.judged[0]!.answered
  const experience = judgeExperience(facts, requirements, criteria, words.field, day)
  const experienced = experience.answered && experience.score >= 1
  const judgements = [
    ...judgeSkills(facts, criteria, monthOf(day), isAnswered ? words.field : 1),
    experience,
    judgeDegree(facts, criteria, experienced),
    judgeTitle(facts, requirements),
    ...words.judged,
  ]
  const results = judgements.flatMap(({ requirements }) => requirements)
  const { percentage, confidence, missingMusts, parts } = weigh({ components: judgements, requirements: results }, criteria)
  return {
    percentage,
    // No surer of the match than of the reading.
    confidence: Math.min(confidence, read.reading?.confidence ?? 1),
    components: judgements.map(({ name, answered, summary, evidence, source }, at) => ({
      name,
      weight: parts[at]!.weight,
      score: parts[at]!.score,
      answered,
      summary,
      evidence,
      ...(source && { source }),
    })),
    requirements: results,
    missingMusts: missingMusts.map((id) => results.find((result) => result.id === id)!.label),
    missing: judgements.flatMap(({ missing }) => missing),
    warnings: [...(copies ? [copyWarning(copies)] : []), ...(document ? warningsFor(document) : [])],
    ...(copies ? { copied: { share: Math.round(copies.share * 100) / 100, passages: copies.passages } } : {}),
    engine: `${facts.engine} ${requirements.engine} ${scoringEngine}`,
  }
}
