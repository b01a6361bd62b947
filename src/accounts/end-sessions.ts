import type { Tools } from './tools.ts'

/** Tells whoever holds something open for these sessions, such as a socket. In the transaction that ends them. */
export function endSessions({ listeners }: Pick<Tools, 'listeners'>, userId: string, sessionId: string | null = null) {
  for (const listener of listeners.sessionsEnded) listener(userId, sessionId)
}
