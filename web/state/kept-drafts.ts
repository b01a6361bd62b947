import { useEffect, useRef } from 'react'

// Storage may be switched off or full: then nothing is kept, and nothing else goes wrong.

/** What this browser keeps under `key`, unchecked: an earlier version may have written it. Null for nothing. */
export const readKept = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a draft, or with null forgets it; false when the browser refuses. */
export const writeKept = (key: string, draft: object | null): boolean => {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** What the keys of drafts begin with; what else this browser keeps, such as a switched-off shortcut, says nothing about anybody. */
const draftKinds = ['job-draft:', 'jd-draft:']

const draftKeys = (): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => draftKinds.some((kind) => key.startsWith(kind)))
  } catch {
    return []
  }
}

/** Write what was typed a moment ago and has not been quiet for long enough yet. */
const lateWriters = new Set<() => void>()

/** How many drafts this browser keeps, whoever wrote them; what was typed a moment ago is kept first, and counts. */
export const countDrafts = (): number => {
  for (const write of lateWriters) write()
  return draftKeys().length
}

/** Drafts were forgotten: leaving the form that wrote one must not bring it back. Ends with the next thing that is typed. */
let areForgotten = false

/** Forgets all of them: for computers that others use, too. */
export const forgetDrafts = (): void => {
  areForgotten = true
  for (const key of draftKeys()) writeKept(key, null)
}

/**
 * Calls the newest `keep` when none of `changes` has changed for `quietMs` milliseconds, and when the page is left: what
 * was typed just before that counts too.
 */
export const useKeeping = (keep: () => void, changes: readonly unknown[], quietMs: number) => {
  const newest = useRef(keep)
  newest.current = keep
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    areForgotten = false
    const timer = setTimeout(() => newest.current(), quietMs)
    return () => clearTimeout(timer)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what makes it wait anew
  }, changes)
  useEffect(() => {
    const handleLeaving = () => {
      if (!areForgotten) newest.current()
    }
    window.addEventListener('pagehide', handleLeaving)
    lateWriters.add(handleLeaving)
    return () => {
      lateWriters.delete(handleLeaving)
      window.removeEventListener('pagehide', handleLeaving)
      handleLeaving()
    }
  }, [])
}
