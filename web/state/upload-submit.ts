import { useAtom } from 'jotai'
import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ownPath } from '../address.ts'
import { type CallFailure, callApi, said } from '../api/client.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { submitFiles } from '../api/matching.ts'
import { sayOnTop, useShowToast } from './toasts.ts'
import { type ChosenJob, type ChosenResume, leftAfter, noUpload, uploadAtom } from './upload.ts'
import { useUser } from './user.ts'

const noneRanked = 'None of these files could be read. Remove or replace them, then submit again.'

/** Sends what was chosen; when it cannot be sent, everything chosen stays as it was. */
export const useSubmit = () => {
  const [upload, setUpload] = useAtom(uploadAtom)
  const user = useUser()
  const navigate = useNavigate()
  const showToast = useShowToast()
  const attempt = useRef<{ resumes: File[]; job: ChosenJob; key: string } | null>(null)

  const fail = useCallback(
    (problem: string) => {
      setUpload((now) => ({ ...now, phase: 'idle', problem, resumes: now.resumes.map(waiting) }))
      if (!isHere()) sayOnTop(`AI Matching: ${problem}`)
    },
    [setUpload],
  )

  const send = async () => {
    const { resumes, job } = upload
    if (resumes.length === 0) return fail('Please upload at least one resume')
    if (!job) return fail('Please upload a job description')
    if (!user) return fail('Unable to verify your subscription status. Please try again.')
    const files = resumes.map(({ file }) => file)
    const { key } = sameAs(attempt.current, files, job) ?? { key: newIdempotencyKey() }
    attempt.current = { resumes: files, job, key }
    setUpload((now) => ({
      ...now,
      phase: 'sending',
      sent: 0,
      batchId: null,
      problem: null,
      resumes: now.resumes.map((resume) => ({ ...resume, state: 'sending', reason: null })),
    }))
    const title = job.saved ? null : job.title.trim() || null
    const answer = await submitFiles({ resumes: files, job: job.file, title, key }, (sent) =>
      setUpload((now) => ({ ...now, sent })),
    )
    if (!answer.ok) {
      if (await isSignedOut(answer.failure))
        return setUpload((now) => ({ ...now, phase: 'signIn', resumes: now.resumes.map(waiting) }))
      return fail(said(answer.failure, 'Error submitting files'))
    }
    attempt.current = null
    const { results } = answer.data
    if (results.length === 0) {
      setUpload((now) => ({ ...now, phase: 'idle', resumes: leftAfter(now.resumes, answer.data), problem: noneRanked }))
      if (!isHere()) sayOnTop(`AI Matching: ${noneRanked}`)
      return
    }
    setUpload(noUpload)
    showToast('success', 'Files uploaded successfully!')
    // Somebody who went elsewhere meanwhile stays there.
    if (isHere()) await navigate('/dashboard/response?uploaded=1', { state: { fromUpload: true } })
  }

  const dropSignIn = () => fail('Your session has ended. Sign in again to send these files.')

  return { send, dropSignIn }
}

/** The page itself shows what went wrong; whoever went elsewhere meanwhile is told there. */
const isHere = () => ownPath(window.location.pathname) === '/dashboard/upload'

const waiting = (resume: ChosenResume): ChosenResume =>
  resume.state === 'rejected' ? resume : { ...resume, state: 'chosen', reason: null }

/** A server that refuses a large upload early may cut the line before its answer is read: then asking again tells. */
const isSignedOut = async ({ status }: CallFailure): Promise<boolean> => {
  if (status === 401) return true
  if (status !== 0) return false
  const session = await callApi('GET /user')
  return !session.ok && session.failure.status === 401
}

const sameAs = (
  attempt: { resumes: File[]; job: ChosenJob; key: string } | null,
  resumes: File[],
  job: ChosenJob,
): { key: string } | null =>
  attempt &&
  attempt.job.file === job.file &&
  attempt.job.title === job.title &&
  attempt.resumes.length === resumes.length &&
  attempt.resumes.every((file, index) => file === resumes[index])
    ? attempt
    : null
