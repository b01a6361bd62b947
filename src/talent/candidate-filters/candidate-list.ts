import type { FieldPorts } from '#src/fields/index.ts'
import type { Actor, Candidate, Candidates } from '#src/matching/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import { LruMap } from '#src/shared/lru-map.ts'
import { seesJob } from '#src/shared/roles.ts'
import type { WorkflowFacts } from '../ask-ports.ts'
import { lateMark } from '../constants.ts'
import type { CandidateArchive, CandidateRow, ShownCandidates } from '../ports.ts'
import type { IndexLimits } from '../search/index-cache.ts'
import { inAll } from './bits.ts'
import type { CandidateIndex } from './candidate-index.ts'
import { countFacets, type FacetOptions, type Facets } from './facets.ts'
import type { IndexedValue } from './field-columns.ts'
import { fieldConditionsFrom } from './field-conditions.ts'
import { asCompared, filtersFrom, type WantedCandidates } from './filters.ts'
import { fieldsOf, madeBy, residentCandidates, scopeKey } from './index-cache.ts'
import { sortings } from './list-orders.ts'
import { markedPlaces, placesByStage, settledCandidates, wantsMarks } from './marked.ts'
import { createRowMemory } from './row-memory.ts'
import type { Selection, Span } from './selection.ts'

