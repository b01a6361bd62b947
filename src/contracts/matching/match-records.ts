import { type Static, type TSchema, Type as t } from '@sinclair/typebox'
import { orNull } from '#src/contracts/contract.ts'
import { RequirementState } from './words.ts'

/** An exact piece of a document's visible text. Offsets are UTF-16 code units into `ReadDocument.text`, `end` exclusive. */
export const Quote = t.Object({
  /** From 1. */
  page: t.Number(),
  start: t.Number(),
  end: t.Number(),
  /** `document.text.slice(start, end)`, kept beside the offsets so that a quote can be shown without the document. */
  quote: t.String(),
})
export type Quote = Static<typeof Quote>

/** One reason for the percentage: percentage = Σ weight × score ÷ Σ weight, times 100, rounded, over those that count. */
export const MatchComponent = t.Object({
  /** Stable: 'must-have skills', 'nice-to-have skills', 'experience', 'degree', 'title', 'field of work', … */
  name: t.String(),
  /** Share of the whole; 0 when the documents could not answer it. */
  weight: t.Number(),
  /** False when the documents leave it open. Absent in scores made before scoring-2, where the weight tells. */
  answered: t.Optional(t.Boolean()),
  /** From 0 to 1. */
  score: t.Number(),
  /** One sentence: "6 of 8 required skills: Python, SQL, …". */
  summary: t.String(),
  /** Quotes of the resume's visible text that earned the score. A score above 0 has at least one. */
  evidence: t.Array(Quote),
  /** Set when part of the evidence was pointed out by a language model. */
  source: t.Optional(t.Literal('model')),
})
export type MatchComponent = Static<typeof MatchComponent>

/** One thing that the criteria ask for. */
export const RequirementResult = t.Object({
  /** Id of the criterion: a skill's, 'years', 'degree' or 'title'. */
  id: t.String(),
  /** "Python", "5 years of experience". */
  label: t.String(),
  /** Name of the component it belongs to. */
  component: t.String(),
  must: t.Boolean(),
  /** Beside the others of its component. */
  weight: t.Number(),
  /** From 0 to 1. A score above 0 has evidence. */
  score: t.Number(),
  state: RequirementState,
  /** One sentence: "Named in the resume.", "Through Django, which includes it." */
  summary: t.String(),
  evidence: t.Array(Quote),
  /** Set when the evidence was pointed out by a language model. */
  source: t.Optional(t.Literal('model')),
})
export type RequirementResult = Static<typeof RequirementResult>

export const SkillCriterion = t.Object({
  /** Stable across versions: the skill in lower case. */
  id: t.String(),
  skill: t.String(),
  /** True when the taxonomy knows the skill. */
  known: t.Boolean(),
  /** Skills that do as well. */
  alternatives: t.Array(t.String()),
  /** A row that does not show it is marked; nobody is hidden or rejected. */
  must: t.Boolean(),
  /** How much it counts beside the other skills, from 0 to 3. */
  weight: t.Number(),
  /** Where the job description says so; null when a person added it. */
  quote: orNull(Quote),
  /** Set when a language model found it in the job description. */
  source: t.Optional(t.Literal('model')),
})
export type SkillCriterion = Static<typeof SkillCriterion>

/** What a person can choose. */
export const CriteriaChoice = t.Object({
  /** How much each component counts beside the others: any numbers from 0 to 100, of which the shares count. */
  weights: t.Object({
    title: t.Number(),
    degree: t.Number(),
    experience: t.Number(),
    'must-have skills': t.Number(),
    'nice-to-have skills': t.Number(),
    'field of work': t.Number(),
    duties: t.Number(),
  }),
  skills: t.Array(SkillCriterion),
  years: orNull(t.Object({ value: t.Number(), must: t.Boolean() })),
  degree: orNull(t.Object({ canonical: t.String(), rank: t.Number(), orExperience: t.Boolean(), must: t.Boolean() })),
})
export type CriteriaChoice = Static<typeof CriteriaChoice>

