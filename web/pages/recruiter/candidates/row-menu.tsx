import { useNavigate } from 'react-router'
import type { ListedRecord } from '../../../api/candidates.ts'
import { activityAddress } from '../../../api/hiring.ts'
import { candidateAddress, rankingAddress } from '../../../api/ranking.ts'
import { nameOf } from '../resume-actions.tsx'
import { isCandidate } from './candidate-row.tsx'
import { RowPopup } from './row-popup.tsx'

/** What a row can be asked to do; the table does it. */
export type RowAct = 'evidence' | 'details' | 'pdf' | 'download' | 'stage' | 'interview' | 'send'

interface RowMenuProps {
  record: ListedRecord
  anchor: HTMLElement
  mayChange: boolean
  onAct: (act: RowAct) => void
  onClose: () => void
}

/** Everything that can be done with somebody, in one menu for all rows. */
export const RowMenu = ({ record, anchor, mayChange, onAct, onClose }: RowMenuProps) => {
  const navigate = useNavigate()
  const act = (what: RowAct) => () => {
    // What opens gives the focus back to where it was: the menu will be gone by then.
    anchor.focus()
    onClose()
    onAct(what)
  }
  const link = (to: string, text: string) => (
    <a
      role="menuitem"
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onClose()
        void navigate(to)
      }}
    >
      {text}
    </a>
  )
  const item = (what: RowAct, text: string, disabled = false) => (
    <button type="button" role="menuitem" disabled={disabled} onClick={act(what)}>
      {text}
    </button>
  )
  const isRanked = isCandidate(record)
  const isSent = record.assessmentSession !== null && record.assessmentSession.status !== 'pending'
  return (
    <RowPopup label={`Actions for ${nameOf(record)}`} anchor={anchor} onClose={onClose}>
      {item('evidence', isRanked ? 'See the evidence' : 'See the reasons')}
      {item('details', 'Details')}
      {isRanked && link(candidateAddress(record._id), 'Open the page')}
      {!record.blindReview && item('pdf', 'View pdf')}
      {!record.blindReview && item('download', 'Download the resume')}
      <hr />
      {isRanked && mayChange && item('stage', 'Move to a stage…')}
      {item('interview', 'Interview Scheduler…')}
      {isRanked && item('send', isSent ? 'Test-Link sent' : 'Send Test-Link…', isSent || !mayChange)}
      {isRanked && link(activityAddress(record._id), 'Stage, notes and tasks')}
      <hr />
      {link(rankingAddress(record.jobDescriptionId._id), 'Everybody for this position')}
    </RowPopup>
  )
}
