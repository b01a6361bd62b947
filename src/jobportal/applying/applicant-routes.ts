import { applicantCalls } from '#src/contracts/jobportal/applicant-calls.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import { visitOf } from '#src/http/visit.ts'
import { disposition } from '#src/shared/file-name.ts'
import { countVisit } from '#src/shared/visit.ts'
import { languageOf, saidLanguageOf } from '#src/words/languages.ts'
import type { Application } from '../application.ts'
import type { ApplicantView } from '../application-views.ts'
import { InvalidLink } from './errors.ts'
import type { Applying } from './index.ts'
import { viewInLanguage } from './view-in-language.ts'

interface Options {
  addressOf: ClientAddress
  fileLinks: FileLinks
}

/** The secret of the address goes nowhere: to no other site, into no search engine, into no cache. */
const quiet = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' }

/** What applicants see and do with their private link, which is all that opens it. */
export function applicantRoutes(applying: Applying, { addressOf, fileLinks }: Options) {
  const visit = visitOf(addressOf)
  type From = Parameters<typeof visit>[0]

  /** Only those who guess are counted: whoever has a link may use it as often as they like. */
  async function known<Result>(from: From, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof InvalidLink) await countVisit(applying.throttles.strangers, visit(from))
      throw error
    }
  }

  const shown = (from: From, work: () => Promise<Application>): Promise<ApplicantView> =>
    known(from, async () => {
      const application = await work()
      await applying.noteLanguage(application, saidLanguageOf(from.request))
      const { view, file } = await applying.showToApplicant(application)
      const fileUrl = fileLinks.linkTo({ ...file, filename: view.resumeFile }, { workspaceId: null })
      return viewInLanguage({ ...view, fileUrl }, languageOf(from.request))
    })

  return routesOf(applicantCalls, { name: 'applicant', tags: ['Applicants'] })
    .onBeforeHandle(({ set }) => void Object.assign(set.headers, quiet))
    .get('/api/application/:token', ({ params: { token }, ...from }) => shown(from, () => applying.applicationOfLink(token)))
    .get('/api/application/:token/connections', ({ params: { token }, ...from }) =>
      known(from, async () => applying.sentElsewhere(await applying.applicationOfLink(token))),
    )
    .patch('/api/application/:token', ({ params: { token }, body, ...from }) =>
      shown(from, () => applying.correctContact(token, body)),
    )
    .post('/api/application/:token/corrections', ({ params: { token }, body, ...from }) =>
      shown(from, () => applying.correct(token, body)),
    )
    .delete('/api/application/:token/corrections/:correction', ({ params: { token, correction }, ...from }) =>
      shown(from, () => applying.takeBack(token, correction)),
    )
    .post('/api/application/:token/review', ({ params: { token }, body, ...from }) =>
      shown(from, () => applying.askForReview(token, body.reason)),
    )
    .post('/api/application/:token/withdraw', ({ params: { token }, ...from }) => shown(from, () => applying.withdraw(token)))
    .post('/api/application/:token/newer/:newer', ({ params: { token, newer }, ...from }) =>
      shown(from, () => applying.takeNewer(token, newer)),
    )
    .delete('/api/application/:token/newer/:newer', ({ params: { token, newer }, ...from }) =>
      shown(from, () => applying.dropNewer(token, newer)),
    )
    .get('/api/application/:token/data.zip', ({ params: { token }, ...from }) =>
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
    )
    .delete('/api/application/:token', ({ params: { token }, set, ...from }) =>
      known(from, async () => {
        await applying.deleteByLink(token)
        set.status = 204
      }),
    ).plugin
}
