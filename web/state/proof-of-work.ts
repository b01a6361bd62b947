import { proofHeader } from '#src/proof-of-work/constants.ts'
import type { CallFailure } from '../api/client.ts'
import { type Challenge, solve } from './solve-challenge.ts'

/** Computes what the server asked for, and says meanwhile that something is being done. Null where nothing can be computed. */
export async function proofFor({ error, details }: CallFailure): Promise<Record<string, string> | null> {
  const challenge = JSON.parse(details?.challenge ?? 'null') as Challenge | null
  if (!challenge) return null
  const note = document.createElement('div')
  note.className = 'work-note'
  note.setAttribute('role', 'status')
  document.body.append(note)
  // A region that is read out has to be there before its words are.
  await new Promise((resolve) => setTimeout(resolve, 50))
  note.textContent = error
  try {
    const solution = await solve(challenge)
    return solution && { [proofHeader]: btoa(JSON.stringify({ challenge, solution })) }
  } finally {
    note.remove()
  }
}
