import type { Member, Usage } from './account.ts'
import { AssessmentLimitReached, JobDescriptionLimitReached, PlanExpired, ResumeLimitReached, UserNotFound } from './errors.ts'
import { isPlanRunning, limitsOf, remainingOf } from './plan.ts'
import type { Tools } from './tools.ts'

/** Who makes something, and for which workspace. */
interface Actor {
  id: string
  workspaceId: string
}

/** What a plan still allows, for the contexts that make things. */
export interface Quota {
  /** What is left, per kind; null where there is no limit. Rejects with `PlanExpired` when nothing may be made. */
  remaining(by: Actor): Promise<Record<keyof Usage, number | null>>
  /**
   * Uses some of it, in the caller's transaction. Rejects with `LimitReached` or `PlanExpired`, and then uses nothing. Call it
   * without numbers for what costs nothing but needs a running plan.
   */
  take(by: Actor, what?: Partial<Usage>): Promise<void>
  /** Returns what turned out not to be used, in the caller's transaction. */
  giveBack(workspaceId: string, what: Partial<Usage>): Promise<void>
}

type Payer = Omit<Member, 'role'>

export function createQuota({ clock, settings, transaction, users, workspaces }: Tools): Quota {
  const memberWithRunningPlan = async (by: Actor): Promise<Payer> => {
    // Not the workspace they act for by now, but the one that gets what is made.
    const [account, workspace] = [await users.find(by.id), await workspaces.find(by.workspaceId)]
    if (!account || !workspace) throw new UserNotFound()
    if (!isPlanRunning(workspace, account, clock.now())) throw new PlanExpired()
    return { account, workspace }
  }
  const leftFor = ({ workspace, account }: Payer): Usage | null => {
    const limits = limitsOf(workspace, account, settings.limits)
    return limits && remainingOf(limits, workspace.usage)
  }

  return {
    async remaining(by) {
      const left = leftFor(await memberWithRunningPlan(by))
      return left ?? { resumes: null, jobDescriptions: null, assessments: null }
    },
    take: (by, { resumes = 0, jobDescriptions = 0, assessments = 0 } = {}) =>
      transaction(async () => {
        const member = await memberWithRunningPlan(by)
        const left = leftFor(member)
        if (left && resumes > left.resumes) throw new ResumeLimitReached(left.resumes)
        if (left && jobDescriptions > left.jobDescriptions) throw new JobDescriptionLimitReached()
        if (left && assessments > left.assessments)
          throw new AssessmentLimitReached(limitsOf(member.workspace, member.account, settings.limits)?.assessments ?? 0)
        await workspaces.addUsage(member.workspace.id, { resumes, jobDescriptions, assessments })
      }),
    giveBack: (workspaceId, { resumes = 0, jobDescriptions = 0, assessments = 0 }) =>
      transaction(() =>
        workspaces.addUsage(workspaceId, { resumes: -resumes, jobDescriptions: -jobDescriptions, assessments: -assessments }),
      ),
  }
}
