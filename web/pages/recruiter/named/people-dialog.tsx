import { Button } from '@radix-ui/themes'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { said } from '../../../api/client.ts'
import { jobPeople, nameOnJob } from '../../../api/job-people.ts'
import { Dialog, DialogActions, SubmitActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useShowToast } from '../../../state/toasts.ts'
import { roleNames } from '../../accounts/roles.tsx'

type Answer = Awaited<ReturnType<typeof jobPeople>>

/** Names hiring managers and interviewers on a job, and takes them off it. */
export const PeopleDialog = ({ job, onClose }: { job: string; onClose: () => void }) => {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const load = useCallback(async () => setAnswer(await jobPeople(job)), [job])
  useEffect(() => void load(), [load])
  return (
    <Dialog
      open
      still
      title="People on this job"
      description="Hiring managers and interviewers see only the jobs they are named on. Everybody else in the workspace sees all of them."
      onClose={onClose}
    >
      {answer === null && <Skeleton lines={3} label="Loading people..." />}
      {answer && !answer.ok && (
        <FailedState title="The people could not be loaded" failure={answer.failure} onRetry={() => void load()} />
      )}
      {answer?.ok && <People job={job} known={answer.data} onClose={onClose} />}
    </Dialog>
  )
}

type Known = Extract<Answer, { ok: true }>['data']

const People = ({ job, known: { people, choices }, onClose }: { job: string; known: Known; onClose: () => void }) => {
  const [named, setNamed] = useState(() => new Set(people.map(({ _id }) => _id)))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const showToast = useShowToast()
  // Somebody who cannot sign in now is no choice, and stays named all the same.
  const all = [...choices, ...people.filter(({ _id }) => !choices.some((choice) => choice._id === _id))]
  const handleTick = (id: string) =>
    setNamed((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const saved = await nameOnJob(job, [...named])
    setBusy(false)
    if (!saved.ok) return setProblem(said(saved.failure, 'Nothing was changed: the server could not be reached.'))
    showToast('success', 'The people on this job are saved')
    onClose()
  }
  if (all.length === 0)
    return (
      <>
        <p>
          Nobody in the workspace is a hiring manager or an interviewer yet. Owners invite them on the{' '}
          <Link to="/dashboard/team">team page</Link>.
        </p>
        <DialogActions>
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </>
    )
  return (
    <form className="stack" onSubmit={handleSubmit}>
      <fieldset className="stack gap-2 choices">
        <legend className="visually-hidden">Named on this job</legend>
        {all.map(({ _id, fullName, role }) => (
          <label key={_id} className="check">
            <input type="checkbox" checked={named.has(_id)} onChange={() => handleTick(_id)} />
            <span>
              {fullName} <span className="muted">{roleNames[role]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <SubmitActions doing="Saving" busy={busy} refusal={problem} onCancel={onClose}>
        Save
      </SubmitActions>
    </form>
  )
}
