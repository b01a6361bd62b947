import type { CriteriaChoice, SkillCriterion } from './criteria-choice.ts'
import type { Fact, JobRequirements, SkillRequirement } from './facts.ts'
import { type ComponentName, weights } from './scoring/weights.ts'
import { weightOf } from './weighing.ts'

/**
 * What the candidates of one job description are measured by. Version 1 is what its text says, under the published weights;
 * each time a person saves others, a new version is made and earlier scores stay as they were, marked with theirs.
 */
export interface Criteria extends CriteriaChoice {
  /** From 1. */
  version: number
}

export const skillId = (skill: string) => skill.toLowerCase()

/** The criteria that the text of a job description states: version 1. */
export function criteriaFrom({ mustHave, niceToHave, minimumYears, degree }: JobRequirements): Criteria {
  const skills = new Map<string, SkillCriterion>()
  const add = (must: boolean) => (fact: Fact<SkillRequirement>) => {
    const { skill, known, alternatives, weight } = fact.value
    const id = skillId(skill)
    const source = fact.source ? { source: fact.source } : {}
    if (!skills.has(id))
      skills.set(id, { id, skill, known, alternatives, must, weight, quote: fact.quotes[0] ?? null, ...source })
  }
  mustHave.forEach(add(true))
  niceToHave.forEach(add(false))
  return {
    version: 1,
    weights: publishedWeights(),
    skills: [...skills.values()],
    years: minimumYears ? { value: minimumYears.value, must: true } : null,
    degree: degree ? { ...degree.value, must: !degree.value.orExperience } : null,
  }
}

/** Saved criteria with the components under the names of today. */
export const withTodaysNames = <Choice extends Pick<CriteriaChoice, 'weights'>>(choice: Choice): Choice => ({
  ...choice,
  weights: Object.fromEntries(Object.keys(weights).map((name) => [name, weightOf(choice, name)])) as CriteriaChoice['weights'],
})

/** The published weights in points of a hundred. */
export const publishedWeights = () =>
  Object.fromEntries(Object.entries(weights).map(([name, share]) => [name, Math.round(share * 100)])) as Record<
    ComponentName,
    number
  >
