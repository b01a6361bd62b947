import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import { textBlocks } from '#src/jobportal/public/text-views.ts'
import { said } from '../../../api/client.ts'
import { boardAddress } from '../../../api/hiring.ts'
import { deletePosting, type PostingRecord, setPostingStatus } from '../../../api/posting.ts'
import { postingAddress } from '../../../api/ranking.ts'
import { CopyLinkField } from '../../../components/copy-link-field.tsx'
import { Refusal } from '../../../components/form-footer.tsx'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { Notice } from '../../../components/notice.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { dayOf } from '../../../dates.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { useUser } from '../../../state/user.ts'
import { useEmployer } from '../../jobportal/post/use-employer.ts'
import { JobView } from '../../public/jobs/job-view.tsx'
import type { PostingQuestion } from './posting-questions.tsx'

type Job = NonNullable<PostingRecord['job']>

interface PostedPanelProps {
  id: string
  job: Job
  mayChange: boolean
  /** Who offers it, and why it may not at the moment. */
  employer: PostingRecord['employer']
  onChanged: () => Promise<void>
}

/** Whether the posting is open, who has applied, the way to its public page, and what it says there. */
export const PostedPanel = ({ id, job, mayChange, employer, onChanged }: PostedPanelProps) => {
  const { busy, failure, run } = useAct(onChanged)
  const [asking, setAsking] = useState<PostingQuestion | null>(null)
  const { part: Questions, load } = useLazyComponent(async () => (await import('./posting-questions.tsx')).PostingQuestions)
  const ask = async (question: PostingQuestion) => setAsking((await load()) ? question : null)
  const isOwner = useUser()?.role === 'owner'
  const isOpen = job.status === 'Active'
  const refusal = employer?.refusal ?? null
  const company = useEmployer(employer && !refusal ? employer._id : null)
  const count = job.applications.length
  const close = async () => {
    if (await run(() => setPostingStatus(id, 'Closed'), 'The posting is closed')) setAsking(null)
  }
  const remove = async () => {
    if (await run(() => deletePosting(id), 'The posting is deleted')) setAsking(null)
  }
  return (
    <div className="stack gap-5">
      {refusal && (
        <Notice tone="warning">
          <strong>This posting is not public right now</strong>
          <p>{refusal}</p>
        </Notice>
      )}
      <section className="panel stack" aria-labelledby="posting-state">
        <div className="row row-between">
          <h2 id="posting-state" className="row gap-2">
            Posting <StatusBadge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? 'Open' : 'Closed'}</StatusBadge>
          </h2>
          {mayChange && (
            <div className="row gap-2">
              <Button asChild variant="soft" color="gray">
                <Link to={`${postingAddress(id)}?edit`}>Edit posting</Link>
              </Button>
              {isOpen ? (
                <Button variant="soft" color="gray" disabled={busy} onClick={() => ask('close')}>
                  Close posting
                </Button>
              ) : (
                <Button
                  variant="soft"
                  color="gray"
                  disabled={busy}
                  onClick={() => void run(() => setPostingStatus(id, 'Active'), 'The posting is open again')}
                >
                  Reopen posting
                </Button>
              )}
              {count === 0 && (
                <Button variant="soft" color="red" disabled={busy} onClick={() => ask('delete')}>
                  Delete posting
                </Button>
              )}
            </div>
          )}
        </div>
        <p>
          {count === 0 ? (
            'Nobody has applied yet.'
          ) : (
            <Link to={boardAddress(id)}>{count === 1 ? '1 person has applied' : `${count} people have applied`}</Link>
          )}{' '}
          <span className="muted">
            Posted {dayOf(job.createdAt)}
            {job.closesOn && ` · ${isOpen ? 'open until' : 'last day was'} ${dayOf(job.closesOn)}`}
            {!isOpen && ' · takes no applications'}
          </span>
        </p>
        <CopyLinkField label="Public page" link={job.publicUrl} which="the link to the public page" />
        <p>
          <a href={job.publicUrl} target="_blank" rel="noopener">
            See the public page<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
        {failure && asking === null && <Refusal>{failure}</Refusal>}
      </section>
      <article className="panel preview-card stack break-anywhere" aria-label="What the public page says">
        <div className="job stack gap-5 break-anywhere">
          <JobView
            level={2}
            job={job}
            description={textBlocks(job.descriptionText)}
            employer={job.companyName === employer?.companyName ? company : null}
            file={job.jobDescriptionFile && <p className="muted">With a file: {job.jobDescriptionFile}</p>}
            apply={null}
          />
        </div>
      </article>
      {isOwner && (
        <LazyPanel bring={async () => (await import('./workspace-page.tsx')).WorkspacePage} props={{}} waiting={null} />
      )}
      {Questions && (
        <Questions
          asking={asking}
          busy={busy}
          refusal={failure}
          onCloseJob={() => void close()}
          onDelete={() => void remove()}
          onCancel={() => setAsking(null)}
        />
      )}
    </div>
  )
}

const useAct = (onChanged: () => Promise<void>) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const showToast = useShowToast()
  const run = async (call: () => ReturnType<typeof setPostingStatus | typeof deletePosting>, done: string) => {
    setBusy(true)
    setFailure(null)
    const answer = await call()
    setBusy(false)
    if (!answer.ok) {
      setFailure(said(answer.failure, 'This could not be done. Try again.'))
      return false
    }
    showToast('success', done)
    await onChanged()
    return true
  }
  return { busy, failure, run }
}
