import { Button } from '@radix-ui/themes'
import { type MouseEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { ApplicationRecord } from '../../../api/applications.ts'
import { leastWidth, orderFrom, shownColumns } from '../../../components/table/columns.ts'
import { TableHead } from '../../../components/table/table-head.tsx'
import type { Chosen } from '../../../components/table/use-chosen.ts'
import { dayOfPrinting, usePrinting } from '../../../components/table/use-printing.ts'
import { useRowKeys } from '../../../components/table/use-row-keys.ts'
import { useWideTable } from '../../../components/table/use-wide-table.ts'
import type { TableChoice } from '../../../state/table-choices.ts'
import { ApplicationRow } from './application-row.tsx'
import { applicationColumns } from './columns.ts'

interface ApplicationListProps {
  rows: ApplicationRecord[]
  total: number
  isStale: boolean
  isLoadingMore: boolean
  /** Of the list as it is filtered. */
  address: string
  sort: string
  /** What the list is filtered by, for whoever reads it on paper. */
  filtersInWords: string
  choice: TableChoice
  chosen: Chosen<ApplicationRecord>
  onSort: (sort: string) => void
  fresh: ReadonlySet<string>
  onOpen: (id: string) => void
  onChanged: (record: ApplicationRecord) => void
  onMore: () => void
  onNear: () => void
}

export const ApplicationList = ({
  rows,
  total,
  isStale,
  isLoadingMore,
  address,
  sort,
  filtersInWords,
  choice,
  chosen,
  fresh,
  onSort,
  onOpen,
  onChanged,
  onMore,
  onNear,
}: ApplicationListProps) => {
  const list = useSteadyList(rows)
  const columns = useMemo(() => shownColumns(applicationColumns, choice.columns), [choice.columns])
  const edition = useEdition(rows)
  const keys = useRowKeys({
    rows: {
      total: rows.length,
      edition,
      at: (index) => rows[index],
      indexOf: (id) => {
        const at = rows.findIndex(({ _id }) => _id === id)
        return at < 0 ? null : at
      },
    },
    shown: {
      body: list,
      first: 0,
      bring: (index) => list.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
    },
    onOpen: (index) => rows[index] && onOpen(rows[index]._id),
    onSelect: chosen.choose,
  })
  useWideTable(list)
  const printing = usePrinting()
  const keysId = useId()
  // One for all of them: a thousand links that each look at the address would all be drawn anew when it changes.
  const handleClick = (event: MouseEvent) => {
    const box = (event.target as HTMLElement).closest('[data-do="select"]')
    if (box) return chosen.choose(Number(box.closest<HTMLElement>('tr')?.dataset.index), event.shiftKey)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const id = (event.target as HTMLElement).closest<HTMLElement>('a[data-open]')?.dataset.open
    if (!isPlain || !id) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <>
      {printing && (
        <p className="print-heading">
          {dayOfPrinting(printing)} · {rows.length.toLocaleString('en')} of {total.toLocaleString('en')} · {filtersInWords}
        </p>
      )}
      <p id={keysId} className="visually-hidden">
        Arrow keys go from row to row and into a row, Enter opens a row, Space chooses it.
      </p>
      <div className="dense-frame outlined rounded-4 surface applications" id="list" aria-busy={isStale || undefined}>
        <table
          className="dense-table w-full text-2"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows lead to its rows and to what is in them
          role="grid"
          aria-label="Applications"
          aria-describedby={keysId}
          data-density={choice.density}
          aria-rowcount={total + 1}
          style={leastWidth(columns)}
        >
          <TableHead columns={columns} order={orderFrom(sort)} onSort={onSort} onKeyDown={keys.onHeadKeyDown} />
          <tbody
            ref={list}
            onClick={handleClick}
            onKeyDown={keys.onKeyDown}
            onFocus={({ target }) => keys.onFocus(target)}
            onBlur={keys.onBlur}
          >
            {rows.map((record, index) => (
              <ApplicationRow
                key={record._id}
                record={record}
                columns={columns}
                index={index}
                current={index === (keys.active ?? 0)}
                selected={chosen.has(record._id)}
                address={`${address}${address.includes('?') ? '&' : '?'}application=${record._id}`}
                isFresh={fresh.has(record._id)}
                onChanged={onChanged}
                onNear={onNear}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length < total && (
        <div className="applications-more off-paper flex items-center justify-center gap-4">
          <span className="muted numeric">
            {rows.length.toLocaleString('en')} of {total.toLocaleString('en')}
          </span>
          <Button variant="soft" color="gray" onClick={onMore} disabled={isLoadingMore}>
            {isLoadingMore ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  )
}

/** Another number whenever rows may have changed their places. */
const useEdition = (rows: readonly ApplicationRecord[]) => {
  const known = useRef({ rows, edition: 0 })
  if (known.current.rows !== rows) known.current = { rows, edition: known.current.edition + 1 }
  return known.current.edition
}

/** Above this many pixels somebody reads the top of the page, where what is new may push the rest down. */
const atTop = 160

/** Keeps what is in sight where it is while cards come in above it or change their places. */
const useSteadyList = (rows: ApplicationRecord[]): RefObject<HTMLTableSectionElement | null> => {
  const list = useRef<HTMLTableSectionElement>(null)
  const before = useRef<{ id: string; top: number }[]>([])
  const watched = useRef(rows)
  useLayoutEffect(() => {
    const shown = before.current
    if (window.scrollY > atTop && watched.current !== rows) {
      const steady = shown.find(({ id }) => watched.current.find((row) => row._id === id) === rows.find((row) => row._id === id))
      const now = steady && list.current?.querySelector(`[data-id="${CSS.escape(steady.id)}"]`)?.getBoundingClientRect().top
      if (steady && now !== undefined && Math.abs(now - steady.top) > 1)
        window.scrollBy({ top: now - steady.top, behavior: 'instant' })
    }
    watched.current = rows
  }, [rows])
  useLayoutEffect(() => {
    // Where the cards in sight stand, as of the last time the page moved.
    let waiting = 0
    const look = () => {
      waiting = 0
      const cards = [...(list.current?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [])]
      before.current = cards
        .map((card) => ({ id: card.dataset.id ?? '', top: card.getBoundingClientRect().top }))
        .filter(({ top }) => top > 0 && top < window.innerHeight)
    }
    const lookSoon = () => {
      waiting ||= requestAnimationFrame(look)
    }
    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(waiting)
      window.removeEventListener('scroll', lookSoon)
    }
  })
  return list
}
