import { yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
import type { BulkChange, BulkResult, LeftOut } from './bulk.ts'
import { peopleInWords } from './bulk.ts'
import { announceMany } from './bulk-change.ts'
import { undoMinutes } from './constants.ts'
import { NotThere, TooLateToUndoMany, UndoneAlready } from './errors.ts'
import { type Decided, decide } from './ledger.ts'
import { movedDetails } from './move-candidates.ts'
import { byWhom, placementIn, stagesByJob } from './move-many.ts'
import type { Actor } from './people.ts'
import type { Subject } from './subject.ts'
import { calledName, type Tools } from './tools.ts'

/** Takes back what one person did with many candidates. Whoever was changed by somebody since stays so, and is named. */
export const undoMany =
  (tools: Tools) =>
  async ({ by, id }: { by: Actor; id: string }): Promise<BulkResult> => {
    const { bulk, clock, transaction } = tools
    return transaction(async () => {
      const action = await bulk.find(by.workspaceId, id)
      if (!action || action.actorId !== by.id) throw new NotThere('change')
      if (action.undoneAt) throw new UndoneAlready()
      if (clock.now().getTime() - action.at.getTime() > undoMinutes * 60_000) throw new TooLateToUndoMany()
      const ids = action.changes.map(({ candidateId }) => candidateId)
      const subjects = await bulk.subjects(by.workspaceId, ids)
      const back = await wayBack(tools, by, ids)
      const left: LeftOut[] = []
      const jobs = new Set<string>()
      const moved: Decided[] = []
      const restored: Decided[] = []
      let done = 0
      const turn = yieldToEventLoop()
      for (const change of action.changes) {
        await turn()
        const subject = subjects.get(change.candidateId)
        const refused = subject ? await back(subject, change) : 'is not there any more'
        if (refused) left.push({ id: change.candidateId, name: subject ? calledName(subject) : 'Somebody', reason: refused })
        else {
          done += 1
          if (change.kind === 'moved' || change.kind === 'rejected') {
            const entries = change.kind === 'moved' ? moved : restored
            entries.push({ candidateId: change.candidateId, details: { to: change.before.stageId, bulk: id } })
          }
          jobs.add(subject!.jobDescriptionId)
        }
      }
      const made = action.changes.find((change) => change.kind === 'tag-added')
      if (made) await forgetIfNew(tools, by, made.tagId, action.at)
      await bulk.undone(id, clock.now())
      await decide(tools, by, 'undo-move', moved)
      await decide(tools, by, 'undo-rejection', restored)
      await tools.auditLog.append({
        action: 'undo-bulk',
        actorId: by.id,
        workspaceId: by.workspaceId,
        subject: { kind: 'bulk action', id },
        details: { done, left: left.length },
      })
      const text = done === 0 ? 'Nothing could be undone' : `Undone for ${peopleInWords(done)}`
      announceMany(tools, by, jobs)
      return { id: null, text, done, unchanged: 0, left, undoUntil: null }
    })
  }

/** Does the opposite for one candidate; resolves to the reason against it, or to null. */
async function wayBack(
  tools: Pick<Tools, 'bulk' | 'clock' | 'colleagues' | 'messages' | 'note' | 'stages' | 'stagesOf' | 'tags' | 'tasks'>,
  by: Actor,
  ids: readonly string[],
) {
  const { colleagues, tags, tasks, stages } = tools
  const placements = await tools.bulk.placements(ids)
  const stagesOf = await stagesByJob(tools, false)
  return async (subject: Subject, change: BulkChange): Promise<string | null> => {
    switch (change.kind) {
      case 'tag-added': {
        const tag = await tags.find(by.workspaceId, change.tagId)
        if (tag && (await tags.detach(subject.id, tag.id))) await tools.note(by, subject, 'tag-removed', { tag: tag.name })
        return null
      }
      case 'tag-removed': {
        const tag = await tags.find(by.workspaceId, change.tagId)
        if (!tag) return 'cannot have the tag back, because it was deleted'
        if (await tags.attach(subject.id, tag.id, tools.clock.now()))
          await tools.note(by, subject, 'tag-added', { tag: tag.name })
        return null
      }
      case 'task-added': {
        const task = await tasks.find(by.workspaceId, change.taskId)
        if (!task) return null
        if (task.version !== 1) return 'keeps the task, because somebody has changed it'
        await tasks.remove(task.id)
        await tools.note(by, subject, 'task-deleted', { task: task.title })
        return null
      }
      case 'messaged': {
        const message = await tools.messages.find(change.messageId)
        if (message?.state !== 'queued') return 'got the email already'
        await tools.messages.update(message.id, { state: 'cancelled', settledAt: tools.clock.now() })
        return null
      }
      case 'rejected':
      case 'moved': {
        const all = await stagesOf(subject.jobDescriptionId)
        const now = placementIn(placements.get(subject.id), all, subject)
        const from = all.find(({ id }) => id === now.stageId)!
        if (now.version !== change.version) return `was moved to ${from.name} ${await byWhom(tools, by, now)} since`
        const to = all.find(({ id }) => id === change.before.stageId)
        if (!to) return `stays in ${from.name}, because the stage before was removed`
        const { movedBy } = change.before
        await stages.place(subject.id, {
          ...change.before,
          // Whoever had moved them there may have no account any more.
          movedBy: movedBy && (await colleagues.nameOf(movedBy)) !== null ? movedBy : null,
          enteredAt: new Date(change.before.enteredAt),
          version: now.version + 1,
        })
        if (change.kind === 'moved') {
          await tools.note(by, subject, 'stage-moved', { ...movedDetails(from, to), undone: 'yes' })
          return null
        }
        if (change.messageId) await tools.messages.update(change.messageId, { state: 'cancelled', settledAt: tools.clock.now() })
        await tools.note(by, subject, 'rejection-undone', movedDetails(from, to))
        return null
      }
    }
  }
}

/** A tag that came with the change goes with it, unless somebody carries it by now. */
async function forgetIfNew({ tags }: Tools, by: Actor, tagId: string, at: Date) {
  const tag = (await tags.list(by.workspaceId)).find(({ id }) => id === tagId)
  const madeAt = tag?.count === 0 ? await tags.madeAt(tagId) : null
  if (madeAt && madeAt >= at) await tags.remove(tagId)
}
