import { maximumTagsOfCandidate } from './constants.ts'
import { firstColour } from './manage-tags.ts'
import { tagSameness } from './tag.ts'
import type { Tools } from './tools.ts'

interface Happening {
  at: string | null
  by: string | null
  text: string
}

export interface ToldElsewhere {
  /** What the other system is called. */
  origin: string
  /** Null leaves them in the first stage. */
  stageId: string | null
  /** ISO: since when they stand there; null for now. */
  since: string | null
  tags: readonly string[]
  notes: readonly Happening[]
  events: readonly Happening[]
}

/** Longest line of the history that is kept. */
const longestEvent = 1000

/**
 * Writes what another system tells of a candidate who has just come from there, in the caller's transaction: where they stood, tags,
 * notes, and what happened, with the dates and names of that system. Nobody here decided any of it, so the ledger, webhooks and
 * analytics hear nothing, and nobody is put into a stage of rejection.
 */
export const writeHistory =
  ({ stages, stagesOf, tags, notes, timeline, subjects, clock, ids }: Tools) =>
  async (
    workspaceId: string,
    candidateId: string,
    { origin, stageId, since, tags: names, notes: told, events }: ToldElsewhere,
  ) => {
    const subject = await subjects.candidate(workspaceId, candidateId)
    if (!subject) return
    const now = clock.now()
    const stage =
      stageId && (await stagesOf(subject.jobDescriptionId)).find(({ id, kind }) => id === stageId && kind !== 'rejected')
    if (stage && !(await stages.placement(candidateId))) {
      const stored = await stages.ofJob(subject.jobDescriptionId)
      if (stored.length === 0) await stages.replace(subject.jobDescriptionId, await stagesOf(subject.jobDescriptionId), 0)
      const enteredAt = since ? new Date(since) : now
      await stages.place(candidateId, { stageId: stage.id, version: 0, enteredAt, movedBy: null, cameFrom: '', reason: null })
    }
    for (const name of names.slice(0, maximumTagsOfCandidate)) {
      let tag = await tags.named(workspaceId, tagSameness(name))
      if (!tag) {
        tag = { id: ids.id(), name, colour: firstColour(name) }
        await tags.add(workspaceId, tag, now)
      }
      await tags.attach(candidateId, tag.id, now)
    }
    for (const note of told)
      await notes.add(workspaceId, {
        id: ids.id(),
        candidateId,
        authorId: null,
        text: note.text,
        toldBy: note.by ? `${note.by} in ${origin}` : `From ${origin}`,
        version: 1,
        createdAt: note.at ? new Date(note.at) : now,
        editedAt: null,
        mentions: [],
      })
    for (const { at, by, text } of events)
      await timeline.add({
        id: ids.id(),
        workspaceId,
        candidateId,
        at: at ? new Date(at) : now,
        actorId: null,
        kind: 'told-elsewhere',
        details: { origin, text: text.slice(0, longestEvent), ...(by && { by }), ...(!at && { undated: 'yes' }) },
      })
  }
