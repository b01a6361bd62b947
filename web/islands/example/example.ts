import type { CriteriaChoice } from '#src/matching/evidence-views.ts'
import { byShare, type RequirementState, type Weighed, weigh } from '#src/resume-engine/weighing.ts'
import example from './example.json'

/** A requirement of the job on the landing page: what was found, in its own sentence. */
export interface ExampleRequirement {
  id: string
  label: string
  state: RequirementState
  /** From 0 to 1. */
  score: number
  summary: string
  /** The first quote and what stands around it; null where the resume says nothing. */
  quote: { before: string; words: string; after: string; role: string } | null
}

export interface ExamplePerson {
  id: string
  name: string
  title: string
  components: { name: string; answered: boolean; score: number }[]
  requirements: ExampleRequirement[]
}

/** A ranking of made-up people that a visitor can weigh anew. */
export interface Example {
  job: string
  choice: Pick<CriteriaChoice, 'weights' | 'skills' | 'years' | 'degree'>
  people: ExamplePerson[]
}

/**
 * What the engine itself made of the sample resumes: `bun src/tools/landing-example/make-example.ts` writes the file anew, and a test
 * compares it with what the engine makes today.
 */
export const { job, choice, people } = example as Example

export type Weights = Example['choice']['weights']

/** What a visitor can move; the other weights stay as the product sets them. */
export const movable = ['must-have skills', 'nice-to-have skills', 'experience', 'title'] as const

export type Ranked = ExamplePerson & Weighed

/** Everybody under these weights, best first: the arithmetic of every ranking. */
export const rankedBy = (weights: Weights): Ranked[] =>
  people.map((person) => ({ ...person, ...weigh(person, { ...choice, weights }) })).toSorted(byShare)
