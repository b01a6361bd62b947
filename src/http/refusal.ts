import { DomainError } from '#src/shared/domain-error.ts'
import { type Prepared, prepared } from './contracted.ts'
import { errorLanguage } from './error-language.ts'
import { errorResponse } from './errors.ts'
import { noteStatus, requestIdOf } from './request-id.ts'

/** For calls whose answers say `success`: an expected failure says `success: false` beside everything that any failure says. */
export async function refusal<Answer>(request: Request, work: () => Promise<Answer>): Promise<Answer | Prepared> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const plain = errorResponse(error, requestIdOf(request), errorLanguage(request))
    noteStatus(request, plain.status)
    const body = { success: false, ...((await plain.json()) as object) }
    return prepared(Response.json(body, { status: plain.status, headers: plain.headers }))
  }
}
