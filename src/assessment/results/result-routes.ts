import { resultCalls } from '#src/contracts/assessment/result-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { disposition, safeName } from '#src/shared/file-name.ts'
import type { AssessmentRoom } from '../index.ts'
import { itemRecord, resultRecord } from './serializers.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  fileLinks: FileLinks
  noteExport(by: { id: string; workspaceId: string }, what: string, requestId: string): Promise<void>
  /** Somebody read the result of a workspace that is not theirs. */
  noteRead(by: { id: string; workspaceId: string }, assessmentId: string, requestId: string): Promise<void>
}

const playedMinutes = 120
const done = { ok: true } as const

/** Reading results, judging them, and what the questions have shown. */
export const resultRoutes = (assessment: AssessmentRoom, { guards, fileLinks, noteExport, noteRead }: Options) =>
  routesOf(resultCalls, { name: 'assessment-results', tags: ['Assessments'] })
    .use(guards)
    .get(
      '/api/assessments/:id',
      async ({ user, params: { id }, request }) => {
        const { workspaceId } = user
        const result = user.isAdmin ? await assessment.anyResult(id) : await assessment.result(user, id)
        if (result.assessment.workspaceId !== workspaceId) await noteRead(user, id, requestIdOf(request))
        return resultRecord(result, ({ key, type }, filename) =>
          fileLinks.linkTo({ key, type, filename: `${filename}.${type}` }, { workspaceId, minutes: playedMinutes }),
        )
      },
      { signedIn: true },
    )
    .put(
      '/api/assessments/:id/rating',
      async ({ user, params: { id }, body: { video, note } }) => {
        await assessment.rate(user, id, { video, note: note ?? '' })
        return done
      },
      { recruiter: true },
    )
    .post(
      '/api/assessments/:id/late-answers',
      async ({ user, params: { id }, body: { count } }) => {
        await assessment.countLate(user, id, count)
        return done
      },
      { recruiter: true },
    )
    .post(
      '/api/assessments/:id/transcribe',
      async ({ user, params: { id } }) => {
        await assessment.transcribeAgain(user, id)
        return done
      },
      { recruiter: true, creates: true },
    )
    .get(
      '/api/assessments/:id/report.pdf',
      async ({ user, params: { id }, request }) => {
        const { name, bytes } = await assessment.report(user, id)
        await noteExport(user, `the result of assessment ${id}`, requestIdOf(request))
        return new Response(bytes as Uint8Array<ArrayBuffer>, {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': disposition('attachment', safeName(`${name} result.pdf`, 'pdf')),
            'x-content-type-options': 'nosniff',
            'cache-control': 'private, no-store',
          },
        })
      },
      { recruiter: true },
    )
    .get(
      '/api/question-statistics',
      async ({ user, query }) => (await assessment.questionItems(user, query.show ?? 'asked')).map(itemRecord),
      { signedIn: true },
    )
    .post(
      '/api/question-statistics/:id/retired',
      async ({ user, params: { id } }) => {
        await assessment.retireQuestion(user, id)
        return done
      },
      { recruiter: true, creates: true },
    )
    .delete(
      '/api/question-statistics/:id/retired',
      async ({ user, params: { id } }) => {
        await assessment.bringQuestionBack(user, id)
        return done
      },
      { recruiter: true },
    ).plugin
