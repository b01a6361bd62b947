import { Fragment, type MouseEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ownPath } from '../../../address.ts'
import type { ListedRecord } from '../../../api/candidates.ts'
import { keepPress } from '../../../components/refusal-note.ts'
import { leastWidth, orderFrom } from '../../../components/table/columns.ts'
import { TableHead } from '../../../components/table/table-head.tsx'
import { usePrinting } from '../../../components/table/use-printing.ts'
import { useRowKeys } from '../../../components/table/use-row-keys.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { candidatesAddress, type Sorting, type SortName } from '../../../state/candidate-filters.ts'
import { type CandidateList, pageSize } from '../../../state/candidates.ts'
import type { Density } from '../../../state/table-choices.ts'
import { useMayChange } from '../../../state/user.ts'
import { doubtInWords, sharedDoubts } from '../reasons/row-doubts.ts'
import { useResume } from '../resume-actions.tsx'
import { CandidateRow, isCandidate, WaitingRow } from './candidate-row.tsx'
import type { CandidateColumn } from './columns.ts'
import { PrintHeading } from './print-heading.tsx'
import type { AskedAct } from './row-acts.tsx'
import { RowIcons } from './row-icons.tsx'
import { type Place, useScrollRestoration } from './scroll-restoration.ts'
import type { ListRows } from './use-list-rows.ts'
import { useRowWindow } from './use-row-window.ts'

interface CandidateTableProps {
  list: CandidateList
  rows: ListRows
  selected: { has: (id: string) => boolean }
  columns: readonly CandidateColumn[]
  density: Density
  /** By what somebody has just sorted, by a heading. */
  sortedBy: RefObject<string | null>
  /** `to` is the row chosen; with `from` everybody from there to it. */
  onSelect: (to: number, from: number | null) => void
}

const orders: Record<SortName, [usual: string, reversed: string]> = {
  match: ['best match first', 'weakest match first'],
  newest: ['newest first', 'oldest first'],
  experience: ['most experienced first', 'least experienced first'],
  name: ['by name', 'by name, from the end'],
  rank: ['by rank', 'by rank, last first'],
  stage: ['by stage', 'by stage, last first'],
}

