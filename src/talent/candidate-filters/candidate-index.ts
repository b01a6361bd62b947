import type { ListedCandidate, ListedFields } from '../ports.ts'
import { type Bits, clearBit, countBits, hasBit, inAll, noBits } from './bits.ts'
import { createFieldColumns, type IndexedValue } from './field-columns.ts'
import { makeRoom, noFigures, setFigures, unknownYears } from './figures.ts'
import { jobTypeOf, jobTypes, type ListCategory } from './filters.ts'
import { createIdentities } from './identities.ts'
import { createListOrders, type Sorting } from './list-orders.ts'
import { identityOf } from './search-terms.ts'
import { createSelect, type Selection } from './selection.ts'
import { createColumns, markHaving } from './value-columns.ts'

interface WantedPage {
  /** An order of the index, or the places in another order, first to last. */
  sorting: Sorting | Uint32Array
  /** Reverse order; those of whom it is not known stay last. */
  reversed?: boolean
  offset: number
  limit: number
}

/** Letters as a person looks them up: 'Åse' stands beside 'Ase', and case tells nothing. */
const nameKey = (name: string | null) =>
  name
    ? name
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
    : ''

export type CandidateIndex = ReturnType<typeof createCandidateIndex>

/** The candidates of one workspace, ready to be filtered, searched, counted and put in order. */
export function createCandidateIndex() {
  const figures = noFigures()
  const ids: string[] = []
  const names: string[] = []
  const jobOf: string[] = []
  const places = new Map<string, number>()
  const free: number[] = []
  const jobs = new Map<string, { title: string; places: Set<number> }>()
  const { columns, ...written } = createColumns()
  const identities = createIdentities()
  const fieldColumns = createFieldColumns()
  const { changed, placesIn, ranks, arranged, arrangedByField } = createListOrders({ figures, ids, names, jobOf, fieldColumns })
  const { select, withIdentity } = createSelect({ figures, columns, identities, fieldColumns, places: () => ids.length })

  const remove = (id: string) => {
    const place = places.get(id)
    if (place === undefined) return
    places.delete(id)
    clearBit(figures.taken, place)
    jobs.get(jobOf[place]!)?.places.delete(place)
    written.clear(place)
    identities.set(place, '')
    fieldColumns.clear(place)
    changed(place)
    free.push(place)
  }

  return {
    get size() {
      return places.size
    },
    columns,
    set(
      id: string,
      candidate: Omit<ListedCandidate, 'fields'>,
      fields: ListedFields,
      jobTitle: string,
      values: readonly IndexedValue[] = [],
    ) {
      remove(id)
      const place = free.pop() ?? ids.length
      const room = makeRoom(figures, place)
      if (room !== null) fieldColumns.grow(room)
      ids[place] = id
      places.set(id, place)
      setFigures(figures, place, candidate, fields)
      written.set(place, fields)
      identities.set(place, identityOf(fields))
      names[place] = nameKey(fields.name)
      jobOf[place] = candidate.jobDescriptionId
      const job = jobs.get(candidate.jobDescriptionId) ?? { title: jobTitle, places: new Set() }
      jobs.set(candidate.jobDescriptionId, job)
      job.places.add(place)
      written.setTitle(place, job.title)
      fieldColumns.set(place, values)
      changed(place)
    },
    remove,
    /** Takes over a title that a person has changed; true when it was another one. */
    rename(jobDescriptionId: string, title: string) {
      const job = jobs.get(jobDescriptionId)
      if (!job || job.title === title) return false
      job.title = title
      for (const place of job.places) written.setTitle(place, title)
      return true
    },
    select,
    /** Ids of those who fit, in order, and how many there are in all. */
    page(
      { base, byCategory }: Selection,
      { sorting, reversed = false, offset, limit }: WantedPage,
    ): { ids: string[]; total: number } {
      const fitting = inAll([base, ...byCategory.values()])
      const found: string[] = []
      let skipped = 0
      for (const place of limit > 0 ? placesIn(sorting, reversed) : new Uint32Array()) {
        if (!hasBit(fitting, place)) continue
        if (skipped < offset) skipped += 1
        else if (found.push(ids[place]!) === limit) break
      }
      return { ids: found, total: countBits(fitting) }
    },
    /** 0 for Fresher, 1 for Experienced, null when it is not known. */
    jobTypeAt: (place: number) => {
      const years = figures.years[place]!
      const type = jobTypeOf(years === unknownYears ? null : years)
      return type && jobTypes.indexOf(type)
    },
    /**
     * What questions beyond the filters look at, place by place. Numbers are those of this moment: nothing of it may be kept or
     * changed. Years that are not known are -1.
     */
    figures: () => ({ ...figures, places: ids.length }),
    idAt: (place: number) => ids[place]!,
    placeOf: (id: string) => places.get(id),
    /** Everybody who is in it. */
    everybody: () => places.keys(),
    /** The job description that somebody was ranked for. */
    jobOf(id: string): string | undefined {
      const place = places.get(id)
      return place === undefined ? undefined : jobOf[place]
    },
    /** The place somebody has among everybody ranked for the same position, from 1. */
    rankOf(id: string): number | undefined {
      const place = places.get(id)
      return place === undefined ? undefined : ranks()[place]
    },
    arranged,
    arrangedByField,
    /** Places of the candidates of a job description. */
    ofJob: (jobDescriptionId: string): ReadonlySet<number> => jobs.get(jobDescriptionId)?.places ?? new Set(),
    /** Places with one of the values of a column, by the values' numbers. */
    withValues(name: ListCategory | 'job_title', numbers: Iterable<number>): Bits {
      const found = noBits(figures.percentages.length)
      markHaving(columns[name], numbers, ids.length, found)
      return found
    },
    withIdentity,
    /** What it holds of memory, about. */
    bytes: () => places.size * 600 + fieldColumns.bytes() + written.bytes(),
  }
}
