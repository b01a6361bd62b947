import { useEffect, useRef, useState } from 'react'
import { wholeCandidate } from '../../../api/candidates.ts'
import { said } from '../../../api/client.ts'
import type { CandidateRecord } from '../../../api/matching.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import type { CandidateSheet } from '../candidate/candidate-sheet.tsx'

/** The evidence view comes only when somebody wants it; a pointer over the button is a first sign. */
export const loadSheet = async (): Promise<typeof CandidateSheet | null> => {
  try {
    return (await import('../candidate/candidate-sheet.tsx')).CandidateSheet
  } catch {
    return null
  }
}

/** Somebody's evidence over the list. The list knows them in short: what else there is comes when they are opened. */
export const useSheet = (rows: unknown) => {
  const [Sheet, setSheet] = useState<typeof CandidateSheet | null>(null)
  const [opened, setOpened] = useState<CandidateRecord | null>(null)
  const wanted = useRef<string | null>(null)

  const show = async (id: string) => {
    const refuse = refusalAt()
    wanted.current = id
    const [loaded, answer] = await Promise.all([loadSheet(), wholeCandidate(id)])
    // Somebody else was opened meanwhile, or nobody.
    if (wanted.current !== id) return
    if (!loaded || !answer.ok) {
      const sentence = 'The details could not be loaded. Check your connection and try again.'
      return refuse(answer.ok ? sentence : said(answer.failure, sentence))
    }
    setSheet(() => loaded)
    setOpened(answer.data)
  }
  // The list was read again: the score of who is open may be another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list asks again
  useEffect(() => {
    const id = opened?._id
    if (!id) return
    wholeCandidate(id).then((answer) => answer.ok && wanted.current === id && setOpened(answer.data))
  }, [rows])

  const close = () => {
    wanted.current = null
    setOpened(null)
  }
  return { Sheet, opened, show, close }
}
