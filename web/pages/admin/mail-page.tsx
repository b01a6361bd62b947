import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import type { MailContentRecord } from '#src/admin/views.ts'
import type { CallResult } from '../../api/client.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { resendMail } from '../../api/instance.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import { useRefresh } from '../../state/user.ts'
import { Moment } from '../../words/moment.tsx'
import { MailState, mailKindText } from './outbox/mail-state.tsx'
import { useConfirmed } from './use-confirmed.tsx'

export const MailPage: Page<CallResult<MailContentRecord>> = () => {
  const answer = usePageData(MailPage)
  const refresh = useRefresh()
  return (
    <>
      <Link to="/dashboard/admin/outbox" className="back-link">
        ← Back to the outbox
      </Link>
      {answer.ok ? (
        <ShownMail key={answer.data.mail._id} content={answer.data} />
      ) : (
        <FailedState title="Failed to load the email" failure={answer.failure} onRetry={refresh} />
      )}
    </>
  )
}

const whyNot = {
  dropped: 'This email was delivered. Its text is not kept, so it cannot be read or sent again.',
  sealed: 'This email was encrypted with another secret: SESSION_SECRET has changed since then. It cannot be read or sent.',
}

export const ShownMail = ({ content: { mail, text, hasPreview, why } }: { content: MailContentRecord }) => {
  const [asText, setAsText] = useState(!hasPreview)
  const { ask, dialog } = useConfirmed()
  const refresh = useRefresh()

  const handleResend = () => {
    const key = newIdempotencyKey()
    ask({
      title: 'Send this email again?',
      text:
        mail.state === 'sent'
          ? `${mail.to} gets the same email again. Links in it may have been used or may have expired.`
          : `The email to ${mail.to} is being sent again.`,
      run: () => resendMail(mail._id, key),
      failed: 'Failed to send the email again',
      onDone: refresh,
    })
  }

  return (
    <>
      <PageHeading
        title={mail.subject ?? 'A sealed mail'}
        actions={
          why === null && (
            <Button
              onClick={handleResend}
              variant={mail.state === 'sent' ? 'soft' : 'solid'}
              color={mail.state === 'sent' ? 'gray' : undefined}
            >
              {mail.state === 'sent' ? 'Send Again' : 'Try Now'}
            </Button>
          )
        }
      >
        To {mail.to || 'N/A'} <MailState mail={mail} />
      </PageHeading>
      <div className="stack gap-5">
        {mail.lastError && (
          <Notice tone={mail.state === 'failed' ? 'error' : 'warning'}>
            <strong>
              {mail.state === 'failed' ? 'Given up' : 'Not sent yet'} after {mail.attempts}{' '}
              {mail.attempts === 1 ? 'attempt' : 'attempts'}
            </strong>
            <p>{mail.lastError}</p>
          </Notice>
        )}
        <dl className="panel facts stack gap-3">
          <Fact name="Kind">{mailKindText(mail.kind)}</Fact>
          <Fact name="Written">
            <Moment at={mail.queuedAt} />
          </Fact>
          {mail.sentAt && (
            <Fact name="Sent">
              <Moment at={mail.sentAt} />
            </Fact>
          )}
          {mail.retryAt && (
            <Fact name="Next attempt">
              <Moment at={mail.retryAt} />
            </Fact>
          )}
          {mail.resentFrom && (
            <Fact name="Repeats">
              <Link to={`/dashboard/admin/outbox/${mail.resentFrom}`}>the first email</Link>
            </Fact>
          )}
        </dl>
        {why ? (
          <Notice>{whyNot[why]}</Notice>
        ) : (
          <section className="panel stack" aria-labelledby="content">
            <div className="row row-between">
              <h2 id="content">What it says</h2>
              {hasPreview && (
                <div className="row gap-2">
                  <Button variant="soft" color="gray" size="2" aria-pressed={!asText} onClick={() => setAsText(false)}>
                    Preview
                  </Button>
                  <Button variant="soft" color="gray" size="2" aria-pressed={asText} onClick={() => setAsText(true)}>
                    Plain text
                  </Button>
                </div>
              )}
            </div>
            <p className="small muted">The secret part of each link is hidden.</p>
            {asText ? (
              <pre
                className="mail-text m-0 p-4 outlined rounded-3 surface-sunken pre-wrap break-anywhere max-h-32 scroll"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard
                tabIndex={0}
              >
                {text}
              </pre>
            ) : (
              <iframe
                className="mail-frame w-full outlined rounded-3"
                title="Preview of the email"
                sandbox=""
                src={`/admin/outbox/${mail._id}/preview`}
              />
            )}
          </section>
        )}
      </div>
      {dialog}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
