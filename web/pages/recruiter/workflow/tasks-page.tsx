import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type CallResult, said } from '../../../api/client.ts'
import { activityAddress, changeTask, type ListedTaskRecord, type MentionRecord, type TasksAnswer } from '../../../api/hiring.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { useIsNamed, useRefresh } from '../../../state/user.ts'
import { Moment } from '../../../words/moment.tsx'
import { daysUntil, dueInWords } from './dates.ts'
import { whoIn } from './panel.ts'

/** What is to be done, and where colleagues ask for the reader. */
export const TasksPage: Page<CallResult<TasksAnswer>> = () => {
  const answer = usePageData(TasksPage)
  const parameters = new URLSearchParams(useLocation().search)
  const refresh = useRefresh()
  const isNamed = useIsNamed()
  useLive((...[event]) => {
    if (event === 'workflowUpdated' || event === 'candidatesRemoved') void refresh()
  }, refresh)
  const isEverybody = parameters.get('of') === 'everybody'
  const isDone = parameters.get('done') === 'true'
  const isLate = parameters.get('due') === 'late' && !isDone
  return (
    <>
      <PageHeading title={isNamed ? 'Tasks' : 'Inbox'}>
        {isNamed
          ? 'Earliest due date first. Each task belongs to a candidate.'
          : 'Tasks, mentions, and what candidates answered. Each task belongs to a candidate; add one on their page.'}
      </PageHeading>
      <nav className="tabs" aria-label="Which tasks">
        <Tab to="/dashboard/tasks" text="Mine" here={!isEverybody && !isDone && !isLate} />
        <Tab to="/dashboard/tasks?due=late" text="Overdue" here={isLate} />
        {!isNamed && <Tab to="/dashboard/tasks?of=everybody" text="Everybody’s" here={isEverybody && !isDone && !isLate} />}
        <Tab to={`/dashboard/tasks?${isEverybody ? 'of=everybody&' : ''}done=true`} text="Done" here={isDone} />
      </nav>
      {answer.ok ? (
        <TasksAndMentions answer={answer.data} isEverybody={isEverybody} isDone={isDone} isLate={isLate} onRefresh={refresh} />
      ) : (
        <FailedState title="The tasks could not be loaded" failure={answer.failure} onRetry={refresh} />
      )}
      {!isNamed && <LazyPanel bring={bringAnswers} props={{}} waiting={null} />}
    </>
  )
}

const bringAnswers = async () => (await import('./answers-panel.tsx')).AnswersPanel

const Tab = ({ to, text, here }: { to: string; text: string; here: boolean }) => (
  <Link to={to} aria-current={here ? 'page' : undefined}>
    {text}
  </Link>
)

interface TasksAndMentionsProps {
  answer: TasksAnswer
  isEverybody: boolean
  isDone: boolean
  isLate: boolean
  onRefresh: () => Promise<void>
}

const TasksAndMentions = ({ answer, isEverybody, isDone, isLate, onRefresh }: TasksAndMentionsProps) => {
  const { tasks, total, mentions } = answer
  const isNew = mentions.filter(({ seenAt }) => seenAt === null).length
  return (
    <div className="split gap-6 mt-4">
      <section aria-labelledby="tasks-heading" className="stack gap-3">
        <h2 id="tasks-heading">
          {isDone ? 'Done' : isLate ? 'Overdue' : 'To do'} <span className="muted numeric">{total}</span>
        </h2>
        {tasks.length === 0 ? (
          <EmptyState picture="done" title={isDone ? 'Nothing done yet' : isLate ? 'Nothing is overdue' : 'Nothing to do'}>
            {isDone
              ? 'Finished tasks are listed here.'
              : isEverybody
                ? 'Nobody in your workspace has an open task.'
                : isLate
                  ? 'None of your open tasks was due before today.'
                  : 'No open task is assigned to you.'}
          </EmptyState>
        ) : (
          <DataTable
            caption={isDone ? 'Finished tasks' : isLate ? 'Overdue tasks' : 'Tasks, due first at the top'}
            columns={taskColumns(answer, onRefresh)}
            rows={tasks}
            rowKey={({ _id }) => _id}
            rowLook={(task) => ({ className: 'task-row', 'data-late': isOverdue(task, answer) || undefined })}
            empty=""
          />
        )}
        {total > tasks.length && <p className="muted">The first {tasks.length} are shown.</p>}
      </section>
      <section aria-labelledby="mentions-heading" className="stack gap-3">
        <h2 id="mentions-heading">Mentions {isNew > 0 && <StatusBadge tone="accent">{isNew} new</StatusBadge>}</h2>
        {mentions.length === 0 && <p className="muted">No colleague has mentioned you in a note yet.</p>}
        <ul className="flex flex-col">
          {mentions.map((mention) => (
            <MentionRow key={mention.noteId} mention={mention} answer={answer} />
          ))}
        </ul>
      </section>
    </div>
  )
}

