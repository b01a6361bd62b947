import { useState } from 'react'
import type { OwnJobRecord } from '#src/jobportal/views.ts'
import { at } from '../../address.ts'
import { type CallFailure, said } from '../../api/client.ts'
import { jobFile, setJobStatus } from '../../api/jobportal.ts'
import { refusalAt } from '../../components/refusal-note.ts'
import { callAsCompany } from '../../state/company.ts'
import { useShowToast } from '../../state/toasts.ts'

export const useJobActions = ({ _id, closesOn }: OwnJobRecord, onChanged: () => Promise<void>) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const showToast = useShowToast()

  const viewFile = async () => {
    const refuse = refusalAt()
    // Opened before anything is awaited: later the browser would take it for an unasked pop-up.
    const tab = window.open('', '_blank')
    if (!tab) return refuse('Error opening job description file')
    tab.opener = null
    const answer = await callAsCompany(jobFile(_id))
    if (answer.ok && answer.data.url) return tab.location.replace(at(answer.data.url))
    tab.close()
    refuse(answer.ok ? 'Could not retrieve job description file' : 'Error opening job description file')
  }
  const reopen = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await callAsCompany(setJobStatus(_id, 'Active'))
    if (answer.ok) {
      await onChanged()
      const hadEnd = closesOn !== null && answer.data.job.closesOn === null
      showToast('success', `The job takes applications again${hadEnd ? '; its closing date was over and is removed' : ''}`)
    } else setFailure(answer.failure)
    setBusy(false)
  }
  const refusal = failure && said(failure, 'The job could not be reopened. Please try again later.')
  return { viewFile, reopen, busy, refusal }
}
