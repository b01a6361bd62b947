import { Elysia, t } from 'elysia'
import type { Idempotency } from '#src/http/idempotency.ts'
import { page, pageHeaders, pageQuery } from '#src/http/paging.ts'
import { refusal } from '#src/http/refusal.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-places.ts'
import type { Seal } from '#src/shared/seal.ts'
import type { AssessmentRoom } from '../index.ts'
import { assessmentRow, draftedChoice, draftedOpen, draftsAnswer, sentLink, testResultRecord } from './answers.ts'
import type { SentAssessment } from './send-assessment.ts'
import type { SentLink, UnsentLink } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  idempotency: Idempotency
  /** Answers that are remembered hold the secret of a link: they are kept under this. */
  seal: Seal
}

const id = t.String({ minLength: 1, maxLength: 100 })
const idParam = t.Object({ id })
const words = (maxLength: number) => t.String({ maxLength })
const count = t.Optional(t.Integer({ minimum: 1, maximum: 50 }))

const states = ['pending', 'in-progress', 'completed', 'expired', 'revoked'] as const

const choice = t.Object({
  id: t.Optional(id),
  question: words(10_000),
  options: t.Array(words(5000), { maxItems: 20 }),
  correctAnswer: words(5000),
})
const open = t.Object({
  id: t.Optional(id),
  question: words(10_000),
  points: t.Optional(t.Array(words(5000), { maxItems: 50 })),
})
const options = t.Object({
  kind: t.Optional(t.Union([t.Literal('assessment'), t.Literal('interview')])),
  proctored: t.Optional(t.Boolean()),
  practice: t.Optional(t.Boolean()),
  camera: t.Optional(t.Boolean()),
  answers: t.Optional(t.Union([t.Literal('voice'), t.Literal('written')])),
  extraMinutes: t.Optional(t.Integer()),
})

const unsent = 'Email sending failed'

