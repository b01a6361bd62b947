import { useEffect, useMemo, useRef, useState } from 'react'
import type { CountedTagRecord } from '../../../api/hiring.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { type Column, calledName } from './use-cards.ts'

/** Many changes at once, such as a hundred new resumes, are read once. */
const restMs = 400

export const useFreshBoard = (job: string, refresh: () => void, freshen: (id: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const readAgain = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, restMs)
  }
  useLive((event, data) => {
    if (event === 'workflowUpdated') {
      const { jobDescriptionId, candidateId } = data
      if (jobDescriptionId === job && candidateId) freshen(candidateId)
      else if (jobDescriptionId === job) readAgain()
    }
    if (event === 'uploadProgress' || event === 'candidatesRemoved') readAgain()
  }, readAgain)
}

/** Only the cards whose name or tags contain the words. */
export const useFiltered = (columns: Column[], wanted: string, tags: Map<string, CountedTagRecord>): Column[] =>
  useMemo(() => {
    const words = wanted.trim().toLowerCase()
    if (words === '') return columns
    const fits = (text: string | undefined) => text?.toLowerCase().includes(words) ?? false
    return columns.map(({ stage, cards }) => ({
      stage,
      cards: cards.filter((card) => fits(calledName(card)) || card.tags.some((id) => fits(tags.get(id)?.name))),
    }))
  }, [columns, wanted, tags])

/** The card that Tab leads to: the one that was last focused, else the first. */
export const useCurrent = (columns: Column[], current: string | null) =>
  useMemo(() => {
    const all = columns.flatMap(({ cards }) => cards)
    return all.some(({ _id }) => _id === current) ? current : (all[0]?._id ?? null)
  }, [columns, current])

/** Brings the keyboard to a card, also when it was just drawn anew in another column. */
export const useFocus = (frame: { current: HTMLElement | null }) => {
  const asked = useRef<string | null>(null)
  const [, again] = useState(0)
  useEffect(() => {
    if (asked.current === null) return
    const link = frame.current?.querySelector<HTMLElement>(`[data-card="${asked.current}"] a`)
    if (!link) return
    asked.current = null
    link.focus()
    link.closest('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return (id: string) => {
    asked.current = id
    again((before) => before + 1)
  }
}
