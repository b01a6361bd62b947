import { Type as t } from '@sinclair/typebox'
import { cut, exactly, id, orNull, paged, pageOf, paging, place, tool, untrusted } from '../tool.ts'

export const readNotes = tool({
  name: 'read_notes',
  title: 'Read the notes on a candidate',
  description: 'What colleagues have written about a candidate, with the stage they stand in and the stages there are.',
  input: exactly({ candidateId: id, ...paging }),
  output: exactly({
    ...paged,
    stageId: t.String(),
    stages: t.Array(exactly({ id: t.String(), kind: t.String(), untrusted: untrusted({ name: t.String() }) })),
    notes: t.Array(
      exactly({
        id: t.String(),
        authorId: orNull(t.String()),
        writtenAt: t.String(),
        untrusted: untrusted({ text: t.String() }),
      }),
    ),
    untrusted: untrusted({ tags: t.Array(t.String()) }),
  }),
  calls: ['GET /api/candidates/:id/workflow'],
  async run(ask, { candidateId, ...page }) {
    const { answer } = await ask('GET /api/candidates/:id/workflow', { params: { id: candidateId } })
    return {
      ...place(page, answer.notes.length),
      stageId: answer.placement.stageId,
      stages: answer.stages.map(({ _id, kind, name }) => ({ id: _id, kind, untrusted: { name } })),
      notes: cut(answer.notes, page).map(({ _id, authorId, createdAt, text }) => ({
        id: _id,
        authorId,
        writtenAt: createdAt,
        untrusted: { text },
      })),
      untrusted: { tags: answer.tags.map(({ name }) => name) },
    }
  },
})

export const readTimeline = tool({
  name: 'read_timeline',
  title: 'Read what happened to a candidate',
  description: 'Everything that happened to a candidate, newest first.',
  input: exactly({ candidateId: id, ...paging }),
  output: exactly({
    ...paged,
    entries: t.Array(
      exactly({
        id: t.String(),
        at: t.String(),
        actorId: orNull(t.String()),
        kind: t.String(),
        untrusted: untrusted({ details: t.Record(t.String(), t.Union([t.String(), t.Number()])) }),
      }),
    ),
  }),
  calls: ['GET /api/candidates/:id/timeline'],
  async run(ask, { candidateId, ...page }) {
    const { answer, total } = await ask('GET /api/candidates/:id/timeline', {
      params: { id: candidateId },
      query: pageOf(page),
    })
    return {
      ...place(page, total ?? answer.length),
      entries: answer.map(({ _id, at, actorId, kind, details }) => ({ id: _id, at, actorId, kind, untrusted: { details } })),
    }
  },
})

export const listTasks = tool({
  name: 'list_tasks',
  title: 'List tasks',
  description: 'Open tasks of the person you work for or, with everybody, of the whole workspace.',
  input: exactly({
    ofEverybody: t.Optional(t.Boolean()),
    isDone: t.Optional(t.Boolean({ description: 'True for those that are done.' })),
    ...paging,
  }),
  output: exactly({
    ...paged,
    today: t.String(),
    tasks: t.Array(
      exactly({
        id: t.String(),
        candidateId: t.String(),
        jobId: t.String(),
        dueOn: orNull(t.String()),
        assigneeId: orNull(t.String()),
        doneAt: orNull(t.String()),
        untrusted: untrusted({ title: t.String(), candidate: orNull(t.String()), jobTitle: t.String() }),
      }),
    ),
  }),
  calls: ['GET /api/tasks'],
  async run(ask, { ofEverybody, isDone, ...page }) {
    const { answer } = await ask('GET /api/tasks', {
      query: { ...pageOf(page), ...(ofEverybody && { of: 'everybody' }), ...(isDone && { done: 'true' }) },
    })
    return {
      ...place(page, answer.total),
      today: answer.today,
      tasks: answer.tasks.map((task) => ({
        id: task._id,
        candidateId: task.candidateId,
        jobId: task.jobDescriptionId._id,
        dueOn: task.dueOn,
        assigneeId: task.assigneeId,
        doneAt: task.doneAt,
        untrusted: { title: task.title, candidate: task.candidateName, jobTitle: task.jobDescriptionId.title },
      })),
    }
  },
})
