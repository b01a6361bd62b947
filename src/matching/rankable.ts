import type { Criteria } from '#src/resume-engine/criteria.ts'
import type { JobRequirements } from '#src/resume-engine/facts.ts'

/** A ranking by fewer things asked for says more about the text than about people. */
const leastAsked = 3
const leastConfidence = 0.5

interface Ranked {
  requirements: JobRequirements
  criteria: Criteria
  /** Of the candidates' scores. */
  confidences: readonly number[]
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1

/**
 * Why the candidates of a job description cannot be put in order by what its text says, as a sentence; null when they can. Once a person has
 * saved criteria they decide.
 */
export const whyUnordered = ({ requirements, criteria, confidences }: Ranked): string | null => {
  if (criteria.version > 1) return null
  if (!requirements.titleMeaning || requirements.titleMeaning.occupations.length === 0)
    return 'The job description has no known job title.'
  const asked = criteria.skills.filter(({ weight }) => weight > 0).length + (criteria.years ? 1 : 0) + (criteria.degree ? 1 : 0)
  if (asked < leastAsked)
    return `Only ${asked === 0 ? 'the title was' : asked === 1 ? 'one requirement was' : 'two requirements were'} found in the job description.`
  if (middle(confidences) < leastConfidence)
    return 'Most resumes say nothing about more than half of what the job description asks for.'
  return null
}

/** What a score leaves open because the resume could not be read there, in a word or two each, as `rowDoubt` says it. */
export const unreadParts = (
  components: readonly { name: string; weight: number; answered?: boolean; summary: string }[],
): string[] =>
  components.flatMap(({ name, weight, answered = weight > 0, summary }) => {
    if (answered) return []
    if (name === 'experience' && summary.includes('no dates')) return ['dates of employment']
    if (name === 'title' && summary.startsWith('No title')) return ['job titles']
    return name === 'duties' ? ['what the work was'] : []
  })
