import type { Static } from '@sinclair/typebox'
import { roles } from '#src/accounts/constants.ts'
import { oneOf } from '#src/contracts/contract.ts'

/** unverified → pending → active ⇄ suspended; a withdrawn approval leads from active back to pending. See account-state.ts. */
export const AccountState = oneOf(['unverified', 'pending', 'active', 'suspended'])
export type AccountState = Static<typeof AccountState>

/** What a member may do in a workspace: owners and recruiters work, viewers look, and the others do both in the jobs they are named on. */
export const Role = oneOf(roles)
export type Role = Static<typeof Role>

export const Plan = oneOf(['trial', 'free', 'paid'])
export type Plan = Static<typeof Plan>
