import { Button } from '@radix-ui/themes'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { mostWords, noticeFields } from '#src/notices/constants.ts'
import { type CallFailure, type CallResult, said } from '../../../api/client.ts'
import { fieldError } from '../../../api/hiring.ts'
import { type NoticeTextsAnswer, noticeTexts, saveNoticeTexts } from '../../../api/notices.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { TextAreaField } from '../../../components/field.tsx'
import { FormFooter } from '../../../components/form-footer.tsx'
import { formValues } from '../../../components/form-values.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useShowToast } from '../../../state/toasts.ts'

/** What the workspace says of itself when it tells people what is kept of them. */
export const NoticeTexts = () => {
  const [answer, setAnswer] = useState<CallResult<NoticeTextsAnswer> | null>(null)
  const load = useCallback(async () => {
    setAnswer(null)
    setAnswer(await noticeTexts())
  }, [])
  useEffect(() => void load(), [load])
  const isThere = answer !== null
  useEffect(() => {
    // The part comes later than the page: whoever was led to it is led there now.
    if (isThere && window.location.hash === '#privacy-notice') document.getElementById('privacy-notice')?.scrollIntoView()
  }, [isThere])
  return (
    <section className="panel stack gap-3" aria-labelledby="privacy-notice">
      <h2 id="privacy-notice">Privacy notice</h2>
      <p className="muted">
        People whose resumes you uploaded or imported have to be told within a month (Art. 14 of the GDPR). Where the data came
        from, how long it is kept, how software is used and their rights are added by this server; the rest only you know.
      </p>
      {answer === null && <Skeleton lines={4} label="Loading the privacy notice..." />}
      {answer?.ok === false && (
        <FailedState title="The privacy notice could not be loaded" failure={answer.failure} onRetry={() => void load()} />
      )}
      {answer?.ok && (answer.data.canChange ? <TextsForm texts={answer.data.texts} /> : <Texts texts={answer.data.texts} />)}
    </section>
  )
}

const ownWords = { name: 'words', label: 'Your own words above it', most: mostWords } as const

const TextsForm = ({ texts }: Pick<NoticeTextsAnswer, 'texts'>) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const showToast = useShowToast()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = formValues(event.currentTarget, 'controller', 'contact', 'purpose', 'basis', 'words')
    setBusy(true)
    setFailure(null)
    const answer = await saveNoticeTexts(typed)
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    showToast('success', 'The privacy notice is saved')
  }
  const isInField = failure?.details?.field !== undefined
  return (
    <form className="stack gap-3" onSubmit={handleSubmit} aria-label="Privacy notice">
      {noticeFields.map(({ name, label, hint, most }) => (
        <TextAreaField
          key={name}
          label={label}
          hint={hint}
          name={name}
          rows={2}
          maxLength={most}
          defaultValue={texts[name]}
          error={fieldError(failure, name)}
        />
      ))}
      <TextAreaField
        label={ownWords.label}
        optional
        name={ownWords.name}
        rows={3}
        maxLength={ownWords.most}
        defaultValue={texts.words}
        error={fieldError(failure, 'words')}
      />
      <FormFooter refusal={failure && !isInField && said(failure, 'It could not be saved. Check your connection and try again.')}>
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : 'Save the notice'}
        </Button>
      </FormFooter>
    </form>
  )
}

const Texts = ({ texts }: Pick<NoticeTextsAnswer, 'texts'>) => (
  <dl className="facts stack gap-2">
    {[...noticeFields, ownWords].map(({ name, label }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd className="py-2 pre-wrap break-anywhere">
          {texts[name] || <span className="muted">Not written yet. An owner of the workspace can add it.</span>}
        </dd>
      </div>
    ))}
  </dl>
)
