import { Button } from '@radix-ui/themes'
import type { CallFailure } from '../../api/client.ts'
import { noticeAddress } from '../../api/notices.ts'
import { Notice } from '../../components/notice.tsx'
import { useWords } from '../../words/words.ts'
import { saidBy } from './said.ts'

interface NoNoticeProps {
  token: string
  said: string
  failure: CallFailure
}

/** A link that opens nothing, and what can be done about it. */
export const NoNotice = ({ token, said, failure: { status, code, error } }: NoNoticeProps) => {
  const words = useWords('notice')
  const { wholeLink, failed, notReached } = useWords('noApplication')
  if (code === 'LINK_ENDED')
    return (
      <article className="applicant">
        <h1>{words.allDeleted}</h1>
        <Notice tone="success" announce={said === 'deleted'}>
          <p>{error}</p>
        </Notice>
        <p>{words.deletedStays}</p>
      </article>
    )
  if (code === 'LINK_EXPIRED') {
    const sentence = saidBy(said, words)
    return (
      <article className="applicant">
        <h1>{words.expired}</h1>
        {sentence && (
          <Notice tone={sentence.tone} announce>
            <p>{sentence.text}</p>
          </Notice>
        )}
        <p>{error}</p>
        <form method="post" action={`${noticeAddress(token)}/renew`}>
          <Button type="submit" size="3">
            {words.sendNewLink}
          </Button>
        </form>
      </article>
    )
  }
  if (status === 404)
    return (
      <article className="applicant">
        <h1>{words.leadsNowhere}</h1>
        <Notice tone="warning">
          <p>{wholeLink}</p>
        </Notice>
      </article>
    )
  return (
    <article className="applicant">
      <h1>{failed}</h1>
      <Notice tone="error">
        <p>{error || notReached}</p>
        <p>{words.loadAgain}</p>
      </Notice>
    </article>
  )
}