/** Drafting questions, sending them, and what a recruiter does with the links. */
export const sendingRoutes = (assessment: AssessmentRoom, { guards, idempotency, seal }: Options) => {
  const answerTo = async (sent: SentAssessment): Promise<SentLink | UnsentLink> =>
    (await assessment.firstAttempt(sent.messageId)) ? { ...sentLink(sent), success: false, error: unsent } : sentLink(sent)
  /** Once for a key, with an answer that can be read with the secret of this instance only. */
  const once = async (request: Request, scope: string, content: unknown, work: () => Promise<SentAssessment>) => {
    const kept = await idempotency.once(request, scope, JSON.stringify(content), async () =>
      seal.close(await answerTo(await work())),
    )
    return seal.open(kept) as SentLink | UnsentLink
  }

  return new Elysia({ name: 'assessment-sending', detail: { tags: ['Assessments'] } })
    .use(guards)
    .post(
      '/api/generate-questions',
      ({ user, body, request, server }) =>
        refusal(request, async () =>
          draftsAnswer(
            await withoutHurry(request, server, () => assessment.draftQuestions({ by: user, ...body }, 'mcq', body.count)),
            draftedChoice,
          ),
        ),
      {
        recruiter: true,
        detail: { summary: 'Draft multiple-choice questions for a candidate, with their keys' },
        body: t.Object({ resumeId: id, jobDescriptionId: id, count }),
      },
    )
    .post(
      '/api/generate-voice-questions',
      ({ user, body, request, server }) =>
        refusal(request, async () => {
          const forWhom = { by: user, jobDescriptionId: body.jobDescriptionId, resumeId: body.resumeId ?? null }
          const drafted = await withoutHurry(request, server, () => assessment.draftQuestions(forWhom, 'voice', body.count))
          return draftsAnswer(drafted, draftedOpen)
        }),
      {
        recruiter: true,
        detail: { summary: 'Draft open questions, with what a good answer holds' },
        body: t.Object({ jobDescriptionId: id, resumeId: t.Optional(id), count }),
      },
    )
    .post(
      '/api/replacement-question',
      async ({ user, body }) => {
        const { part, not, ...forWhom } = body
        const draft = await assessment.otherQuestion({ by: user, ...forWhom }, part, not)
        return { question: part === 'mcq' ? draftedChoice(draft) : draftedOpen(draft) }
      },
      {
        recruiter: true,
        detail: { summary: 'Draft one question in the place of another' },
        body: t.Object({
          resumeId: id,
          jobDescriptionId: id,
          part: t.Union([t.Literal('mcq'), t.Literal('voice')]),
          not: t.Array(id, { maxItems: 500 }),
        }),
      },
    )
    .post(
      '/api/send-test-link',
      ({ user, body, request, server, set }) =>
        refusal(request, async () => {
          set.headers['cache-control'] = 'no-store'
          const { options = {}, again = false, jobTitle: _, ...wanted } = body
          return withoutHurry(request, server, () =>
            once(request, `send-test-link:${user.id}`, body, () =>
              assessment.sendAssessment({ by: user, ...wanted, options, again }),
            ),
          )
        }),
      {
        recruiter: true,
        detail: {
          summary: 'Send a candidate an assessment or interview; the answer holds the link, this once',
          description:
            'Questions that are not given are drafted. Sending again while nobody has begun ends the old link and uses no quota; practice links use none either.',
        },
        body: t.Object({
          candidateEmail: words(1000),
          jobTitle: t.Optional(words(1000)),
          resumeId: id,
          jobDescriptionId: id,
          questions: t.Optional(t.Array(choice, { maxItems: 200 })),
          voiceQuestions: t.Optional(t.Array(open, { maxItems: 200 })),
          options: t.Optional(options),
          again: t.Optional(t.Boolean()),
        }),
      },
    )
    .post(
      '/api/assessments/:id/resend',
      ({ user, params, request, set }) =>
        refusal(request, async () => {
          set.headers['cache-control'] = 'no-store'
          return once(request, `resend-assessment:${user.id}`, params, () => assessment.resendAssessment(user, params.id))
        }),
      { recruiter: true, detail: { summary: 'Mail a new link to the same questions' }, params: idParam },
    )
    .post(
      '/api/assessments/:id/extend',
      async ({ user, params, body }) => {
        const { expiresAt } = await assessment.extendAssessment(user, params.id, body.days)
        return { expiresAt: expiresAt.toISOString() }
      },
      {
        recruiter: true,
        detail: { summary: 'Give an unused link more days' },
        params: idParam,
        body: t.Object({ days: t.Integer() }),
      },
    )
    .post(
      '/api/assessments/:id/revoke',
      async ({ user, params, body, set }) => {
        await assessment.revokeAssessment(user, params.id, body?.tell ?? false)
        set.status = 204
      },
      {
        recruiter: true,
        detail: { summary: 'End a link; with `tell` the candidate gets a mail' },
        params: idParam,
        body: t.Optional(t.Object({ tell: t.Optional(t.Boolean()) })),
      },
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
          practice: true,
        })
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return assessments.map((each) => assessmentRow(each, assessment.now()))
      },
      {
        signedIn: true,
        detail: { summary: 'Assessments and interviews that were sent, newest first' },
        query: t.Object({
          ...pageQuery,
          state: t.Optional(t.Union(states.map((state) => t.Literal(state)))),
          candidate: t.Optional(id),
          q: t.Optional(words(200)),
        }),
      },
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
      {
        signedIn: true,
        detail: { summary: 'What became of every assessment and interview, without practice ones' },
        query: t.Object(pageQuery),
      },
    )
    .get('/api/assessment-settings', ({ user }) => assessment.assessmentChoice(user), {
      signedIn: true,
      detail: { summary: 'What the workspace has decided about assessments' },
    })
    .put(
      '/api/assessment-settings',
      async ({ user, body: { reviewsQuestions, mailsWhenFinished } }) => {
        await assessment.chooseForAssessments(user, { reviewsQuestions, mailsWhenFinished })
        return { reviewsQuestions, mailsWhenFinished }
      },
      {
        recruiter: true,
        creates: true,
        detail: { summary: 'Decide whether questions are looked at before sending, and whether mails tell of finished ones' },
        body: t.Object({ reviewsQuestions: t.Boolean(), mailsWhenFinished: t.Boolean() }),
      },
    )
}
