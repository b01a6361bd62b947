import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import { said } from '../../../api/client.ts'
import { loadSample, removeSample, type SampleRecord } from '../../../api/first-run.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useShowToast } from '../../../state/toasts.ts'

const people = (count: number) => (count === 1 ? '1 sample candidate' : `${count} sample candidates`)

interface SamplePanelProps {
  sample: SampleRecord | null
  mayChange: boolean
  onChanged: () => Promise<void>
}

/** Loads sample data, says what it is, and removes it again. */
export const SamplePanel = ({ sample, mayChange, onChanged }: SamplePanelProps) => {
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const showToast = useShowToast()
  const act = async (call: typeof loadSample, words: string) => {
    const refuse = refusalAt()
    setBusy(true)
    const answer = await call()
    if (answer.ok) showToast('success', words)
    else refuse(said(answer.failure, 'The server could not be reached. Try again.'))
    setAsks(false)
    await onChanged()
    setBusy(false)
  }
  if (!sample)
    return mayChange ? (
      <div className="sample-panel row justify-between pt-3 line-top">
        <p className="small">
          No resumes at hand? Load two made-up jobs with made-up candidates. They use none of your plan, stay out of reports, and
          can be removed again.
        </p>
        <Button variant="soft" color="gray" disabled={busy} onClick={() => void act(loadSample, 'The sample data is loaded')}>
          {busy ? 'Loading sample data...' : 'Load sample data'}
        </Button>
      </div>
    ) : null
  return (
    <div className="sample-panel row justify-between pt-3 line-top">
      <p className="small">
        <StatusBadge tone="accent">Sample</StatusBadge> {people(sample.candidates)} in{' '}
        {sample.jobs.map(({ _id, title }, at) => (
          <span key={_id}>
            {at > 0 && ' and '}
            <Link to={rankingAddress(_id)}>{title}</Link>
          </span>
        ))}
        . No mail goes out to them, and reports leave them out.
      </p>
      {mayChange && (
        <Button variant="soft" color="gray" disabled={busy} onClick={() => setAsks(true)}>
          Remove sample data
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title="Remove the sample data?"
        confirmText="Remove"
        cancelText="Keep"
        destructive
        busy={busy}
        busyText="Removing..."
        onConfirm={() => void act(removeSample, 'The sample data is removed')}
        onClose={() => setAsks(false)}
      >
        {whatGoes(sample)}
      </ConfirmDialog>
    </div>
  )
}

/** Says before what goes along, and what stays. */
export function whatGoes({ candidates, jobs, done, ownCandidates, kept }: SampleRecord): string {
  const going = candidates - kept
  const stays = [
    ...(ownCandidates > 0
      ? [
          `${ownCandidates === 1 ? 'One candidate whom you added stays' : `${ownCandidates} candidates whom you added stay`}, with the job.`,
        ]
      : []),
    ...(kept > 0 ? [`${people(kept)} ${kept === 1 ? 'stays' : 'stay'}, because somebody added a resume to them.`] : []),
  ]
  return [
    `${people(going)} and ${jobs.length === 1 ? 'the sample job' : `${jobs.length} sample jobs`} go for good.`,
    done.length > 0 ? `What was done with them goes too: ${done.join(', ')}.` : 'Nobody has done anything with them yet.',
    ...stays,
  ].join(' ')
}
