import type { Fact, JobRequirements, ReadByModel, ResumeFacts, SkillMention, SkillRequirement } from '#src/resume-engine/facts.ts'

export type ModelFactsKind = 'resume' | 'job-description'

/** What a model said: a skill, and the words of the document that it takes it from. Believed only as far as it is checked. */
export interface Claim {
  skill: string
  quote: string
  /** Of a job description: whether it is demanded, in the model's view. */
  must?: boolean
}

/** A position as a model reads it: words of the document, each copied from it. Believed only as far as it is checked. */
export interface PositionClaim {
  title?: string
  employer?: string
  dates?: string
}

/** All that a model said of one document. */
export interface Claims {
  skills: Claim[]
  /** Of a resume. */
  positions: PositionClaim[]
  degrees: { quote: string }[]
}

/** What of it holds. */
export interface Checked<Kind extends ModelFactsKind = ModelFactsKind> {
  skills: Found[Kind][]
  read: ReadByModel
}

/** A requirement that a model found; `must` as checked. */
export type RequirementFound = SkillRequirement & { must: boolean }

/** A document as `MatchReader` gave it, with what was read from it by code. */
export type Material =
  | { kind: 'resume'; document: string; facts: ResumeFacts }
  | { kind: 'job-description'; document: string; facts: JobRequirements }

/** What claims of each kind become. */
export interface Found {
  resume: Fact<SkillMention>
  'job-description': Fact<RequirementFound>
}

/** The half of the work that needs the taxonomy and the whole document; it may happen in another process. */
export interface ModelFactsReader {
  /** The text that a model may see: visible, about the work, bounded; '' when there is none. */
  shown(material: Material): Promise<string>
  /** The claims that hold, as facts with exact places. */
  checked(material: Material, claims: Claims): Promise<Checked>
}

/** The same text, asked of the same model with the same words. */
export interface ModelFactsKey {
  workspaceId: string
  /** Hash of the document's normalised visible text. */
  textHash: string
  /** The model's name. */
  model: string
  promptVersion: string
  kind: ModelFactsKind
}

export interface KeptModelFacts {
  /** The engine that read the document when the claims were checked: a newer one checks them again. */
  engine: string
  claims: Claims
  facts: Found[ModelFactsKind][]
  read: ReadByModel
}

/** Answers of models, so that the same text is never asked about twice. */
export interface ModelFactsCache {
  find(key: ModelFactsKey): Promise<KeptModelFacts | null>
  /** Puts the answer in the place of an earlier one. */
  keep(key: ModelFactsKey, kept: KeptModelFacts): Promise<void>
}
