import { type ComponentType, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type CallFailure, said } from '../../../api/client.ts'
import { fieldError } from '../../../api/hiring.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import { type Refuse, refusalAt } from '../../../components/refusal-note.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { bodyOf, type JobForm } from './job-form.ts'
import type { Purpose } from './load-posting.ts'
import { usePostingDesk } from './posting-desk.ts'

interface PostingOptions {
  purpose: Purpose
  form: JobForm
  file: File | null
  /** The file that is there already is kept, or taken along into the copy. */
  keepsFile: boolean
  forget: () => void
}

interface Posted {
  jobId: string
  Dialog: ComponentType<{ jobId: string; title: string; onClose: () => void }>
}

/** Sends the job. A new one of a company shows its success dialog; everything else leads back to where it came from. */
export const usePosting = ({ purpose, form, file, keepsFile, forget }: PostingOptions) => {
  const [busy, setBusy] = useState(false)
  const [posted, setPosted] = useState<Posted | null>(null)
  /** Why the company may not post yet, as the server said when it was tried. */
  const [refusal, setRefusal] = useState<string | null>(null)
  /** What was not taken, and which field it is about. */
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const attempt = useRef({ key: '', of: '' })
  const showToast = useShowToast()
  const navigate = useNavigate()
  const desk = usePostingDesk()

  /** What is sent again after no answer came is the same attempt; anything else is a new one. */
  const keyFor = (content: string) => {
    if (attempt.current.of !== content) attempt.current = { key: newIdempotencyKey(), of: content }
    return attempt.current.key
  }
  const refused = (failure: CallFailure, title: string, refuse: Refuse) => {
    setBusy(false)
    setFailure(failure)
    if (failure.status !== 0) attempt.current.of = ''
    if (failure.code === 'COMPANY_NOT_VERIFIED') setRefusal(failure.error)
    // What is wrong with the title stands at its field, on the step before.
    if (fieldError(failure, 'title') === null) refuse(`${title}: ${said(failure, 'Please try again later.')}`)
  }
  const post = async (copied: string | null, refuse: Refuse) => {
    const body = bodyOf(form, { file, ...(copied && keepsFile ? { copyFileFrom: copied } : {}) })
    const content = JSON.stringify([form, file && [file.name, file.size, file.lastModified], keepsFile])
    const answer = await desk.post(body, keyFor(content))
    if (!answer.ok) return refused(answer.failure, 'Job Posting Failed', refuse)
    forget()
    if (!desk.isCompany) {
      showToast('success', 'Job Posted Successfully')
      return navigate(desk.home)
    }
    try {
      const { PostedDialog } = await import('./posted-dialog.tsx')
      setPosted({ jobId: answer.data.jobId, Dialog: PostedDialog })
    } catch {
      showToast('success', 'Job Posted Successfully')
      navigate(desk.home)
    }
  }
  const change = async (jobId: string, refuse: Refuse) => {
    const answer = await desk.change(jobId, bodyOf(form, { file, removeFile: !keepsFile }))
    if (!answer.ok) return refused(answer.failure, 'The changes could not be saved', refuse)
    forget()
    showToast('success', 'Changes saved')
    navigate(desk.home)
  }
  const send = async () => {
    const refuse = refusalAt()
    setBusy(true)
    setFailure(null)
    await (purpose.kind === 'edit' ? change(purpose.jobId, refuse) : post(purpose.copied, refuse))
  }
  return {
    send,
    busy,
    posted,
    refusal,
    failure,
    takeBack: () => setFailure(null),
    forgetRefusal: () => setRefusal(null),
  }
}
