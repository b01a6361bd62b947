import { personCalls } from '#src/contracts/notices/person-calls.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import { type Caller, visitOf } from '#src/http/visit.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { disposition } from '#src/shared/file-name.ts'
import { countVisit } from '#src/shared/visit.ts'
import { languageOf } from '#src/words/languages.ts'
import { UnknownLink } from './errors.ts'
import type { PrivacyNotices } from './index.ts'
import { personView } from './serializers.ts'
import { personViewIn } from './view-in-language.ts'

interface Options {
  addressOf: ClientAddress
  fileLinks: FileLinks
}

/** The secret of the address goes nowhere: to no other site, into no search engine, into no cache. */
const quiet = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' }

/** The words after ?said= for what a form without a script has come to. The page turns them into sentences. */
const wordOf = (error: DomainError) =>
  (typeof error.details.field === 'string' ? `invalid-${error.details.field}` : (error.code ?? 'refused')).toLowerCase()

/**
 * What people see and do by the link in their notice. The secret in the address is all that opens it, so its forms need no other
 * proof. A browser that sends one is led back to the page, which says what happened.
 */
export const personRoutes = (notices: PrivacyNotices, { addressOf, fileLinks }: Options) => {
  const visit = visitOf(addressOf)

  /** Only those who guess are counted: whoever has a link may use it as often as they like. */
  const known = async <Result>(from: Caller, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof UnknownLink) await countVisit(notices.throttles.strangers, visit(from))
      throw error
    }
  }

  const answer = async (from: Caller, token: string, said: string, work: () => Promise<unknown>) => {
    const isForm = from.request.headers.get('accept')?.includes('text/html') ?? false
    const word = await known(from, work).then(
      () => said,
      (error: unknown) => {
        if (isForm && error instanceof DomainError) return wordOf(error)
        throw error
      },
    )
    if (!isForm) return { said: word }
    return new Response(null, {
      status: 303,
      headers: { location: `/notice/${encodeURIComponent(token)}?${new URLSearchParams({ said: word })}`, ...quiet },
    })
  }

  return routesOf(personCalls, { name: 'notice-page', tags: ['Applicants'] })
    .onBeforeHandle(({ set }) => void Object.assign(set.headers, quiet))
    .get('/notice/:token', ({ params: { token }, ...from }) =>
      known(from, async () => {
        const shown = await notices.showToPerson(await notices.openLink(token))
        const view = personView(shown, (file) => fileLinks.linkTo(file, { workspaceId: null }))
        return personViewIn(languageOf(from.request), view)
      }),
    )
    .post('/notice/:token/corrections', ({ params: { token }, body, ...from }) => {
      const { resume, about, kind, value = '', wrong = '', missing = '', comment = '', quote = '' } = body
      const given = { about, kind, value: value || (kind === 'missing' ? missing : wrong), comment, ...(quote && { quote }) }
      return answer(from, token, 'corrected', () => notices.correctReading(token, resume, given, visit(from)))
    })
    .post('/notice/:token/corrections/:correction/take-back', ({ params: { token, correction }, ...from }) =>
      answer(from, token, 'taken-back', () => notices.takeCorrectionBack(token, correction, visit(from))),
    )
    .post('/notice/:token/review', ({ params: { token }, body, ...from }) =>
      answer(from, token, 'review-asked', () => notices.askForPerson(token, body.reason ?? '', visit(from))),
    )
    .post('/notice/:token/object', ({ params: { token }, body, ...from }) =>
      answer(from, token, 'objected', () => notices.object(token, body.objection ?? '', visit(from))),
    )
    .post('/notice/:token/agree', ({ params: { token }, ...from }) =>
      answer(from, token, 'agreed-again', () => notices.agreeAgain(token, visit(from))),
    )
    .post('/notice/:token/delete', ({ params: { token }, ...from }) =>
      answer(from, token, 'deleted', () => notices.deletePerson(token, visit(from))),
    )
    .post('/notice/:token/renew', ({ params: { token }, ...from }) =>
      answer(from, token, 'link-sent', () => notices.renewLink(token, visit(from))),
    )
    .get('/notice/:token/data.zip', ({ params: { token }, ...from }) =>
      known(from, async () => {
        const { filename, bytes } = await notices.exportOwnData(token, visit(from))
        return new Response(bytes, {
          headers: {
            ...quiet,
            'content-type': 'application/zip',
            'content-disposition': disposition('attachment', filename),
            'x-content-type-options': 'nosniff',
          },
        })
      }),
    ).plugin
}
