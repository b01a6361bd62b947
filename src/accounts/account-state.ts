import type { Account, AccountState, Admission } from './account.ts'
import { AccountSuspended, PendingApproval, WrongState } from './errors.ts'
import type { Tools } from './tools.ts'

/** Where an account stands. A suspension lies over the rest, which comes to light again when it is lifted. */
const standings = {
  unverified: ['unverified', 'awaited'],
  pending: ['pending', 'awaited'],
  withdrawn: ['pending', 'withdrawn'],
  active: ['active', 'granted'],
  suspended: ['suspended', 'granted'],
  suspendedPending: ['suspended', 'awaited'],
  suspendedWithdrawn: ['suspended', 'withdrawn'],
} as const satisfies Record<string, readonly [AccountState, Admission]>

export type Standing = keyof typeof standings

interface Transition {
  by: 'the person' | 'an owner' | 'an administrator' | 'the operator'
  /** From where to where. What is not listed is refused. */
  ways: Partial<Record<Standing, Standing>>
  refuse(standing: Standing): Error
}

const isSuspended = (standing: Standing) => standings[standing][0] === 'suspended'
const wrongState = (sentence: string) => () => new WrongState(sentence)

/**
 * Every step of an account and who may take it; no code writes a state past this table. Whoever suspends or withdraws an
 * approval is an administrator, and only administrators (or the operator, who has the server) lead out of it again.
 */
export const transitions = {
  /** The link in the mail was opened. */
  verify: {
    by: 'the person',
    ways: { unverified: 'pending' },
    refuse: wrongState('This address is verified already.'),
  },
  /** An invitation was accepted: an owner vouches for the person, so that nobody else has to. */
  vouch: {
    by: 'an owner',
    ways: { unverified: 'active', pending: 'active', active: 'active' },
    refuse: (standing) => (isSuspended(standing) ? new AccountSuspended() : new PendingApproval()),
  },
  /** The settings name a group that the person is in at their identity provider: whoever runs the server vouches, as an owner would. */
  admit: {
    by: 'the operator',
    ways: { unverified: 'active', pending: 'active', active: 'active' },
    refuse: (standing) => (isSuspended(standing) ? new AccountSuspended() : new PendingApproval()),
  },
  /** Removed from, or left, the last workspace: nobody vouches any more. What administrators decided stays. */
  leave: {
    by: 'an owner',
    ways: {
      pending: 'pending',
      withdrawn: 'withdrawn',
      active: 'pending',
      suspended: 'suspendedPending',
      suspendedPending: 'suspendedPending',
      suspendedWithdrawn: 'suspendedWithdrawn',
    },
    refuse: wrongState('This person has not verified their email address yet.'),
  },
  approve: {
    by: 'an administrator',
    ways: { pending: 'active', withdrawn: 'active' },
    refuse: (standing) =>
      new WrongState(
        standing === 'unverified'
          ? 'This person has not verified their email address yet.'
          : 'This account is suspended. Lift the suspension instead.',
      ),
  },
  withdrawApproval: {
    by: 'an administrator',
    ways: { active: 'withdrawn', suspended: 'suspendedWithdrawn' },
    refuse: wrongState('This account is not approved.'),
  },
  suspend: {
    by: 'an administrator',
    ways: { active: 'suspended' },
    refuse: wrongState('Only an approved account can be suspended.'),
  },
  unsuspend: {
    by: 'an administrator',
    ways: { suspended: 'active', suspendedPending: 'pending', suspendedWithdrawn: 'withdrawn' },
    refuse: wrongState('This account is not suspended.'),
  },
  /** The first administrator, by the configuration or the set-up link. */
  appoint: {
    by: 'the operator',
    ways: {
      unverified: 'active',
      pending: 'active',
      withdrawn: 'active',
      active: 'active',
      suspended: 'active',
      suspendedPending: 'active',
      suspendedWithdrawn: 'active',
    },
    refuse: wrongState('This account cannot become the administrator.'),
  },
} satisfies Record<string, Transition>

export type Step = keyof typeof transitions

/** What a new account starts with. */
export const stateOf = (standing: Standing) => {
  const [state, admission] = standings[standing]
  return { state, admission }
}

export function standingOf({ state, admission }: Pick<Account, 'state' | 'admission'>): Standing {
  const standing = Object.entries(standings).find(([, known]) => known[0] === state && known[1] === admission)
  if (!standing) throw new Error(`No account is ${state} with admission ${admission}.`)
  return standing[0] as Standing
}

/** Takes a step in the caller's transaction, where the account was read; throws when it leads nowhere from there. */
export async function take(
  { users }: Pick<Tools, 'users'>,
  step: Step,
  account: Account,
  changes: Partial<Omit<Account, 'id' | 'state' | 'admission'>> = {},
) {
  const { ways, refuse }: Transition = transitions[step]
  const standing = standingOf(account)
  const next = ways[standing]
  if (!next) throw refuse(standing)
  await users.update(account.id, { ...changes, ...stateOf(next) })
}
