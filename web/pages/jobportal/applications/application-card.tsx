import { Button } from '@radix-ui/themes'
import { memo } from 'react'
import type { ApplicationRecord } from '../../../api/applications.ts'
import { dayOf } from '../../../dates.ts'
import { ApplicationBadges } from './application-badges.tsx'
import { ApplicationMatch } from './application-match.tsx'
import { StatusSelect } from './status-select.tsx'
import { useResumeDownload } from './use-resume-download.ts'

interface ApplicationCardProps {
  record: ApplicationRecord
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

/** One applicant in the list. */
export const ApplicationCard = memo(({ record, address, isFresh, onChanged, onNear }: ApplicationCardProps) => {
  const { _id, candidateName, candidateEmail, candidatePhone, appliedAt, match, found, missing } = record
  const { download, busy } = useResumeDownload()
  return (
    <li
      className="panel application"
      data-id={_id}
      data-fresh={isFresh || undefined}
      data-withdrawn={record.isWithdrawn || undefined}
    >
      <span className="avatar application-avatar" aria-hidden="true">
        {candidateName.trim().charAt(0).toUpperCase() || '?'}
      </span>
      <div className="application-who">
        <h2>
          <a href={address} data-open={_id} onPointerEnter={onNear} onFocus={onNear}>
            {candidateName}
          </a>
        </h2>
        <p className="application-contact">
          <span className="muted">
            Applied <time dateTime={appliedAt}>{dayOf(appliedAt)}</time>
          </span>
          {!record.blindReview && <a href={`mailto:${encodeURIComponent(candidateEmail)}`}>{candidateEmail}</a>}
          {!record.blindReview && candidatePhone && (
            <a href={`tel:${candidatePhone.replaceAll(/[^\d+]/g, '')}`}>{candidatePhone}</a>
          )}
        </p>
      </div>
      <div className="application-match">
        <ApplicationMatch match={match} />
      </div>
      <div className="application-actions">
        <StatusSelect record={record} onChanged={onChanged} />
        {!record.blindReview && (
          <Button variant="soft" color="gray" disabled={busy} onClick={() => download(_id)}>
            Resume<span className="visually-hidden"> of {candidateName}, download</span>
          </Button>
        )}
      </div>
      <div className="application-facts">
        <div className="application-badges">
          <ApplicationBadges record={record} />
        </div>
        {match.unreadable && <p className="application-unread">{match.unreadable}</p>}
        <Labels word="Found" labels={found} kind="found" />
        <Labels word="Not found" labels={missing} kind="missing" />
      </div>
    </li>
  )
})

const Labels = ({ word, labels, kind }: { word: string; labels: string[]; kind: 'found' | 'missing' }) =>
  labels.length > 0 && (
    <p className="application-labels" data-kind={kind}>
      <span className="muted">{word} </span>
      <span>
        {labels.slice(0, labelsShown).join(', ')}
        {labels.length > labelsShown && <span className="muted"> and {labels.length - labelsShown} more</span>}
      </span>
    </p>
  )
