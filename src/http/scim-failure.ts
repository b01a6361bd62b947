import type { Failure, ScimFailure } from '#src/contracts/failure.ts'

/** The type of everything that a directory sends and reads: RFC 7644, section 3.1. */
export const scimType = 'application/scim+json'

/** Whether a directory calls: it reads another shape of failures. */
export const isScim = (request: Request): boolean => (URL.parse(request.url)?.pathname ?? '').startsWith('/scim/')

/** The same failure in the words of SCIM. What may be tried again, and when, stays in the headers. */
export async function scimFailure(response: Response): Promise<Response> {
  const { message, scimType: kind } = (await response.json()) as Failure & { scimType?: string }
  const body: ScimFailure = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(response.status),
    detail: message,
    ...(kind && { scimType: kind }),
  }
  const headers = new Headers(response.headers)
  headers.set('content-type', scimType)
  return new Response(JSON.stringify(body), { status: response.status, headers })
}
