import { Fragment, type MouseEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ListedRecord } from '../../../api/candidates.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { candidatesAddress } from '../../../state/candidate-filters.ts'
import { type CandidateList, pageSize } from '../../../state/candidates.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { rememberLineup } from '../../../state/lineup.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { useMayChange } from '../../../state/user.ts'
import { recipientOf, useSendDialog } from '../assessments/use-send-dialog.tsx'
import { doubtInWords, sharedDoubts } from '../reasons/row-doubts.ts'
import { nameOf, useResume } from '../resume-actions.tsx'
import { CandidateRow, isCandidate, WaitingRow } from './candidate-row.tsx'
import { type Place, useScrollRestoration } from './scroll-restoration.ts'
import { useInterviewMenu } from './use-interview-menu.tsx'
import type { ListRows } from './use-list-rows.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowWindow } from './use-row-window.ts'
import { useSheet } from './use-sheet.ts'

interface CandidateTableProps {
  list: CandidateList
  rows: ListRows
  selected: { has: (id: string) => boolean }
  /** `to` is the row chosen; with `from` everybody from there to it. */
  onSelect: (to: number, from: number | null) => void
}

const captions: Record<CandidateList['sort'], string> = {
  match: 'Candidates, best match first',
  newest: 'Candidates, newest first',
  experience: 'Candidates, most experienced first',
}

const columns = [
  'Rank',
  'Candidate',
  'Job Title',
  'Experience',
  'Match %',
  'View pdf',
  'Interview Schedular',
  'Details',
  'Status',
  'Score',
  'Send Test-Link',
] as const

/** Candidates that stand in one row with this one, as far as the list is known. */
const knownAround = (rows: ListRows, at: number) => {
  const idAt = (index: number) => {
    const record = rows.at(index)
    return record && isCandidate(record) ? record._id : null
  }
  let first = at
  while (first > 0 && idAt(first - 1) !== null) first -= 1
  const ids: string[] = []
  for (let id = idAt(first); id !== null; id = idAt(first + ids.length)) ids.push(id)
  return { first, total: rows.total, ids }
}

/** Everybody in the list as one table; only rows in sight are in the document. `Details` opens a row, one at a time. */
export const CandidateTable = ({ list, rows, selected, onSelect }: CandidateTableProps) => {
  const { recentSince, sort } = list
  const navigate = useNavigate()
  const { key: historyKey } = useLocation()
  const panel = useId()
  const [expanded, setExpanded] = useState<string | null>(null)
  const [reasons, setReasons] = useState<ListedRecord | null>(null)
  const lastChosen = useRef<number | null>(null)
  const { view: viewResume } = useResume()
  const { Sheet, opened, show, close } = useSheet(list.rows)
  const { part: HistoryReasons, load: loadReasons } = useLazyComponent(
    async () => (await import('./history-reasons.tsx')).HistoryReasons,
  )
  const { part: RowDetails, load: loadDetails } = useLazyComponent(async () => (await import('./row-details.tsx')).RowDetails)
  const interview = useInterviewMenu()
  const sending = useSendDialog()
  const maySend = useMayChange()
  const showToast = useShowToast()
  useLive((event, data) => {
    if (event !== 'candidatesRemoved' || !opened || !data.ids.includes(opened._id)) return
    close()
    showToast('info', `${nameOf(opened)} was deleted.`)
  })
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
  const handleEvidence = async (record: ListedRecord) => {
    const at = rows.indexOf(record._id)
    if (at !== null) rememberLineup({ label: 'Talent Workspace', back: candidatesAddress(list), ...knownAround(rows, at) })
    if (isCandidate(record)) return show(record._id)
    if (await loadReasons()) setReasons(record)
  }
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const pressed = (event.target as HTMLElement).closest<HTMLElement>('[data-do]')
    const index = Number(pressed?.closest<HTMLElement>('tr[data-index]')?.dataset.index)
    const record = rows.at(index)
    if (!pressed || !record) return
    const { do: what } = pressed.dataset
    if (what === 'select') handleSelect(index, event.shiftKey)
    else if (what === 'pdf') viewResume(record.resumeId._id)
    else if (what === 'interview') interview.open(record, pressed)
    else if (what === 'send') sending.open(recipientOf(record))
    else if (what === 'details') handleOpen(index)
    else if ((what === 'go' || what === 'open') && !(event.metaKey || event.ctrlKey || event.shiftKey)) {
      event.preventDefault()
      if (what === 'open') void handleEvidence(record)
      else navigate((pressed as HTMLAnchorElement).pathname)
    }
  }

  const doubtOf = rowDoubts(list.rows)
  const inDocument = indexes(shown.first, shown.last, keys.active)
  const tabStop = keys.active ?? inDocument[0]
  const at = opened ? rows.indexOf(opened._id) : null
  const neighbour = (by: number) => {
    const record = at === null ? undefined : rows.at(at + by)
    return record && isCandidate(record) ? record : null
  }
  return (
    <div className="candidate-table long-table">
      <p className="print-note">Only the rows in sight are printed. Export the list as CSV to have all {rows.total}.</p>
      <div className="table-frame">
        <table className="table" aria-rowcount={rows.total + 1}>
          <caption className="visually-hidden">
            {captions[sort]}. Arrow keys go from row to row, Enter opens a row, Space chooses it.
          </caption>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map((name) => (
                <th key={name} scope="col" data-column={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            ref={shown.body}
            onClick={handleClick}
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
                      {...doubtOf(record)}
                      index={index}
                      isNew={recentSince !== null && record.createdAt >= recentSince}
                      selected={selected.has(record._id)}
                      expanded={isOpen}
                      current={index === tabStop}
                      panel={panel}
                      maySend={maySend}
                    />
                  ) : (
                    <WaitingRow index={index} columns={columns.length} current={index === tabStop} />
                  )}
                  {isOpen && RowDetails && (
                    <tr className="table-expansion" data-of={index}>
                      <td colSpan={columns.length}>
                        <RowDetails record={record} id={panel} onEvidence={handleEvidence} />
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
      {interview.menu}
      {sending.dialog}
      {HistoryReasons && reasons && <HistoryReasons record={reasons} onClose={() => setReasons(null)} />}
      {Sheet && opened && <Sheet record={opened} previous={neighbour(-1)} next={neighbour(1)} onShow={show} onClose={close} />}
    </div>
  )
}

/** What a row says of how its resume was read, without what all of the first rows would say. */
const rowDoubts = (rows: readonly ListedRecord[]) => {
  const ofRecord = ({ matchingResult: [{ Analysis }] }: ListedRecord) => Analysis.doubt ?? null
  const shared = sharedDoubts(rows.map(ofRecord))
  return (record: ListedRecord) => {
    const own = shared.own(ofRecord(record))
    return { mark: (own && doubtInWords(own)) ?? '', yearsUnsure: own?.yearsUnsure ?? false }
  }
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
