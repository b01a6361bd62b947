import { answerDays, maximumTaskTitle, mostAnswers } from './constants.ts'
import { ChangedMeanwhile, InvalidInput, NotThere } from './errors.ts'
import { readersOf } from './note.ts'
import type { Actor } from './people.ts'
import type { Subject } from './subject.ts'
import { isDay, type Task, type TaskQuery } from './task.ts'
import { lineOf } from './text.ts'
import type { Tools } from './tools.ts'

export interface WantedTask {
  title: string
  dueOn: string | null
  assigneeId: string | null
}

/** `jobs` are those of the candidates it is about: whoever does it has to see them. */
export async function checkedTask(
  tools: Pick<Tools, 'colleagues'>,
  by: Actor,
  { title, dueOn, assigneeId }: WantedTask,
  jobs: readonly string[],
): Promise<WantedTask> {
  const line = lineOf('title', 'Task', title, maximumTaskTitle)
  if (dueOn !== null && !isDay(dueOn)) throw new InvalidInput('dueOn', 'This date does not exist.')
  if (assigneeId !== null) {
    const colleagues = await tools.colleagues.ofWorkspace(by.workspaceId)
    if (!colleagues.some(({ id }) => id === assigneeId))
      throw new InvalidInput('assigneeId', 'This person is not, or no longer, in your workspace.')
    if (jobs.some((job) => !readersOf(job, colleagues).some(({ id }) => id === assigneeId)))
      throw new InvalidInput('assigneeId', 'This person does not see the candidate: they are not named on the job.')
  }
  return { title: line, dueOn, assigneeId }
}

export function manageTasks(
  tools: Pick<Tools, 'announce' | 'clock' | 'colleagues' | 'ids' | 'note' | 'subject' | 'tasks' | 'timeline' | 'transaction'>,
) {
  const { tasks, transaction, clock, ids } = tools
  const checked = (by: Actor, wanted: WantedTask, { jobDescriptionId }: Subject) =>
    checkedTask(tools, by, wanted, [jobDescriptionId])
  const found = async (by: Actor, id: string) => {
    const task = await tasks.find(by.workspaceId, id)
    // Whoever works in some jobs only sees the tasks they were given.
    if (!task || (by.jobs && task.assigneeId !== by.id)) throw new NotThere('task')
    return { task, subject: await tools.subject(by, task.candidateId) }
  }
  const told = <Result>(work: () => Promise<{ subject: Subject; result: Result }>): Promise<Result> =>
    transaction(async () => {
      const { subject, result } = await work()
      await tools.announce(subject)
      return result
    })

  return {
    /** What candidates answered of late. */
    listAnswers: (by: Actor) =>
      tools.timeline.answers(by.workspaceId, new Date(clock.now().getTime() - answerDays * 86_400_000), mostAnswers),

    listTasks: (by: Actor, query: TaskQuery) =>
      tasks.list(by.workspaceId, by.jobs ? { ...query, assigneeId: by.id, jobs: by.jobs } : query),

    async addTask(by: Actor, candidateId: string, wanted: WantedTask): Promise<Task> {
      const subject = await tools.subject(by, candidateId)
      const fields = await checked(by, wanted, subject)
      return told(async () => {
        const task: Task = {
          ...fields,
          id: ids.id(),
          candidateId,
          createdBy: by.id,
          createdAt: clock.now(),
          doneAt: null,
          doneBy: null,
          version: 1,
        }
        await tasks.add(by.workspaceId, task)
        await tools.note(by, subject, 'task-added', { task: task.title })
        return { subject, result: task }
      })
    },

    async changeTask(
      by: Actor,
      id: string,
      { version, done, ...wanted }: WantedTask & { version: number; done: boolean },
    ): Promise<Task> {
      const { task: known, subject: about } = await found(by, id)
      // They say that it is done, and nothing else about it.
      const { title, dueOn, assigneeId } = known
      const fields = by.jobs
        ? { title, dueOn, assigneeId }
        : await checkedTask(tools, by, wanted, wanted.assigneeId === assigneeId ? [] : [about.jobDescriptionId])
      return told(async () => {
        const { task: before, subject } = await found(by, id)
        if (before.version !== version) throw new ChangedMeanwhile('task')
        const wasDone = before.doneAt !== null
        const finished = done === wasDone ? {} : { doneAt: done ? clock.now() : null, doneBy: done ? by.id : null }
        const task: Task = { ...before, ...fields, ...finished, version: version + 1 }
        await tasks.update(task)
        const kind = done === wasDone ? 'task-changed' : done ? 'task-done' : 'task-reopened'
        await tools.note(by, subject, kind, { task: task.title })
        return { subject, result: task }
      })
    },

    deleteTask: (by: Actor, id: string): Promise<void> =>
      told(async () => {
        const { task, subject } = await found(by, id)
        await tasks.remove(id)
        await tools.note(by, subject, 'task-deleted', { task: task.title })
        return { subject, result: undefined }
      }),
  }
}