export interface CandidateListPorts {
  /** Who is hidden in the workspace now: the same object while the same is hidden, null where nobody is; absent where nobody ever is. */
  shown?(workspaceId: string): Promise<ShownCandidates | null>
  candidates: Candidates
  candidateArchive: CandidateArchive
  fieldValues: Pick<FieldPorts['fieldValues'], 'ofCandidates'>
  clock: Clock
  workflowFacts: WorkflowFacts
  /** Days that a candidate counts as recent. */
  recentDays: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const defaultLimits: IndexLimits = { bytes: 500_000_000, idleMs: 30 * 60_000 }

/** Workspaces whose answers are remembered until one of their candidates changes, and counts for each of them. */
const mostRemembered = 50
const mostPages = 200
/** Candidates of a page that is remembered. */
const longestRemembered = 100

interface Remembered {
  version: number
  facets: LruMap<string, Facets>
  pages: LruMap<string, { ids: string[]; total: number }>
  /** How many are recent, by when that begins. */
  recent: { since: number; count: number } | null
}

/** The workspace's candidates as a list: filtered, searched, sorted and counted by an index in memory. */
export function createCandidateList(ports: CandidateListPorts, limits = defaultLimits) {
  const { candidates, candidateArchive, clock, recentDays, workflowFacts } = ports
  const shown = ports.shown ?? (async () => null)
  const fieldValues = async (
    workspaceId: string,
    of: readonly { id: string; resumeId: string }[],
    now: ShownCandidates | null,
  ) => {
    const found = new Map<string, IndexedValue[]>()
    const values = await ports.fieldValues.ofCandidates(
      workspaceId,
      of.map(({ id }) => id),
    )
    if (values.length === 0) return found
    // Texts and files could tell who somebody is.
    const hidden = new Set(of.flatMap(({ id, resumeId }) => (now?.hiddenAs(resumeId) ? id : [])))
    for (const { candidateId, fieldId, value } of values) {
      if (hidden.has(candidateId) && (value.kind === 'text' || value.kind === 'file')) continue
      const known = found.get(candidateId)
      if (known) known.push({ fieldId, value })
      else found.set(candidateId, [{ fieldId, value }])
    }
    return found
  }
  const residents = residentCandidates({ ...candidateArchive, shown, fieldValues }, limits)
  const remembered = new LruMap<string, Remembered>(mostRemembered)
  // By whole minutes, so that what is shown, filtered and counted within one of them agrees.
  const recentSince = () => new Date(Math.ceil((clock.now().getTime() - recentDays * dayMs) / minuteMs) * minuteMs)
  const spanOf = ({ segment, view }: WantedCandidates): Span => {
    const part = segment ?? view
    const since = recentSince().getTime()
    return part === 'recent' ? { since } : part === 'history' ? { before: since } : {}
  }
  const rowMemory = createRowMemory()
  const selectionOf = async (by: Actor, index: CandidateIndex, wanted: WantedCandidates): Promise<Selection> => {
    const selection = index.select(wanted, spanOf(wanted))
    if (!wantsMarks(wanted)) return selection
    return {
      ...selection,
      base: inAll([selection.base, await markedPlaces(index, by.workspaceId, workflowFacts, wanted, clock.now())]),
    }
  }
  const pageOf = async (by: Actor, wanted: WantedCandidates) => {
    const { limit = 1000, offset = 0 } = wanted
    const { sorting, byField, reversed } = orderOf(wanted)
    const { index, version } = await residents.of(by)
    const seen = { index, version }
    // A list is asked for again whenever somebody comes back to it or somebody else does something.
    const isShort = limit <= longestRemembered && !wantsMarks(wanted) && sorting !== 'stage'
    const key = isShort ? keyOf(wanted, spanOf(wanted), byField ?? sorting, reversed, offset, limit) : null
    const { pages } = rememberedFor(scopeKey(by), version)
    const page = await onceFor(pages, key, async () =>
      index.page(await selectionOf(by, index, wanted), {
        sorting: byField
          ? index.arrangedByField(byField.id, { choices: byField.choices, reversed })
          : sorting === 'stage'
            ? await placesByStage(index, by.workspaceId, workflowFacts)
            : sorting,
        reversed: reversed && !byField,
        offset,
        limit,
      }),
    )
    return { ...page, seen }
  }
  /** Whoever's fields nobody has made yet gets them from the facts. */
  const completed = async (
    { workspaceId }: Actor,
    found: Awaited<ReturnType<CandidateArchive['listed']>>,
  ): Promise<CandidateRow[]> => {
    const now = await shown(workspaceId)
    const rows: CandidateRow[] = []
    for (const { fields: made, ...listed } of found) {
      const read = made ? null : await candidateArchive.facts(listed.resumeId)
      const fields = made ?? (read && fieldsOf(read))
      if (fields) rows.push({ ...(now?.fieldsOf(listed.resumeId, fields) ?? fields), ...listed })
    }
    return rows
  }
  const rowsOf = async (by: Actor, ids: readonly string[]): Promise<CandidateRow[]> =>
    completed(by, await candidateArchive.listed(by.workspaceId, ids, madeBy))
  return {
    /** A page of those who fit, best match first unless told otherwise, and how many they are in all. */
    async listCandidates(by: Actor, wanted: WantedCandidates = {}): Promise<{ candidates: Candidate[]; total: number }> {
      const { ids, total } = await pageOf(by, wanted)
      return { candidates: await candidates.inOrder(by.workspaceId, ids), total }
    },

    /** The same page as rows, for those who show a list and nothing more: a tenth of the work. */
    async listRows(by: Actor, wanted: WantedCandidates): Promise<{ rows: CandidateRow[]; total: number }> {
      const { ids, total, seen } = await pageOf(by, wanted)
      const rows = await rowMemory.get(scopeKey(by), seen, ids, (missing) => rowsOf(by, missing))
      return { rows: rows.map((row) => withRank(row, seen.index.rankOf(row.id))), total }
    },

    /** Those of the ids that the workspace has as rows, in the order of the ids. */
    candidateRows: rowsOf,
    /** What these candidates have in fields of the workspace. */
    fieldValuesOf: (by: Actor, ids: readonly string[]) => ports.fieldValues.ofCandidates(by.workspaceId, ids),
    /** The index of the workspace as it is at this moment. */
    candidateIndex: async (by: Actor): Promise<CandidateIndex> => (await residents.of(by)).index,

    /** The ids of all who fit, in the order of the list. */
    async candidateIds(by: Actor, wanted: WantedCandidates): Promise<string[]> {
      return (await pageOf(by, { ...wanted, offset: 0, limit: Number.MAX_SAFE_INTEGER })).ids
    },

    /** Those of the ids that the workspace has, many at once; in the order of the ids. */
    async exportRows(by: Actor, ids: readonly string[]): Promise<CandidateRow[]> {
      return completed(by, await candidateArchive.exported(by.workspaceId, ids, madeBy))
    },
    /** Everything that was read from a resume; null when it is gone. */
    factsOf: (resumeId: string) => candidateArchive.facts(resumeId),

    /** How many have each value, with the filters of the other categories as they are. */
    async candidateFacets(by: Actor, wanted: WantedCandidates, options: FacetOptions): Promise<Facets> {
      const { index, version } = await residents.of(by)
      const { facets } = rememberedFor(scopeKey(by), version)
      // Who is recent also changes with the hour, and what people do with candidates is no change of theirs.
      const isFleeting = Object.keys(spanOf(wanted)).length > 0 || wantsMarks(wanted)
      const key = isFleeting ? null : keyOf(wanted, options)
      const filters = filtersFrom(wanted)
      return onceFor(facets, key, async () => countFacets(index, await selectionOf(by, index, wanted), filters, options))
    },

    /** How many candidates there are, how many of them are recent, and since when one counts as recent. */
    async candidateSummary(by: Actor) {
      const { index, version } = await residents.of(by)
      const since = recentSince().getTime()
      const known = rememberedFor(scopeKey(by), version)
      if (known.recent?.since !== since) {
        const selection = index.select({}, { since })
        known.recent = { since, count: index.page(selection, { sorting: 'match', offset: 0, limit: 0 }).total }
      }
      return { all: index.size, recent: known.recent.count, recentSince: new Date(since) }
    },
    /** The names of stages and tags that there are to filter by. */
    async knownMarks(by: Actor): Promise<{ stages: string[]; tags: string[]; notices: string[] }> {
      const { workspaceId } = by
      const stages = (await workflowFacts.stages(workspaceId)).filter(({ jobDescriptionId }) => seesJob(by, jobDescriptionId))
      const tags = by.jobs ? await tagsMet(by) : await workflowFacts.tags(workspaceId)
      const once = (names: string[]) => [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
      return { stages: once(stages.map(({ name }) => name)), tags: once(tags.map(({ name }) => name)), notices: [lateMark] }
    },
    /** Positions with people in their first stage whose evidence nobody has opened, most of them first. */
    async candidatesToReview(by: Actor): Promise<{ _id: string; title: string; count: number }[]> {
      const { index } = await residents.of(by)
      const titles = (await candidateArchive.jobTitles(by.workspaceId)).filter(({ deletedAt }) => deletedAt === null)
      const settled = await settledCandidates(by.workspaceId, workflowFacts)
      const counts = new Map(titles.map(({ id }) => [id, index.ofJob(id).size]))
      for (const id of settled) {
        const job = index.jobOf(id)
        if (job !== undefined) counts.set(job, (counts.get(job) ?? 0) - 1)
      }
      return titles
        .flatMap(({ id, title }) => ((counts.get(id) ?? 0) > 0 ? { _id: id, title, count: counts.get(id)! } : []))
        .toSorted((one, other) => other.count - one.count || one.title.localeCompare(other.title, 'en'))
    },
    /** A number that is another one after any change of a candidate. */
    candidatesVersion: async (by: Actor) => (await residents.of(by)).version,
    /** Workspaces whose candidates are in memory, and the bytes they take. */
    candidatesHeld: residents.held,
  }

  /** The tags of the candidates that somebody sees; of the others they do not even learn the names. */
  async function tagsMet(by: Actor) {
    const { index } = await residents.of(by)
    const met: { id: string; name: string }[] = []
    for (const tag of await workflowFacts.tags(by.workspaceId)) {
      const carriers = await workflowFacts.tagged(by.workspaceId, [tag.id])
      if (carriers.some((id) => index.placeOf(id) !== undefined)) met.push(tag)
    }
    return met
  }

  function rememberedFor(scope: string, version: number) {
    const known = remembered.get(scope)
    if (known?.version === version) return known
    const fresh: Remembered = { version, facets: new LruMap(mostRemembered), pages: new LruMap(mostPages), recent: null }
    remembered.set(scope, fresh)
    return fresh
  }
}

/** By the stage each stands in is no order of the index: what people do with candidates is no change of theirs. */
const orders = [...sortings, 'stage'] as const

/** In which order a list is wanted: best match first unless told otherwise, or by a field that is seen. */
function orderOf({ sort = '', seenFields = [] }: WantedCandidates) {
  const [, minus, name] = /^(-?)(.*)$/s.exec(sort) ?? []
  const field = seenFields.find(({ id }) => name === `field:${id}`)
  return {
    sorting: orders.find((each) => each === name) ?? ('match' as const),
    byField: field ? { id: field.id, choices: field.choices.map(({ id }) => id) } : null,
    reversed: minus === '-',
  }
}

/** The same text for everything that finds the same candidates: what answers are remembered by. */
const keyOf = (wanted: WantedCandidates, ...others: unknown[]) =>
  JSON.stringify([
    filtersFrom(wanted),
    asCompared(wanted.q ?? ''),
    asCompared(wanted.name ?? ''),
    fieldConditionsFrom(wanted.field, wanted.seenFields ?? []),
    ...others,
  ])

const withRank = (row: CandidateRow, rank: number | undefined): CandidateRow => (rank === undefined ? row : { ...row, rank })

/** What is known under the key, or made and remembered. Without a key it is only made. */
async function onceFor<Value>(known: LruMap<string, Value>, key: string | null, make: () => Promise<Value>): Promise<Value> {
  if (key === null) return make()
  const before = known.get(key)
  if (before !== undefined) return before
  const made = await make()
  known.set(key, made)
  return made
}
