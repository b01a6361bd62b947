import { LruMap } from '#src/shared/lru-map.ts'
import { oneAtATime } from '#src/shared/one-at-a-time.ts'
import { type HiddenPerson, hiddenPerson } from './hidden-person.ts'
import type { BlindReviewPorts, BlindReviews, HiddenRecord } from './ports.ts'
import { createVeil, type Veil } from './veil.ts'

interface Kept {
  settings: number
  records: number
  /** By person. */
  people: Map<string, { person: HiddenPerson; records: HiddenRecord[] }>
  veil: Veil
}

/** Owners whose people are remembered. */
const mostOwners = 50

export type VeilsPorts = Pick<BlindReviewPorts, 'identityReader'> & { reviews: BlindReviews }

/**
 * Who is hidden in each workspace (or company), as it is stored at the moment of asking: a switch, a reveal and a new resume count
 * from the next answer on.
 */
export function createVeils({ reviews, identityReader }: VeilsPorts) {
  const kept = new LruMap<string, Kept>(mostOwners)
  const inTurn = oneAtATime()

  /** A record whose words nobody has found yet: its file is read for them. What cannot be read hides what is known of the person. */
  const withWords = async (record: HiddenRecord): Promise<HiddenRecord> => {
    if (record.isRead) return record
    const source = await reviews.source(record.recordId)
    if (!source) return record
    const found = await identityReader.read(source.document, source.facts)
    const words = {
      names: [...record.words.names, ...found.names],
      contacts: [...record.words.contacts, ...found.contacts],
      schools: found.schools,
      personal: [...record.words.personal, ...found.personal],
    }
    await reviews.keepWords(record.recordId, record.basis, words)
    return { ...record, words, isRead: true }
  }

  /** Whoever has the same records as before stays the same object: what was made with them still holds. */
  const take = async (records: HiddenRecord[], people: Kept['people'], before?: Kept['people']) => {
    for (const [id, own] of Map.groupBy(records, ({ personId }) => personId)) {
      const read: HiddenRecord[] = []
      for (const record of own) read.push(await withWords(record))
      const known = before?.get(id)
      const isSame = JSON.stringify(known?.records) === JSON.stringify(read)
      people.set(id, known && isSame ? known : { person: hiddenPerson(id, read), records: read })
    }
  }

  const veilOf = (people: Kept['people']): Veil => {
    const byId = new Map<string, HiddenPerson>()
    for (const { person, records } of people.values())
      for (const { ids, files } of records) for (const id of [person.id, ...ids, ...files]) byId.set(id, person)
    return createVeil(
      byId,
      [...people.values()].map(({ person }) => person),
    )
  }

  const upToDate = async (ownerId: string): Promise<Veil | null> => {
    const state = await reviews.state(ownerId)
    if (!state) return null
    const { settings, records } = state
    const known = kept.get(ownerId)
    if (known?.settings === settings && known.records === records) return known.people.size > 0 ? known.veil : null
    let people: Kept['people'] = new Map()
    if (known?.settings === settings) {
      people = new Map(known.people)
      const changed = new Set<string>()
      for (const { id, personId } of await reviews.changed(ownerId, known.records)) {
        if (personId !== null) changed.add(personId)
        // Whose it was: somebody who is two people again, or whose record is gone, is looked at too.
        const before = known.veil.person(id)
        if (before) changed.add(before.id)
      }
      for (const id of changed) people.delete(id)
      if (changed.size > 0) await take(await reviews.hidden(ownerId, [...changed]), people, known.people)
    } else await take(await reviews.hidden(ownerId), people, known?.people)
    const isSame = known?.people.size === people.size && [...people].every(([id, one]) => known.people.get(id) === one)
    const veil = isSame ? known.veil : veilOf(people)
    kept.set(ownerId, { settings, records, people, veil })
    return people.size > 0 ? veil : null
  }

  return {
    /** Hides whoever is hidden here now; null where nobody is. */
    of(ownerId: string): Promise<Veil | null> {
      // One after the other: the second asks again, and mostly finds the work done.
      return inTurn(ownerId, () => upToDate(ownerId))
    },
  }
}

export type Veils = ReturnType<typeof createVeils>
