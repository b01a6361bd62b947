import type { CallFailure, CallResult } from './client.ts'

/** Only a server under attack asks for it, so that it is loaded then. */
const solver = () => import('../state/proof-of-work.ts')

/** Sends a form; one that needs a proof of work is sent again with it. Nothing of it is lost meanwhile. */
export async function withWork<Data>(
  send: (headers: Record<string, string>) => Promise<CallResult<Data>>,
): Promise<CallResult<Data>> {
  const answer = await send({})
  if (answer.ok || !needsWork(answer.failure)) return answer
  const headers = await solver()
    .then(({ proofFor }) => proofFor(answer.failure))
    .catch(() => null)
  return headers ? send(headers) : answer
}

const needsWork = ({ code }: CallFailure) => code === 'PROOF_OF_WORK_NEEDED'
