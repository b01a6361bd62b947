/** A skill or a job title that a question names. Offsets are into the question, `end` exclusive. */
export interface NamedTerm {
  kind: 'skill' | 'title'
  /** The taxonomy's name of a skill; a title in the words of the question, in lower case and in the singular. */
  name: string
  start: number
  end: number
  /** True when the words mean something else as well: they count beside words such as 'knows' only. */
  doubtful: boolean
  /** A name from the long tail of public lists, which holds many words of every day. */
  longTail: boolean
  /** A skill that goes before a title rather than being a part of it: "Python developer". */
  separable: boolean
}

/** How a skill is called: in the taxonomy, and by whoever writes it another way, in lower case. */
export interface SkillNames {
  name: string
  known: boolean
  forms: string[]
}

/** The degrees a written degree stands for. `level` is one of `degreeLevels`, null for other qualifications. */
export interface DegreeMeaning {
  canonical: string
  level: string | null
}

/** What only the taxonomy knows; it lives in the reading processes. */
export interface AskTaxonomy {
  termsIn(question: string): Promise<NamedTerm[]>
  skillNames(words: readonly string[]): Promise<SkillNames[]>
  /** The taxonomy's skills that each of the values names: 'React Native' is not React. */
  skillsIn(values: readonly string[]): Promise<string[][]>
  degreesIn(values: readonly string[]): Promise<DegreeMeaning[][]>
}

/** Where a candidate stands for whom it was written down. */
export interface Standing {
  candidateId: string
  stageId: string
  enteredAt: Date
  /** False for those whom nobody has moved: they have been there since their ranking. */
  moved: boolean
}

export interface KnownStage {
  id: string
  name: string
  kind: 'open' | 'hired' | 'rejected'
  jobDescriptionId: string
  /** Where candidates are for whom no place was written down. */
  first: boolean
}

/** What the hiring workflow knows of the candidates of a workspace. */
export interface WorkflowFacts {
  /** The stages of all job descriptions of the workspace, those nobody has changed too. */
  stages(workspaceId: string): Promise<KnownStage[]>
  /** Everybody for whom it was written down; with `stageIds` only those who stand in one of these. */
  standings(workspaceId: string, stageIds?: readonly string[]): Promise<Standing[]>
  tags(workspaceId: string): Promise<{ id: string; name: string }[]>
  /** Candidates that carry one of the tags; of all tags of the workspace when none is named. */
  tagged(workspaceId: string, tagIds: readonly string[] | null): Promise<string[]>
  /** Candidates whose evidence somebody has opened. */
  lookedAt(workspaceId: string): Promise<string[]>
  /** When each candidate was written to last, of those who were. */
  contacted(workspaceId: string): Promise<{ candidateId: string; at: Date }[]>
  /** Candidates whose person came before an instant and was never told what is kept of them. */
  untold(workspaceId: string, before: Date): Promise<string[]>
}
