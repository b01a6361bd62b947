import { Button } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { said } from '../../../api/client.ts'
import { type FirstRunRecord, helpAddress, putFirstStepsAway } from '../../../api/first-run.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { SamplePanel } from './sample-panel.tsx'

type Step = FirstRunRecord['steps'][number]['key']

const steps: Record<Step, { text: string; about: string; to: string }> = {
  upload: {
    text: 'Upload resumes and a job description',
    about: 'Everyone is ranked right away, with reasons.',
    to: '/dashboard/upload',
  },
  ranking: {
    text: 'Look at a ranking',
    about: 'See what each score is made of, and what changes with other weights.',
    to: '/dashboard/job-descriptions',
  },
  invitation: { text: 'Invite a colleague', about: 'Owners invite people on the team page.', to: '/dashboard/team' },
  assessment: {
    text: 'Send an assessment',
    about: 'Choose a candidate; the questions follow from the job.',
    to: '/dashboard/candidates',
  },
  posting: {
    text: 'Publish a job',
    about: 'Open a job, then Posting: people apply on its public page.',
    to: '/dashboard/job-descriptions',
  },
}

interface FirstStepsProps {
  record: FirstRunRecord
  mayChange: boolean
  /** Something was put away, loaded or removed. */
  onChanged: () => Promise<void>
}

/** What a new workspace does first. Each step is ticked by what happened, whoever did it. */
export const FirstSteps = ({ record, mayChange, onChanged }: FirstStepsProps) => {
  const heading = useId()
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const done = record.steps.filter(({ isDone }) => isDone).length
  const handlePut = async () => {
    const refuse = refusalAt()
    setBusy(true)
    const answer = await putFirstStepsAway(!record.isPutAway)
    if (!answer.ok) refuse(said(answer.failure, 'Nothing was changed: the server could not be reached.'))
    else if (answer.data.isPutAway) showToast('success', 'Dismissed. You can find the first steps again under Help.')
    await onChanged()
    setBusy(false)
  }
  return (
    <section className="panel first-steps stack gap-3 mb-4 pad-wide" aria-labelledby={heading}>
      <header className="flex flex-wrap items-baseline gap-3">
        <h2 className="large" id={heading}>
          First steps
        </h2>
        <p className="muted numeric">
          {done} of {record.steps.length} done
        </p>
        <Button size="1" variant="soft" color="gray" disabled={busy} onClick={() => void handlePut()}>
          {record.isPutAway ? 'Show on Home' : 'Put away'}
        </Button>
      </header>
      <ol className="tiles tile-20 gap-3-5">
        {record.steps.map(({ key, isDone }) => (
          <li className="flex gap-3" key={key} data-done={isDone || undefined}>
            <span
              className="first-step-mark border-box flex-none grid place-center rounded-full outlined-control size-6"
              aria-hidden="true"
            >
              {isDone ? '✓' : ''}
            </span>
            <div>
              <Link to={steps[key].to}>{steps[key].text}</Link>
              {isDone && <span className="visually-hidden"> (done)</span>}
              <p className="small muted">{steps[key].about}</p>
            </div>
          </li>
        ))}
      </ol>
      <SamplePanel sample={record.sample} mayChange={mayChange} onChanged={onChanged} />
      <p className="small">
        <Link to={helpAddress('first-steps')}>How these steps work</Link>
      </p>
    </section>
  )
}
