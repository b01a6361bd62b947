import { Elysia, t } from 'elysia'
import type { ClientAddress } from '#src/http/client-address.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import { visitOf } from '#src/http/visit.ts'
import { disposition } from '#src/shared/file-name.ts'
import { countVisit } from '#src/shared/visit.ts'
import type { Application } from '../application.ts'
import type { ApplicantView } from '../application-views.ts'
import { InvalidLink } from './errors.ts'
import type { Applying } from './index.ts'

interface Options {
  addressOf: ClientAddress
  fileLinks: FileLinks
}

/** The secret of the address goes nowhere: to no other site, into no search engine, into no cache. */
const quiet = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' }

/** Longer ones are no links either, and are told so like any other that nobody was given. */
const token = t.String({ maxLength: 10_000 })
const line = t.String({ maxLength: 1000 })
const text = t.String({ maxLength: 20_000 })

const about = t.Union(
  (['name', 'phone', 'skills', 'titles', 'companies', 'degrees', 'experience', 'other'] as const).map((each) => t.Literal(each)),
)

/** What applicants see and do with their private link, which is all that opens it. */
export function applicantRoutes(applying: Applying, { addressOf, fileLinks }: Options) {
  const visit = visitOf(addressOf)
  type From = Parameters<typeof visit>[0]

  /** Only those who guess are counted: whoever has a link may use it as often as they like. */
  async function known<Result>(from: From, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof InvalidLink) countVisit(applying.throttles.strangers, visit(from))
      throw error
    }
  }

  const shown = (from: From, work: () => Promise<Application>): Promise<ApplicantView> =>
    known(from, async () => {
      const { view, file } = await applying.showToApplicant(await work())
      return { ...view, fileUrl: fileLinks.linkTo({ ...file, filename: view.resumeFile }, { workspaceId: null }) }
    })

  const params = t.Object({ token })
  return new Elysia({ name: 'applicant', detail: { tags: ['Applicants'] } })
    .onBeforeHandle(({ set }) => void Object.assign(set.headers, quiet))
    .get('/api/application/:token', ({ params: { token }, ...from }) => shown(from, () => applying.applicationOfLink(token)), {
      detail: { summary: 'The application that a private link leads to' },
      params,
    })
    .patch(
      '/api/application/:token',
      ({ params: { token }, body, ...from }) => shown(from, () => applying.correctContact(token, body)),
      {
        detail: { summary: 'Correct the name or the phone number that the company sees' },
        params,
        body: t.Object({ name: t.Optional(line), phone: t.Optional(line) }),
      },
    )
    .post(
      '/api/application/:token/corrections',
      ({ params: { token }, body, ...from }) => shown(from, () => applying.correct(token, body)),
      {
        detail: { summary: 'Say what is wrong or missing; a missing skill counts with a quote of the resume' },
        params,
        body: t.Object({
          about,
          kind: t.Union([t.Literal('missing'), t.Literal('wrong')]),
          value: line,
          comment: text,
          quote: t.Optional(t.String({ maxLength: 5000 })),
        }),
      },
    )
    .delete(
      '/api/application/:token/corrections/:correction',
      ({ params: { token, correction }, ...from }) => shown(from, () => applying.takeBack(token, correction)),
      {
        detail: { summary: 'Take a correction back' },
        params: t.Object({ token, correction: t.String({ maxLength: 100 }) }),
      },
    )
    .post(
      '/api/application/:token/review',
      ({ params: { token }, body, ...from }) => shown(from, () => applying.askForReview(token, body.reason)),
      {
        detail: { summary: 'Ask that a person looks at the application' },
        params,
        body: t.Object({ reason: t.Optional(text) }),
      },
    )
    .post('/api/application/:token/withdraw', ({ params: { token }, ...from }) => shown(from, () => applying.withdraw(token)), {
      detail: { summary: 'Withdraw the application' },
      params,
    })
    .post(
      '/api/application/:token/newer/:newer',
      ({ params: { token, newer }, ...from }) => shown(from, () => applying.takeNewer(token, newer)),
      {
        detail: { summary: 'Let what was sent later with the same address take the place of what stands' },
        params: t.Object({ token, newer: t.String({ maxLength: 100 }) }),
      },
    )
    .delete(
      '/api/application/:token/newer/:newer',
      ({ params: { token, newer }, ...from }) => shown(from, () => applying.dropNewer(token, newer)),
      {
        detail: { summary: 'Delete what was sent later with the same address' },
        params: t.Object({ token, newer: t.String({ maxLength: 100 }) }),
      },
    )
    .get(
      '/api/application/:token/data.zip',
      ({ params: { token }, ...from }) =>
        known(from, async () => {
          const { filename, bytes } = await applying.exportApplication(token, visit(from))
          return new Response(bytes, {
            headers: {
              ...quiet,
              'content-type': 'application/zip',
              'content-disposition': disposition('attachment', filename),
              'x-content-type-options': 'nosniff',
            },
          })
        }),
      { detail: { summary: 'Everything that is kept of the application' }, params },
    )
    .delete(
      '/api/application/:token',
      ({ params: { token }, set, ...from }) =>
        known(from, async () => {
          await applying.deleteByLink(token)
          set.status = 204
        }),
      { detail: { summary: 'Delete everything that is kept of the application' }, params },
    )
}
