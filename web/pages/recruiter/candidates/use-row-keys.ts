import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ListRows } from './use-list-rows.ts'
import type { RowWindow } from './use-row-window.ts'

interface Options {
  rows: ListRows
  shown: RowWindow
  onOpen: (index: number) => void
  onSelect: (index: number, range: boolean) => void
}

const rowOf = (body: RefObject<HTMLElement | null>, index: number) =>
  body.current?.querySelector<HTMLElement>(`:scope > tr[data-index="${index}"]`) ?? null

/** Rows by keyboard: one of them is reached by Tab, arrows and page keys lead from it to any other. */
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
      const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-index]')
      if (!row || event.altKey || event.ctrlKey || event.metaKey) return
      const index = Number(row.dataset.index)
      if (event.target !== row) {
        if (event.key === 'Escape') row.focus()
        return
      }
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
      else if (event.key === ' ') onSelect(index, event.shiftKey)
      else return
      event.preventDefault()
    },
  }
}
