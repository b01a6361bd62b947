import { Button } from '@radix-ui/themes'
import type { CallFailure } from '../../api/client.ts'
import { noticeAddress } from '../../api/notices.ts'
import { Notice } from '../../components/notice.tsx'
import { saidBy } from './said.ts'

interface NoNoticeProps {
  token: string
  said: string
  failure: CallFailure
}

/** A link that opens nothing, and what can be done about it. */
export const NoNotice = ({ token, said, failure: { status, code, error } }: NoNoticeProps) => {
  if (code === 'LINK_ENDED')
    return (
      <article className="applicant">
        <h1>Everything was deleted</h1>
        <Notice tone="success" announce={said === 'deleted'}>
          <p>{error}</p>
        </Notice>
        <p>
          What stays is a line in the log of this server that somebody was deleted, without your name, and the e-mails that were
          delivered before, in the mailboxes they went to.
        </p>
      </article>
    )
  if (code === 'LINK_EXPIRED') {
    const sentence = saidBy(said)
    return (
      <article className="applicant">
        <h1>This link has expired</h1>
        {sentence && (
          <Notice tone={sentence.tone} announce>
            <p>{sentence.text}</p>
          </Notice>
        )}
        <p>{error}</p>
        <form method="post" action={`${noticeAddress(token)}/renew`}>
          <Button type="submit" size="3">
            Send me a new link
          </Button>
        </form>
      </article>
    )
  }
  if (status === 404)
    return (
      <article className="applicant">
        <h1>This link leads nowhere</h1>
        <Notice tone="warning">
          <p>Check that you have opened the whole link from your e-mail: it is long, and some programs break it in two.</p>
        </Notice>
      </article>
    )
  return (
    <article className="applicant">
      <h1>This did not work</h1>
      <Notice tone="error">
        <p>{error || 'The server could not be reached.'}</p>
        <p>Please load this page again in a moment.</p>
      </Notice>
    </article>
  )
}
