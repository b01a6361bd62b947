import { useCallback, useEffect, useRef, useState } from 'react'
import type { Composition } from '../../../api/library.ts'
import { readKept, useKeeping, writeKept } from '../../../state/kept-drafts.ts'
import { isSame } from './texts.ts'

interface Kept {
  composition: Composition
  keptAt: string
}

const read = (key: string): Kept | null => {
  const kept = readKept(key) as Kept | null
  return typeof kept?.composition?.title === 'string' && Array.isArray(kept.composition.sections) ? kept : null
}

const quietMs = 400

/** What somebody writes, kept in this browser under `key` from one visit to the next until it is saved or thrown away. */
export const useDraft = (key: string, start: Composition) => {
  const [composition, setComposition] = useState(start)
  /** When the draft was kept that this visit began with; null when it began afresh. */
  const [resumedFrom, setResumedFrom] = useState<string | null>(null)
  const [isKept, setKept] = useState(false)
  const done = useRef(false)

  // After waking up, because the server knows no drafts.
  useEffect(() => {
    const kept = read(key)
    if (!kept) return
    setComposition(kept.composition)
    setResumedFrom(kept.keptAt)
    setKept(true)
  }, [key])

  const keep = () => {
    if (done.current || isSame(composition, start)) return
    setKept(writeKept(key, { composition, keptAt: new Date().toISOString() } satisfies Kept))
  }
  useKeeping(keep, [composition], quietMs)

  const forget = useCallback(() => {
    done.current = true
    writeKept(key, null)
  }, [key])
  const startOver = () => {
    writeKept(key, null)
    setComposition(start)
    setResumedFrom(null)
    setKept(false)
  }
  return { composition, setComposition, resumedFrom, isKept, forget, startOver }
}
