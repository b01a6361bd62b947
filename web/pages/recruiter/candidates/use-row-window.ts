import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepHeading } from '../../../components/table/keep-heading.ts'
import { chromeHeight, fillSpaces, measureRows, rowsIn, scrollBy } from './row-geometry.ts'
import { createRowHeights, type RowHeights } from './row-heights.ts'
import { type Place, placeOf } from './scroll-restoration.ts'
import type { ListRows } from './use-list-rows.ts'

/** Rows that are in the document although they are not in sight, in pixels above and below. */
const spare = 500
/** The window grows and shrinks by so many rows at once. */
const stride = 5

/** The first picture is the server's, with all of its rows; every later list begins with what fits a window. */
let isAwake = false
const firstRows = 20

interface Options {
  rows: ListRows
  /** Rows the server sent with the page. */
  start: { first: number; last: number }
  historyKey: string
  expanded: string | null
  onPlace: (place: Place) => void
  /** Told after the first picture, when somebody comes back: whose details were open. */
  onReturn: (expanded: string) => void
}

/** A row that stays where it is while others change: by its id, and how far from the top of the window it begins. */
interface Anchor {
  id: string | undefined
  index: number
  top: number
  scrolled: number
}

export interface RowWindow {
  body: RefObject<HTMLTableSectionElement | null>
  /** Rows to put into the document, both ends included. */
  first: number
  last: number
  /** Keeps this row where it is through the next change. */
  hold: (index: number) => void
  /** Scrolls no further than it takes to see a row. */
  bring: (index: number) => void
}

/**
 * Shows the part of a long list that is in sight of the window, with room above and below for the rest. Heights are measured;
 * what the person looks at stays where it is when rows around it come, go, or turn out higher than thought.
 */
export function useRowWindow({ rows, start, historyKey, expanded, onPlace, onReturn }: Options): RowWindow {
  const body = useRef<HTMLTableSectionElement>(null)
  const [range, setRange] = useState(
    isAwake ? { first: start.first, last: Math.min(start.last, start.first + firstRows) } : start,
  )
  const heights = useRef<RowHeights | null>(null)
  // Read before anything writes the place of this visit over it.
  const [place] = useState(
    () => placeOf(historyKey, rows.list) ?? (start.first > 0 ? { index: start.first, hidden: 0, expanded: null } : null),
  )
  const shown = useRef({ list: rows.list, edition: -1, width: 0, chrome: 0, guess: 0 })
  const anchor = useRef<Anchor | null>(null)
  const latest = useRef({ rows, range, expanded, onPlace, historyKey })

  /** What is in sight now; keeps the place, asks for rows, and changes the window when it has to. */
  const look = () => {
    const element = body.current
    const { rows, expanded, onPlace } = latest.current
    if (!element || !heights.current) return
    const { count, at, top } = heights.current
    keepHeading(element)
    const bodyTop = element.getBoundingClientRect().top
    const from = shown.current.chrome - bodyTop
    const to = window.innerHeight - bodyTop
    const firstSeen = at(from)
    const lastSeen = at(to)
    anchor.current =
      from <= 0
        ? null
        : { id: rows.at(firstSeen)?._id, index: firstSeen, top: bodyTop + top(firstSeen), scrolled: window.scrollY }
    onPlace({ list: rows.list, index: firstSeen, hidden: Math.max(0, from - top(firstSeen)), expanded })
    rows.show(firstSeen, lastSeen)
    const first = Math.floor(at(from - spare) / stride) * stride
    const last = Math.min(count - 1, Math.ceil((at(to + spare) + 1) / stride) * stride - 1)
    setRange((before) => (before.first === first && before.last === last ? before : { first, last }))
  }

  /** Forgets all heights. What rows are like on average is taken from those that are there, when the width is another one. */
  const begin = (element: HTMLElement) => {
    const { width } = element.getBoundingClientRect()
    if (Math.abs(width - shown.current.width) > 1 || shown.current.guess === 0) {
      const known = rowsIn(element).filter((row) => row.dataset.id && !row.dataset.expanded)
      const sum = known.reduce((total, row) => total + row.offsetHeight, 0)
      const gap = known[0] ? Number.parseFloat(getComputedStyle(known[0]).marginBottom) || 0 : 0
      if (known.length > 0) shown.current.guess = sum / known.length + gap
      shown.current.width = width
    }
    heights.current = createRowHeights(latest.current.rows.total, shown.current.guess || 60)
    shown.current.chrome = chromeHeight(element)
  }

  /** Puts the row that was looked at back to where it was. */
  const steady = (element: HTMLElement) => {
    const { current: held } = anchor
    if (!held || !heights.current) return
    const { rows } = latest.current
    const index = (held.id === undefined ? null : rows.indexOf(held.id)) ?? held.index
    const now = element.getBoundingClientRect().top + heights.current.top(index)
    const wanted = held.top - (window.scrollY - held.scrolled)
    if (Math.abs(now - wanted) >= 1) scrollBy(now - wanted)
  }

  // After every picture: heights are taken, room is made, and nothing that is looked at moves.
  useLayoutEffect(() => {
    latest.current = { rows, range, expanded, onPlace, historyKey }
    const element = body.current
    if (!element) return
    const another = shown.current.list !== rows.list
    if (!heights.current || shown.current.edition !== rows.edition || heights.current.count !== rows.total) {
      begin(element)
      shown.current.list = rows.list
      shown.current.edition = rows.edition
    }
    measureRows(element, heights.current)
    fillSpaces(element, heights.current)
    if (another) {
      anchor.current = null
      const over = shown.current.chrome - element.getBoundingClientRect().top
      if (over > 0) scrollBy(-over)
    } else steady(element)
    look()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is awake
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    const handleScroll = () => look()
    const again = () => {
      const isOther = Math.abs(element.getBoundingClientRect().width - shown.current.width) > 1
      if (isOther) begin(element)
      if (measureRows(element, heights.current) || isOther) {
        fillSpaces(element, heights.current)
        steady(element)
      }
      look()
    }
    isAwake = true
    const observer = new ResizeObserver(again)
    observer.observe(element)
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('resize', again)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('resize', again)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the shell has scrolled to the top of a page it takes for new
  useEffect(() => {
    const element = body.current
    if (!place || !element) return
    queueMicrotask(() => {
      if (!heights.current) return
      const index = Math.min(place.index, rows.total - 1)
      if (place.expanded) onReturn(place.expanded)
      const top = element.getBoundingClientRect().top + heights.current.top(index) + place.hidden
      scrollBy(top - shown.current.chrome)
      look()
    })
  }, [])

  return {
    body,
    first: Math.min(range.first, Math.max(0, rows.total - 1)),
    last: Math.min(range.last, rows.total - 1),
    hold(index) {
      const element = body.current
      if (!element || !heights.current) return
      anchor.current = {
        id: latest.current.rows.at(index)?._id,
        index,
        top: element.getBoundingClientRect().top + heights.current.top(index),
        scrolled: window.scrollY,
      }
    },
    bring(index) {
      const element = body.current
      if (!element || !heights.current) return
      const top = element.getBoundingClientRect().top + heights.current.top(index)
      const bottom = element.getBoundingClientRect().top + heights.current.top(index + 1)
      const { chrome } = shown.current
      if (top < chrome) scrollBy(top - chrome - 4)
      else if (bottom > window.innerHeight - 24) scrollBy(Math.min(bottom - window.innerHeight + 24, top - chrome))
      look()
    },
  }
}
