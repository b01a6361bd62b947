import { Button } from '@radix-ui/themes'
import { type ComponentType, useState } from 'react'
import { type ApplicantView, dataFile } from '../../api/applicant.ts'
import type { DataDialogsProps } from './data-dialogs.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import type { OwnApplicationState } from './use-application.ts'
import type { Outcome } from './use-sending.ts'

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
  const [Dialogs, setDialogs] = useState<ComponentType<DataDialogsProps> | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const handleAsk = async (what: 'withdraw' | 'delete') => {
    setOutcome(null)
    try {
      const { DataDialogs } = await import('./data-dialogs.tsx')
      setDialogs(() => DataDialogs)
      setAsked(what)
    } catch {
      setOutcome({ tone: 'error', text: 'This could not be loaded. Please try again.' })
    }
  }
  return (
    <section className="applicant-part" id="data" aria-labelledby="data-title">
      <h2 id="data-title">Your data</h2>
      <p>{keeping.text}</p>
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
      <OutcomeNote outcome={outcome} />
      {Dialogs && asked && (
        <Dialogs asked={asked} token={token} view={view} run={run} onDelete={onDelete} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}
