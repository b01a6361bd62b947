import { useEffect, useState } from 'react'
import type { RejectionReason } from '#src/hiring/constants.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { evidenceAhead } from '../../../api/evidence.ts'
import { type BoardAnswer, type CardRecord, moveCandidate } from '../../../api/hiring.ts'
import { useTray } from './use-tray.ts'

/** Whoever was advanced, with what it takes to bring them back. */
interface Advanced {
  card: CardRecord
  version: number
}

/** The people of the first stage, one after the other, and what was decided about them. */
export const useReview = ({ cards, stages }: BoardAnswer) => {
  const first = stages[0]?._id
  const next = stages.slice(1).find(({ kind }) => kind !== 'rejected') ?? null
  // Whoever is decided about leaves the stage: the order stays the one it began with.
  const [queue] = useState(() =>
    cards.filter(({ stageId }) => stageId === first).toSorted((one, other) => (other.percentage ?? -1) - (one.percentage ?? -1)),
  )
  const [at, setAt] = useState(0)
  const [advanced, setAdvanced] = useState<ReadonlyMap<string, Advanced>>(new Map())
  const [lastReason, setLastReason] = useState<RejectionReason | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const tray = useTray()
  const current = queue[at] ?? null

  const [one, two] = [queue[at + 1]?._id, queue[at + 2]?._id]
  useEffect(() => {
    for (const id of [one, two]) if (id) void evidenceAhead.ask(id)
  }, [one, two])

  const go = (by: number) => {
    setRefusal(null)
    setAt((before) => Math.min(queue.length, Math.max(0, before + by)))
  }
  const move = async (call: ReturnType<typeof moveCandidate>, otherwise: string) => {
    setBusy(true)
    setRefusal(null)
    const answer = await call
    setBusy(false)
    if (answer.ok) return answer.data.version
    setRefusal(said(answer.failure as CallFailure, otherwise))
    return null
  }
  const advance = async () => {
    if (!current || !next || busy || advanced.has(current._id)) return
    const otherwise = 'Nothing was changed: the server could not be reached.'
    const version = await move(moveCandidate(current._id, next._id, current.version), otherwise)
    if (version === null) return
    tray.takeOut(current._id)
    setAdvanced((before) => new Map(before).set(current._id, { card: current, version }))
    go(1)
  }
  const reject = (reason: RejectionReason) => {
    if (!current || busy) return
    if (advanced.has(current._id)) return setRefusal('This candidate was advanced. Undo that first.')
    setLastReason(reason)
    tray.put({ card: current, reason, text: '' })
    go(1)
  }
  /** Takes the decision about this person back; without one, goes to the one before and does it there. */
  const takeBack = async () => {
    const card = current && (advanced.has(current._id) || isIn(tray.items, current._id)) ? current : queue[at - 1]
    if (!card || busy) return
    const moved = advanced.get(card._id)
    if (moved && first) {
      const version = await move(moveCandidate(card._id, first, moved.version), 'It could not be taken back.')
      if (version === null) return
      card.version = version
      setAdvanced((before) => new Map([...before].filter(([id]) => id !== card._id)))
    }
    tray.takeOut(card._id)
    setRefusal(null)
    setAt(queue.indexOf(card))
  }
  const stateOf = (id: string): 'advanced' | 'tray' | null =>
    advanced.has(id) ? 'advanced' : isIn(tray.items, id) ? 'tray' : null
  return { queue, at, current, next, tray, lastReason, refusal, setRefusal, busy, go, advance, reject, takeBack, stateOf }
}

const isIn = (items: readonly { card: CardRecord }[], id: string) => items.some(({ card }) => card._id === id)
