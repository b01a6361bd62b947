import { useState } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { Field, SelectField } from '../../../components/field.tsx'
import { Combobox, useSuggestions } from './combobox.tsx'
import { usePostingDesk } from './posting-desk.ts'

interface TitleFieldProps {
  /** The list that titles are chosen from. */
  titles: string[]
  value: string
  /** Why the server did not take it. */
  error: string | null
  onChange: (title: string) => void
}

/** No title begins with a space. */
const another = ' another'

/** A title of the list, or after the last entry any other. A title that is not in the list stands in the text field again. */
export const TitleField = ({ titles, value, error, onChange }: TitleFieldProps) => {
  // What was written last: while it is still there, the text field stays, also when a title of the list was typed or all was deleted.
  const [written, setWritten] = useState<string | null>(null)
  const isOwn = written === value || (value !== '' && !titles.includes(value))
  const write = (title: string) => {
    setWritten(title)
    onChange(title)
  }
  const choose = (title: string) => {
    if (title === another) return write('')
    setWritten(null)
    onChange(title)
  }
  return (
    <div className="stack gap-3">
      <SelectField
        label="Job Title"
        required
        error={isOwn ? null : error}
        value={isOwn ? another : value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">Choose a title</option>
        {titles.map((title) => (
          <option key={title}>{title}</option>
        ))}
        <option value={another}>Another title...</option>
      </SelectField>
      {isOwn && <OwnTitleField label="Your Title" value={value} error={error} onChange={write} />}
    </div>
  )
}

/** Any title, with those that begin so offered below. */
export const OwnTitleField = ({ label, value, error, onChange }: Omit<TitleFieldProps, 'titles'> & { label: string }) => {
  const [asked, setAsked] = useState('')
  const known = useSuggestions('titles', asked, usePostingDesk().titlesLike)
  const close = () => setAsked('')
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Combobox
          {...control}
          required
          maxLength={limits.title}
          value={value}
          offered={asked === '' ? [] : known.filter((title) => title !== value.trim())}
          one="known title"
          many="known titles"
          onType={(typing) => {
            onChange(typing.value)
            setAsked(typing.value.trim())
          }}
          onTake={(title) => {
            onChange(title)
            close()
          }}
          onClose={close}
        />
      )}
    </Field>
  )
}
