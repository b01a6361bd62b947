import { standing, undoableUntil } from './move-candidates.ts'
import type { Actor } from './people.ts'
import type { Tools } from './tools.ts'

/** Entries of a timeline that come with the rest. */
const firstEntries = 50

/** The same person opening the evidence again within this time is the same look at it. */
const sameLookMinutes = 30

export function workflowOfCandidate(tools: Tools) {
  const { tags, notes, tasks, messages, timeline, colleagues, clock } = tools
  return {
    /** Everything people have said about and done with one candidate. */
    async workflow(by: Actor, id: string) {
      const now = await standing(tools, by, id, null)
      const [carried, written, toDo, mails, history, people] = await Promise.all([
        tags.ofCandidate(id),
        notes.ofCandidate(id),
        tasks.ofCandidate(id),
        messages.ofCandidate(id),
        timeline.of(id, { limit: firstEntries, offset: 0 }),
        colleagues.ofWorkspace(by.workspaceId),
      ])
      return {
        ...now,
        undoUntil: undoableUntil(now, clock.now()),
        evidenceOpened: (await timeline.lastOf(id, 'evidence-opened', by.id)) !== null,
        tags: carried,
        notes: written,
        tasks: toDo,
        messages: mails,
        timeline: history,
        colleagues: people,
        today: clock.now().toISOString().slice(0, 10),
      }
    },

    async timelineOf(by: Actor, id: string, page: { limit: number; offset: number }) {
      await tools.subject(by, id)
      return timeline.of(id, page)
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

    colleaguesOf: (by: Actor) => colleagues.ofWorkspace(by.workspaceId),
    today: () => clock.now().toISOString().slice(0, 10),
  }
}
