import { Button } from '@radix-ui/themes'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { jobFieldHints, jobTypes, limits } from '#src/jobportal/constants.ts'
import { salaryIn } from '#src/jobportal/public/salary-views.ts'
import type { JobType } from '#src/jobportal/views.ts'
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx'
import { useShowToast } from '../../../state/toasts.ts'
import { formattingHint } from '../formatting-hint.ts'
import { countries } from './countries.ts'
import { FileField } from './file-field.tsx'
import { descriptionProblem, isReady, type JobForm, missingIn } from './job-form.ts'
import { usePostingDesk } from './posting-desk.ts'
import { QuestionsField } from './questions-field.tsx'
import { SkillsField } from './skills-field.tsx'
import { OwnTitleField, TitleField } from './title-field.tsx'

interface DetailsStepProps {
  form: JobForm
  onChange: (part: Partial<JobForm>) => void
  titles: string[]
  /** Why the server did not take the title. */
  titleError: string | null
  /** The company of the account, offered for the blank field. */
  ownCompany: string
  /** Not decided yet who offers it. */
  needsCompany: boolean
  today: string
  file: File | null
  presentFile: string | null
  onFile: (file: File | null) => void
  onRemovePresent: () => void
  /** The draft is kept in this browser. */
  isKept: boolean
  onContinue: () => void
  /** Null where no templates are kept. */
  onSaveTemplate: (() => void) | null
}

