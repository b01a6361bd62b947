import { Button } from '@radix-ui/themes'
import type { FormEvent } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { fill } from '#src/words/fill.ts'
import { type ApplicantView, askForReview } from '../../api/applicant.ts'
import { TextAreaField } from '../../components/field.tsx'
import { FormFooter } from '../../components/form-footer.tsx'
import { formValues } from '../../components/form-values.ts'
import { Notice } from '../../components/notice.tsx'
import { Moment } from '../../words/moment.tsx'
import { rich } from '../../words/rich.tsx'
import { useWords } from '../../words/words.ts'
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
export const Software = ({ token, view, run }: SoftwareProps) => {
  const words = useWords('applicant')
  return (
    <section className="applicant-part stack gap-3 line-top" id="software" aria-labelledby="software-title">
      <h2 id="software-title" tabIndex={-1}>
        {words.howSoftware}
      </h2>
      <SoftwareList sentences={view.software} />
      {(view.review || !view.isWithdrawn) && (
        <>
          <h3>{words.reviewTitle}</h3>
          <Review view={view} />
        </>
      )}
      {!isAsked(view) && !view.isWithdrawn && <AskForReview token={token} view={view} run={run} />}
    </section>
  )
}

/** Asked, and nobody has said since that they looked. */
const isAsked = ({ review }: ApplicantView) => review !== null && !isReviewed(review)
const isReviewed = ({ askedAt, reviewedAt }: NonNullable<ApplicantView['review']>) => reviewedAt !== null && reviewedAt >= askedAt

const Review = ({ view: { review, job } }: { view: ApplicantView }) => {
  const words = useWords('applicant')
  const company = job.companyName
  if (!review) return <p>{fill(words.canAsk, { company })}</p>
  return (
    <Notice tone={isReviewed(review) ? 'success' : 'info'}>
      {isReviewed(review) ? (
        <p>{rich(words.personLooked, { company, time: () => <Moment at={review.reviewedAt} /> })}</p>
      ) : (
        <p>{rich(words.youAsked, { company, time: () => <Moment at={review.askedAt} /> })}</p>
      )}
      {review.reason && <p className="flex-1 min-w-0 pre-line">{fill(words.yourReason, { reason: review.reason })}</p>}
    </Notice>
  )
}

const AskForReview = ({ token, view, run }: SoftwareProps) => {
  const words = useWords('applicant')
  const { sending } = useWords('common')
  const { busy, outcome, send } = useSending()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { reason } = formValues(event.currentTarget, 'reason')
    const asked = await send(() => run(askForReview(token, reason)))
    // The form is gone once it was asked; the part it stood in is where to go on reading.
    if (asked) document.getElementById('software-title')?.focus()
  }
  return (
    <Disclosure text={view.review ? words.askAgain : words.askReview}>
      {() => (
        <form method="dialog" className="stack gap-3" onSubmit={handleSubmit}>
          <TextAreaField label={words.why} optional hint={words.noReason} name="reason" rows={3} maxLength={limits.reason} />
          <FormFooter refusal={outcome?.text}>
            <Button type="submit" size="3" disabled={busy}>
              {busy ? sending : words.sendReview}
            </Button>
          </FormFooter>
        </form>
      )}
    </Disclosure>
  )
}
