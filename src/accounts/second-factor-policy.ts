import type { Visit } from '#src/shared/visit.ts'
import type { Requirement } from './constants.ts'
import { PolicyIsSet } from './errors.ts'
import type { Session } from './ports.ts'
import { secondStepOf } from './second-step.ts'
import type { SessionUser } from './session-user.ts'
import type { Tools } from './tools.ts'

/** Since when it is required of administrators, and of everybody; null: it is not. */
interface Policy {
  administrators: Date | null
  everybody: Date | null
}

/** What somebody has to do before anything else: set a second factor up, or give the one they have. */
export type Owed = 'set-up' | 'give'

export interface PolicyState {
  requirement: Requirement
  /** Whether the environment says it, so that nobody can change it here. */
  isFixed: boolean
}

const key = 'second-factor-policy'

const requirementOf = ({ administrators, everybody }: Policy): Requirement =>
  everybody ? 'everybody' : administrators ? 'administrators' : 'nobody'

/** Whoever was asked before goes on being asked since then. */
const changed = (before: Policy, requirement: Requirement, now: Date): Policy => ({
  administrators: requirement === 'nobody' ? null : (before.administrators ?? now),
  everybody: requirement === 'everybody' ? (before.everybody ?? now) : null,
})

async function stored({ instanceSettings }: Pick<Tools, 'instanceSettings'>) {
  const found = await instanceSettings.read(key)
  const { administrators = null, everybody = null } = (found?.value ?? {}) as Record<keyof Policy, string | null | undefined>
  const dateOf = (text: string | null) => (text === null ? null : new Date(text))
  return { policy: { administrators: dateOf(administrators), everybody: dateOf(everybody) }, revision: found?.revision ?? 0 }
}

/** Kept in memory once it was read, until any process changes it. What the environment says is written down when it is first seen. */
async function policyOf(
  tools: Pick<Tools, 'clock' | 'instanceSettings' | 'policy' | 'settings' | 'settingsChanged' | 'transaction'>,
): Promise<Policy> {
  if (tools.policy.now) return tools.policy.now
  const fixed = tools.settings.secondFactorRequired
  const { reading } = tools.policy
  const { policy } = await stored(tools)
  const now = fixed === undefined || fixed === requirementOf(policy) ? policy : await write(tools, fixed, null)
  // Changed while it was read: what was read may be what it was before.
  if (reading === tools.policy.reading) tools.policy.now = now
  return now
}

const write = (
  tools: Pick<Tools, 'clock' | 'instanceSettings' | 'settingsChanged' | 'transaction'>,
  requirement: Requirement,
  by: string | null,
): Promise<Policy> =>
  tools.transaction(async () => {
    const { policy, revision } = await stored(tools)
    const next = changed(policy, requirement, tools.clock.now())
    await tools.instanceSettings.write(key, { value: next, revision, by, at: tools.clock.now() })
    tools.settingsChanged?.()
    return next
  })

export const policyState = (tools: Tools) => async (): Promise<PolicyState> => ({
  requirement: requirementOf(await policyOf(tools)),
  isFixed: tools.settings.secondFactorRequired !== undefined,
})

/** It may have changed: it is read again. */
export function forgetPolicy({ policy }: Pick<Tools, 'policy'>) {
  policy.reading += 1
  policy.now = null
}

/** From now on a second factor is required of these people. Sessions that have begun go on. */
export const choosePolicy =
  (tools: Pick<Tools, 'auditLog' | 'clock' | 'instanceSettings' | 'policy' | 'settings' | 'settingsChanged' | 'transaction'>) =>
  async (by: SessionUser, requirement: Requirement, visit: Visit): Promise<void> => {
    if (tools.settings.secondFactorRequired !== undefined) throw new PolicyIsSet()
    await tools.transaction(async () => {
      await tools.auditLog.append({
        action: 'change-second-factor-policy',
        actorId: by.id,
        address: visit.address,
        requestId: visit.requestId,
        details: { requirement },
      })
      await write(tools, requirement, by.id)
    })
    forgetPolicy(tools)
  }

/** Whether an account has to have a second factor now, whenever it signed in. */
export async function isRequiredOf(
  tools: Pick<Tools, 'clock' | 'instanceSettings' | 'policy' | 'settings' | 'settingsChanged' | 'transaction'>,
  { isAdmin }: { isAdmin: boolean },
): Promise<boolean> {
  const { administrators, everybody } = await policyOf(tools)
  return everybody !== null || (isAdmin && administrators !== null)
}

/** What somebody owes in a session before they may do anything else; null: nothing. */
export async function owedIn(
  tools: Tools,
  { factorAt, createdAt }: Pick<Session, 'factorAt' | 'createdAt'>,
  { id, isAdmin }: { id: string; isAdmin: boolean },
): Promise<Owed | null> {
  if (factorAt !== null) return null
  const { administrators, everybody } = await policyOf(tools)
  const isAsked = [everybody, isAdmin ? administrators : null].some((since) => since !== null && createdAt >= since)
  if (!isAsked) return null
  return (await secondStepOf(tools, id)).since === null ? 'set-up' : 'give'
}
