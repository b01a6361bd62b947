import { maximumNote } from './constants.ts'
import { ChangedMeanwhile, NotThere, NotYours } from './errors.ts'
import { mentionedIn, type Note, readersOf } from './note.ts'
import type { Actor } from './people.ts'
import type { Subject } from './subject.ts'
import { textOf } from './text.ts'
import type { Tools } from './tools.ts'

/** Longest list of mentions that is shown. */
const mostMentions = 100

export function manageNotes(tools: Tools) {
  const { notes, transaction, clock, ids, settings } = tools
  const checked = (typed: string) => textOf('text', 'Note', typed, maximumNote)
  const visible = async (by: Actor, id: string) => {
    const note = await notes.find(by.workspaceId, id)
    // An interviewer's judgment is to be their own: notes of others are not there for them.
    if (!note || (by.role === 'interviewer' && note.authorId !== by.id)) throw new NotThere('note')
    return note
  }
  const own = async (by: Actor, id: string) => {
    const note = await visible(by, id)
    if (note.authorId !== by.id) throw new NotYours()
    return note
  }
  const readers = async (by: Actor, { jobDescriptionId }: Subject) =>
    readersOf(jobDescriptionId, await tools.colleagues.ofWorkspace(by.workspaceId))
  /** The note itself is not mailed: it may hold what only the workspace should read. */
  const tell = async (by: Actor, subject: Subject, userIds: string[]) => {
    const link = `${settings.publicUrl}/dashboard/candidates/${subject.id}/activity`
    for (const { id, email, fullName } of await tools.colleagues.ofWorkspace(by.workspaceId))
      if (userIds.includes(id) && id !== by.id)
        await tools.sendMail({ kind: 'mentioned', to: email, fullName, byName: by.fullName, jobTitle: subject.jobTitle, link })
  }

  return {
    async addNote(by: Actor, candidateId: string, typed: string): Promise<Note> {
      const subject = await tools.subject(by, candidateId)
      const text = checked(typed)
      const mentions = mentionedIn(text, await readers(by, subject))
      const note: Note = {
        id: ids.id(),
        candidateId,
        authorId: by.id,
        text,
        version: 1,
        createdAt: clock.now(),
        editedAt: null,
        mentions,
      }
      await transaction(async () => {
        await notes.add(by.workspaceId, note)
        await tools.note(by, subject, 'note-added', { noteId: note.id })
        await tell(by, subject, mentions)
        await tools.announce(subject)
      })
      return note
    },

    /** Only colleagues who were not mentioned before get a mail. */
    async editNote(by: Actor, id: string, { text: typed, version }: { text: string; version: number }): Promise<Note> {
      const text = checked(typed)
      return transaction(async () => {
        const before = await own(by, id)
        if (before.version !== version) throw new ChangedMeanwhile('note')
        const subject = await tools.subject(by, before.candidateId)
        await tools.announce(subject)
        if (text === before.text) return before
        const mentions = mentionedIn(text, await readers(by, subject))
        const note = { ...before, text, mentions, version: version + 1, editedAt: clock.now() }
        await notes.edit(note)
        await tools.note(by, subject, 'note-edited', { noteId: id })
        const fresh = mentions.filter((user) => !before.mentions.includes(user))
        await tell(by, subject, fresh)
        return note
      })
    },

    /** Gone for good, with what it said before; the timeline says that there was one. */
    async deleteNote(by: Actor, id: string): Promise<void> {
      await transaction(async () => {
        const note = await own(by, id)
        const subject = await tools.subject(by, note.candidateId)
        await notes.remove(id)
        await tools.note(by, subject, 'note-deleted', { noteId: id })
        await tools.announce(subject)
      })
    },

    async noteHistory(by: Actor, id: string) {
      await visible(by, id)
      return notes.history(id)
    },

    mentions: (by: Actor) => notes.mentionsOf(by.workspaceId, by.id, mostMentions, by.jobs),
    /** Somebody has read what asks for them at a candidate. */
    async seeMentions(by: Actor, candidateId: string): Promise<number> {
      await tools.subject(by, candidateId)
      return notes.markSeen(by.id, candidateId, clock.now())
    },
  }
}
