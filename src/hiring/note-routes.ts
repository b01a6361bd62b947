import { Elysia, t } from 'elysia'
import { page, pageHeaders, pageQuery } from '#src/http/paging.ts'
import type { sessionGuards } from '#src/http/session.ts'
import {
  colleagueRecord,
  countedTagRecord,
  listedTaskRecord,
  mentionRecord,
  noteRecord,
  tagRecord,
  taskRecord,
} from './answers.ts'
import { tagColours } from './constants.ts'
import type { Hiring } from './index.ts'
import { oneOf } from './schema-routes.ts'
import { mayChange } from './stage-routes.ts'
import type { TasksAnswer } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

const id = t.String({ maxLength: 100 })
const idParam = t.Object({ id })
const version = t.Integer({ minimum: 0 })
const colour = oneOf(tagColours)
const name = t.String({ maxLength: 200 })
const noteText = t.String({ maxLength: 50_000 })
const task = {
  title: t.String({ maxLength: 1000 }),
  dueOn: t.Nullable(t.String({ maxLength: 20 })),
  assigneeId: t.Nullable(id),
}

/** What people add to a candidate: tags, notes, tasks. */
export const noteRoutes = (hiring: Hiring, { guards }: Options) =>
  new Elysia({ name: 'hiring-notes', detail: { tags: ['Hiring'] } })
    .use(guards)
    .get('/api/tags', async ({ user }) => (await hiring.listTags(user)).map(countedTagRecord), {
      signedIn: true,
      detail: { summary: 'The tags of the workspace, with the number of candidates that carry each' },
    })
    .put('/api/tags/:id', async ({ user, params, body }) => tagRecord(await hiring.changeTag(user, params.id, body)), {
      recruiter: true,
      detail: { summary: 'Rename or recolour a tag everywhere' },
      params: idParam,
      body: t.Object({ name, colour }),
    })
    .delete(
      '/api/tags/:id',
      async ({ user, params, set }) => {
        await hiring.deleteTag(user, params.id)
        set.status = 204
      },
      { recruiter: true, detail: { summary: 'Take a tag from everybody who carries it' }, params: idParam },
    )
    .post('/api/candidates/:id/tags', async ({ user, params, body }) => tagRecord(await hiring.addTag(user, params.id, body)), {
      recruiter: true,
      creates: true,
      detail: { summary: 'Give a candidate a tag; an unknown one is made' },
      params: idParam,
      body: t.Object({ name, colour: t.Optional(colour) }),
    })
    .delete(
      '/api/candidates/:id/tags/:tagId',
      async ({ user, params, set }) => {
        await hiring.removeTag(user, params.id, params.tagId)
        set.status = 204
      },
      {
        recruiter: true,
        detail: { summary: 'Take a tag from a candidate' },
        params: t.Object({ id, tagId: id }),
      },
    )
    .post(
      '/api/candidates/:id/notes',
      async ({ user, params, body, set }) => {
        set.status = 201
        return noteRecord(await hiring.addNote(user, params.id, body.text))
      },
      {
        recruiter: true,
        creates: true,
        detail: { summary: 'Write a note; "@Full Name" asks for a colleague, who gets a mail' },
        params: idParam,
        body: t.Object({ text: noteText }),
      },
    )
    .put('/api/notes/:id', async ({ user, params, body }) => noteRecord(await hiring.editNote(user, params.id, body)), {
      recruiter: true,
      detail: { summary: 'Change a note of one’s own' },
      params: idParam,
      body: t.Object({ text: noteText, version }),
    })
    .delete(
      '/api/notes/:id',
      async ({ user, params, set }) => {
        await hiring.deleteNote(user, params.id)
        set.status = 204
      },
      { recruiter: true, detail: { summary: 'Delete a note of one’s own, with everything it ever said' }, params: idParam },
    )
    .get(
      '/api/notes/:id/history',
      async ({ user, params }) =>
        (await hiring.noteHistory(user, params.id)).map(({ writtenAt, ...rest }) => ({
          ...rest,
          writtenAt: writtenAt.toISOString(),
        })),
      { signedIn: true, detail: { summary: 'What a note said before, newest first' }, params: idParam },
    )
    .post(
      '/api/candidates/:id/mentions-seen',
      async ({ user, params }) => ({ seen: await hiring.seeMentions(user, params.id) }),
      { signedIn: true, detail: { summary: 'Mark the notes at a candidate that mention this person as seen' }, params: idParam },
    )
    .get(
      '/api/tasks',
      async ({ user, query, request, set }): Promise<TasksAnswer> => {
        const wanted = page(query)
        const assigneeId = query.of === 'everybody' ? null : user.id
        const { tasks, total } = await hiring.listTasks(user, { ...wanted, assigneeId, done: query.done === 'true' })
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return {
          tasks: tasks.map(listedTaskRecord),
          total,
          mentions: (await hiring.mentions(user)).map(mentionRecord),
          colleagues: (await hiring.colleaguesOf(user)).map(colleagueRecord),
          me: user.id,
          today: hiring.today(),
          canChange: mayChange(user),
        }
      },
      {
        signedIn: true,
        detail: { summary: 'Tasks of this person (of=everybody: of the workspace), and the notes that mention them' },
        query: t.Object({
          ...pageQuery,
          of: t.Optional(t.String({ maxLength: 20 })),
          done: t.Optional(t.String({ maxLength: 5 })),
        }),
      },
    )
    .post(
      '/api/candidates/:id/tasks',
      async ({ user, params, body, set }) => {
        set.status = 201
        return taskRecord(await hiring.addTask(user, params.id, body))
      },
      { recruiter: true, creates: true, detail: { summary: 'Add a task at a candidate' }, params: idParam, body: t.Object(task) },
    )
    .put('/api/tasks/:id', async ({ user, params, body }) => taskRecord(await hiring.changeTask(user, params.id, body)), {
      recruiter: true,
      detail: { summary: 'Change a task, or mark it done or open' },
      params: idParam,
      body: t.Object({ ...task, done: t.Boolean(), version }),
    })
    .delete(
      '/api/tasks/:id',
      async ({ user, params, set }) => {
        await hiring.deleteTask(user, params.id)
        set.status = 204
      },
      { recruiter: true, detail: { summary: 'Delete a task' }, params: idParam },
    )
