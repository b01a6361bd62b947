import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { mostWords } from '#src/notices/constants.ts'
import { fill } from '#src/words/fill.ts'
import { noticeAddress, type PersonView } from '../../api/notices.ts'
import { TextAreaField } from '../../components/field.tsx'
import { Notice } from '../../components/notice.tsx'
import { Moment } from '../../words/moment.tsx'
import { rich } from '../../words/rich.tsx'
import { useWords } from '../../words/words.ts'

interface WishesProps {
  token: string
  view: PersonView
}

/** Ask for a person, object, take the data along, have it deleted: forms that need no script. */
export const Wishes = ({ token, view }: WishesProps) => {
  const words = useWords('notice')
  const { why, noReason } = useWords('applicant')
  const { comment } = useWords('correcting')
  const { workspaceName: company, review, objectedAt, isDeletionAsked } = view
  const isAsked = review !== null && review.reviewedAt === null
  const at = noticeAddress(token)
  return (
    <section className="applicant-part stack gap-3 line-top" id="data" aria-labelledby="data-title">
      <h2 id="data-title">{words.whatYouCanDo}</h2>
      {isDeletionAsked && (
        <Notice tone="info">
          <p>{fill(words.deletionAsked, { company })}</p>
        </Notice>
      )}
      <div className="applicant-actions stack">
        <Wish title={words.aPerson}>
          {review?.reviewedAt && <p>{rich(words.personLooked, { time: () => <Moment at={review.reviewedAt} /> })}</p>}
          {isAsked ? (
            <p>{rich(words.youAsked, { company, time: () => <Moment at={review.askedAt} /> })}</p>
          ) : (
            <More text={words.askPerson}>
              <form method="post" action={`${at}/review`} className="stack gap-3">
                <TextAreaField label={why} optional hint={noReason} name="reason" rows={3} maxLength={mostWords} />
                <Send>{words.askPerson}</Send>
              </form>
            </More>
          )}
        </Wish>
        <Wish title={words.object}>
          {objectedAt ? (
            <>
              <p>{rich(words.youObjected, { time: () => <Moment at={objectedAt} /> })}</p>
              <form method="post" action={`${at}/agree`}>
                <Send quiet>{words.takeObjectionBack}</Send>
              </form>
            </>
          ) : (
            <>
              <p>{fill(words.objectMeans, { company })}</p>
              <More text={words.object}>
                <form method="post" action={`${at}/object`} className="stack gap-3">
                  <TextAreaField label={comment} optional name="objection" rows={3} maxLength={mostWords} />
                  <Send>{words.object}</Send>
                </form>
              </More>
            </>
          )}
        </Wish>
        <Wish title={words.takeAlong}>
          <p>{words.takeAlongText}</p>
          <p>
            <a href={`${at}/data.zip`} download>
              {words.download}
            </a>
          </p>
        </Wish>
        <Wish title={words.delete}>
          <p>{fill(words.deleteMeans, { company })}</p>
          <More text={words.deleteMine}>
            <form method="post" action={`${at}/delete`} className="stack gap-3">
              <p>{words.deletes}</p>
              <Send destructive>{words.deleteAll}</Send>
            </form>
          </More>
        </Wish>
      </div>
    </section>
  )
}

const Wish = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  </div>
)

/** Behind a summary, so that nothing is sent by a slip of the hand. */
const More = ({ text, children }: { text: string; children: ReactNode }) => (
  <details className="applicant-more">
    <summary>{text}</summary>
    {children}
  </details>
)

const Send = ({ children, destructive, quiet }: { children: ReactNode; destructive?: boolean; quiet?: boolean }) => (
  <div>
    <Button type="submit" size="3" color={destructive ? 'red' : quiet ? 'gray' : undefined} variant={quiet ? 'soft' : undefined}>
      {children}
    </Button>
  </div>
)
