import type { SendingTools } from './tools.ts'

const lookMs = 40

/**
 * Waits a moment for what becomes of a mail that was just queued. Resolves to true when the first attempt failed: it stays queued and
 * is tried again by itself.
 */
export async function firstAttempt(
  { beginWork, mailWaitMs, messages }: SendingTools,
  messageId: string | null,
): Promise<boolean> {
  if (messageId === null || mailWaitMs === 0) return false
  beginWork()
  const until = performance.now() + mailWaitMs
  while (performance.now() < until) {
    const state = (await messages.find(messageId))?.state
    if (state !== 'queued') return state === 'retrying' || state === 'failed'
    await Bun.sleep(lookMs)
  }
  return false
}
