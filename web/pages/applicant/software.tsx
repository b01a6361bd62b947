import { Button } from '@radix-ui/themes'
import type { FormEvent } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { type ApplicantView, askForReview } from '../../api/applicant.ts'
import { TextAreaField } from '../../components/field.tsx'
import { FormFooter } from '../../components/form-footer.tsx'
import { formValues } from '../../components/form-values.ts'
import { Notice } from '../../components/notice.tsx'
import { momentOf } from '../../dates.ts'
import { Disclosure } from './disclosure.tsx'
import { SoftwareList } from './software-list.tsx'
import type { OwnApplicationState } from './use-application.ts'
import { useSending } from './use-sending.ts'

interface SoftwareProps {
  token: string
  view: ApplicantView
  run: OwnApplicationState['run']
}

/** How software was used, and the way to a person. */
export const Software = ({ token, view, run }: SoftwareProps) => (
  <section className="applicant-part" id="software" aria-labelledby="software-title">
    <h2 id="software-title" tabIndex={-1}>
      How software was used
    </h2>
    <SoftwareList sentences={view.software} />
    {(view.review || !view.isWithdrawn) && (
      <>
        <h3>A review by a person</h3>
        <Review view={view} />
      </>
    )}
    {!isAsked(view) && !view.isWithdrawn && <AskForReview token={token} view={view} run={run} />}
  </section>
)

/** Asked, and nobody has said since that they looked. */
const isAsked = ({ review }: ApplicantView) => review !== null && !isReviewed(review)
const isReviewed = ({ askedAt, reviewedAt }: NonNullable<ApplicantView['review']>) => reviewedAt !== null && reviewedAt >= askedAt

const Review = ({ view: { review, job } }: { view: ApplicantView }) => {
  if (!review)
    return <p>You can ask {job.companyName} that a person looks at your application, whatever the software found in it.</p>
  return (
    <Notice tone={isReviewed(review) ? 'success' : 'info'}>
      {isReviewed(review) ? (
        <p>
          A person at {job.companyName} looked at your application on <time>{momentOf(review.reviewedAt)}</time>.
        </p>
      ) : (
        <p>
          You asked on <time>{momentOf(review.askedAt)}</time> that a person looks at your application. {job.companyName} sees
          that; here it will say when it was done.
        </p>
      )}
      {review.reason && <p className="applicant-words">Your reason: {review.reason}</p>}
    </Notice>
  )
}

const AskForReview = ({ token, view, run }: SoftwareProps) => {
  const { busy, outcome, send } = useSending()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { reason } = formValues(event.currentTarget, 'reason')
    const asked = await send(() => run(askForReview(token, reason)))
    // The form is gone once it was asked; the part it stood in is where to go on reading.
    if (asked) document.getElementById('software-title')?.focus()
  }
  return (
    <Disclosure text={view.review ? 'Ask again for a review by a person' : 'Ask for a review by a person'}>
      {() => (
        <form method="dialog" className="stack gap-3" onSubmit={handleSubmit}>
          <TextAreaField
            label="Why?"
            optional
            hint="You need not give a reason."
            name="reason"
            rows={3}
            maxLength={limits.reason}
          />
          <FormFooter refusal={outcome?.text}>
            <Button type="submit" size="3" disabled={busy}>
              {busy ? 'Sending...' : 'Ask for a review'}
            </Button>
          </FormFooter>
        </form>
      )}
    </Disclosure>
  )
}
