import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { countryName } from './countries.ts'
import { type JobForm, skillsOf } from './job-form.ts'

interface PreviewCardProps {
  form: JobForm
  /** The name of the file that goes with it; null without one. */
  fileName: string | null
  /** 2 where it is the matter of the page, 3 beside the form. */
  level?: 2 | 3
}

/** The job as applicants will read it, with what stands for blank fields. */
export const PreviewCard = ({ form, fileName, level = 2 }: PreviewCardProps) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  const Part = level === 2 ? 'h3' : 'h4'
  const skills = skillsOf(form.skills)
  const location = form.location.trim() || 'Remote'
  const tags = [
    `${location}${form.country ? `, ${countryName(form.country)}` : ''}`,
    form.isRemote && !/remote/i.test(location) ? 'Remote' : '',
    form.jobType || 'Full-Time',
    form.experience.trim(),
    form.salaryRange.trim(),
  ].filter(Boolean)
  return (
    <article className="panel preview-card" aria-label="Preview of the job">
      <header>
        <Heading>{form.title || 'Job title'}</Heading>
        <p className="muted">{form.companyName.trim() || 'Our Company'}</p>
        <ul className="tags">
          {tags.map((tag) => (
            <li key={tag}>
              <StatusBadge>{tag}</StatusBadge>
            </li>
          ))}
        </ul>
      </header>
      {form.department.trim() && (
        <p>
          <span className="muted">Department:</span> {form.department.trim()}
        </p>
      )}
      {form.closesOn && (
        <p>
          <span className="muted">Open until</span> {dayOf(form.closesOn)}
        </p>
      )}
      {form.descriptionText.trim() && (
        <section>
          <Part>Job Description</Part>
          <p className="written">{form.descriptionText.trim()}</p>
        </section>
      )}
      {fileName && (
        <p>
          <span className="muted">File:</span> {fileName}
        </p>
      )}
      {skills.length > 0 && (
        <section>
          <Part>Skills</Part>
          <ul className="tags">
            {[...new Set(skills)].map((skill) => (
              <li key={skill}>
                <StatusBadge tone="accent">{skill}</StatusBadge>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AskedQuestions questions={form.questions} Part={Part} />
    </article>
  )
}

const AskedQuestions = ({ questions, Part }: { questions: JobForm['questions']; Part: 'h3' | 'h4' }) => {
  const asked = questions.filter(({ question }) => question.trim())
  if (asked.length === 0) return null
  return (
    <section>
      <Part>Questions for applicants</Part>
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
