import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { maximumTaskTitle } from '#src/hiring/constants.ts'
import type { CallFailure } from '../../../api/client.ts'
import { type ColleagueRecord, fieldError, type WantedTask } from '../../../api/hiring.ts'
import { SelectField, TextField } from '../../../components/field.tsx'
import { FormFooter } from '../../../components/form-footer.tsx'

interface TaskFormProps {
  start: WantedTask
  colleagues: ColleagueRecord[]
  me: string
  busy: boolean
  failure: CallFailure | null
  /** Why it was not taken, unless it is about a field. */
  refusal?: string | null
  submitText: string
  /** Resolves to true when it was taken: the form is empty then. */
  onSubmit: (task: WantedTask) => Promise<boolean>
  onCancel: () => void
}

export const TaskForm = ({ start, colleagues, me, busy, failure, refusal, submitText, onSubmit, onCancel }: TaskFormProps) => {
  const [task, setTask] = useState(start)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onSubmit(task)) setTask(start)
  }
  return (
    <form className="stack gap-3" onSubmit={handleSubmit}>
      <TextField
        label="Task"
        value={task.title}
        maxLength={maximumTaskTitle}
        error={fieldError(failure, 'title')}
        onChange={({ currentTarget: { value } }) => setTask({ ...task, title: value })}
      />
      <div className="form-grid">
        <TextField
          label="Due"
          optional
          type="date"
          value={task.dueOn ?? ''}
          error={fieldError(failure, 'dueOn')}
          onChange={({ currentTarget: { value } }) => setTask({ ...task, dueOn: value || null })}
        />
        <SelectField
          label="Assigned to"
          value={task.assigneeId ?? ''}
          error={fieldError(failure, 'assigneeId')}
          onChange={({ currentTarget: { value } }) => setTask({ ...task, assigneeId: value || null })}
        >
          <option value="">Nobody yet</option>
          {colleagues.map(({ _id, fullName }) => (
            <option key={_id} value={_id}>
              {_id === me ? `${fullName} (you)` : fullName}
            </option>
          ))}
        </SelectField>
      </div>
      <FormFooter refusal={refusal}>
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : submitText}
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={onCancel}>
          Cancel
        </Button>
      </FormFooter>
    </form>
  )
}
