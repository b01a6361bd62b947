import { textBlocks } from '#src/jobportal/public/text-views.ts'
import { answerSentence } from '#src/jobportal/public/views.ts'
import type { JobPageRecord } from '../../../api/public-jobs.ts'
import { ApplyCard } from '../../public/jobs/apply-card.tsx'
import { JobView } from '../../public/jobs/job-view.tsx'
import { type JobForm, skillsOf } from './job-form.ts'
import type { Posting } from './load-posting.ts'

interface PreviewCardProps {
  form: JobForm
  posting: Pick<Posting, 'user' | 'answerDays'>
  /** Shown while the job is offered under the company's own name, as on the public page. */
  employer?: JobPageRecord['employer']
  /** When it was posted, for one that is changed. */
  postedAt?: string | null
  /** The name of the file that goes with it; null without one. */
  fileName: string | null
  /** 2 where it is the matter of the page, 3 beside the form. */
  level?: 2 | 3
}

/** The public page of the job as it will be, made of the same pieces; below it what its form asks. */
export const PreviewCard = ({ form, posting, employer = null, postedAt = null, fileName, level = 2 }: PreviewCardProps) => {
  const { user, answerDays } = posting
  const trimmed = (name: 'title' | 'companyName' | 'location' | 'experience' | 'salaryRange' | 'department') => form[name].trim()
  const offeredBy = trimmed('companyName') || user.companyName
  return (
    <article className="panel preview-card stack break-anywhere" aria-label="Preview of the job">
      <div className="job stack gap-5 break-anywhere">
        <JobView
          level={level}
          job={{
            title: trimmed('title') || 'Job title',
            companyName: offeredBy,
            location: trimmed('location'),
            country: form.country || null,
            isRemote: form.isRemote,
            jobType: form.jobType,
            experience: trimmed('experience'),
            salaryRange: trimmed('salaryRange'),
            department: trimmed('department'),
            skillsRequired: [...new Set(skillsOf(form.skills))],
            createdAt: postedAt ?? new Date().toISOString(),
          }}
          description={textBlocks(form.descriptionText)}
          employer={offeredBy === user.companyName ? employer : null}
          file={
            fileName && (
              <p>
                <span className="muted">View Full Job Description PDF:</span> {fileName}
              </p>
            )
          }
          apply={
            <ApplyCard
              level={level === 2 ? 3 : 4}
              title="Interested?"
              answers={answerSentence(user.answerWords, answerDays)}
              closesOn={form.closesOn || null}
            >
              {/* How the page looks; here nobody applies. */}
              <span className="job-button pass-through" aria-hidden="true">
                Apply Now
              </span>
            </ApplyCard>
          }
        />
      </div>
      <AskedQuestions questions={form.questions} level={level} />
    </article>
  )
}

const AskedQuestions = ({ questions, level }: { questions: JobForm['questions']; level: 2 | 3 }) => {
  const Part = level === 2 ? 'h3' : 'h4'
  const asked = questions.filter(({ question }) => question.trim())
  if (asked.length === 0) return null
  return (
    <section>
      <Part>Questions in the form</Part>
      <ol>
        {asked.map(({ key, question, required }) => (
          <li key={key}>
            {question.trim()} {!required && <span className="muted">(optional)</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
