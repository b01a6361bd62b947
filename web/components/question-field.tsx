import { limits } from '#src/jobportal/constants.ts'
import type { AskedQuestion } from '../api/public-jobs.ts'
import { useWords } from '../words/words.ts'
import { Field, TextAreaField, TextField } from './field.tsx'

interface QuestionFieldProps {
  question: AskedQuestion
  /** What was typed before, by the names of the fields. */
  values: Record<string, string>
  error: string | null
}

/** A question of a job in the form for an application, in plain fields: it is answered without a script as well. */
export const QuestionField = ({ question: asked, values, error }: QuestionFieldProps) => {
  const { id, question, required, kind = 'long' } = asked
  const words = useWords('apply')
  const name = `answer-${id}`
  const shared = { label: question, name, error, required, optional: !required }
  const text = { ...shared, defaultValue: values[name] }
  switch (kind) {
    case 'long':
      return <TextAreaField {...text} rows={3} maxLength={limits.answer} />
    case 'short':
      return <TextField {...text} maxLength={limits.shortAnswer} />
    case 'number':
      return <TextField {...text} type="number" step="any" inputMode="decimal" />
    case 'date':
      return <TextField {...text} type="date" />
    case 'file':
      return (
        <Field label={question} hint={words.resumeHint} error={error} optional={!required}>
          {(control) => (
            <input className="input job-file" name={name} type="file" accept=".pdf,.doc,.docx" required={required} {...control} />
          )}
        </Field>
      )
    default:
      return <Choices question={asked} values={values} error={error} />
  }
}

/** One of a few answers, or several of them: boxes and buttons that every browser knows. */
const Choices = ({ question: { id, question, required, kind, choices = [] }, values, error }: QuestionFieldProps) => {
  const words = useWords('apply')
  const { optional } = useWords('common')
  const name = `answer-${id}`
  const isSeveral = kind === 'choices'
  const names: Record<string, string> = kind === 'yesno' ? { yes: words.yes, no: words.no } : {}
  return (
    <fieldset className="field question-choices" data-question={name} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="field-label">
        {question}
        {!required && <span className="field-optional">{` ${optional}`}</span>}
      </legend>
      {isSeveral && <span className="field-hint">{required ? words.chooseSome : words.chooseAny}</span>}
      {error && (
        <span className="field-error" id={`${name}-error`} role="alert">
          {error}
        </span>
      )}
      {choices.map((choice) => (
        <label key={choice.id} className="check">
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={isSeveral ? `${name}.${choice.id}` : name}
            value={isSeveral ? 'yes' : choice.id}
            defaultChecked={isSeveral ? values[`${name}.${choice.id}`] === 'yes' : values[name] === choice.id}
            required={required && !isSeveral}
          />
          <span>{names[choice.id] ?? choice.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
