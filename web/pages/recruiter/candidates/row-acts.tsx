import { useCallback, useEffect, useState } from 'react'
import type { ListedRecord } from '../../../api/candidates.ts'
import type { keepPress } from '../../../components/refusal-note.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { candidatesAddress } from '../../../state/candidate-filters.ts'
import type { CandidateList } from '../../../state/candidates.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { rememberLineup } from '../../../state/lineup.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { recipientOf, useSendDialog } from '../assessments/use-send-dialog.tsx'
import { nameOf, useResume } from '../resume-actions.tsx'
import { isCandidate } from './candidate-row.tsx'
import { type RowAct, RowMenu } from './row-menu.tsx'
import { type AskedMove, StageMove } from './stage-move.tsx'
import { useInterviewMenu } from './use-interview-menu.tsx'
import type { ListRows } from './use-list-rows.ts'
import { useSheet } from './use-sheet.ts'

/** What somebody has asked of a row, each time anew. */
export interface AskedAct {
  act: RowAct | 'menu'
  record: ListedRecord
  anchor: HTMLElement
  /** Does it as the press does that asked for it. */
  asPressed: ReturnType<typeof keepPress>
}

interface RowActsProps {
  asked: AskedAct | null
  list: CandidateList
  rows: ListRows
  mayChange: boolean
  onDetails: (record: ListedRecord) => void
}

/** Does what is asked of a row, with the menus and dialogs that takes. One for all rows; it comes when somebody asks. */
export const RowActs = ({ asked, list, rows, mayChange, onDetails }: RowActsProps) => {
  const [menuOf, setMenuOf] = useState<{ record: ListedRecord; anchor: HTMLElement } | null>(null)
  const [moving, setMoving] = useState<AskedMove | null>(null)
  const [reasons, setReasons] = useState<ListedRecord | null>(null)
  const { view: viewResume, download } = useResume()
  const { Sheet, opened, show, close } = useSheet(list.rows)
  const { part: HistoryReasons, load: loadReasons } = useLazyComponent(
    async () => (await import('./history-reasons.tsx')).HistoryReasons,
  )
  const interview = useInterviewMenu()
  const sending = useSendDialog()
  const showToast = useShowToast()
  useLive((event, data) => {
    if (event !== 'candidatesRemoved' || !opened || !data.ids.includes(opened._id)) return
    close()
    showToast('info', `${nameOf(opened)} was deleted.`)
  })

  const handleEvidence = async (record: ListedRecord) => {
    const at = rows.indexOf(record._id)
    if (at !== null) rememberLineup({ label: 'Talent Workspace', back: candidatesAddress(list), ...knownAround(rows, at) })
    if (isCandidate(record)) return show(record._id)
    if (await loadReasons()) setReasons(record)
  }
  const handle = ({ act, record, anchor }: Omit<AskedAct, 'asPressed'>) => {
    if (act === 'menu') {
      anchor.setAttribute('aria-expanded', 'true')
      setMenuOf({ record, anchor })
    } else if (act === 'evidence') void handleEvidence(record)
    else if (act === 'details') onDetails(record)
    else if (act === 'pdf') void viewResume(record.resumeId._id)
    else if (act === 'download') void download(record.resumeId._id)
    else if (act === 'stage') setMoving({ record, anchor })
    else if (act === 'interview') interview.open(record, anchor)
    else sending.open(recipientOf(record))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked
  useEffect(() => {
    asked?.asPressed(() => handle(asked))
  }, [asked])

  const closeMenu = useCallback(
    () =>
      setMenuOf((before) => {
        before?.anchor.removeAttribute('aria-expanded')
        return null
      }),
    [],
  )
  const at = opened ? rows.indexOf(opened._id) : null
  const neighbour = (by: number) => {
    const record = at === null ? undefined : rows.at(at + by)
    return record && isCandidate(record) ? record : null
  }
  return (
    <>
      {menuOf && <RowMenu {...menuOf} mayChange={mayChange} onAct={(act) => handle({ act, ...menuOf })} onClose={closeMenu} />}
      {interview.menu}
      {sending.dialog}
      <StageMove asked={moving} onMoved={rows.takeStage} onClose={() => setMoving(null)} />
      {HistoryReasons && reasons && <HistoryReasons record={reasons} onClose={() => setReasons(null)} />}
      {Sheet && opened && <Sheet record={opened} previous={neighbour(-1)} next={neighbour(1)} onShow={show} onClose={close} />}
    </>
  )
}

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
