import { useEffect, useRef } from 'react'
import type { ListedRecord } from '../../../api/candidates.ts'

/** Where somebody was in a list. */
export interface Place {
  /** The list it is about: view, search, filters and order. */
  list: string
  /** The first row in sight, and how many pixels of it were above what is seen. */
  index: number
  hidden: number
  /** Whose details were open. */
  expanded: string | null
}

export interface Kept extends Place {
  total: number
  chunks: ReadonlyMap<number, ListedRecord[]>
}

const mostKept = 8
const kept = new Map<string, Kept>()
const item = 'candidates-place'

/** Remembers a place under the key of its entry in the history, rows included, for as long as the page lives. */
const keepPlace = (key: string, place: Kept) => {
  kept.delete(key)
  kept.set(key, place)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
}

/** Keeps the place for when the whole page is loaded again. */
const keepPlaceOnLeaving = (key: string, { list, index, hidden, expanded }: Place) => {
  try {
    sessionStorage.setItem(item, JSON.stringify({ key, list, index, hidden, expanded }))
  } catch {
    // Without storage the list begins at the top.
  }
}

export const rowsAtPlace = (key: string, list: string): Kept | null => {
  const place = kept.get(key)
  return place?.list === list ? place : null
}

const wasOpenedAnew = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

/** The place to begin at; null for the top. Only asked in the browser, after the first picture. */
export const placeOf = (key: string, list: string): Place | null => {
  const inMemory = rowsAtPlace(key, list)
  if (inMemory) return inMemory
  // Every document begins with the same key: only one that was loaded again is the one that was left.
  if (typeof performance === 'undefined' || wasOpenedAnew()) return null
  try {
    const stored = JSON.parse(sessionStorage.getItem(item) ?? 'null')
    return stored?.key === key && stored.list === list ? stored : null
  } catch {
    return null
  }
}

/** Remembers the newest place that is given to it, also when the whole page goes away. */
export const useScrollRestoration = (key: string) => {
  const newest = useRef<Kept | null>(null)
  // The browser would go back to a number of pixels, which is another row when rows turned out to be of other heights.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])
  useEffect(() => {
    const handleLeaving = () => newest.current && keepPlaceOnLeaving(key, newest.current)
    window.addEventListener('pagehide', handleLeaving)
    return () => window.removeEventListener('pagehide', handleLeaving)
  }, [key])
  return (place: Kept) => {
    newest.current = place
    keepPlace(key, place)
  }
}
