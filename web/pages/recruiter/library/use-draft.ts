import { useCallback, useEffect, useRef, useState } from 'react'
import type { Composition } from '../../../api/library.ts'
import { isSame } from './texts.ts'

interface Kept {
  composition: Composition
  keptAt: string
}

/** Storage that may be switched off or full: then nothing is kept, and nothing else goes wrong. */
const read = (key: string): Kept | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    return typeof kept?.composition?.title === 'string' && Array.isArray(kept.composition.sections) ? kept : null
  } catch {
    return null
  }
}
const write = (key: string, kept: Kept | null): boolean => {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
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

  const keep = useRef(() => {})
  keep.current = () => {
    if (!done.current && !isSame(composition, start)) setKept(write(key, { composition, keptAt: new Date().toISOString() }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change waits anew
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), quietMs)
    return () => clearTimeout(timer)
  }, [composition])
  // What was typed just before the page is left.
  useEffect(() => {
    const handleLeaving = () => keep.current()
    window.addEventListener('pagehide', handleLeaving)
    return () => {
      window.removeEventListener('pagehide', handleLeaving)
      handleLeaving()
    }
  }, [])

  const forget = useCallback(() => {
    done.current = true
    write(key, null)
  }, [key])
  const startOver = () => {
    write(key, null)
    setComposition(start)
    setResumedFrom(null)
    setKept(false)
  }
  return { composition, setComposition, resumedFrom, isKept, forget, startOver }
}
