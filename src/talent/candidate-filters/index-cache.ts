import { rowDoubt } from '#src/matching/index.ts'
import { resumeFields } from '#src/resume-engine/parsing/resume-fields.ts'
import type { SeenJobs } from '#src/shared/roles.ts'
import { yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
import type { CandidateArchive, CandidateChange, ListedFields, MadeFields, ReadFacts, ShownCandidates } from '../ports.ts'
import type { IndexLimits } from '../search/index-cache.ts'
import { type CandidateIndex, createCandidateIndex } from './candidate-index.ts'
import type { IndexedValue } from './field-columns.ts'

interface Resident {
  index: CandidateIndex
  /** Number of the last change that it has seen. */
  seen: number
  /** Grows whenever an answer may be another one than before. */
  version: number
  usedAt: number
  caughtUp: Promise<void>
  /** As what whoever is hidden was taken in. */
  hidden: Map<string, object>
  /** What everybody was last held against. */
  shown: ShownCandidates | null
}

/** Changed whenever the same facts give other fields, so that those kept are made anew. */
export const madeBy = 'fields-3'

/** What one index holds: the candidates of a workspace or, with `jobs`, those of these job descriptions only. */
export interface Scope {
  workspaceId: string
  jobs?: SeenJobs
}

/**
 * Whoever sees some jobs only gets an index that has never heard of the others: neither a count nor the way a word is understood can
 * tell of them.
 */
export const scopeKey = ({ workspaceId, jobs }: Scope) =>
  jobs ? `${workspaceId} ${[...new Set(jobs)].toSorted().join(' ')}` : workspaceId

/** More changes than one index sees in its life. */
const versionsOfOne = 2 ** 32

/** Candidates taken in between two looks at the clock. */
const slice = 200

export interface ShownArchive extends CandidateArchive {
  /** What the index may know: what is hidden is neither found nor counted. Null where nobody is hidden; the same while the same people are. */
  shown(workspaceId: string): Promise<ShownCandidates | null>
  /** What these candidates have in fields of the workspace, as far as the index may know. */
  fieldValues(
    workspaceId: string,
    candidates: readonly { id: string; resumeId: string }[],
    shown: ShownCandidates | null,
  ): Promise<Map<string, IndexedValue[]>>
}

/**
 * One index per workspace, and one for each choice of its jobs that somebody sees, made when it is first asked for and brought up to date each time: candidates come as numbered
 * changes, so that making it and following uploads, rescoring and deletion are one thing.
 */
export function residentCandidates(archive: ShownArchive, limits: IndexLimits) {
  const residents = new Map<string, Resident>()
  let made = 0
  let sweeping: ReturnType<typeof setTimeout> | undefined

  const catchUp = async ({ workspaceId, jobs }: Scope, resident: Resident) => {
    const { index } = resident
    const titles = new Map((await archive.jobTitles(workspaceId)).map(({ id, title }) => [id, title]))
    for (const [id, title] of titles) if (index.rename(id, title)) resident.version += 1
    const turn = yieldToEventLoop()
    const take = async (changes: readonly CandidateChange[], shown: ShownCandidates | null) => {
      const made: MadeFields[] = []
      const values = await archive.fieldValues(
        workspaceId,
        changes.flatMap(({ id, candidate }) => (candidate ? { id, resumeId: candidate.resumeId } : [])),
        shown,
      )
      for (const { number, id, candidate } of changes) {
        let fields = candidate?.fields ?? null
        if (candidate && !fields) {
          const read = await archive.facts(candidate.resumeId)
          await turn()
          fields = read && fieldsOf(read)
          if (fields) made.push({ candidateId: id, number, resumeId: candidate.resumeId, fields })
        }
        const hidden = fields ? shown?.hiddenAs(id) : undefined
        if (hidden) resident.hidden.set(id, hidden)
        else resident.hidden.delete(id)
        if (candidate && fields) {
          const title = titles.get(candidate.jobDescriptionId) ?? ''
          index.set(id, candidate, shown?.fieldsOf(candidate.resumeId, fields) ?? fields, title, values.get(id))
        } else index.remove(id)
        resident.version += 1
      }
      // What is made once need not be made at the next start. Nobody waits for it, and nothing is lost without it.
      if (made.length > 0) archive.keepFields(madeBy, workspaceId, made).catch(() => {})
    }
    for (;;) {
      const changes = await archive.changes(workspaceId, resident.seen, slice, madeBy, jobs ?? undefined)
      // Asked after the changes: whoever is in one of them is hidden by now if they are to be.
      const shown = await archive.shown(workspaceId)
      await take(changes, shown)
      resident.seen = changes.at(-1)?.number ?? resident.seen
      if (changes.length === slice) {
        await turn()
        continue
      }
      // Somebody is hidden, or shown again, by what happens elsewhere: another row of theirs, a merge, a switch in another job.
      if (shown !== resident.shown) {
        const others = [...(shown ? index.everybody() : resident.hidden.keys())].filter(
          (id) => shown?.hiddenAs(id) !== resident.hidden.get(id),
        )
        for (let from = 0; from < others.length; from += slice) {
          await take(await archive.again(workspaceId, others.slice(from, from + slice), madeBy), shown)
          await turn()
        }
        resident.shown = shown
      }
      return
    }
  }

  const giveUp = (keep?: string) => {
    const now = Date.now()
    for (const [id, { usedAt }] of residents) if (id !== keep && now - usedAt >= limits.idleMs) residents.delete(id)
    const byAge = [...residents].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    let held = byAge.reduce((sum, [, { index }]) => sum + index.bytes(), 0)
    for (const [id, { index }] of byAge) {
      if (held <= limits.bytes) break
      if (id === keep) continue
      residents.delete(id)
      held -= index.bytes()
    }
  }

  const sweepLater = () => {
    if (sweeping) return
    sweeping = setTimeout(() => {
      sweeping = undefined
      giveUp()
      if (residents.size > 0) sweepLater()
    }, limits.idleMs)
    sweeping.unref()
  }

  return {
    /** The candidates that somebody sees, as they are stored at this moment. */
    async of(scope: Scope): Promise<{ index: CandidateIndex; version: number }> {
      const key = scopeKey(scope)
      const known = residents.get(key)
      if (!known) made += 1
      const resident = known ?? {
        index: createCandidateIndex(),
        seen: 0,
        // No index begins at a number that an earlier one had: what is remembered by it would be of other candidates.
        version: made * versionsOfOne,
        usedAt: 0,
        caughtUp: Promise.resolve(),
        hidden: new Map(),
        shown: null,
      }
      residents.set(key, resident)
      resident.usedAt = Date.now()
      // One after the other; a catching up that failed is tried again by the next.
      resident.caughtUp = resident.caughtUp.catch(() => {}).then(() => catchUp(scope, resident))
      await resident.caughtUp
      if (!known) giveUp(key)
      sweepLater()
      return resident
    },
    /** Workspaces that have an index at this moment, and the bytes it holds, about. */
    held: () => new Map([...residents].map(([id, { index }]) => [id, index.bytes()])),
  }
}

/** What of a resume is listed. */
export const fieldsOf = ({ facts, receivedOn, filename }: ReadFacts): ListedFields => {
  const doubt = rowDoubt(facts)
  return { ...resumeFields(facts, receivedOn), filename, ...(doubt && { doubt }) }
}
