import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import { type BlindJobRecord, blindReviewOfJob, switchBlindReview } from '../../../api/blind-review.ts'
import { callApi, said } from '../../../api/client.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Refusal } from '../../../components/form-footer.tsx'
import { dayOf } from '../../../dates.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { useMayChange, useRefresh } from '../../../state/user.ts'

/** Blind review of a job description: whether it is on, who switched it, and the switch. */
export const BlindSwitch = ({ job }: { job: string }) => {
  const [setting, setSetting] = useState<BlindJobRecord | null>(null)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const refresh = useRefresh()
  const load = useCallback(async () => {
    const answer = await blindReviewOfJob(callApi, job)
    if (answer.ok) setSetting(answer.data)
  }, [job])
  useEffect(() => {
    setSetting(null)
    void load()
  }, [load])
  useLive((event, data) => {
    if (event === 'workflowUpdated' && (data as { jobDescriptionId: string }).jobDescriptionId === job) void load()
  }, load)

  const turn = async (on: boolean) => {
    setBusy(true)
    setFailure(null)
    const answer = await switchBlindReview(job, on)
    setBusy(false)
    setAsking(false)
    if (!answer.ok) return setFailure(said(answer.failure, 'Blind review could not be changed. Try again.'))
    setSetting(answer.data)
    await refresh()
  }

  if (!setting) return null
  return (
    <BlindSwitchView
      setting={setting}
      busy={busy}
      failure={failure}
      asking={asking}
      onSwitch={() => (setting.on ? setAsking(true) : void turn(true))}
      onConfirm={() => void turn(false)}
      onCancel={() => setAsking(false)}
    />
  )
}

interface BlindSwitchViewProps {
  setting: BlindJobRecord
  busy: boolean
  failure: string | null
  asking: boolean
  onSwitch: () => void
  onConfirm: () => void
  onCancel: () => void
}

export const BlindSwitchView = ({ setting, busy, failure, asking, onSwitch, onConfirm, onCancel }: BlindSwitchViewProps) => {
  const mayChange = useMayChange()
  const { on, changedBy, changedAt, hidden, reveals } = setting
  if (!on && !mayChange) return null
  return (
    <section className="blind-switch" aria-label="Blind review" data-on={on || undefined}>
      <div className="blind-switch-row">
        <p className="small">
          <b>Blind review is {on ? 'on' : 'off'}.</b>{' '}
          {on
            ? `${hidden === 1 ? '1 candidate is' : `${hidden} candidates are`} shown without name, photo, contact data, school and date of birth, until somebody reveals them one at a time.`
            : 'Switch it on to judge candidates without seeing who they are.'}{' '}
          {on && changedAt && (
            <span className="muted">
              Switched on {changedBy ? `by ${changedBy} ` : ''}on {dayOf(changedAt)}
              {reveals.length > 0 && `, ${reveals.length === 1 ? '1 person' : `${reveals.length} people`} revealed since`}.
            </span>
          )}
        </p>
        {mayChange && (
          <Button size="1" variant="soft" color={on ? 'gray' : undefined} disabled={busy} onClick={onSwitch}>
            {busy ? 'Switching...' : on ? 'Switch blind review off' : 'Switch blind review on'}
          </Button>
        )}
      </div>
      {failure && <Refusal>{failure}</Refusal>}
      <ConfirmDialog
        open={asking}
        title="Switch blind review off?"
        confirmText="Switch off"
        cancelText="Keep it on"
        onConfirm={onConfirm}
        onClose={onCancel}
      >
        Everybody who is hidden in this job is shown with their name again. The audit log keeps who switched it off.
      </ConfirmDialog>
    </section>
  )
}
