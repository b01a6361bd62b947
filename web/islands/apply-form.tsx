import { type FormEvent, useEffect, useRef, useState } from 'react'
import { applicationConsent, limits } from '#src/jobportal/constants.ts'
import { fill } from '#src/words/fill.ts'
import type { Words } from '#src/words/words.ts'
import { sendApplication } from '../api/apply.ts'
import { type CallFailure, said } from '../api/client.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import type { AskedQuestion } from '../api/public-jobs.ts'
import { Field, TextField } from '../components/field.tsx'
import { FormFooter } from '../components/form-footer.tsx'
import { Notice } from '../components/notice.tsx'
import { QuestionField } from '../components/question-field.tsx'
import { ToastRegion } from '../components/toast-region.tsx'
import { useShowToast } from '../state/toasts.ts'
import { rich } from '../words/rich.tsx'
import { useWords } from '../words/words.ts'

export const applyFormId = 'apply-form'

export interface ApplyFormProps {
  jobId: string
  questions: AskedQuestion[]
  /** For how long applications are kept. */
  keeping: string
  /** What was typed before, by the names of the fields. */
  values: Record<string, string>
  /** Why it was refused when it was sent without a script. */
  refusal: string | null
}

const objectionTo = (file: File | null, { tooLarge, wrongType }: Words['apply']): string | null => {
  if (!file || file.name === '') return null
  if (file.size > limits.fileBytes) return tooLarge
  return /\.(?:pdf|docx?)$/i.test(file.name) ? null : wrongType
}

/** A plain form. The script shows how the upload goes on, and keeps what was typed whatever becomes of it. */
export default function ApplyForm({ jobId, questions, keeping, values, refusal }: ApplyFormProps) {
  const words = useWords('apply')
  const { tryLater } = useWords('common')
  const [share, setShare] = useState<number | null>(null)
  /** Why it was not sent, and which field that is about; null for none of them. `failed` is what the server said. */
  const [problem, setProblem] = useState<{ field: string | null; failed?: string; text: string } | null>(null)
  /** The page came back with the form, because a browser without a script had sent it. */
  const [isAsReturned, setReturned] = useState(refusal !== null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  /** Another content is another attempt. */
  const attempt = useRef<string | null>(null)
  const showToast = useShowToast()
  const place = useRef<HTMLFormElement>(null)
  // On a phone the button is far below the note: what became of it would not be seen.
  useEffect(() => {
    if (sentTo) place.current?.querySelector('.notice')?.scrollIntoView({ block: 'center' })
  }, [sentTo])
  const problemAt = (name: string) => (problem?.field === name ? problem.text : null)

  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    attempt.current = null
    const field = event.target
    if (!(field instanceof HTMLInputElement && field.type === 'file')) return
    const objection = objectionTo(field.files?.[0] ?? null, words)
    setProblem(objection ? { field: field.name, text: objection } : null)
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (share !== null) return
    const form = event.currentTarget
    const body = new FormData(form)
    const resume = body.get('resume')
    const objection = objectionTo(resume instanceof File ? resume : null, words)
    if (objection) return setProblem({ field: 'resume', text: objection })
    attempt.current ??= newIdempotencyKey()
    setShare(0)
    setReturned(false)
    setProblem(null)
    setSentTo(null)
    const answer = await sendApplication(jobId, body, { key: attempt.current, onProgress: setShare })
    setShare(null)
    if (answer.ok) {
      attempt.current = null
      showToast('success', words.submitted)
      setSentTo(String(body.get('email')))
      form.reset()
      return
    }
    const failed = fill(words.failed, { reason: said(answer.failure, tryLater) })
    const field = fieldOf(form, answer.failure.details?.field)
    setProblem({ field, failed, text: wordsFor(answer.failure, field, words, tryLater) })
  }

  const notSent = problem?.failed && problem.field === null && (
    <>
      <strong>{problem.failed}</strong>
      <p>{problem.text}</p>
    </>
  )
  return (
    <>
      <form
        ref={place}
        id={applyFormId}
        method="post"
        action={`/public/apply/${encodeURIComponent(jobId)}`}
        encType="multipart/form-data"
        className="stack"
        onSubmit={handleSubmit}
        onChange={handleChange}
      >
        {isAsReturned && (
          <Notice tone="error">
            <strong>{words.notSent}</strong>
            <p>{refusal}</p>
            <p>{words.fileOnceMore}</p>
          </Notice>
        )}
        {sentTo && (
          <Notice tone="success">
            <p>{rich(words.submittedTo, { b: (text) => <strong>{text}</strong>, email: sentTo })}</p>
          </Notice>
        )}
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          maxLength={limits.name}
          defaultValue={values.name}
          error={problemAt('name')}
          required
        />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          defaultValue={values.email}
          error={problemAt('email')}
          required
        />
        <TextField
          label={words.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          defaultValue={values.phone}
          error={problemAt('phone')}
          optional
        />
        <Field label={words.resume} hint={words.resumeHint} error={problemAt('resume')}>
          {(control) => (
            <input
              className="input job-file"
              name="resume"
              type="file"
              accept=".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
              required
              {...control}
            />
          )}
        </Field>
        {questions.map((question) => (
          <QuestionField key={question.id} question={question} values={values} error={problemAt(`answer-${question.id}`)} />
        ))}
        <input type="hidden" name="consentVersion" value={applicationConsent.version} />
        <label className="check">
          <input type="checkbox" name="allowedToShare" value="true" defaultChecked={values.allowedToShare === 'true'} />
          <span>{words.share}</span>
        </label>
        <p className="small muted">{fill(words.bySubmitting, { consent: words.consent, version: applicationConsent.version })}</p>
        <p className="small muted">{keeping}</p>
        {share !== null && (
          <div className="stack gap-1">
            <progress className="w-full" max={1} value={share} aria-label={words.progress} />
            <p className="small muted numeric" aria-hidden="true">
              {share < 1 ? fill(words.percentSent, { percent: Math.round(share * 100) }) : words.waiting}
            </p>
          </div>
        )}
        <FormFooter refusal={notSent} className="stack">
          {/* The field says why, aloud, and has the focus: here it is only to be seen beside the button. */}
          {problem?.failed && problem.field !== null && (
            <p className="notice tone-error break-anywhere">
              <strong>{problem.failed}</strong>
            </p>
          )}
          <button type="submit" className="job-button" aria-disabled={share !== null}>
            {share === null ? words.submit : words.submitting}
          </button>
        </FormFooter>
        <p className="small muted">
          {rich(words.agree, {
            privacy: (text) => <a href="/privacy">{text}</a>,
            terms: (text) => <a href="/terms">{text}</a>,
          })}
        </p>
      </form>
      <ToastRegion place="top-center" />
    </>
  )
}

/** The field that a refusal is about, where the form shows it. */
const fieldOf = (form: HTMLFormElement, name: string | undefined): string | null =>
  name && form.querySelector(`[name="${CSS.escape(name)}"], [data-question="${CSS.escape(name)}"]`) ? name : null

/** At the field: why, and that nothing is lost. Beside the button only the latter, under what the server said. */
const wordsFor = ({ status, error }: CallFailure, field: string | null, words: Words['apply'], tryLater: string): string =>
  status === 0 ? words.offline : fill(words.nothingLost, { reason: field ? error || tryLater : '' }).trim()
