import type { ListQuery } from '#src/contracts/talent/candidate-calls.ts'
import { inOneGender } from '#src/resume-engine/taxonomy/gendered-text.ts'
import { type Category, categories } from '../constants.ts'
import type { ListedFields } from '../ports.ts'
import type { SeenField } from './field-conditions.ts'

export { type Category, categories }

/** Which candidates are wanted, in the words of the address of the list; the index finds them by the same words. */
export interface WantedCandidates extends ListQuery {
  limit?: number
  offset?: number
  /** Of every other field nobody has anything. */
  seenFields?: readonly SeenField[]
}

/** Chosen values by category. Within a category any of them fits; across categories all must. */
export type Filters = Partial<Record<Category, string[]>>

export const jobTypes = ['Fresher', 'Experienced'] as const

/** Most values of one category that are looked at. */
const mostValues = 50

const longestValue = 300

/** As values are compared: white space is one blank, and the case of letters does not matter. */
export const asCompared = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Categories of titles: whoever looks for waiters looks for waitresses. */
export const titleCategories: ReadonlySet<Category> = new Set<Category>(['designation', 'job_title'])

/** What two values of a category have in common when they are one: titles that differ in gender alone are. */
export const inOneForm = (category: Category, compared: string) =>
  titleCategories.has(category) ? inOneGender(compared) : compared

/** Where letters are looked for in a value: as it is written, and in the form that both genders share. */
export const linesOf = (category: Category, compared: string) => {
  const form = inOneForm(category, compared)
  return form === compared ? compared : `${compared}\t${form}`
}

/** What of the parameters is a filter: without blanks and repetitions. */
export function filtersFrom(given: Pick<ListQuery, Category>): Filters {
  const filters: Filters = {}
  for (const category of categories) {
    const values = [given[category] ?? []].flat().map((value) => value.slice(0, longestValue))
    const chosen = [...new Map(values.map((value) => [asCompared(value), value.trim()] as const)).values()].filter(Boolean)
    if (chosen.length > 0) filters[category] = chosen.slice(0, mostValues)
  }
  return filters
}

export interface Filtered {
  fields: ListedFields
  jobTitle: string
}

/** Whether one candidate fits, told plainly. The index answers the same for a hundred thousand at once. */
export const fits = (candidate: Filtered, filters: Filters) =>
  categories.every((category) => {
    const values = filters[category]
    return !values || values.length === 0 || values.some((value) => fitsValue(candidate, category, value))
  })

function fitsValue({ fields, jobTitle }: Filtered, category: Category, value: string) {
  if (category === 'jobType') return asCompared(value) === jobTypeOf(fields.totalExperience)?.toLowerCase()
  const wanted = inOneForm(category, asCompared(value))
  const values = category === 'job_title' ? [jobTitle] : listOf(fields, category)
  // No value holds a line break once it is compared, so that it never reaches over two of them.
  return values
    .map((each) => linesOf(category, asCompared(each)))
    .join('\n')
    .includes(wanted)
}

/** Fresher is zero whole years of experience; who is not known to have any number of years is neither. */
export const jobTypeOf = (years: number | null): (typeof jobTypes)[number] | null =>
  years === null ? null : years > 0 ? 'Experienced' : 'Fresher'

export type ListCategory = Exclude<Category, 'jobType' | 'job_title'>

export const listOf = (fields: ListedFields, category: ListCategory): readonly string[] =>
  category === 'company_names' ? fields.companyNames : fields[category]
