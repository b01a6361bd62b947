import type { Account, Usage, Workspace } from './account.ts'
import type { PlanLimits } from './ports.ts'

type Limits = { trial: PlanLimits; paid: PlanLimits }

/** What the plan allows in total; null where there is no limit. */
export function limitsOf(workspace: Workspace, account: Pick<Account, 'isAdmin'>, limits: Limits): PlanLimits | null {
  if (account.isAdmin || workspace.isUnlimited || workspace.plan === 'free') return null
  return limits[workspace.plan]
}

/** Whether new things may be made. A trial that has not begun, and a plan without an end, are running. */
export function isPlanRunning(workspace: Workspace, account: Pick<Account, 'isAdmin'>, now: Date): boolean {
  if (account.isAdmin || workspace.isUnlimited || workspace.plan === 'free') return true
  return workspace.planEndsAt === null || workspace.planEndsAt > now
}

/** What is left of the plan, per kind. */
export const remainingOf = (limits: PlanLimits, usage: Usage): Usage => ({
  resumes: Math.max(0, limits.resumeUploads - usage.resumes),
  jobDescriptions: Math.max(0, limits.jdUploads - usage.jobDescriptions),
  assessments: Math.max(0, limits.assessments - usage.assessments),
})

/** The same day some months later, or that month's last day. */
export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0)
  return later
}

export const daysLater = (from: Date, days: number) => new Date(from.getTime() + days * 24 * 60 * 60 * 1000)
