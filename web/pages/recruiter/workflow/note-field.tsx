import { maximumNote } from '#src/hiring/constants.ts'
import type { WorkflowAnswer } from '../../../api/hiring.ts'
import { Field } from '../../../components/field.tsx'
import { MentionArea } from './mention-area.tsx'
import { askable, whoReads } from './panel.ts'

interface NoteFieldProps {
  workflow: WorkflowAnswer
  rows: number
  value: string
  error: string | null
  onChange: (value: string) => void
}

/** A new note, in which colleagues can be asked. */
export const NoteField = ({ workflow, error, ...area }: NoteFieldProps) => {
  const others = askable(workflow)
  return (
    <Field
      label="New note"
      hint={others.length > 0 ? "Write @ and a name to ask a colleague; they'll get an email." : whoReads(workflow)}
      error={error}
    >
      {(control) => <MentionArea {...control} {...area} maxLength={maximumNote} colleagues={others} />}
    </Field>
  )
}