const isOverdue = ({ doneAt, dueOn }: ListedTaskRecord, { today }: TasksAnswer) =>
  doneAt === null && dueOn !== null && daysUntil(dueOn, today) < 0

const taskColumns = (answer: TasksAnswer, onRefresh: () => Promise<void>): Column<ListedTaskRecord>[] => [
  {
    key: 'task',
    header: 'Task',
    namesRow: true,
    cell: (task) => <TaskCheck task={task} answer={answer} onRefresh={onRefresh} />,
  },
  {
    key: 'due',
    header: 'Due',
    cell: (task) =>
      task.dueOn === null ? (
        <span className="muted">No date</span>
      ) : isOverdue(task, answer) ? (
        <StatusBadge tone="error">{dueInWords(task.dueOn, answer.today)}</StatusBadge>
      ) : (
        <span className="muted">{dueInWords(task.dueOn, answer.today)}</span>
      ),
  },
  {
    key: 'candidate',
    header: 'Candidate',
    cell: ({ candidateId, candidateName, filename }) => (
      <Link to={activityAddress(candidateId)}>{candidateName ?? filename}</Link>
    ),
  },
  { key: 'job', header: 'Job', cell: ({ jobDescriptionId }) => jobDescriptionId.title },
  {
    key: 'assignee',
    header: 'Assigned to',
    cell: ({ assigneeId }) => (assigneeId ? whoIn(answer, assigneeId) : 'Nobody yet'),
  },
]

interface TaskCheckProps {
  task: ListedTaskRecord
  answer: TasksAnswer
  onRefresh: () => Promise<void>
}

const TaskCheck = ({ task, answer, onRefresh }: TaskCheckProps) => {
  const isNamed = useIsNamed()
  /** What was pressed, until the server has said so. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  const { title, dueOn, assigneeId, version, doneAt } = task
  const toggle = async () => {
    const refuse = refusalAt()
    setPressed(doneAt === null)
    const changed = await changeTask(task._id, { title, dueOn, assigneeId, version, done: doneAt === null })
    if (!changed.ok) refuse(said(changed.failure, 'The task could not be changed. Check your connection and try again.'))
    await onRefresh()
    setPressed(null)
  }
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={pressed ?? doneAt !== null}
        disabled={!(answer.canChange || (isNamed && assigneeId === answer.me)) || pressed !== null}
        onChange={() => void toggle()}
      />
      <span className="break-anywhere medium">{title}</span>
    </label>
  )
}

const MentionRow = ({ mention, answer }: { mention: MentionRecord; answer: TasksAnswer }) => (
  <li className="py-3 line-top" data-new={mention.seenAt === null || undefined}>
    <p className="small">
      <strong>{whoIn(answer, mention.authorId)}</strong> at{' '}
      <Link to={activityAddress(mention.candidateId)}>{mention.candidateName ?? mention.filename}</Link>{' '}
      <span className="muted">
        {mention.jobTitle}, <Moment at={mention.createdAt} />
      </span>{' '}
      {mention.seenAt === null && <StatusBadge tone="accent">new</StatusBadge>}
    </p>
    <p className="note-text pre-wrap break-anywhere">
      {mention.text.length > 280 ? `${mention.text.slice(0, 280)} …` : mention.text}
    </p>
  </li>
)
