import { Button, Dialog, IconButton } from '@radix-ui/themes'
import type { ApplicationRecord } from '../../../../api/applications.ts'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { dayOf } from '../../../../dates.ts'
import { useHeadingFocus } from '../../../recruiter/candidate/use-heading-focus.ts'
import { ApplicationBadges } from '../application-badges.tsx'
import { ApplicationMatch } from '../application-match.tsx'
import { RejectionStrip } from '../reject/rejection-strip.tsx'
import { StatusSelect } from '../status-select.tsx'
import { useResumeDownload } from '../use-resume-download.ts'
import { ApplicationView } from './application-view.tsx'
import { BlindApplicant } from './blind-applicant.tsx'
import { DeleteButton } from './delete-button.tsx'
import { HoldButton } from './hold-button.tsx'
import { HoldStrip } from './hold-strip.tsx'
import { ReviewStrip } from './review-strip.tsx'
import { useDetail } from './use-detail.ts'

interface ApplicationSheetProps {
  id: string
  /** The list that it is opened from: what is known before the details are there, and the neighbours. */
  rows: ApplicationRecord[]
  onShow: (id: string) => void
  onClose: () => void
  onChanged: (record: ApplicationRecord) => void
  onDeleted: (id: string) => void
}

/** Everything about one application over the list it belongs to. Escape leads back to the link that opened it. */
export const ApplicationSheet = ({ id, rows, onShow, onClose, onChanged, onDeleted }: ApplicationSheetProps) => {
  const { answer, load, reload } = useDetail(id, onChanged)
  const { opener, heading, handleOpenAutoFocus } = useHeadingFocus(id)
  const at = rows.findIndex(({ _id }) => _id === id)
  const record = rows[at] ?? (answer?.ok ? answer.data : null)
  const isGone = answer?.ok === false && answer.failure.status === 404
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        className="candidate-sheet application-sheet"
        maxWidth="none"
        aria-describedby={undefined}
        onOpenAutoFocus={handleOpenAutoFocus}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // Who was deleted has no link any more.
          const link = opener.current?.isConnected && opener.current !== document.body ? opener.current : null
          ;(link ?? document.getElementById('main'))?.focus({ preventScroll: true })
        }}
        // A click beside it would throw away what somebody writes.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <header className="candidate-heading row gap-2-5 flex-none mb-4">
          <div className="candidate-heading-who min-w-0">
            <Dialog.Title ref={heading} tabIndex={-1} size="5" mb="0">
              {isGone ? 'Application' : (record?.candidateName ?? 'Loading...')}
            </Dialog.Title>
            {record && !isGone && <Who record={record} jobTitle={answer?.ok ? answer.data.jobTitle : null} />}
          </div>
          {record && !isGone && (
            <>
              <ApplicationMatch match={record.match} />
              <div className="candidate-heading-badges flex flex-wrap gap-2">
                <ApplicationBadges record={record} />
              </div>
            </>
          )}
          <div className="candidate-heading-actions off-paper row gap-2 ml-auto">
            {record && !isGone && (
              <>
                <StatusSelect
                  record={record}
                  detail={answer?.ok ? answer.data : null}
                  onChanged={(changed) => {
                    onChanged(changed)
                    void reload()
                  }}
                />
                <Step to={rows[at - 1]} word="Previous" onShow={onShow} />
                <Step to={at < 0 ? undefined : rows[at + 1]} word="Next" onShow={onShow} />
                {!record.blindReview && <ResumeButton record={record} />}
                <HoldButton
                  record={record}
                  onChanged={(changed) => {
                    onChanged(changed)
                    void reload()
                  }}
                />
                <DeleteButton
                  record={record}
                  onDeleted={() => {
                    onClose()
                    onDeleted(id)
                  }}
                />
              </>
            )}
            <Dialog.Close>
              <IconButton variant="ghost" color="gray" size="2" aria-label="Close" className="candidate-close">
                ×
              </IconButton>
            </Dialog.Close>
          </div>
        </header>
        {isGone ? (
          <EmptyState picture="people" title="This application is not here">
            The applicant may have deleted it, or it belongs to another company.
          </EmptyState>
        ) : (
          <>
            {record && (
              <BlindApplicant
                id={id}
                name={record.candidateName}
                isHidden={record.blindReview === true}
                onRevealed={() => void reload()}
              />
            )}
            {record && <HoldStrip record={record} />}
            {answer?.ok && <ReviewStrip detail={answer.data} reload={reload} />}
            {answer?.ok && <RejectionStrip detail={answer.data} reload={reload} />}
            <ApplicationView key={id} answer={answer} onRetry={load} reload={reload} />
          </>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

const Who = ({ record, jobTitle }: { record: ApplicationRecord; jobTitle: string | null }) => {
  const { candidateEmail, candidatePhone, appliedAt } = record
  return (
    <p className="muted application-contact break-anywhere">
      <span>
        {jobTitle ? `For ${jobTitle}, applied ` : 'Applied '}
        <time dateTime={appliedAt}>{dayOf(appliedAt)}</time>
      </span>
      {!record.blindReview && <a href={`mailto:${encodeURIComponent(candidateEmail)}`}>{candidateEmail}</a>}
      {!record.blindReview && candidatePhone && <a href={`tel:${candidatePhone.replaceAll(/[^\d+]/g, '')}`}>{candidatePhone}</a>}
    </p>
  )
}

const Step = ({ to, word, onShow }: { to: ApplicationRecord | undefined; word: string; onShow: (id: string) => void }) => (
  <Button variant="soft" color="gray" size="1" disabled={!to} onClick={() => to && onShow(to._id)}>
    {word}
    <span className="visually-hidden"> application{to ? `, ${to.candidateName}` : ''}</span>
  </Button>
)

const ResumeButton = ({ record }: { record: ApplicationRecord }) => {
  const { download, busy } = useResumeDownload()
  return (
    <Button variant="soft" color="gray" size="1" disabled={busy} onClick={() => download(record._id)}>
      Resume<span className="visually-hidden"> of {record.candidateName}, download</span>
    </Button>
  )
}
