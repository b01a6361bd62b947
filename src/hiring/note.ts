import { type SeenJobs, seesJob } from '#src/shared/roles.ts'
import type { Colleague } from './people.ts'

export interface Note {
  id: string
  candidateId: string
  authorId: string | null
  text: string
  version: number
  createdAt: Date
  editedAt: Date | null
  /** Ids of the colleagues it asks for. */
  mentions: string[]
  /** Of a note that was written in the job portal: by whom. It is changed there only. */
  writtenBy?: string
  /** Of a note that came with an export of another system: by whom, and of which, such as "Kate Austen in Greenhouse". */
  toldBy?: string
}

/** A note in which somebody is mentioned, as they find it in their list. */
export interface Mention {
  noteId: string
  candidateId: string
  candidateName: string | null
  filename: string
  jobTitle: string
  authorId: string | null
  text: string
  createdAt: Date
  seenAt: Date | null
}

export interface Notes {
  /** Newest first. */
  ofCandidate(candidateId: string): Promise<Note[]>
  find(workspaceId: string, id: string): Promise<Note | null>
  add(workspaceId: string, note: Note): Promise<void>
  /** Keeps what it said before. Mentions that stay keep their mark. */
  edit(note: Note): Promise<void>
  /** With everything it ever said. */
  remove(id: string): Promise<void>
  /** What it said before, newest first. */
  history(id: string): Promise<{ version: number; text: string; writtenAt: Date }[]>
  /** Newest first. */
  mentionsOf(workspaceId: string, userId: string, limit: number, jobs: SeenJobs): Promise<Mention[]>
  /** Marks what asked for this person as seen. Resolves to how many were new to them. */
  markSeen(userId: string, candidateId: string, at: Date): Promise<number>
}

/**
 * Of these colleagues, those who read what is written about candidates of a job: nobody else is asked there for anything. Interviewers
 * read their own notes only, so that each of them judges for themselves.
 */
export const readersOf = (jobDescriptionId: string, colleagues: Colleague[]): Colleague[] =>
  colleagues.filter((each) => each.role !== 'interviewer' && seesJob(each, jobDescriptionId))

/** Everybody whose "@Full Name" stands in the text. Of names that begin alike the longer one counts. */
export function mentionedIn(text: string, colleagues: Colleague[]): string[] {
  const byLength = colleagues.toSorted((one, other) => other.fullName.length - one.fullName.length)
  const lower = text.toLowerCase()
  const found = new Set<string>()
  for (let at = lower.indexOf('@'); at !== -1; at = lower.indexOf('@', at + 1)) {
    const before = lower[at - 1]
    if (before !== undefined && /[\p{L}\p{N}]/u.test(before)) continue
    const meant = byLength.find(({ fullName }) => {
      const name = fullName.toLowerCase()
      const after = lower[at + 1 + name.length]
      return lower.startsWith(name, at + 1) && (after === undefined || !/[\p{L}\p{N}]/u.test(after))
    })
    if (!meant) continue
    for (const { id, fullName } of colleagues) if (fullName.toLowerCase() === meant.fullName.toLowerCase()) found.add(id)
  }
  return [...found]
}
