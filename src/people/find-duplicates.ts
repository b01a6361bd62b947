import type { Transaction } from '#src/ports/transaction.ts'
import { LruMap } from '#src/shared/lru-map.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { compare, mostNamesakes } from './compare.ts'
import { keysOf, type Marks, markingRules, marksOf, namesakeKey } from './duplicate-signals.ts'
import type { Ascii } from './names.ts'
import type { DuplicateIndex, KnownPeople, Pair, StoredMarks } from './ports.ts'

interface Ports {
  duplicateIndex: DuplicateIndex
  knownPeople: Pick<KnownPeople, 'lookAgain'>
  transaction: Transaction
}

/** What more resumes than this have in common tells nobody apart: a number of an agency, a name and a town of thousands. */
const mostInCommon = 40
/** Somebody who shares something with more people than this is not compared with all of them: looking takes its time. */
const mostCompared = 200
/** The newest of a person's resumes speak for them: somebody with thousands must not keep everybody waiting. */
const mostResumes = 20
/** People per transaction, and milliseconds after which one is closed with fewer: the server does nothing else meanwhile. */
const slice = { people: 25, ms: 8 }
/** Rest between two slices in the background, between two looks at an empty list, and after a failure such as a full disk. */
const pauseMs = { busy: 15, idle: 2000, failed: 60_000 }
/** While people ask the server for something the background waits for a gap, but not for ever. Milliseconds. */
const gap = { wanted: 300, awaited: 2000, lookedFor: 100 }

/**
 * Finds people who may be one, without ever comparing everybody with everybody: people who changed wait in a table, each is held
 * against those who share a key with them, and the pairs are kept. Doing it again comes to the same.
 */
export function findDuplicates({ duplicateIndex, knownPeople, transaction }: Ports) {
  let ascii: Ascii | undefined
  const unpacked = new LruMap<string, Marks>(500)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const marksFrom = ({ resumeId, basis, marks }: StoredMarks): Marks => {
    const key = `${resumeId} ${basis}`
    const known = unpacked.get(key) ?? (JSON.parse(marks!) as Marks)
    unpacked.set(key, known)
    return known
  }

  const marked = async (workspaceId: string, stored: StoredMarks): Promise<Marks[]> => {
    const basis = `${markingRules} ${stored.factsKey}`
    if (stored.basis === basis && stored.marks) return [marksFrom(stored)]
    const resume = await duplicateIndex.resume(stored.resumeId)
    if (!resume) return []
    const marks = marksOf(resume, ascii!)
    await duplicateIndex.keepMarks(stored.resumeId, { basis, marks: JSON.stringify(marks), keys: keysOf(workspaceId, marks) })
    return [marks]
  }

  /** Brings the pairs of one person up to date. */
  const look = async (workspaceId: string, personId: string) => {
    const own: Marks[] = []
    const resumes = await duplicateIndex.marksOf(personId, mostResumes)
    const isNew = resumes.some(({ basis }) => basis === null)
    for (const stored of resumes) own.push(...(await marked(workspaceId, stored)))
    const keys = [...new Set(own.flatMap((marks) => keysOf(workspaceId, marks)))]
    const names = new Set(own.flatMap((marks) => namesakeKey(workspaceId, marks) ?? []))
    let namesakes = 0
    for (const name of names) namesakes = Math.max(namesakes, await duplicateIndex.countUnder(name, mostInCommon))
    const pairs: Pair[] = []
    const others = await duplicateIndex.peopleWith(workspaceId, keys, personId, mostInCommon)
    for (const other of others.slice(0, mostCompared)) {
      const theirs = (await duplicateIndex.marksOf(other, mostResumes)).filter(({ marks }) => marks !== null).map(marksFrom)
      const isLow = personId < other
      const found = isLow ? compare(own, theirs, namesakes) : compare(theirs, own, namesakes)
      if (!found || (await duplicateIndex.distinct(personId, other))) continue
      pairs.push({ lowPersonId: isLow ? personId : other, highPersonId: isLow ? other : personId, ...found })
    }
    await duplicateIndex.replacePairs(workspaceId, personId, pairs)
    // The name has just become one of many: what was found for it before may say too little now.
    if (isNew && namesakes > mostNamesakes && namesakes <= mostNamesakes + 3) await knownPeople.lookAgain(workspaceId, others)
    await duplicateIndex.settled(personId)
  }

  /** Takes some of those who wait; false when nobody does. */
  const lookAtSome = async (workspaceId?: string): Promise<boolean> => {
    if ((await duplicateIndex.waiting(1, workspaceId)).length === 0) return false
    ascii ??= (await import('any-ascii')).default
    try {
      return await transaction(async () => {
        const began = performance.now()
        const waiting = await duplicateIndex.waiting(slice.people, workspaceId)
        for (const { personId, workspaceId: owner } of waiting) {
          await look(owner, personId)
          if (performance.now() - began > slice.ms) break
        }
        return waiting.length > 0
      })
    } catch (error) {
      await passOver(await duplicateIndex.waiting(slice.people, workspaceId))
      throw error
    }
  }

  /** Each by themselves, after somebody among them could not be compared: that one waits no longer, so that everybody else of every workspace is. */
  const passOver = async (waiting: { personId: string; workspaceId: string }[]) => {
    for (const { personId, workspaceId } of waiting)
      await transaction(() => look(workspaceId, personId)).catch(async (error) => {
        // What keeps the database from writing is nobody's fault.
        if (error instanceof ProviderError) throw error
        await transaction(() => duplicateIndex.settled(personId))
      })
  }

  let lookedAt = performance.now()
  const follow = async (failed: (error: unknown) => void, quietMs: () => number, isOurs: () => boolean) => {
    let pause = pauseMs.failed
    if (!isOurs()) pause = pauseMs.idle
    else if (quietMs() < gap.wanted && performance.now() - lookedAt < gap.awaited) pause = gap.lookedFor
    else
      try {
        pause = (await lookAtSome()) ? pauseMs.busy : pauseMs.idle
        lookedAt = performance.now()
      } catch (error) {
        failed(error)
      }
    if (stopped) return
    timer = setTimeout(() => void follow(failed, quietMs, isOurs), pause)
    timer.unref?.()
  }

  return {
    /** Catches up for at most `ms`, so that who asks sees what has just come in. Resolves to how many people still wait. */
    async catchUp(workspaceId: string, ms: number): Promise<number> {
      const until = performance.now() + ms
      while (performance.now() < until) {
        if (!(await lookAtSome(workspaceId))) return 0
        await new Promise((resolve) => setImmediate(resolve))
      }
      return duplicateIndex.countWaiting(workspaceId)
    },
    /**
     * Goes on in the background until stopped, little by little; `quietMs` tells since when nobody has asked the server. Of several
     * processes one looks: the one that finds it its own.
     */
    async startLooking(failed: (error: unknown) => void, quietMs: () => number, isOurs: () => boolean): Promise<void> {
      await transaction(() => duplicateIndex.waitForRules(markingRules)).catch(failed)
      await follow(failed, quietMs, isOurs)
    },
    stopLooking() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

export type FindDuplicates = ReturnType<typeof findDuplicates>