/** Everybody in the list as one table; only rows in sight are in the document. `Details` opens a row, one at a time. */
export const CandidateTable = ({ list, rows, columns, density, sortedBy, selected, onSelect }: CandidateTableProps) => {
  const { recentSince, view } = list
  const order = view === 'recommended' ? null : orderFrom(list.sort)
  const byField = list.fields.find(({ _id }) => order?.by === `field:${_id}`)
  const inWords = byField
    ? `by ${byField.name}${order?.reversed ? ', from the end' : ''}`
    : (orders[order?.by as SortName] ?? orders.match)[order?.reversed ? 1 : 0]
  const navigate = useNavigate()
  const { key: historyKey } = useLocation()
  const panel = useId()
  const [expanded, setExpanded] = useState<string | null>(null)
  const lastChosen = useRef<number | null>(null)
  const { view: viewResume } = useResume()
  const { part: RowDetails, load: loadDetails } = useLazyComponent(async () => (await import('./row-details.tsx')).RowDetails)
  const mayChange = useMayChange()
  const printing = usePrinting()
  const first = (list.page - 1) * pageSize

  const keep = useScrollRestoration(historyKey)
  const handlePlace = (place: Place) => keep({ ...place, total: rows.total, chunks: rows.chunks })
  const start = list.rows.length > 0 ? { first, last: first + list.rows.length - 1 } : { first: 0, last: 9 }
  const handleReturn = async (id: string) => {
    if (await loadDetails()) setExpanded(id)
  }
  const shown = useRowWindow({ rows, start, historyKey, expanded, onPlace: handlePlace, onReturn: handleReturn })

  const handleOpen = async (index: number) => {
    const id = rows.at(index)?._id
    if (!id) return
    if (!(await loadDetails())) return
    shown.hold(index)
    setExpanded((before) => (before === id ? null : id))
  }
  const handleSelect = (index: number, range: boolean) => {
    const record = rows.at(index)
    if (!record || !isCandidate(record)) return
    onSelect(index, range ? lastChosen.current : null)
    lastChosen.current = index
  }
  const keys = useRowKeys({ rows, shown, onOpen: handleOpen, onSelect: handleSelect })
  const { part: RowActs, load: loadActs } = useLazyComponent(async () => (await bringActs()).RowActs)
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const ask = async (act: AskedAct['act'], record: ListedRecord, anchor: HTMLElement) => {
    const asPressed = keepPress()
    if (await loadActs()) setAsked({ act, record, anchor, asPressed })
  }
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const pressed = (event.target as HTMLElement).closest<HTMLElement>('[data-do]')
    const index = Number(pressed?.closest<HTMLElement>('tr[data-index]')?.dataset.index)
    const record = rows.at(index)
    if (!pressed || !record) return
    const { do: what } = pressed.dataset
    if (what === 'select') handleSelect(index, event.shiftKey)
    else if (what === 'details') void handleOpen(index)
    // Not after anything was waited for: the browser would take it for an unasked pop-up.
    else if (what === 'pdf') void viewResume(record.resumeId._id)
    else if (isLater(what)) void ask(what, record, pressed)
    else if ((what === 'go' || what === 'open') && !(event.metaKey || event.ctrlKey || event.shiftKey)) {
      event.preventDefault()
      if (what === 'open') void ask('evidence', record, pressed)
      else navigate(ownPath((pressed as HTMLAnchorElement).pathname))
    }
  }

  const doubts = useMemo(() => rowDoubts(list.rows), [list.rows])
  const inDocument = printing ? knownFirst(rows) : indexes(shown.first, shown.last, keys.active)
  const tabStop = keys.active ?? inDocument[0]
  const handleSort = (sort: string) => {
    sortedBy.current = orderFrom(sort).by
    navigate(candidatesAddress({ ...list, sort: sort as Sorting, page: 1 }), { preventScrollReset: true })
  }
  // Another order is another entry of the history, and its table a new one: the focus goes on from the same heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is there
  useEffect(() => {
    const by = sortedBy.current
    sortedBy.current = null
    const column = columns.find(({ sort }) => sort?.by === by)
    if (by && column)
      shown.body.current?.closest('table')?.querySelector<HTMLElement>(`th[data-column="${column.key}"] button`)?.focus()
  }, [])
  return (
    <div className="long-table">
      <RowIcons />
      {printing && <PrintHeading list={list} rows={rows} order={inWords} printed={inDocument.length} since={printing} />}
      {doubts.everyone && <p className="shared-doubt text-warning small">{doubts.everyone}</p>}
      <div className="dense-frame outlined rounded-4 surface" id="list">
        <table
          className="dense-table w-full text-2"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows lead to its rows and to what is in them
          role="grid"
          data-density={density}
          aria-rowcount={rows.total + 1}
          style={leastWidth(columns)}
        >
          <caption className="visually-hidden">
            Candidates, {inWords}. Arrow keys go from row to row and into a row, Enter opens a row, Space chooses it.
          </caption>
          <TableHead columns={columns} order={order} onSort={handleSort} onKeyDown={keys.onHeadKeyDown} />
          <tbody
            ref={shown.body}
            onClick={handleClick}
            onPointerEnter={() => void bringActs().catch(() => undefined)}
            onKeyDown={keys.onKeyDown}
            onFocus={({ target }) => keys.onFocus(target)}
            onBlur={keys.onBlur}
          >
            {inDocument.map((index, position) => {
              const record = rows.at(index)
              const before = position === 0 ? 0 : inDocument[position - 1]! + 1
              const isOpen = record !== undefined && record._id === expanded
              return (
                <Fragment key={record?._id ?? `row ${index}`}>
                  {before < index && <Space from={before} to={index} />}
                  {record ? (
                    <CandidateRow
                      record={record}
                      columns={columns}
                      {...doubts.of(record)}
                      index={index}
                      isNew={recentSince !== null && record.createdAt >= recentSince}
                      selected={selected.has(record._id)}
                      expanded={isOpen}
                      current={index === tabStop}
                      panel={panel}
                      mayChange={mayChange}
                    />
                  ) : (
                    <WaitingRow index={index} columns={columns} current={index === tabStop} />
                  )}
                  {isOpen && RowDetails && (
                    <tr className="table-expansion" data-of={index}>
                      <td colSpan={columns.length}>
                        <RowDetails
                          record={record}
                          id={panel}
                          onEvidence={(whom, button) => void ask('evidence', whom, button)}
                        />
                      </td>
                    </tr>
                  )}
                </Fragment>
              )
            })}
            <Space from={(inDocument.at(-1) ?? -1) + 1} to={rows.total} />
          </tbody>
        </table>
      </div>
      {RowActs && (
        <RowActs
          asked={asked}
          list={list}
          rows={rows}
          mayChange={mayChange}
          onDetails={({ _id }) => void handleOpen(rows.indexOf(_id) ?? 0)}
        />
      )}
    </div>
  )
}

/** What a row can be asked whose script comes with the first sign that somebody will. */
const later: readonly string[] = ['menu', 'stage', 'interview', 'send'] satisfies AskedAct['act'][]
const isLater = (what: string | undefined): what is AskedAct['act'] => what !== undefined && later.includes(what)
const bringActs = () => import('./row-acts.tsx')

/** What rows say of how their resumes were read, and what all of the first rows would say: that is said once, above them. */
const rowDoubts = (rows: readonly ListedRecord[]) => {
  const ofRecord = ({ matchingResult: [{ Analysis }] }: ListedRecord) => Analysis.doubt ?? null
  const shared = sharedDoubts(rows.map(ofRecord))
  return {
    everyone:
      shared.everyone.length > 0 &&
      `This could not be read in any resume here: ${shared.everyone.join(', ')}. Read the resumes before you rely on the order.`,
    of: (record: ListedRecord) => {
      const own = shared.own(ofRecord(record))
      return { mark: (own && doubtInWords(own)) ?? '', yearsUnsure: own?.yearsUnsure ?? false }
    },
  }
}

/** The rows from the top for as far as they are known. */
const knownFirst = (rows: ListRows) => {
  const known: number[] = []
  while (rows.at(known.length)) known.push(known.length)
  return known
}

/** Room for rows that are not in the document; its height is set by whoever measures the others. */
const Space = ({ from, to }: { from: number; to: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus; read aloud it would be an empty row
  <tr className="row-space" aria-hidden="true" data-from={from} data-to={to} />
)

/** The rows in the document: those in sight, and the one that has the focus wherever it is. */
const indexes = (first: number, last: number, active: number | null) => {
  const inSight = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  if (active === null || (active >= first && active <= last)) return inSight
  return active < first ? [active, ...inSight] : [...inSight, active]
}
