import type { SeenJobs } from '#src/shared/roles.ts'

export interface Task {
  id: string
  candidateId: string
  title: string
  /** 'YYYY-MM-DD'; null without a date. */
  dueOn: string | null
  assigneeId: string | null
  createdBy: string | null
  createdAt: Date
  doneAt: Date | null
  doneBy: string | null
  version: number
}

/** A task in a list over several candidates. */
export interface ListedTask extends Task {
  candidateName: string | null
  filename: string
  jobTitle: string
  jobDescriptionId: string
}

export interface TaskQuery {
  /** Null: whoever it is assigned to. */
  assigneeId: string | null
  done: boolean
  /** Only those that were due before this day, 'YYYY-MM-DD'. */
  dueBefore?: string
  /** Only about candidates of these job descriptions; absent or null for all. */
  jobs?: SeenJobs
  limit: number
  offset: number
}

export interface Tasks {
  /** Open ones first, the most urgent at the top. */
  ofCandidate(candidateId: string): Promise<Task[]>
  list(workspaceId: string, query: TaskQuery): Promise<{ tasks: ListedTask[]; total: number }>
  find(workspaceId: string, id: string): Promise<Task | null>
  add(workspaceId: string, task: Task): Promise<void>
  update(task: Task): Promise<void>
  remove(id: string): Promise<void>
}

/** A day that exists, written as 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
