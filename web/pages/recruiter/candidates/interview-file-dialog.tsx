import { type FormEvent, useState } from 'react'
import { hiddenText } from '#src/shared/constants.ts'
import { at } from '../../../address.ts'
import type { ListedRecord } from '../../../api/candidates.ts'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { SelectField, TextField } from '../../../components/field.tsx'
import { nameOf } from '../resume-actions.tsx'
import { calendarFile, calendarFilename } from './calendar-file.ts'

/** Tomorrow at ten, in the way the form writes days. */
const tomorrow = () => {
  const day = new Date(Date.now() + 86_400_000)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

export const InterviewFileDialog = ({ record, onClose }: { record: ListedRecord; onClose: () => void }) => {
  const [error, setError] = useState('')
  const [{ 'Resume Data': data }] = record.matchingResult
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const start = new Date(`${values.get('day')}T${values.get('time')}`)
    if (Number.isNaN(start.getTime())) return setError('Choose a day and a time.')
    const name = nameOf(record)
    const text = calendarFile({
      id: record._id,
      title: data['Job Title'],
      name,
      email: data.email === hiddenText ? null : data.email,
      start,
      minutes: Number(values.get('minutes')),
      note: String(values.get('note') ?? ''),
      madeAt: new Date(),
    })
    save(calendarFilename(name), text)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Calendar file" description={`An interview with ${nameOf(record)}, for any calendar.`}>
      <form className="stack gap-3" onSubmit={handleSubmit}>
        <TextField label="Day" name="day" type="date" defaultValue={tomorrow()} required error={error || undefined} />
        <TextField label="Time" name="time" type="time" defaultValue="10:00" required />
        <SelectField label="Length" name="minutes" defaultValue="45">
          {[15, 30, 45, 60, 90].map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} minutes
            </option>
          ))}
        </SelectField>
        <TextField label="Note" optional name="note" maxLength={500} />
        <SubmitActions onCancel={onClose}>Download</SubmitActions>
      </form>
    </Dialog>
  )
}

const save = (filename: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = at(address)
  link.download = filename
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