/**
 * What the candidates of one job description are measured by. Version 1 is what its text says, under the published weights;
 * each time a person saves others, a new version is made and earlier scores stay as they were, marked with theirs.
 */
export const Criteria = t.Object({
  ...CriteriaChoice.properties,
  /** From 1. */
  version: t.Number(),
})
export type Criteria = Static<typeof Criteria>

const factByModel = <Value extends TSchema>(value: Value) =>
  t.Object({ value, confidence: t.Number(), quotes: t.Array(Quote), source: t.Optional(t.Literal('model')) })

/** What a language model read where code read nothing or was unsure. */
export const ReadByModel = t.Object({
  roles: t.Array(
    t.Object({
      /** The place among the roles that code read of the one it completes; null for a position that code did not find. */
      completes: orNull(t.Number()),
      title: orNull(factByModel(t.String())),
      company: orNull(factByModel(t.String())),
      dates: orNull(factByModel(t.Object({ start: t.Number(), end: t.Union([t.Number(), t.Literal('present')]) }))),
      /** What the title means; null without one. */
      meaning: orNull(
        t.Object({
          title: t.String(),
          family: orNull(t.String()),
          occupations: t.Array(t.String()),
          seniority: orNull(t.Number()),
        }),
      ),
    }),
  ),
  degrees: t.Array(
    factByModel(
      t.Object({ title: t.String(), canonical: orNull(t.String()), rank: orNull(t.Number()), field: orNull(t.String()) }),
    ),
  ),
})
export type ReadByModel = Static<typeof ReadByModel>

export const ModelBasis = t.Object({
  name: t.String(),
  promptVersion: t.String(),
  /** Skills added to the resume's. */
  skills: t.Array(t.Object({ skill: t.String(), quote: Quote })),
  /** Titles, employers, dates and degrees that it read where code did not. */
  read: t.Optional(ReadByModel),
})
export type ModelBasis = Static<typeof ModelBasis>

/** The input of a score, by hashes (SHA-256, hexadecimal) where it is kept elsewhere. */
export const MatchBasis = t.Object({
  /** Of the normalised visible text. */
  resumeText: t.String(),
  jobText: orNull(t.String()),
  facts: t.String(),
  requirements: t.String(),
  /** Version of the knowledge data: skills, titles, occupations. */
  taxonomy: t.String(),
  day: t.String(),
  /** When the score was computed; ISO. Takes no part in it. */
  scoredAt: t.String(),
  criteria: Criteria,
  /** Facts that a language model added, with their quotes; null when none took part. */
  model: orNull(ModelBasis),
  /** Skills that the person pointed out, each with words of the visible text. */
  pointedOut: t.Optional(t.Array(t.Object({ skill: t.String(), quote: Quote }))),
})
export type MatchBasis = Static<typeof MatchBasis>

/** The result of comparing one resume with one job description. Pure data, the same for the same input. */
export const Match = t.Object({
  /** From 0 to 100, whole. Computed from `components` and nothing else. */
  percentage: t.Number(),
  /** From 0 to 1: the share of the possible weight that the two documents could answer. */
  confidence: t.Number(),
  components: t.Array(MatchComponent),
  /** Every single thing asked for, and how far the resume shows it. Absent in scores made before scoring-2. */
  requirements: t.Optional(t.Array(RequirementResult)),
  /** The labels of must-haves that are not shown. They mark a row, and never hide or reject it. */
  missingMusts: t.Optional(t.Array(t.String())),
  /** What the job description asks for and the resume does not show, in words a recruiter reads. */
  missing: t.Array(t.String()),
  /** What the recruiter should know: hidden text left out, text recognised from a scan, instructions in the text. */
  warnings: t.Array(t.String()),
  /** What the resume has taken from the text of the job description; it earned nothing. Absent when nothing is. */
  copied: t.Optional(t.Object({ share: t.Number(), passages: t.Array(Quote) })),
  engine: t.String(),
  /** What the score was made from, for its receipt. Absent in scores made before scoring-2. */
  basis: t.Optional(MatchBasis),
})
export type Match = Static<typeof Match>
