import { DomainError } from '#src/shared/domain-error.ts'
import { errorResponse } from './errors.ts'
import { noteStatus, requestIdOf } from './request-id.ts'

/** For calls whose answers say `success`: an expected failure says `success: false` beside everything that any failure says. */
export async function refusal<Answer>(request: Request, work: () => Promise<Answer>): Promise<Answer | Response> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const plain = errorResponse(error, requestIdOf(request))
    noteStatus(request, plain.status)
    return Response.json(
      { success: false, ...((await plain.json()) as object) },
      { status: plain.status, headers: plain.headers },
    )
  }
}
