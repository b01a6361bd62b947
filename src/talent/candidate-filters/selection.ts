import { type Bits, inAll, noBits, setBit } from './bits.ts'
import type { FieldColumns } from './field-columns.ts'
import { fieldConditionsFrom } from './field-conditions.ts'
import { type Figures, unknownYears } from './figures.ts'
import { asCompared, type Category, categories, filtersFrom, jobTypes, type WantedCandidates } from './filters.ts'
import type { Identities } from './identities.ts'
import { nameTermsOf, orBeginning, type Term, termsOf } from './search-terms.ts'
import { type Columns, markHaving } from './value-columns.ts'

/** Who fits, apart for each reason: sidebar counts leave out the filter of their own category. */
export interface Selection {
  /** By everything but the filters. */
  base: Bits
  byCategory: Map<Category, Bits>
}

/** Only those that came at or after `since`, and before `before`, in milliseconds. */
export interface Span {
  since?: number
  before?: number
}

/** What is looked through: the parts of an index, which change with it. */
interface Parts {
  figures: Figures
  columns: Columns
  identities: Pick<Identities, 'mark'>
  fieldColumns: Pick<FieldColumns, 'fitting'>
  /** How many places there are. */
  places(): number
}

/** Finds who fits what somebody wants to see. */
export function createSelect({ figures, columns, identities, fieldColumns, places }: Parts) {
  const nobody = () => noBits(figures.percentages.length)

  const withIdentity = (term: Term): Bits => {
    const found = nobody()
    identities.mark(term, found)
    return found
  }

  const withTerm = (term: Term): Bits => {
    const found = withIdentity(term)
    for (const name of ['skills', 'designation', 'company_names', 'job_title'] as const)
      markHaving(columns[name], columns[name].dictionary.having(term), places(), found)
    const alive = inAll([found, figures.taken])
    const other = orBeginning(term)
    return other && !alive.some((word) => word !== 0) ? withTerm(other) : alive
  }

  const ofJobType = (values: readonly string[]): Bits => {
    const found = nobody()
    const wanted = new Set(values.map(asCompared))
    const [fresher, experienced] = jobTypes.map((type) => wanted.has(type.toLowerCase()))
    const { years } = figures
    for (let place = 0, end = places(); place < end; place += 1) {
      const of = years[place]!
      if (of === unknownYears) continue
      if (of === 0 ? fresher : experienced) setBit(found, place)
    }
    return found
  }

  const inCategory = (category: Category, values: readonly string[]): Bits => {
    if (category === 'jobType') return ofJobType(values)
    const found = nobody()
    const column = columns[category]
    const numbers = values.flatMap((value) => column.dictionary.having({ text: asCompared(value), at: 'anywhere' }))
    markHaving(column, numbers, places(), found)
    return found
  }

  const inTime = ({ since = Number.NEGATIVE_INFINITY, before = Number.POSITIVE_INFINITY }: Span): Bits => {
    const found = nobody()
    const { created } = figures
    for (let place = 0, end = places(); place < end; place += 1)
      if (created[place]! >= since && created[place]! < before) setBit(found, place)
    return found
  }

  return {
    /** Who fits the filters, the words and the fields; stages, tags and notices are no part of the index. */
    select(wanted: WantedCandidates, span: Span = {}): Selection {
      const reasons: [Bits, ...Bits[]] = [figures.taken]
      for (const term of termsOf(wanted.q ?? '')) reasons.push(withTerm(term))
      for (const term of nameTermsOf(wanted.name ?? '')) reasons.push(withIdentity(term))
      const conditions = fieldConditionsFrom(wanted.field, wanted.seenFields ?? [])
      for (const [fieldId, of] of Map.groupBy(conditions, (condition) => condition.fieldId))
        reasons.push(fieldColumns.fitting(fieldId, of, places(), figures.taken))
      if (span.since !== undefined || span.before !== undefined) reasons.push(inTime(span))
      const byCategory = new Map<Category, Bits>()
      const filters = filtersFrom(wanted)
      for (const category of categories) {
        const values = filters[category]
        if (values && values.length > 0) byCategory.set(category, inCategory(category, values))
      }
      return { base: inAll(reasons), byCategory }
    },
    /** Places whose name, or file, or email address has the term. */
    withIdentity,
  }
}
