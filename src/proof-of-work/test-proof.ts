import { type Challenge, solve } from '#web/state/solve-challenge.ts'

interface Refusal {
  challenge: string
}

/** The header that solves the challenge of a refusal. */
export async function proofOf({ challenge: text }: Refusal): Promise<Record<string, string>> {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solve(challenge)
  return { 'proof-of-work': btoa(JSON.stringify({ challenge, solution })) }
}
