import { useCallback, useEffect, useState } from 'react'
import { type BlindJobRecord, blindPosting, switchBlindPosting } from '../../../api/blind-review.ts'
import { said } from '../../../api/client.ts'
import { BlindSwitchView } from '../../../components/blind-switch-view.tsx'
import { callAsCompany } from '../../../state/company.ts'

interface BlindPostingProps {
  jobId: string
  /** Names came or went: the list is to be read again. */
  onChanged: () => void
}

/** Blind review of the applicants of a job. */
export const BlindPosting = ({ jobId, onChanged }: BlindPostingProps) => {
  const [setting, setSetting] = useState<BlindJobRecord | null>(null)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const load = useCallback(async () => {
    const answer = await callAsCompany(blindPosting(jobId))
    if (answer.ok) setSetting(answer.data)
  }, [jobId])
  useEffect(() => void load(), [load])
  const turn = async (on: boolean) => {
    setBusy(true)
    setFailure(null)
    const answer = await callAsCompany(switchBlindPosting(jobId, on))
    setBusy(false)
    setAsking(false)
    if (!answer.ok) return setFailure(said(answer.failure, 'Blind review could not be changed. Try again.'))
    setSetting(answer.data)
    onChanged()
  }
  return (
    setting && (
      <BlindSwitchView
        mayChange
        {...{ setting, busy, failure, asking }}
        onSwitch={() => (setting.on ? setAsking(true) : void turn(true))}
        onConfirm={() => void turn(false)}
        onCancel={() => setAsking(false)}
      />
    )
  )
}
