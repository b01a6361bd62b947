import { maximumTaskTitle } from './constants.ts'
import { ChangedMeanwhile, InvalidInput, NotThere } from './errors.ts'
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

export async function checkedTask(tools: Tools, by: Actor, { title, dueOn, assigneeId }: WantedTask): Promise<WantedTask> {
  const line = lineOf('title', 'Task', title, maximumTaskTitle)
  if (dueOn !== null && !isDay(dueOn)) throw new InvalidInput('dueOn', 'This day does not exist.')
  if (assigneeId !== null) {
    const colleagues = await tools.colleagues.ofWorkspace(by.workspaceId)
    if (!colleagues.some(({ id }) => id === assigneeId))
      throw new InvalidInput('assigneeId', 'This person is not, or no longer, in your workspace.')
  }
  return { title: line, dueOn, assigneeId }
}

export function manageTasks(tools: Tools) {
  const { tasks, transaction, clock, ids } = tools
  const checked = (by: Actor, wanted: WantedTask) => checkedTask(tools, by, wanted)
  const found = async (by: Actor, id: string) => {
    const task = await tasks.find(by.workspaceId, id)
    if (!task) throw new NotThere('task')
    return { task, subject: await tools.subject(by, task.candidateId) }
  }
  const told = async <Result>(work: () => Promise<{ subject: Subject; result: Result }>): Promise<Result> => {
    const { subject, result } = await transaction(work)
    await tools.announce(subject)
    return result
  }

  return {
    listTasks: (by: Actor, query: TaskQuery) => tasks.list(by.workspaceId, query),

    async addTask(by: Actor, candidateId: string, wanted: WantedTask): Promise<Task> {
      const subject = await tools.subject(by, candidateId)
      const fields = await checked(by, wanted)
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
      const fields = await checked(by, wanted)
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
