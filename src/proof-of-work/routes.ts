import { Elysia } from 'elysia'
import { proofOfWorkCalls } from '#src/contracts/proof-of-work/calls.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { routesOf } from '#src/http/contracted.ts'
import { notedStatus } from '#src/http/request-id.ts'
import { cookieOf, setCookie } from '#src/http/session.ts'
import { visitOf } from '#src/http/visit.ts'
import { languageOf } from '#src/words/languages.ts'
import { tell } from '#src/words/told.ts'
import { guardedForms, passCookie, passMinutes, proofHeader } from './constants.ts'
import type { ProofOfWork } from './index.ts'
import type { EndOfTry } from './passes.ts'

interface Options {
  addressOf: ClientAddress
  secure: boolean
}

/** Looks at every public form before anything of it is read. */
export function formGuard(work: Pick<ProofOfWork, 'admit' | 'noteRefused'>, { addressOf }: Pick<Options, 'addressOf'>) {
  const visit = visitOf(addressOf)
  const tries = new WeakMap<Request, EndOfTry>()
  const end = (request: Request, isTaken: boolean) => {
    tries.get(request)?.(isTaken)
    tries.delete(request)
  }
  return new Elysia({ name: 'form-guard' })
    .onBeforeHandle({ as: 'global' }, async ({ request, route, path, server }) => {
      const call = `${request.method} ${route}`
      if (!(call in guardedForms)) return
      const proof = request.headers.get(proofHeader)
      const attempt = await work.admit({ call, path, proof, pass: cookieOf(request, passCookie) }, visit({ request, server }))
      if (attempt) tries.set(request, attempt)
    })
    .onAfterHandle({ as: 'global' }, ({ request }) => end(request, true))
    .onAfterResponse({ as: 'global' }, ({ request, route, set, responseValue }) => {
      const call = `${request.method} ${route}`
      if (!(call in guardedForms)) return
      const answered = responseValue instanceof Response ? responseValue.status : Number(set.status ?? 200)
      const status = notedStatus(request) ?? answered
      if (status === 429) work.noteRefused(call)
      end(request, false)
    })
}

/** The way in for people whose browser runs no scripts. */
export function proofOfWorkRoutes(work: Pick<ProofOfWork, 'waysIn' | 'mailPass' | 'openPass'>, { addressOf, secure }: Options) {
  const visit = visitOf(addressOf)
  return routesOf(proofOfWorkCalls, { name: 'proof-of-work', tags: ['Public'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .get('/api/form-pass', ({ query, ...from }) => work.waysIn(query.form, visit(from)))
    .post('/api/form-pass', async ({ body, ...from }) => {
      const language = languageOf(from.request)
      await work.mailPass(body, visit(from), language)
      return { message: tell(language, 'A link that opens the form is on its way. It works for one hour.') }
    })
    .post('/api/form-pass/open', ({ body, set, ...from }) => {
      const { page } = work.openPass(body.token, visit(from))
      set.headers['set-cookie'] = setCookie(passCookie, body.token, { secure, seconds: passMinutes * 60 })
      return { page }
    }).plugin
}
