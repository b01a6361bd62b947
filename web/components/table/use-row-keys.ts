import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
/** The rows as keys know them. */
export interface KeyedRows {
  total: number
  /** Another number whenever rows may have changed their places. */
  edition: number
  at: (index: number) => { _id: string } | undefined
  indexOf: (id: string) => number | null
}

/** Where rows are on the screen. */
export interface ShownRows {
  body: RefObject<HTMLTableSectionElement | null>
  first: number
  /** Scrolls no further than it takes to see a row. */
  bring: (index: number) => void
}

interface Options {
  rows: KeyedRows
  shown: ShownRows
  onOpen: (index: number) => void
  /** Where rows can be chosen. */
  onSelect?: (index: number, range: boolean) => void
}

/** What can be reached in a row by arrows, in its order. */
const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'
const controlsIn = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>(controls)].filter((control) => control.offsetParent !== null)

const rowOf = (body: RefObject<HTMLElement | null>, index: number) =>
  body.current?.querySelector<HTMLElement>(`:scope > tr[data-index="${index}"]`) ?? null

/**
 * Rows by keyboard: one of them is reached by Tab, and the table is one stop. Arrows and page keys lead from it to any other row,
 * arrows to the side into it, and an arrow up from the first row to the headings.
 */
export function useRowKeys({ rows, shown, onOpen, onSelect }: Options) {
  const [active, setActive] = useState<{ index: number; id: string | undefined } | null>(null)
  const wanted = useRef<number | null>(null)
  const focused = useRef(false)
  const edition = useRef(rows.edition)

  // Whoever has the focus may stand elsewhere in a list that was read again.
  if (active && edition.current !== rows.edition) {
    edition.current = rows.edition
    const index = active.id === undefined ? active.index : (rows.indexOf(active.id) ?? active.index)
    const last = Math.max(0, rows.total - 1)
    if (index !== active.index) setActive({ ...active, index: Math.min(index, last) })
  }

  useLayoutEffect(() => {
    if (wanted.current !== null) {
      const row = rowOf(shown.body, wanted.current)
      if (!row) return
      const index = wanted.current
      wanted.current = null
      row.focus({ preventScroll: true })
      // Its neighbours were measured meanwhile, and may have turned out higher than thought.
      shown.bring(index)
    } else if (focused.current && active && document.activeElement === document.body) {
      // The row that had the focus was exchanged, for example for the one it was waiting for.
      rowOf(shown.body, active.index)?.focus({ preventScroll: true })
    }
  })

  const go = (index: number) => {
    const to = Math.max(0, Math.min(rows.total - 1, index))
    wanted.current = to
    setActive({ index: to, id: rows.at(to)?._id })
    shown.bring(to)
  }
  return {
    active: active ? Math.min(active.index, Math.max(0, rows.total - 1)) : null,
    onFocus(target: EventTarget) {
      const row = (target as HTMLElement).closest<HTMLElement>('tr[data-index]')
      if (!row) return
      focused.current = target === row
      const index = Number(row.dataset.index)
      if (active?.index !== index || active.id !== row.dataset.id) setActive({ index, id: row.dataset.id })
    },
    onBlur() {
      focused.current = false
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const target = event.target as HTMLElement
      if (event.altKey || event.ctrlKey || event.metaKey) return
      // From the details of a row the way back is to the row.
      const opened = target.closest<HTMLElement>('tr[data-of]')
      if (opened) {
        if (event.key === 'Escape') rowOf(shown.body, Number(opened.dataset.of))?.focus()
        return
      }
      const row = target.closest<HTMLElement>('tr[data-index]')
      if (!row) return
      const index = Number(row.dataset.index)
      if (stepThroughRow(event, row)) return event.preventDefault()
      if (target !== row) return
      if (event.key === 'ArrowUp' && index === 0 && focusHeading(row)) return event.preventDefault()
      const page = Math.max(1, Math.floor((window.innerHeight * 0.8) / Math.max(40, row.offsetHeight)))
      const to = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        PageDown: index + page,
        PageUp: index - page,
        Home: 0,
        End: rows.total - 1,
      }[event.key]
      if (to !== undefined) go(to)
      else if (event.key === 'Enter') onOpen(index)
      else if (event.key === ' ' && onSelect) onSelect(index, event.shiftKey)
      else return
      event.preventDefault()
    },
    /** The same for the headings. */
    onHeadKeyDown(event: KeyboardEvent<HTMLElement>) {
      const headings = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
      const at = headings.indexOf(event.target as HTMLElement)
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowLeft') headings[at - 1]?.focus()
      else if (event.key === 'ArrowRight') headings[at + 1]?.focus()
      else if (event.key === 'ArrowDown' || event.key === 'Escape') go(active?.index ?? 0)
      else return
      event.preventDefault()
    },
    /** Puts the focus on the row that Tab would reach, wherever the focus was. */
    focus: () => go(active?.index ?? shown.first),
  }
}

/** Steps to the side go from control to control of a row, and Escape or a step before the first of them back to the row itself. */
const stepThroughRow = ({ key, target }: KeyboardEvent<HTMLElement>, row: HTMLElement): boolean => {
  if (key === 'Escape' && target !== row) row.focus()
  // Arrows are its own.
  else if (target instanceof HTMLSelectElement) return false
  else if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const all = controlsIn(row)
    const to = all.indexOf(target as HTMLElement) + (key === 'ArrowRight' ? 1 : -1)
    if (target === row && key === 'ArrowLeft') return false
    ;(to < 0 ? row : all[Math.min(to, all.length - 1)])?.focus()
  } else if ((key === 'ArrowDown' || key === 'ArrowUp') && target !== row) {
    const at = controlsIn(row).indexOf(target as HTMLElement)
    const neighbor = key === 'ArrowDown' ? nextRow(row, 'nextElementSibling') : nextRow(row, 'previousElementSibling')
    if (neighbor) controlsIn(neighbor)[at]?.focus()
  } else return false
  return true
}

const nextRow = (row: Element, way: 'nextElementSibling' | 'previousElementSibling'): HTMLElement | null => {
  const next = row[way]
  return next instanceof HTMLElement && next.dataset.index === undefined ? nextRow(next, way) : (next as HTMLElement | null)
}

const focusHeading = (row: HTMLElement): boolean => {
  const heading = row.closest('table')?.tHead?.querySelector('button')
  heading?.focus()
  return heading !== null && heading !== undefined
}
