import { fill } from '#src/words/fill.ts'
import { MailLinkForm } from '../../components/mail-link-form.tsx'
import { Notice } from '../../components/notice.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useWords } from '../../words/words.ts'
import type { FormCheckData, FormPassData } from './form-check-data.ts'

/** Shown instead of an answer to somebody whose browser runs no scripts, while public forms ask for a proof of work. */
export const FormCheckPage: Page<FormCheckData> = () => {
  const words = useWords('formCheck')
  const { form, way, failure } = usePageData(FormCheckPage)
  if (!way)
    return (
      <article className="applicant">
        <h1>{words.failed}</h1>
        <Notice tone="error">
          <p>{failure?.error}</p>
        </Notice>
      </article>
    )
  return (
    <article className="applicant stack gap-4">
      <h1>{words.title}</h1>
      <p>{words.why}</p>
      {way.way === 'mail' ? <MailForm form={form} /> : <Waiting seconds={way.seconds} token={way.token ?? ''} />}
      <p className="small muted">{words.keeps}</p>
    </article>
  )
}

const MailForm = ({ form }: { form: string }) => {
  const { byMail: what, email, send } = useWords('formCheck')
  return <MailLinkForm action="/api/form-pass" about={['form', form]} id="form-pass-email" words={{ what, email, send }} />
}

const Waiting = ({ seconds, token }: { seconds: number; token: string }) => {
  const words = useWords('formCheck')
  return (
    <>
      <p>{fill(words.byWaiting, { seconds })}</p>
      <p>
        <a className="job-button" href={passAddress(token)}>
          {words.goOn}
        </a>
      </p>
    </>
  )
}

/** The link of a mail, or of the waiting page: now the form may be sent. */
export const FormPassPage: Page<FormPassData> = () => {
  const words = useWords('formCheck')
  const { page, token, failure } = usePageData(FormPassPage)
  if (page)
    return (
      <article className="applicant stack gap-4">
        <h1>{words.ready}</h1>
        <p>{words.readyText}</p>
        <p>
          <a className="job-button" href={page}>
            {words.toForm}
          </a>
        </p>
      </article>
    )
  return (
    <article className="applicant stack gap-4">
      <h1>{words.failed}</h1>
      <Notice tone="warning">
        <p>{failure?.error}</p>
      </Notice>
      {failure?.code === 'PASS_TOO_EARLY' && (
        <p>
          <a className="job-button" href={passAddress(token)}>
            {words.goOn}
          </a>
        </p>
      )}
    </article>
  )
}

const passAddress = (token: string) => `/form-pass?${new URLSearchParams({ token })}`