export const DetailsStep = ({
  form,
  onChange,
  titles,
  ownCompany,
  needsCompany,
  today,
  onContinue,
  ...rest
}: DetailsStepProps) => {
  const { isCompany } = usePostingDesk()
  // Browsers name some countries otherwise than the server does: the names come with the form's script.
  const [shownCountries, setShownCountries] = useState<ReturnType<typeof countries>>([])
  useEffect(() => setShownCountries(countries()), [])
  const showToast = useShowToast()
  const missing = missingIn(form, needsCompany)
  const warn = () => missing.length > 0 && showToast('warning', 'Please complete all required fields')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady(form, needsCompany)) onContinue()
    else warn()
  }
  // A form whose button is disabled is not sent by Enter: the key must be answered all the same.
  const handleKey = (event: KeyboardEvent) => {
    if (
      event.key === 'Enter' &&
      event.target instanceof HTMLInputElement &&
      !isReady(form, needsCompany) &&
      event.target.type !== 'file'
    )
      warn()
  }
  const text = (name: 'companyName' | 'location' | 'experience' | 'department' | 'salaryRange') => ({
    value: form[name],
    maxLength: name === 'companyName' || name === 'location' ? limits[name] : limits.shortText,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [name]: currentTarget.value }),
  })
  const title = { value: form.title, error: rest.titleError, onChange: (title: string) => onChange({ title }) }
  return (
    <form className="stack gap-5" noValidate onSubmit={handleSubmit} onKeyDown={handleKey} aria-label="Job Details">
      <section className="panel stack" aria-labelledby="job-basics">
        <h2 id="job-basics">The job</h2>
        <div className="form-grid">
          {isCompany && titles.length > 0 ? (
            <TitleField titles={titles} {...title} />
          ) : (
            <OwnTitleField label="Job Title" {...title} />
          )}
          <SelectField
            label="Job Type"
            value={form.jobType}
            onChange={({ currentTarget }) => onChange({ jobType: currentTarget.value as JobType })}
          >
            {jobTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </SelectField>
        </div>
        <div className="form-grid">
          <TextField label="Location" required placeholder="Berlin" {...text('location')} />
          <SelectField
            label="Country"
            optional
            value={form.country}
            onChange={({ currentTarget }) => onChange({ country: currentTarget.value })}
          >
            <option value="">No country</option>
            {shownCountries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={form.isRemote}
            onChange={({ currentTarget }) => onChange({ isRemote: currentTarget.checked })}
          />
          <span>This job can be done fully remotely</span>
        </label>
      </section>

      <section className="panel stack" aria-labelledby="job-description">
        <h2 id="job-description">What it is about</h2>
        <TextAreaField
          label="Job Description"
          required
          rows={10}
          error={descriptionProblem(form.descriptionText)}
          value={form.descriptionText}
          hint={`${isCompany ? '' : 'For people who look for work: candidates are compared with the job description, not with this text. '}Duties, what somebody must have, and what would be nice to have. ${formattingHint}`}
          onChange={({ currentTarget }) => onChange({ descriptionText: currentTarget.value })}
        />
        <SkillsField value={form.skills} onChange={(skills) => onChange({ skills })} />
        <FileField
          counts={isCompany}
          file={rest.file}
          present={rest.presentFile}
          onFile={rest.onFile}
          onRemovePresent={rest.onRemovePresent}
        />
      </section>

      <section className="panel stack" aria-labelledby="job-more">
        <h2 id="job-more">More about it</h2>
        <p className="muted">
          What you leave blank is not shown.
          {needsCompany &&
            ' We ask for the company once: the jobs of this workspace are posted under its name, never the name of a person.'}
          {ownCompany && ` Without a company name the job is offered by ${ownCompany}.`}
        </p>
        <div className="form-grid">
          <div className="stack gap-1">
            <TextField
              label="Company Name"
              optional={!needsCompany}
              required={needsCompany}
              autoComplete="organization"
              placeholder={jobFieldHints.companyName}
              {...text('companyName')}
            />
            {ownCompany && !form.companyName.trim() && (
              <Button
                type="button"
                size="1"
                variant="ghost"
                className="use-own"
                onClick={({ currentTarget }) => {
                  onChange({ companyName: ownCompany })
                  // The button goes once the field is filled.
                  currentTarget.parentElement?.querySelector('input')?.focus()
                }}
              >
                Use “{ownCompany}”
              </Button>
            )}
          </div>
          <TextField label="Department" optional placeholder={jobFieldHints.department} {...text('department')} />
          <TextField label="Experience" optional placeholder={jobFieldHints.experience} {...text('experience')} />
          <TextField
            label="Salary Range"
            optional
            hint={salaryHint(form.salaryRange)}
            placeholder={jobFieldHints.salaryRange}
            {...text('salaryRange')}
          />
          <TextField
            label="Closing Date"
            optional
            type="date"
            min={today}
            error={form.closesOn && form.closesOn < today ? 'This day is in the past: nobody could apply for the job.' : null}
            value={form.closesOn}
            onChange={({ currentTarget }) => onChange({ closesOn: currentTarget.value })}
          />
        </div>
      </section>

      <section className="panel stack" aria-labelledby="job-questions">
        <h2 id="job-questions">Questions for applicants</h2>
        <p className="muted">Asked in the application form, besides name, email and resume.</p>
        <QuestionsField questions={form.questions} onChange={(questions) => onChange({ questions })} />
      </section>

      <div className="post-actions sticky flex flex-wrap items-center gap-2-4 py-3 line-top surface-page">
        {rest.onSaveTemplate && (
          <Button type="button" variant="soft" color="gray" onClick={rest.onSaveTemplate}>
            Save as template
          </Button>
        )}
        {missing.length > 0 ? (
          <span className="small muted" id="still-missing">
            Still needed: {missing.join(', ')}
          </span>
        ) : (
          rest.isKept && <span className="small muted">Draft kept in this browser</span>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: says why the disabled button does nothing */}
        <span className="post-continue inline-flex ml-auto" onClick={() => !isReady(form, needsCompany) && warn()}>
          <Button
            type="submit"
            size="3"
            disabled={!isReady(form, needsCompany)}
            aria-describedby={missing.length > 0 ? 'still-missing' : undefined}
          >
            Continue
          </Button>
        </span>
      </div>
    </form>
  )
}

/** What job boards make of it, while it is written. */
const salaryHint = (text: string) => {
  const salary = salaryIn(text)
  if (!salary) return 'With a range, a currency and a period, job boards show it too: EUR 50,000 to 65,000 per year'
  const { from, to, currency, period } = salary
  const number = (amount: number) => amount.toLocaleString('en')
  return `Job boards read: ${from === to ? number(from) : `${number(from)} to ${number(to)}`} ${currency} per ${period.toLowerCase()}`
}
