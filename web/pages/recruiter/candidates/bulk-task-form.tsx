import { useEffect, useState } from 'react'
import { callApi } from '../../../api/client.ts'
import type { ColleagueRecord } from '../../../api/hiring.ts'
import { team } from '../../../api/team.ts'
import { useUser } from '../../../state/user.ts'
import { TaskForm } from '../workflow/task-form.tsx'
import type { BulkFormProps } from './bulk-form.ts'

export const BulkTaskForm = ({ busy, failure, refusal, onSubmit, onClose }: BulkFormProps) => {
  const me = useUser()?._id ?? ''
  const [colleagues, setColleagues] = useState<ColleagueRecord[]>([])
  useEffect(() => {
    team(callApi).then((answer) => answer.ok && setColleagues(answer.data.members))
  }, [])
  return (
    <TaskForm
      start={{ title: '', dueOn: null, assigneeId: me || null }}
      colleagues={colleagues}
      me={me}
      busy={busy}
      failure={failure}
      refusal={refusal}
      submitText="Add task"
      onSubmit={async (task) => {
        onSubmit({ kind: 'add-task', ...task })
        return false
      }}
      onCancel={onClose}
    />
  )
}
