import { type Criteria, criteriaFrom, withTodaysNames } from '#src/resume-engine/criteria.ts'
import type { Fact, JobRequirements, ReadByModel, ResumeFacts, SkillMention, SkillRequirement } from '#src/resume-engine/facts.ts'
import type { Match, ModelBasis, PointedOut, ReferenceDay } from '#src/resume-engine/match.ts'
import { scoreMatch } from '#src/resume-engine/scoring/score-match.ts'
import { taxonomyVersion } from '#src/resume-engine/taxonomy/version.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import type { JobDescriptions } from './ports.ts'
import type { JobDescription, Resume } from './resume.ts'
import { unscoredMatch } from './unread.ts'
import { withAddition, withPointedOut } from './with-addition.ts'

/** What the candidates of one job description are measured by at this moment. */
export interface Measure {
  jobText: string | null
  requirements: JobRequirements
  requirementsHash: string
  criteria: Criteria
}

/** Facts that a language model added to one text. */
export interface ModelAddition<Added> {
  name: string
  promptVersion: string
  skills: Fact<Added>[]
  /** Of a resume: titles, employers, dates and degrees that code did not read. */
  read?: ReadByModel
}

/** What a language model has already added; null where none is set up, or where it has not answered yet. */
export interface ModelAdditions {
  toResume(workspaceId: string, textHash: string): Promise<ModelAddition<SkillMention> | null>
  toJobDescription(workspaceId: string, textHash: string): Promise<ModelAddition<SkillRequirement & { must: boolean }> | null>
}

interface Ports {
  jobDescriptions: JobDescriptions
  modelAdditions: ModelAdditions
}

/** The criteria of one version, of the current one unless told. */
export async function criteriaOf(
  { jobDescriptions, modelAdditions }: Ports,
  workspaceId: string,
  job: JobDescription,
  version = job.criteriaVersion,
): Promise<Criteria> {
  const saved = version > 1 ? await jobDescriptions.criteria(job.id, version) : null
  if (saved) return { ...withTodaysNames(saved), version }
  const added = job.textHash ? await modelAdditions.toJobDescription(workspaceId, job.textHash) : null
  return criteriaFrom(added ? withRequirements(job.requirements, added.skills) : job.requirements)
}

export const scoringContextOf = async (ports: Ports, workspaceId: string, job: JobDescription): Promise<Measure> => ({
  jobText: job.textHash,
  requirements: job.requirements,
  requirementsHash: jsonHash(job.requirements),
  criteria: await criteriaOf(ports, workspaceId, job),
})

/** Requirements that a model found hidden in prose; what the text's own reader found stays as it is. */
const withRequirements = (
  requirements: JobRequirements,
  skills: Fact<SkillRequirement & { must: boolean }>[],
): JobRequirements => {
  const of = (wanted: boolean) => skills.filter(({ value }) => value.must === wanted)
  return {
    ...requirements,
    mustHave: [...requirements.mustHave, ...of(true)],
    niceToHave: [...requirements.niceToHave, ...of(false)],
  }
}

interface Scored {
  facts: ResumeFacts
  factsHash: string
  textHash: string
  day: ReferenceDay
  warnings: string[]
  model: ModelAddition<SkillMention> | null
  pointedOut?: PointedOut[]
  /** The moment of scoring, for the receipt alone. */
  at: Date
}

/** Scores one resume and writes down what the score was made from. */
export function scoreBy(measure: Measure, scored: Scored): Match {
  const { factsHash, textHash, day, warnings, model, pointedOut = [], at } = scored
  const { requirements, requirementsHash, criteria, jobText } = measure
  const facts = withPointedOut(scored.facts, pointedOut)
  const match = scoreMatch({ facts: model ? withAddition(facts, model) : facts, requirements, criteria, day })
  return {
    ...match,
    warnings: [...match.warnings, ...warnings],
    basis: {
      resumeText: textHash,
      jobText,
      facts: factsHash,
      requirements: requirementsHash,
      taxonomy: taxonomyVersion,
      day,
      scoredAt: at.toISOString(),
      criteria,
      model: model && basisOf(model),
      ...(pointedOut.length > 0 && { pointedOut }),
    },
  }
}

const basisOf = ({ name, promptVersion, skills, read }: ModelAddition<SkillMention>): ModelBasis => ({
  name,
  promptVersion,
  skills: skills.map(({ value, quotes }) => ({ skill: value.skill, quote: quotes[0]! })),
  ...(read && (read.roles.length > 0 || read.degrees.length > 0) && { read }),
})

/** Scores a stored resume; one that could not be read has no score. */
export const scoreResume = (measure: Measure, resume: Resume, model: ModelAddition<SkillMention> | null, at: Date): Match =>
  resume.unreadable
    ? unscoredMatch()
    : scoreBy(measure, {
        facts: resume.facts,
        factsHash: resume.factsHash ?? jsonHash(resume.facts),
        textHash: resume.textHash,
        day: resume.receivedOn,
        warnings: resume.warnings,
        model,
        pointedOut: resume.pointedOut,
        at,
      })
