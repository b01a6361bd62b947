import { colleaguesMet, isJobRole } from '#src/shared/roles.ts'
import type { Message } from './message.ts'
import { type Standing, standing, undoableUntil } from './move-candidates.ts'
import type { Note } from './note.ts'
import type { Actor, Colleague } from './people.ts'
import type { Tag } from './tag.ts'
import type { Task } from './task.ts'
import type { TimelineEntry, TimelineKind } from './timeline.ts'
import type { Tools } from './tools.ts'

/** Entries of a timeline that come with the rest. */
const firstEntries = 50

/** The same person opening the evidence again within this time is the same look at it. */
const sameLookMinutes = 30

interface Workflow extends Standing {
  undoUntil: Date | null
  evidenceOpened: boolean
  tags: Tag[]
  notes: Note[]
  tasks: Task[]
  messages: Message[]
  timeline: { entries: TimelineEntry[]; total: number }
  colleagues: Colleague[]
  today: string
  answersComeHere: boolean
}

/**
 * Letters to candidates are for those who write them, and tasks for those who are given them. An interviewer comes to a judgment of
 * their own: they read their own notes, and neither what others think nor why somebody was rejected.
 */
function seenBy(by: Actor, workflow: Workflow): Workflow {
  if (!isJobRole(by.role)) return workflow
  const tasks = workflow.tasks.filter(({ assigneeId }) => assigneeId === by.id)
  if (by.role === 'hiring-manager') return { ...workflow, tasks, messages: [] }
  return {
    ...workflow,
    placement: { ...workflow.placement, movedBy: null, reason: null },
    undoUntil: null,
    tags: [],
    notes: workflow.notes.filter(({ authorId }) => authorId === by.id),
    tasks: [],
    messages: [],
    timeline: { entries: [], total: 0 },
    colleagues: workflow.colleagues.filter(({ id }) => id === by.id),
  }
}

export function workflowOfCandidate(tools: Tools) {
  const { tags, notes, tasks, messages, timeline, colleagues, clock } = tools
  const writtenElsewhere = tools.writtenElsewhere ?? (async () => ({ notes: [], messages: [] }))
  /** The timeline with what was written in other rooms, each at its time. */
  const withElsewhere = async (id: string, { limit, offset }: { limit: number; offset: number }, without: TimelineKind[]) => {
    const elsewhere = await writtenElsewhere(id)
    const more = [
      ...elsewhere.notes.map((note): TimelineEntry => entryOf(note, note.createdAt, 'note-added', {})),
      ...elsewhere.messages.map(
        (message): TimelineEntry =>
          entryOf(message, message.queuedAt, 'message', { messageId: message.id, subject: message.subject }),
      ),
    ]
    if (more.length === 0) return timeline.of(id, { limit, offset, without })
    const { entries, total } = await timeline.of(id, { limit: offset + limit, offset: 0, without })
    const inOrder = [...entries, ...more].toSorted((one, other) => other.at.getTime() - one.at.getTime())
    return { entries: inOrder.slice(offset, offset + limit), total: total + more.length }
  }
  /** Newest first, whichever room they were written in. */
  const writtenAbout = async (id: string) => {
    const elsewhere = await writtenElsewhere(id)
    return {
      notes: [...(await notes.ofCandidate(id)), ...elsewhere.notes].toSorted(
        (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
      ),
      messages: [
        ...(await messages.ofCandidate(id)),
        ...elsewhere.messages,
        ...((await tools.receivedFrom?.(id)) ?? []),
      ].toSorted((one, other) => other.queuedAt.getTime() - one.queuedAt.getTime()),
    }
  }
  /** Other resumes of a person may be other jobs', and so may the table that a person came in with. */
  const historyFor = async (by: Actor, id: string, page: { limit: number; offset: number }) => {
    if (!isJobRole(by.role)) return withElsewhere(id, page, [])
    const { entries, total } = await withElsewhere(id, page, ['merged', 'unmerged', 'data-exported'])
    const shown = entries.map((entry) =>
      entry.kind === 'received' ? { ...entry, details: { filename: entry.details.filename ?? '' } } : entry,
    )
    return { entries: shown, total }
  }
  return {
    /** Everything people have said about and done with one candidate. */
    async workflow(by: Actor, id: string) {
      const now = await standing(tools, by, id, null)
      const [carried, written, toDo, history, people] = await Promise.all([
        tags.ofCandidate(id),
        writtenAbout(id),
        tasks.ofCandidate(id),
        historyFor(by, id, { limit: firstEntries, offset: 0 }),
        colleagues.ofWorkspace(by.workspaceId),
      ])
      return seenBy(by, {
        ...now,
        undoUntil: undoableUntil(now, clock.now()),
        evidenceOpened: (await timeline.lastOf(id, 'evidence-opened', by.id)) !== null,
        tags: carried,
        notes: written.notes,
        tasks: toDo,
        messages: written.messages,
        timeline: history,
        colleagues: colleaguesMet(by, people),
        today: clock.now().toISOString().slice(0, 10),
        answersComeHere: tools.answersComeHere?.() ?? false,
      })
    },

    async timelineOf(by: Actor, id: string, page: { limit: number; offset: number }) {
      await tools.subject(by, id)
      return historyFor(by, id, page)
    },

    /** A person looks at what the score rests on. */
    async openEvidence(by: Actor, id: string): Promise<void> {
      const subject = await tools.subject(by, id)
      await tools.transaction(async () => {
        const last = await timeline.lastOf(id, 'evidence-opened', by.id)
        if (last && clock.now().getTime() - last.getTime() < sameLookMinutes * 60_000) return
        await tools.note(by, subject, 'evidence-opened')
      })
    },

    /** Somebody had the score computed anew. */
    async noteVerified(by: Pick<Actor, 'id' | 'workspaceId'>, id: string, same: boolean): Promise<void> {
      const subject = await tools.subject(by, id)
      await tools.note(by, subject, 'verified', { same: same ? 1 : 0 })
    },

    colleaguesOf: async (by: Actor) => colleaguesMet(by, await colleagues.ofWorkspace(by.workspaceId)),
    today: () => clock.now().toISOString().slice(0, 10),
  }
}

const entryOf = (
  { id, candidateId, writtenBy = '' }: Pick<Note, 'id' | 'candidateId' | 'writtenBy'>,
  at: Date,
  kind: TimelineKind,
  details: TimelineEntry['details'],
): TimelineEntry => ({ id, candidateId, at, actorId: null, kind, details: { ...details, writtenBy } })
