import type { SessionUser } from '#src/accounts/index.ts'
import type { DomainError } from '#src/shared/domain-error.ts'
import type { Idempotency } from './idempotency.ts'

interface Wanted {
  /** What is done, as one word. */
  what: string
  by: SessionUser
  candidateId: string
  /** What was asked for. */
  body: unknown
  /** What is answered once the candidate was erased. */
  gone: () => DomainError
}

/**
 * Does something about a candidate once for an Idempotency-Key. The answer is kept in a list under the candidate's id, so that it goes
 * with them when they are erased; whoever repeats the request after that finds nobody, and brings nobody back.
 */
export async function onceForCandidate<Answer>(
  idempotency: Idempotency,
  request: Request,
  { what, by, candidateId, body, gone }: Wanted,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const scope = `${what}:${by.id}:${by.workspaceId}`
  const { answers } = await idempotency.once(request, scope, JSON.stringify([candidateId, body]), async () => ({
    answers: [{ candidateId, answer: await work() }],
  }))
  if (!answers[0]) throw gone()
  return answers[0].answer
}
