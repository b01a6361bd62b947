import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { DuplicatesAnswer, PairRecord } from '../../../api/people.ts'
import { useLive } from '../../../state/candidates-live.ts'

/** What became of a pair that is no longer open. */
export type Outcome =
  | { kind: 'merged'; id: string }
  | { kind: 'distinct'; id: string }
  | { kind: 'decided-by-others' }
  | { kind: 'deleted' }

export interface Entry {
  pair: PairRecord
  outcome: Outcome | null
}

const events = ['peopleUpdated', 'candidatesRemoved', 'uploadProgress']
const restMs = 500
/** How often the list is read again while people are still being looked at. */
const lookMs = 2500

/**
 * The pairs of the page as they were first shown: what is decided or deleted meanwhile stays in its place and says so, instead of
 * vanishing under somebody's hand. New ones come at the end.
 */
export const usePairs = ({ pairs, waiting }: DuplicatesAnswer) => {
  const { revalidate } = useRevalidator()
  const [entries, setEntries] = useState<Entry[]>(() => pairs.map((pair) => ({ pair, outcome: null })))
  const touched = useRef({ people: new Set<string>(), candidates: new Set<string>() })
  /** Pairs that were opened again here and that the server may still be looking at. */
  const mine = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const readAgain = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void revalidate()
    }, restMs)
  }
  useLive((event, data) => {
    const { people, candidates } = touched.current
    if (event === 'peopleUpdated') for (const id of data.personIds) people.add(id)
    if (event === 'candidatesRemoved') for (const id of data.ids) candidates.add(id)
    if (events.includes(event)) readAgain()
  }, readAgain)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (waiting === 0) return
    const looking = setInterval(() => void revalidate(), lookMs)
    return () => clearInterval(looking)
  }, [waiting, revalidate])

  useEffect(() => {
    const open = new Map(pairs.map((pair) => [pair._id, pair]))
    setEntries((before) => {
      const kept = before.flatMap((entry): Entry[] => {
        const now = open.get(entry.pair._id)
        open.delete(entry.pair._id)
        if (now) mine.current.delete(now._id)
        if (now) return [{ pair: now, outcome: null }]
        if (entry.outcome || mine.current.has(entry.pair._id)) return [entry]
        const { people } = entry.pair
        const isDeleted = people.some(({ ranked }) =>
          ranked.some(({ candidateId }) => touched.current.candidates.has(candidateId)),
        )
        if (isDeleted) return [{ ...entry, outcome: { kind: 'deleted' } }]
        if (people.some(({ _id }) => touched.current.people.has(_id)))
          return [{ ...entry, outcome: { kind: 'decided-by-others' } }]
        return []
      })
      return [...kept, ...[...open.values()].map((pair) => ({ pair, outcome: null }))]
    })
  }, [pairs])

  const settle = (pairId: string, outcome: Outcome | null) => {
    if (outcome) mine.current.delete(pairId)
    else mine.current.add(pairId)
    setEntries((before) => before.map((entry) => (entry.pair._id === pairId ? { ...entry, outcome } : entry)))
  }

  return { entries, settle, readAgain }
}
