import { useRef, useState } from 'react'
import type { RejectionReason } from '#src/hiring/constants.ts'
import { type BulkAnswer, rejectMany, undoMany } from '../../../api/bulk.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import type { CardRecord, WrittenMessage } from '../../../api/hiring.ts'

export interface InTray {
  card: CardRecord
  reason: RejectionReason
  /** In the person's own words; needed for another reason. */
  text: string
}

/** What became of one person of the tray. */
export interface Outcome {
  id: string
  name: string
  /** Null for whoever was rejected. */
  refused: string | null
}

export interface Sent {
  outcomes: Outcome[]
  answer: BulkAnswer
  told: boolean
}

/** Rejections that wait until they go out together. Nothing of it is known to the server before. */
export const useTray = () => {
  const [items, setItems] = useState<InTray[]>([])
  const [sent, setSent] = useState<Sent | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = useRef({ content: '', key: '' })

  const change = (id: string, with_: Partial<InTray>) => {
    setFailure(null)
    setItems((all) => all.map((item) => (item.card._id === id ? { ...item, ...with_ } : item)))
  }
  const put = (item: InTray) => {
    setFailure(null)
    setItems((all) => [...all.filter(({ card }) => card._id !== item.card._id), item])
  }
  const takeOut = (id: string) => {
    setFailure(null)
    setItems((all) => all.filter(({ card }) => card._id !== id))
  }

  /** Rejects everybody in the tray. Pressed twice, or once more after a lost answer, it is done once. */
  const send = async (message: WrittenMessage | null): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    const ids = items.map(({ card }) => card._id)
    const wish = {
      kind: 'reject' as const,
      reasons: Object.fromEntries(items.map(({ card, reason, text }) => [card._id, { reason, text }])),
      seen: Object.fromEntries(items.map(({ card }) => [card._id, card.version])),
      ...(message ? { message } : {}),
    }
    const content = JSON.stringify([ids, wish])
    if (attempt.current.content !== content) attempt.current = { content, key: newKey() }
    const answer = await rejectMany(ids, wish, attempt.current.key)
    setBusy(false)
    if (!answer.ok) {
      setFailure(answer.failure)
      return false
    }
    const left = new Map(answer.data.left.map(({ _id, reason }) => [_id, reason]))
    const outcomes = items.map(({ card }) => ({
      id: card._id,
      name: card.name ?? card.filename,
      refused: left.get(card._id) ?? null,
    }))
    setSent({ outcomes, answer: answer.data, told: message !== null })
    setItems([])
    return true
  }
  /** Resolves to why it could not be undone, or to null. */
  const undo = async (): Promise<string | null> => {
    if (!sent?.answer._id) return null
    setBusy(true)
    const answer = await undoMany(sent.answer._id)
    setBusy(false)
    if (!answer.ok) return said(answer.failure, 'Nothing was undone. Check your connection and try again.')
    setSent({ ...sent, answer: answer.data })
    return null
  }
  return { items, sent, failure, busy, change, put, takeOut, send, undo }
}

export type Tray = ReturnType<typeof useTray>

const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
