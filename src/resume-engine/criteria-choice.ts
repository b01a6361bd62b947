import type { Quote } from './facts.ts'
import type { ComponentName } from './scoring/weights.ts'

/** What a person can choose. */
export interface CriteriaChoice {
  /** How much each component counts beside the others: any numbers from 0 to 100, of which the shares count. */
  weights: Record<ComponentName, number>
  skills: SkillCriterion[]
  years: { value: number; must: boolean } | null
  degree: { canonical: string; rank: number; orExperience: boolean; must: boolean } | null
}

export interface SkillCriterion {
  /** Stable across versions: the skill in lower case. */
  id: string
  skill: string
  /** True when the taxonomy knows the skill. */
  known: boolean
  /** Skills that do as well. */
  alternatives: string[]
  /** A row that does not show it is marked; nobody is hidden or rejected. */
  must: boolean
  /** How much it counts beside the other skills, from 0 to 3. */
  weight: number
  /** Where the job description says so; null when a person added it. */
  quote: Quote | null
  /** Set when a language model found it in the job description. */
  source?: 'model'
}
