import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { addTask, changeTask, deleteTask, type TaskRecord } from '../../../api/hiring.ts'
import { daysUntil, dueInWords } from './dates.ts'
import { type PanelProps, whoIn } from './panel.ts'
import { TaskForm } from './task-form.tsx'
import { useAction } from './use-workflow.ts'

export const TasksPanel = ({ id, workflow, reload }: PanelProps) => {
  const { tasks, canChange, canDecide, colleagues, me } = workflow
  const [adding, setAdding] = useState(false)
  const { act, busy, failure, clear } = useAction(reload)
  const open = tasks.filter(({ doneAt }) => doneAt === null)
  const done = tasks.filter(({ doneAt }) => doneAt !== null)
  return (
    <section className="panel stack gap-3" aria-labelledby="tasks-heading">
      <h2 id="tasks-heading">Tasks</h2>
      {tasks.length === 0 && !adding && (
        <p className="muted">{canChange || !canDecide ? 'No tasks yet' : 'You have no tasks here'}</p>
      )}
      {open.length > 0 && (
        <ul className="divided flex flex-col">
          {open.map((task) => (
            <TaskItem key={task._id} task={task} workflow={workflow} reload={reload} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <details>
          <summary className="small muted">{done.length === 1 ? 'One task done' : `${done.length} tasks done`}</summary>
          <ul className="divided flex flex-col">
            {done.map((task) => (
              <TaskItem key={task._id} task={task} workflow={workflow} reload={reload} />
            ))}
          </ul>
        </details>
      )}
      {canChange && !adding && (
        <div>
          <Button variant="soft" color="gray" onClick={() => setAdding(true)}>
            Add a task
          </Button>
        </div>
      )}
      {adding && (
        <TaskForm
          start={{ title: '', dueOn: null, assigneeId: me }}
          colleagues={colleagues.filter(({ isElsewhere }) => !isElsewhere)}
          me={me}
          busy={busy}
          failure={failure}
          submitText="Add task"
          onSubmit={async (task) => {
            const added = await act(() => addTask(id, task), 'The task could not be added')
            if (added) setAdding(false)
            return added
          }}
          onCancel={() => {
            clear()
            setAdding(false)
          }}
        />
      )}
    </section>
  )
}

const TaskItem = ({ task, workflow, reload }: { task: TaskRecord } & Omit<PanelProps, 'id'>) => {
  const { canChange, canWrite, colleagues, me, today } = workflow
  const [editing, setEditing] = useState(false)
  /** What was pressed, until the server has said so. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  const { act, busy, failure, clear } = useAction(reload)
  const { title, dueOn, assigneeId, version, doneAt } = task
  const save = (change: Partial<{ title: string; dueOn: string | null; assigneeId: string | null; done: boolean }>) =>
    act(
      () => changeTask(task._id, { title, dueOn, assigneeId, version, done: doneAt !== null, ...change }),
      'The task could not be changed',
    )
  if (editing)
    return (
      <li>
        <TaskForm
          start={{ title, dueOn, assigneeId }}
          colleagues={colleagues.filter(({ _id, isElsewhere }) => !isElsewhere || _id === assigneeId)}
          me={me}
          busy={busy}
          failure={failure}
          submitText="Save task"
          onSubmit={async (wanted) => {
            const saved = await save(wanted)
            if (saved) setEditing(false)
            return saved
          }}
          onCancel={() => {
            clear()
            setEditing(false)
          }}
        />
      </li>
    )
  const isLate = doneAt === null && dueOn !== null && daysUntil(dueOn, today) < 0
  return (
    <li className="task py-3" data-done={doneAt !== null || undefined}>
      <label className="check">
        <input
          type="checkbox"
          checked={pressed ?? doneAt !== null}
          disabled={!(canChange || (canWrite && assigneeId === me)) || busy}
          onChange={() => {
            setPressed(doneAt === null)
            void save({ done: doneAt === null }).then(() => setPressed(null))
          }}
        />
        <span className={`break-anywhere ${doneAt === null ? '' : 'muted struck'}`}>{title}</span>
      </label>
      <p className="task-facts flex flex-wrap items-center small muted gap-1-3">
        {dueOn && (
          <span className={isLate ? 'text-danger strong' : undefined}>
            {doneAt ? `Was due ${dueOn}` : dueInWords(dueOn, today)}
          </span>
        )}
        <span>{assigneeId ? whoIn(workflow, assigneeId) : 'Nobody yet'}</span>
        {canChange && (
          <>
            <button type="button" className="link-button" onClick={() => setEditing(true)}>
              Edit<span className="visually-hidden"> task {title}</span>
            </button>
            <button
              type="button"
              className="link-button"
              disabled={busy}
              onClick={() => void act(() => deleteTask(task._id), 'The task could not be deleted')}
            >
              Delete<span className="visually-hidden"> task {title}</span>
            </button>
          </>
        )}
      </p>
    </li>
  )
}
