import type { Tools } from './tools.ts'

/** Tells whoever holds something open for these sessions, such as a socket. In the transaction that ends them. */
export function endSessions({ listeners }: Pick<Tools, 'listeners'>, userId: string, sessionId: string | null = null) {
  for (const listener of listeners.sessionsEnded) listener(userId, sessionId)
}

/** Ends what else opens with the account, such as tokens of its company. In the transaction that locks it out or gives it another password. */
export async function signOutEverywhere({ listeners }: Pick<Tools, 'listeners'>, userId: string): Promise<void> {
  for (const listener of listeners.signedOutEverywhere) await listener(userId)
}
