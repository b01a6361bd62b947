import { yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
import type { BulkAction, BulkChange, BulkPlan, BulkResult, BulkWish, LeftOut } from './bulk.ts'
import { peopleInWords } from './bulk.ts'
import { maximumTagName, maximumTagsOfCandidate, undoMinutes } from './constants.ts'
import { NotThere } from './errors.ts'
import { noteMany } from './ledger.ts'
import { firstColour } from './manage-tags.ts'
import { checkedTask } from './manage-tasks.ts'
import { messaging } from './message-many.ts'
import { moving } from './move-many.ts'
import { readersOf } from './note.ts'
import type { Actor } from './people.ts'
import { rejecting } from './reject-many.ts'
import { tagSameness } from './tag.ts'
import { lineOf } from './text.ts'
import { calledName, type Tools } from './tools.ts'

interface Wanted {
  by: Actor
  ids: readonly string[]
  wish: BulkWish
}

const keptMs = 24 * 60 * 60 * 1000

/** Does one thing with many candidates in one transaction. Whoever it cannot be done with stays as they are and is named. */
export const changeMany =
  (tools: Tools) =>
  async ({ by, ids, wish }: Wanted): Promise<BulkResult> => {
    const { bulk, clock, transaction } = tools
    const unique = [...new Set(ids)]
    return transaction(async () => {
      const subjects = await bulk.subjects(by.workspaceId, unique)
      const at = clock.now()
      const { step, inWords } = await planOf(tools, by, wish, unique)
      const changes: BulkChange[] = []
      const left: LeftOut[] = []
      const jobs = new Set<string>()
      let unchanged = 0
      const turn = yieldToEventLoop()
      for (const id of unique) {
        // Others who only read are answered meanwhile.
        await turn()
        const subject = subjects.get(id)
        const done = subject ? await step(subject) : 'is not there any more'
        if (done === null) unchanged += 1
        else if (typeof done === 'string') left.push({ id, name: subject ? calledName(subject) : 'Somebody', reason: done })
        else {
          changes.push({ candidateId: id, ...done } as BulkChange)
          jobs.add(subject!.jobDescriptionId)
        }
      }
      const text = inWords(peopleInWords(changes.length))
      if (changes.length === 0) return { id: null, text, done: 0, unchanged, left, undoUntil: null }
      const action: BulkAction = {
        id: tools.ids.id(),
        workspaceId: by.workspaceId,
        actorId: by.id,
        at,
        changes,
        undoneAt: null,
      }
      await bulk.forgetBefore(new Date(at.getTime() - keptMs))
      await bulk.keep(action)
      await noteMany(tools, action, wish.kind, left.length)
      const undoUntil = new Date(at.getTime() + undoMinutes * 60_000)
      announceMany(tools, by, jobs)
      return { id: action.id, text, done: changes.length, unchanged, left, undoUntil }
    })
  }

/** Once for each job description, however many candidates it was. In the transaction that changed them. */
export function announceMany({ liveFeed }: Tools, { workspaceId }: Actor, jobs: Iterable<string>) {
  for (const jobDescriptionId of jobs)
    liveFeed.publish(workspaceId, { kind: 'workflow-changed', jobDescriptionId, candidateId: null })
}

function planOf(tools: Tools, by: Actor, wish: BulkWish, ids: readonly string[]): Promise<BulkPlan> {
  switch (wish.kind) {
    case 'add-tag':
      return addingTag(tools, by, wish.name, ids)
    case 'remove-tag':
      return removingTag(tools, by, wish.tagId)
    case 'move':
      return moving(tools, by, wish, ids)
    case 'reject':
      return rejecting(tools, by, wish, ids)
    case 'message':
      return messaging(tools, by, wish)
    case 'add-task':
      return addingTask(tools, by, wish)
  }
}

async function addingTag(
  tools: Pick<Tools, 'bulk' | 'clock' | 'ids' | 'note' | 'tags'>,
  by: Actor,
  typed: string,
  ids: readonly string[],
): Promise<BulkPlan> {
  const { tags, clock } = tools
  const name = lineOf('name', 'Name', typed, maximumTagName)
  const carried = await tools.bulk.tagsOf(ids)
  const known = await tags.named(by.workspaceId, tagSameness(name))
  const tag = known ?? { id: tools.ids.id(), name, colour: firstColour(name) }
  let isStored = known !== null
  return {
    inWords: (people) => `Tagged ${people} “${tag.name}”`,
    async step(subject) {
      const own = carried.get(subject.id) ?? []
      if (own.includes(tag.id)) return null
      if (own.length >= maximumTagsOfCandidate) return `has ${maximumTagsOfCandidate} tags already`
      if (!isStored) await tags.add(by.workspaceId, tag, clock.now())
      isStored = true
      await tags.attach(subject.id, tag.id, clock.now())
      await tools.note(by, subject, 'tag-added', { tag: tag.name })
      return { kind: 'tag-added', tagId: tag.id }
    },
  }
}

async function removingTag({ note, tags }: Tools, by: Actor, tagId: string): Promise<BulkPlan> {
  const tag = await tags.find(by.workspaceId, tagId)
  if (!tag) throw new NotThere('tag')
  return {
    inWords: (people) => `Took the tag “${tag.name}” from ${people}`,
    async step(subject) {
      if (!(await tags.detach(subject.id, tagId))) return null
      await note(by, subject, 'tag-removed', { tag: tag.name })
      return { kind: 'tag-removed', tagId }
    },
  }
}

async function addingTask(
  tools: Pick<Tools, 'clock' | 'colleagues' | 'ids' | 'note' | 'tasks'>,
  by: Actor,
  wish: Extract<BulkWish, { kind: 'add-task' }>,
): Promise<BulkPlan> {
  const { clock, tasks } = tools
  const fields = await checkedTask(tools, by, wish, [])
  const colleagues = fields.assigneeId ? await tools.colleagues.ofWorkspace(by.workspaceId) : []
  return {
    inWords: (people) => `Gave ${people} the task “${fields.title}”`,
    async step(subject) {
      const { assigneeId } = fields
      if (assigneeId && !readersOf(subject.jobDescriptionId, colleagues).some(({ id }) => id === assigneeId))
        return 'is on a job that this colleague is not named on'
      const id = tools.ids.id()
      await tasks.add(by.workspaceId, {
        ...fields,
        id,
        candidateId: subject.id,
        createdBy: by.id,
        createdAt: clock.now(),
        doneAt: null,
        doneBy: null,
        version: 1,
      })
      await tools.note(by, subject, 'task-added', { task: fields.title })
      return { kind: 'task-added', taskId: id }
    },
  }
}
