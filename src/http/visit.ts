import type { Visit } from '#src/shared/visit.ts'
import type { ClientAddress } from './client-address.ts'
import { requestIdOf } from './request-id.ts'

/** What a handler knows of its caller. */
export interface Caller {
  request: Request
  server: Parameters<ClientAddress>[1]
}

/** Where a request comes from. */
export const visitOf =
  (addressOf: ClientAddress) =>
  ({ request, server }: Caller): Visit => ({
    address: addressOf(request, server),
    userAgent: request.headers.get('user-agent') ?? '',
    requestId: requestIdOf(request),
  })
