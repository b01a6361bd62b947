import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { said } from '../../../api/client.ts'
import {
  type BoardAnswer,
  boardCard,
  type CardRecord,
  type CountedStageRecord,
  moveCandidate,
  undoRejection,
} from '../../../api/hiring.ts'
import { type Refuse, refusalOn } from '../../../components/refusal-note.ts'
import { type Undoable, undoablesAfter } from './undoable.ts'

export interface Column {
  stage: CountedStageRecord
  cards: CardRecord[]
}

export const calledName = ({ name, filename }: Pick<CardRecord, 'name' | 'filename'>) => name ?? filename

/** The card on the page: in another column it is drawn anew. */
const cardElement = (id: string) => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)

/** The cards of a board by column. A card moves at once, and goes back when the server says no. */
export const useCards = (board: BoardAnswer, refresh: () => void) => {
  const [cards, setCards] = useState(board.cards)
  const [said_, setSaid] = useState('')
  const [undoables, setUndoables] = useState<Undoable[]>([])
  const latest = useRef(cards)
  latest.current = cards
  useEffect(() => setCards(board.cards), [board.cards])

  const columns = useMemo((): Column[] => {
    const byStage = Map.groupBy(cards, ({ stageId }) => stageId)
    // Of a very large board only the best are here: the others still count.
    const before = Map.groupBy(board.cards, ({ stageId }) => stageId)
    return board.stages.map((stage) => {
      const own = byStage.get(stage._id) ?? []
      return { stage: { ...stage, count: stage.count - (before.get(stage._id)?.length ?? 0) + own.length }, cards: own }
    })
  }, [cards, board])

  const put = (id: string, change: Partial<CardRecord>) =>
    setCards((all) => all.map((card) => (card._id === id ? { ...card, ...change } : card)))

  const tell = (id: string, undoable?: Undoable) => setUndoables((before) => undoablesAfter(before, id, undoable))

  const stageNamed = (id: string) => board.stages.find(({ _id }) => _id === id)

  const failed = (card: CardRecord, failure: Parameters<typeof said>[0], refuse: Refuse) => {
    put(card._id, { stageId: card.stageId, version: card.version })
    refuse(said(failure, `${calledName(card)} could not be moved. Check your connection and try again.`))
    if (failure.status === 409 || failure.status === 404) refresh()
  }

  /** Not for stages of rejection: those ask for a reason first. */
  const move = async (card: CardRecord, to: CountedStageRecord, isUndo = false) => {
    if (card.stageId === to._id) return
    // When it fails, the card stands where it was again.
    const refuse = refusalOn(() => cardElement(card._id))
    const from = stageNamed(card.stageId)
    tell(card._id)
    put(card._id, { stageId: to._id })
    const answer = await moveCandidate(card._id, to._id, card.version)
    if (!answer.ok) return failed(card, answer.failure, refuse)
    const moved = { ...card, stageId: to._id, version: answer.data.version, enteredAt: answer.data.enteredAt }
    put(card._id, moved)
    const text = isUndo ? `${calledName(card)} is back in ${to.name}.` : `${calledName(card)} moved to ${to.name}.`
    setSaid(text)
    if (!isUndo && from && from.kind !== 'rejected')
      tell(card._id, { text, undo: () => void move(moved, from, true), person: card._id })
  }

  /** After the dialog has rejected somebody. */
  const rejected = (card: CardRecord, placement: { stageId: string; version: number; enteredAt: string }) => {
    const { stageId, version, enteredAt } = placement
    put(card._id, { stageId, version, enteredAt })
    const text = `${calledName(card)} was rejected.`
    setSaid(text)
    const undo = async () => {
      const refuse = refusalOn(() => cardElement(card._id))
      tell(card._id)
      const answer = await undoRejection(card._id, version)
      if (!answer.ok) return failed({ ...card, stageId, version }, answer.failure, refuse)
      put(card._id, { stageId: answer.data.stageId, version: answer.data.version, enteredAt: answer.data.enteredAt })
      setSaid(`${calledName(card)} is back in ${stageNamed(answer.data.stageId)?.name ?? 'the stage before'}.`)
    }
    tell(card._id, {
      text: `${text} You can undo this for ten minutes.`,
      undo: () => void undo(),
      person: card._id,
      isRejection: true,
    })
  }

  /** Reads one card again that somebody has changed; the whole board when that is not enough. */
  const freshen = async (id: string) => {
    const before = latest.current.find(({ _id }) => _id === id)
    const answer = before ? await boardCard(id) : null
    const knows = (tag: string) => board.tags.some(({ _id }) => _id === tag)
    if (!answer?.ok || !answer.data.tags.every(knows) || !stageNamed(answer.data.stageId)) return refresh()
    put(id, answer.data)
  }

  return {
    cards,
    columns,
    move,
    rejected,
    freshen,
    announcement: said_,
    say: setSaid,
    undoables,
    /** Of what is over; of all moves without one. */
    forgetUndo: useCallback(
      (over?: Undoable) => setUndoables((before) => before.filter((other) => (over ? other !== over : other.isRejection))),
      [],
    ),
  }
}
