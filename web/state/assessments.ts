import { planEnded } from '#src/accounts/constants.ts'
import type { SessionUser } from './session.ts'

/**
 * Why nothing can be sent, as far as this page can tell; the server decides. Sending again while a link still waits takes
 * nothing from the plan.
 */
export const sendingRefusal = (user: SessionUser | null, { again }: { again: boolean }): string | null => {
  if (!user || user.isAdmin) return null
  if (!user.subscription.isActive) return planEnded
  const limit = user.isUnlimited ? null : (user.subscription.limits?.assessments ?? null)
  return !again && limit !== null && limit - user.usage.assessments <= 0
    ? `You've reached your assessment limit (${limit})`
    : null
}
