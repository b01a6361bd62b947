import { fill } from '#src/words/fill.ts'
import { useFormActionData } from '../../../action-data.ts'
import type { PublicJobRecord } from '../../../api/public-jobs.ts'
import { Island } from '../../../island.tsx'
import ApplyForm, { applyFormId } from '../../../islands/apply-form.tsx'
import { rich } from '../../../words/rich.tsx'
import { useWords } from '../../../words/words.ts'
import { ApplyCard } from './apply-card.tsx'

interface ApplyPartProps {
  job: PublicJobRecord
  answers: string | null
  keeping: string
  /** Where a resume can be sent by mail; null where no mailbox is connected. */
  mailAddress: string | null
  isApplying: boolean
  isSent: boolean
  source: string
}

/** The way to apply: a link that opens the form, or the form. */
export const ApplyPart = ({ job, answers, keeping, mailAddress, isApplying, isSent, source }: ApplyPartProps) => {
  const returned = useFormActionData()
  const words = useWords('job')
  const { consent } = useWords('apply')
  if (isApplying || returned)
    return (
      <section className="job-apply p-5 outlined rounded-4 surface" id="apply" tabIndex={-1} aria-labelledby="apply-heading">
        <h2 id="apply-heading">{words.applyForJob}</h2>
        <Island
          name="apply-form"
          of={ApplyForm}
          words={['apply', 'common']}
          props={{
            jobId: job._id,
            questions: job.questions,
            keeping,
            values: returned?.values ?? {},
            refusal: returned?.sentence ?? null,
          }}
        />
        {source && <input type="hidden" name="source" value={source} form={applyFormId} />}
      </section>
    )
  return (
    <ApplyCard title={isSent ? words.applyAgain : words.interested} answers={answers} closesOn={job.closesOn}>
      {isSent && <p className="muted">{words.appliedBefore}</p>}
      <a className="job-button" href={`?apply${source && `&source=${encodeURIComponent(source)}`}#apply`}>
        {words.applyNow}
      </a>
      {mailAddress && (
        <p className="small">
          {rich(words.applyByMail, {
            address: () => (
              <a className="text-inherit break-anywhere" href={`mailto:${mailAddress}`}>
                {mailAddress}
              </a>
            ),
          })}{' '}
          {fill(words.mailConsent, { consent })} {keeping}
        </p>
      )}
    </ApplyCard>
  )
}
