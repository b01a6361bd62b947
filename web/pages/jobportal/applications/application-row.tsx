import { memo, type ReactNode } from 'react'
import type { ApplicationRecord } from '../../../api/applications.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { dayOf } from '../../../dates.ts'
import { ApplicationBadges } from './application-badges.tsx'
import { ApplicationMatch } from './application-match.tsx'
import type { ApplicationColumn, ColumnKey } from './columns.ts'
import { StatusSelect } from './status-select.tsx'
import { useResumeDownload } from './use-resume-download.ts'

interface ApplicationRowProps {
  record: ApplicationRecord
  columns: readonly ApplicationColumn[]
  /** From 0, in the list. */
  index: number
  /** Whether Tab reaches the row. */
  current: boolean
  selected: boolean
  /** Where its details are. */
  address: string
  /** It arrived, or changed, while the page was open. */
  isFresh: boolean
  onChanged: (record: ApplicationRecord) => void
  /** Loads the details' script before they are wanted. */
  onNear: () => void
}

/** More labels would be a wall. */
const labelsShown = 6

/** One applicant in the table. Tab reaches the row, and arrows what is in it. */
export const ApplicationRow = memo((props: ApplicationRowProps) => {
  const { record, columns, index, current, selected, isFresh } = props
  return (
    <tr
      data-index={index}
      data-id={record._id}
      data-fresh={isFresh || undefined}
      data-selected={selected || undefined}
      data-withdrawn={record.isWithdrawn || undefined}
      aria-rowindex={index + 2}
      tabIndex={current ? 0 : -1}
    >
      {columns.map(({ key }) =>
        key === 'applicant' ? (
          <th key={key} scope="row" data-column={key}>
            <Applicant {...props} />
          </th>
        ) : (
          <td key={key} data-column={key}>
            {cells[key](props)}
          </td>
        ),
      )}
    </tr>
  )
})

const cells: Record<Exclude<ColumnKey, 'applicant'>, (props: ApplicationRowProps) => ReactNode> = {
  contact: ({ record }) => !record.blindReview && <Contact of={record} />,
  match: ({ record: { match } }) => <ApplicationMatch match={match} />,
  status: ({ record, onChanged }) => <StatusSelect record={record} isInRow onChanged={onChanged} />,
  applied: ({ record: { appliedAt } }) => (
    <time className="numeric" dateTime={appliedAt}>
      {dayOf(appliedAt)}
    </time>
  ),
  found: ({ record: { found } }) => <Labels labels={found} />,
  missing: ({ record: { missing } }) => <Labels labels={missing} />,
  resume: ({ record }) => !record.blindReview && <ResumeButton of={record} />,
}

const Applicant = ({ record, selected, address, onNear }: ApplicationRowProps) => {
  const { _id, candidateName, appliedAt, match } = record
  return (
    <span className="flex items-center gap-2 min-w-0">
      <label className="row-select grid flex-none place-center pointer">
        <input
          type="checkbox"
          tabIndex={-1}
          data-do="select"
          checked={selected}
          readOnly
          aria-label={`Select ${candidateName}`}
        />
      </label>
      <Avatar name={candidateName} size="small" />
      <span className="flex-1 min-w-0 pre-line">
        <span className="who-first flex items-center min-w-0 gap-1">
          <a
            className="candidate-name text-strong strong ranking-link overflow-hidden"
            tabIndex={-1}
            href={address}
            data-open={_id}
            onPointerEnter={onNear}
            onFocus={onNear}
          >
            {candidateName}
          </a>
        </span>
        <span className="who-second flex min-w-0 overflow-hidden">
          <ApplicationBadges record={record} />
          <span className="who-place small muted">Applied {dayOf(appliedAt)}</span>
          {match.unreadable && <span className="text-soft small">{match.unreadable}</span>}
        </span>
      </span>
    </span>
  )
}

const Contact = ({ of: { candidateEmail, candidatePhone } }: { of: ApplicationRecord }) => (
  <>
    <a
      className="contact-line block overflow-hidden text-soft small no-underline"
      tabIndex={-1}
      href={`mailto:${encodeURIComponent(candidateEmail)}`}
    >
      {candidateEmail}
    </a>
    {candidatePhone && (
      <a
        className="contact-line block overflow-hidden text-soft small no-underline"
        tabIndex={-1}
        href={`tel:${candidatePhone.replaceAll(/[^\d+]/g, '')}`}
      >
        {candidatePhone}
      </a>
    )}
  </>
)

const Labels = ({ labels }: { labels: string[] }) =>
  labels.length > 0 && (
    <span className="application-labels text-soft small overflow-hidden" title={labels.join(', ')}>
      {labels.slice(0, labelsShown).join(', ')}
      {labels.length > labelsShown && <span className="muted"> and {labels.length - labelsShown} more</span>}
    </span>
  )

const ResumeButton = ({ of: { _id, candidateName } }: { of: ApplicationRecord }) => {
  const { download, busy } = useResumeDownload()
  return (
    <button type="button" className="row-button" tabIndex={-1} disabled={busy} onClick={() => download(_id)}>
      Resume<span className="visually-hidden"> of {candidateName}, download</span>
    </button>
  )
}
