import { noteCalls } from '#src/contracts/hiring/note-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import { onceForCandidate } from '#src/http/once-for-candidate.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { mayWork } from '#src/shared/roles.ts'
import { CandidateNotFound } from './errors.ts'
import type { Hiring } from './index.ts'
import {
  answerRecord,
  colleagueRecord,
  countedTagRecord,
  listedTaskRecord,
  mentionRecord,
  noteRecord,
  tagRecord,
  taskRecord,
} from './serializers.ts'
import { cleanText } from './text.ts'
import type { TasksAnswer } from './views.ts'

const gone = () => new CandidateNotFound()

interface Options {
  guards: ReturnType<typeof sessionGuards>
  idempotency: Idempotency
}

/** What people add to a candidate: tags, notes, tasks. */
export const noteRoutes = (hiring: Hiring, { guards, idempotency }: Options) =>
  routesOf(noteCalls, { name: 'hiring-notes', tags: ['Hiring'] })
    .use(guards)
    .get('/api/tags', async ({ user }) => (await hiring.listTags(user)).map(countedTagRecord), { signedIn: true })
    .put('/api/tags/:id', async ({ user, params, body }) => tagRecord(await hiring.changeTag(user, params.id, body)), {
      recruiter: true,
    })
    .delete(
      '/api/tags/:id',
      async ({ user, params, set }) => {
        await hiring.deleteTag(user, params.id)
        set.status = 204
      },
      { recruiter: true },
    )
    .post('/api/candidates/:id/tags', async ({ user, params, body }) => tagRecord(await hiring.addTag(user, params.id, body)), {
      recruiter: true,
      creates: true,
    })
    .delete(
      '/api/candidates/:id/tags/:tagId',
      async ({ user, params, set }) => {
        await hiring.removeTag(user, params.id, params.tagId)
        set.status = 204
      },
      { recruiter: true },
    )
    .post(
      '/api/candidates/:id/notes',
      async ({ user, params, body, request, set }) => {
        const wanted = { what: 'note', by: user, candidateId: params.id, body, gone }
        // What a note says is in the request too, and is not kept a second time: it goes when the note is deleted.
        const record = await onceForCandidate(idempotency, request, wanted, async () => ({
          ...noteRecord(await hiring.addNote(user, params.id, body.text)),
          text: '',
        }))
        set.status = 201
        return { ...record, text: cleanText(body.text) }
      },
      { recruiter: true, creates: true },
    )
    .put('/api/notes/:id', async ({ user, params, body }) => noteRecord(await hiring.editNote(user, params.id, body)), {
      recruiter: true,
    })
    .delete(
      '/api/notes/:id',
      async ({ user, params, set }) => {
        await hiring.deleteNote(user, params.id)
        set.status = 204
      },
      { recruiter: true },
    )
    .get(
      '/api/notes/:id/history',
      async ({ user, params }) =>
        (await hiring.noteHistory(user, params.id)).map(({ writtenAt, ...rest }) => ({
          ...rest,
          writtenAt: writtenAt.toISOString(),
        })),
      { signedIn: true },
    )
    .post(
      '/api/candidates/:id/mentions-seen',
      async ({ user, params }) => ({ seen: await hiring.seeMentions(user, params.id) }),
      { signedIn: true },
    )
    .get('/api/answers', async ({ user }) => (await hiring.listAnswers(user)).map(answerRecord), { signedIn: true })
    .get(
      '/api/tasks',
      async ({ user, query, request, set }): Promise<TasksAnswer> => {
        const wanted = page(query)
        const assigneeId = query.of === 'everybody' ? null : user.id
        const { tasks, total } = await hiring.listTasks(user, {
          ...wanted,
          assigneeId,
          done: query.done === 'true',
          ...(query.due === 'late' ? { dueBefore: hiring.today() } : {}),
        })
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return {
          tasks: tasks.map(listedTaskRecord),
          total,
          mentions: (await hiring.mentions(user)).map(mentionRecord),
          colleagues: (await hiring.colleaguesOf(user)).map(colleagueRecord),
          me: user.id,
          today: hiring.today(),
          canChange: mayWork(user),
        }
      },
      { signedIn: true },
    )
    .post(
      '/api/candidates/:id/tasks',
      async ({ user, params, body, request, set }) => {
        const wanted = { what: 'task', by: user, candidateId: params.id, body, gone }
        const record = await onceForCandidate(idempotency, request, wanted, async () =>
          taskRecord(await hiring.addTask(user, params.id, body)),
        )
        set.status = 201
        return record
      },
      { recruiter: true, creates: true },
    )
    .put('/api/tasks/:id', async ({ user, params, body }) => taskRecord(await hiring.changeTask(user, params.id, body)), {
      recruiter: true,
    })
    .delete(
      '/api/tasks/:id',
      async ({ user, params, set }) => {
        await hiring.deleteTask(user, params.id)
        set.status = 204
      },
      { recruiter: true },
    ).plugin
