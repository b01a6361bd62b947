import type { SessionUser } from '#src/accounts/index.ts'
import { sendingCalls } from '#src/contracts/assessment/sending-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import type { Seal } from '#src/shared/seal.ts'
import { singleFlight } from '#src/shared/single-flight.ts'
import type { AssessmentRoom } from '../index.ts'
import type { SentAssessment } from './send-assessment.ts'
import { assessmentRow, draftedChoice, draftedOpen, draftsAnswer, sentLink, testResultRecord } from './serializers.ts'
import type { SentLink, UnsentLink } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  idempotency: Idempotency
  /** Answers that are remembered hold the secret of a link: they are kept under this. */
  seal: Seal
}

const unsent = 'Email sending failed'

/** Drafting questions, sending them, and what a recruiter does with the links. */
export const sendingRoutes = (assessment: AssessmentRoom, { guards, idempotency, seal }: Options) => {
  const answerTo = async (sent: SentAssessment): Promise<SentLink | UnsentLink> =>
    (await assessment.firstAttempt(sent.messageId)) ? { ...sentLink(sent), success: false, error: unsent } : sentLink(sent)
  const shared = singleFlight<SentLink | UnsentLink>()
  /**
   * Once for a key, with an answer that can be read with the secret of this instance only. Without one, a double click is answered with
   * the call that is going on; whoever sends again after its answer means it.
   */
  const once = async (
    { request, user }: { request: Request; user: SessionUser },
    what: string,
    content: unknown,
    work: () => Promise<SentAssessment>,
  ) => {
    const twin = [what, user.id, user.workspaceId, content]
    const kept = await idempotency.once(request, `${what}:${user.id}`, JSON.stringify(content), async () =>
      seal.close(await shared(twin, async () => answerTo(await work()))),
    )
    return seal.open(kept) as SentLink | UnsentLink
  }

  return routesOf(sendingCalls, { name: 'assessment-sending', tags: ['Assessments'] })
    .use(guards)
    .post(
      '/api/generate-questions',
      async ({ user, body, request, server }) => {
        const drafting = () => assessment.draftQuestions({ by: user, ...body }, 'mcq', body.count)
        return draftsAnswer(await withoutHurry(request, server, drafting), draftedChoice)
      },
      { recruiter: true },
    )
    .post(
      '/api/generate-voice-questions',
      async ({ user, body, request, server }) => {
        const forWhom = { by: user, jobDescriptionId: body.jobDescriptionId, resumeId: body.resumeId ?? null }
        const drafting = () => assessment.draftQuestions(forWhom, 'voice', body.count)
        return draftsAnswer(await withoutHurry(request, server, drafting), draftedOpen)
      },
      { recruiter: true },
    )
    .post(
      '/api/replacement-question',
      async ({ user, body }) => {
        const { part, not, ...forWhom } = body
        const draft = await assessment.otherQuestion({ by: user, ...forWhom }, part, not)
        return { question: part === 'mcq' ? draftedChoice(draft) : draftedOpen(draft) }
      },
      { recruiter: true },
    )
    .post(
      '/api/send-test-link',
      ({ user, body, request, server, set }) => {
        set.headers['cache-control'] = 'no-store'
        const { options = {}, again = false, jobTitle: _, ...wanted } = body
        return withoutHurry(request, server, () =>
          once({ request, user }, 'send-test-link', body, () =>
            assessment.sendAssessment({ by: user, ...wanted, options, again }),
          ),
        )
      },
      { recruiter: true },
    )
    .post(
      '/api/assessments/:id/resend',
      ({ user, params, request, set }) => {
        set.headers['cache-control'] = 'no-store'
        return once({ request, user }, 'resend-assessment', params, () => assessment.resendAssessment(user, params.id))
      },
      { recruiter: true },
    )
    .post(
      '/api/assessments/:id/extend',
      async ({ user, params, body }) => {
        const { expiresAt } = await assessment.extendAssessment(user, params.id, body.days)
        return { expiresAt: expiresAt.toISOString() }
      },
      { recruiter: true },
    )
    .post(
      '/api/assessments/:id/revoke',
      async ({ user, params, body, set }) => {
        await assessment.revokeAssessment(user, params.id, body?.tell ?? false)
        set.status = 204
      },
      { recruiter: true },
    )
    .get(
      '/api/assessments',
      async ({ user, query, request, set }) => {
        const wanted = page(query)
        const { assessments, total } = await assessment.listAssessments(user, {
          ...wanted,
          state: query.state ?? null,
          candidateId: query.candidate ?? null,
          text: query.q?.trim() ?? '',
          practice: query.finished === undefined,
          ...(query.finished ? { finishedSince: new Date(assessment.now().getTime() - query.finished * 86_400_000) } : {}),
        })
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return assessments.map((each) => assessmentRow(each, assessment.now()))
      },
      { signedIn: true },
    )
    .get(
      '/api/test-results',
      async ({ user, query, request, set }) => {
        const wanted = page(query)
        const everything = { state: null, candidateId: null, text: '', practice: false }
        const { assessments, total } = await assessment.listAssessments(user, { ...wanted, ...everything })
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return assessments.map((each) => testResultRecord(each, assessment.now()))
      },
      { signedIn: true },
    )
    .get('/api/assessment-settings', ({ user }) => assessment.assessmentChoice(user), { signedIn: true })
    .put(
      '/api/assessment-settings',
      async ({ user, body: { reviewsQuestions, mailsWhenFinished } }) => {
        await assessment.chooseForAssessments(user, { reviewsQuestions, mailsWhenFinished })
        return { reviewsQuestions, mailsWhenFinished }
      },
      { recruiter: true, creates: true },
    ).plugin
}
