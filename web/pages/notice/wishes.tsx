import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { mostWords } from '#src/notices/constants.ts'
import { noticeAddress, type PersonView } from '../../api/notices.ts'
import { TextAreaField } from '../../components/field.tsx'
import { Notice } from '../../components/notice.tsx'
import { momentOf } from '../../dates.ts'

interface WishesProps {
  token: string
  view: PersonView
}

/** Ask for a person, object, take the data along, have it deleted: forms that need no script. */
export const Wishes = ({ token, view }: WishesProps) => {
  const { workspaceName, review, objectedAt, isDeletionAsked } = view
  const isAsked = review !== null && review.reviewedAt === null
  const at = noticeAddress(token)
  return (
    <section className="applicant-part" id="data" aria-labelledby="data-title">
      <h2 id="data-title">What you can do</h2>
      {isDeletionAsked && (
        <Notice tone="info">
          <p>You asked that everything is deleted. A person at {workspaceName} looks at it.</p>
        </Notice>
      )}
      <div className="applicant-actions">
        <Wish title="A person">
          {review?.reviewedAt && <p>A person looked at your case on {momentOf(review.reviewedAt)}.</p>}
          {isAsked ? (
            <p>
              You asked on {momentOf(review.askedAt)} that a person looks at your case. {workspaceName} sees that; here it will
              say when it was done.
            </p>
          ) : (
            <More text="Ask for a person">
              <form method="post" action={`${at}/review`} className="stack gap-3">
                <TextAreaField
                  label="Why?"
                  optional
                  hint="You need not give a reason."
                  name="reason"
                  rows={3}
                  maxLength={mostWords}
                />
                <Send>Ask for a person</Send>
              </form>
            </More>
          )}
        </Wish>
        <Wish title="Object">
          {objectedAt ? (
            <>
              <p>You objected on {momentOf(objectedAt)}. You are considered for no other position.</p>
              <form method="post" action={`${at}/agree`}>
                <Send quiet>Take my objection back</Send>
              </form>
            </>
          ) : (
            <>
              <p>You do not want your data to be used. {workspaceName} sees that, and you are ranked for no other position.</p>
              <More text="Object">
                <form method="post" action={`${at}/object`} className="stack gap-3">
                  <TextAreaField label="A few words about it" optional name="objection" rows={3} maxLength={mostWords} />
                  <Send>Object</Send>
                </form>
              </More>
            </>
          )}
        </Wish>
        <Wish title="Take your data along">
          <p>Everything that is kept about you, with your files, as one ZIP file.</p>
          <p>
            <a href={`${at}/data.zip`} download>
              Download my data
            </a>
          </p>
        </Wish>
        <Wish title="Delete">
          <p>Everything that is kept about you here goes at once, also for {workspaceName}. It cannot be undone.</p>
          <More text="Delete my data">
            <form method="post" action={`${at}/delete`} className="stack gap-3">
              <p>This deletes your resumes, what was read from them, notes, messages and this page.</p>
              <Send destructive>Delete everything</Send>
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
    <Button type="submit" size="3" color={destructive ? 'red' : undefined} variant={quiet ? 'soft' : undefined}>
      {children}
    </Button>
  </div>
)
