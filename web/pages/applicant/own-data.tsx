import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { type ApplicantView, dataFile, deleteApplication, withdrawApplication } from '../../api/applicant.ts'
import { Notice } from '../../components/notice.tsx'
import { dayOf } from '../../dates.ts'
import { Confirm } from './confirm.tsx'
import type { OwnApplicationState } from './use-application.ts'
import { useSending } from './use-sending.ts'
import { whatGoes } from './what-goes.ts'

interface OwnDataProps {
  token: string
  view: ApplicantView
  run: OwnApplicationState['run']
  onDelete: () => void
}

/** Leave, take everything along, or have it deleted. */
export const OwnData = ({ token, view, run, onDelete }: OwnDataProps) => {
  const { job, isWithdrawn, keeping } = view
  const [asked, setAsked] = useState<'withdraw' | 'delete' | null>(null)
  const { busy, outcome, setOutcome, send } = useSending()
  const handleAsk = (what: 'withdraw' | 'delete') => {
    setOutcome(null)
    setAsked(what)
  }
  const handleWithdraw = async () => {
    if (!(await send(() => run(withdrawApplication(token))))) return
    setAsked(null)
    // The button is gone; what the withdrawal means stands at the top.
    window.scrollTo(0, 0)
    document.getElementById('application-title')?.focus({ preventScroll: true })
  }
  const handleDelete = async () => {
    if (await send(() => deleteApplication(token))) onDelete()
  }
  return (
    <section className="applicant-part" id="data" aria-labelledby="data-title">
      <h2 id="data-title">Your data</h2>
      <p>
        {keeping.until && (
          <>
            <strong>
              Kept until <time dateTime={keeping.until}>{dayOf(keeping.until)}</time>.
            </strong>{' '}
          </>
        )}
        {keeping.text}
      </p>
      {keeping.isDeletionAsked && (
        <Notice tone="info">
          <p>You asked that everything is deleted. A person at {job.companyName} looks at it.</p>
        </Notice>
      )}
      <div className="applicant-actions">
        <div>
          <div>
            <h3>Download my data</h3>
            <p>Your file, your answers, what was read and found, and every message, as one ZIP file.</p>
          </div>
          <Button asChild variant="soft" size="3">
            <a href={dataFile(token)} download>
              Download my data
            </a>
          </Button>
        </div>
        {!isWithdrawn && (
          <div>
            <div>
              <h3>Withdraw</h3>
              <p>You are no longer interested. {job.companyName} is told, and what you sent is kept until it is deleted.</p>
            </div>
            <Button variant="soft" size="3" onClick={() => handleAsk('withdraw')}>
              Withdraw my application
            </Button>
          </div>
        )}
        <div>
          <div>
            <h3>Delete my data</h3>
            <p>Everything that is kept about this application goes at once, also for {job.companyName}.</p>
          </div>
          <Button variant="soft" color="red" size="3" onClick={() => handleAsk('delete')}>
            Delete my data
          </Button>
        </div>
      </div>
      <Confirm
        open={asked === 'withdraw'}
        title="Withdraw your application?"
        confirmText="Withdraw"
        busyText="Withdrawing..."
        busy={busy}
        outcome={outcome}
        onConfirm={handleWithdraw}
        onClose={() => setAsked(null)}
      >
        <p>
          {job.companyName} sees that you are no longer interested in {job.title}. Nothing is deleted by this.
        </p>
        {!job.isOpen && <p>The job takes no more applications, so you could not apply for it again.</p>}
      </Confirm>
      <Confirm
        open={asked === 'delete'}
        title="Delete your data?"
        confirmText="Delete everything"
        busyText="Deleting..."
        busy={busy}
        destructive
        outcome={outcome}
        onConfirm={handleDelete}
        onClose={() => setAsked(null)}
      >
        <p>This deletes {whatGoes}.</p>
        <p>It cannot be undone, and your private link opens nothing afterwards.</p>
      </Confirm>
    </section>
  )
}
