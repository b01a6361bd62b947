import { Button } from '@radix-ui/themes'
import { type ComponentType, useState } from 'react'
import { fill } from '#src/words/fill.ts'
import { type ApplicantView, dataFile } from '../../api/applicant.ts'
import { useWords } from '../../words/words.ts'
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
  const words = useWords('applicant')
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
      setOutcome({ tone: 'error', text: words.notLoaded })
    }
  }
  return (
    <section className="applicant-part stack gap-3 line-top" id="data" aria-labelledby="data-title">
      <h2 id="data-title">{words.data}</h2>
      <p>{keeping.text}</p>
      <div className="applicant-actions stack">
        <div>
          <div>
            <h3>{words.download}</h3>
            <p>{words.downloadText}</p>
          </div>
          <Button asChild variant="soft" color="gray" size="3">
            <a href={dataFile(token)} download>
              {words.download}
            </a>
          </Button>
        </div>
        {!isWithdrawn && (
          <div>
            <div>
              <h3>{words.withdraw}</h3>
              <p>{fill(words.withdrawText, { company: job.companyName })}</p>
            </div>
            <Button variant="soft" color="gray" size="3" onClick={() => handleAsk('withdraw')}>
              {words.withdrawMine}
            </Button>
          </div>
        )}
        <div>
          <div>
            <h3>{words.delete}</h3>
            <p>{fill(words.deleteText, { company: job.companyName })}</p>
          </div>
          <Button variant="soft" color="red" size="3" onClick={() => handleAsk('delete')}>
            {words.delete}
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
