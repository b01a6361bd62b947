import { useFormActionData } from '../../../action-data.ts'
import type { PublicJobRecord } from '../../../api/public-jobs.ts'
import { Island } from '../../../island.tsx'
import ApplyForm, { applyFormId } from '../../../islands/apply-form.tsx'
import { ApplyCard } from './apply-card.tsx'

interface ApplyPartProps {
  job: PublicJobRecord
  answers: string | null
  keeping: string
  isApplying: boolean
  isSent: boolean
  source: string
}

/** The way to apply: a link that opens the form, or the form. */
export const ApplyPart = ({ job, answers, keeping, isApplying, isSent, source }: ApplyPartProps) => {
  const returned = useFormActionData()
  if (isApplying || returned)
    return (
      <section className="job-apply" id="apply" tabIndex={-1} aria-labelledby="apply-heading">
        <h2 id="apply-heading">Apply for this job</h2>
        <Island
          name="apply-form"
          of={ApplyForm}
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
    <ApplyCard title={isSent ? 'Apply again' : 'Interested?'} answers={answers} closesOn={job.closesOn}>
      {isSent && (
        <p className="muted">
          Applied before with this address? Open the link in our mail, and what you sent now takes the place of what you sent
          then.
        </p>
      )}
      <a className="job-button" href={`?apply${source && `&source=${encodeURIComponent(source)}`}#apply`}>
        Apply Now
      </a>
    </ApplyCard>
  )
}
