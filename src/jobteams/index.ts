import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { JobMember, JobMembers } from '#src/ports/job-members.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { JobRole } from '#src/shared/roles.ts'
import { JobNotFound, NobodyToName } from './errors.ts'

/** Who asks, and for which workspace. */
export interface Actor {
  id: string
  workspaceId: string
}

export interface JobTeam {
  job: { id: string; title: string }
  people: JobMember[]
  choices: { userId: string; fullName: string; role: JobRole }[]
}

export interface JobTeamPorts {
  jobMembers: JobMembers
  auditLog: AuditLog
  transaction: Transaction
  clock: Clock
  /** What somebody may see has changed: what is open for them closes. */
  accessChanged(userId: string): void
}

export type JobTeams = ReturnType<typeof createJobTeams>

/** The people on a job: hiring managers and interviewers, who see the jobs they are named on and nothing else. */
export function createJobTeams({ jobMembers, auditLog, transaction, clock, accessChanged }: JobTeamPorts) {
  const jobOf = async ({ workspaceId }: Actor, id: string) => {
    const [job] = await jobMembers.known(workspaceId, [id])
    if (!job) throw new JobNotFound()
    return job
  }
  const people = async (by: Actor, id: string): Promise<JobTeam> => ({
    job: await jobOf(by, id),
    people: await jobMembers.ofJob(by.workspaceId, id),
    choices: await jobMembers.choices(by.workspaceId),
  })
  return {
    people,

    /** Names these and takes away all others. Who is named already stays so, also while their account is suspended. */
    async setPeople(by: Actor, id: string, wanted: readonly string[], requestId: string): Promise<JobTeam> {
      const { workspaceId } = by
      await transaction(async () => {
        const { people: before, choices } = await people(by, id)
        const named = new Set(before.map(({ userId }) => userId))
        const fresh = [...new Set(wanted)].filter((userId) => !named.has(userId))
        if (fresh.some((userId) => !choices.some((choice) => choice.userId === userId))) throw new NobodyToName()
        const gone = [...named].filter((userId) => !wanted.includes(userId))
        for (const userId of fresh) await jobMembers.name(workspaceId, { userId, jobs: [id], namedBy: by.id, at: clock.now() })
        await jobMembers.takeAway(id, gone)
        const note = (action: 'name-on-job' | 'take-off-job') => (userId: string) =>
          auditLog.append({ action, actorId: by.id, userId, workspaceId, requestId, details: { job: id } })
        for (const userId of fresh) await note('name-on-job')(userId)
        for (const userId of gone) await note('take-off-job')(userId)
        for (const userId of [...fresh, ...gone]) accessChanged(userId)
      })
      return people(by, id)
    },
  }
}
