import { useCallback, useEffect, useState } from 'react'
import { type BlindJobRecord, blindReviewOfJob, switchBlindReview } from '../../../api/blind-review.ts'
import { callApi, said } from '../../../api/client.ts'
import { BlindSwitchView } from '../../../components/blind-switch-view.tsx'
import { useLive } from '../../../state/candidates-live.ts'
import { useMayChange, useRefresh } from '../../../state/user.ts'

/** Blind review of a job description: whether it is on, who switched it, and the switch. */
export const BlindSwitch = ({ job }: { job: string }) => {
  const [setting, setSetting] = useState<BlindJobRecord | null>(null)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const refresh = useRefresh()
  const mayChange = useMayChange()
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
      mayChange={mayChange}
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
