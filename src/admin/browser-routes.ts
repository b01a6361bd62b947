import { browserCalls } from '#src/contracts/admin/browser.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { routesOf } from '#src/http/contracted.ts'
import { sessionCookieOf } from '#src/http/session.ts'
import { visitOf } from '#src/http/visit.ts'
import type { Admin } from './index.ts'

/** What pages tell of themselves. Everybody may: strangers, candidates, companies and who is signed in. */
export function browserRoutes(admin: Admin, { addressOf }: { addressOf: ClientAddress }) {
  const visit = visitOf(addressOf)
  return routesOf(browserCalls, { name: 'admin-browsers', tags: ['Public'] }).post(
    '/api/browser-failures',
    async ({ body, set, ...caller }) => {
      await admin.noteBrowserFailure(body, visit(caller), sessionCookieOf(caller.request) ?? null)
      set.status = 204
    },
  ).plugin
}
