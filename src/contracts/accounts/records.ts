import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { AccountState, Plan, Role } from './words.ts'

export const PlanLimits = t.Object({ jdUploads: t.Number(), resumeUploads: t.Number(), assessments: t.Number() })
export type PlanLimits = Static<typeof PlanLimits>

/** A user as the wire shows them. */
export const UserRecord = t.Object({
  _id: t.String(),
  fullName: t.String(),
  email: t.String(),
  mobileNumber: t.String(),
  companyName: t.String(),
  designation: t.String(),
  /** True also for a suspended account: it was approved once, see `state`. */
  isApproved: t.Boolean(),
  isAdmin: t.Boolean(),
  isUnlimited: t.Boolean(),
  state: AccountState,
  role: Role,
  /** The one they act for; plan and usage are its. */
  workspace: t.Object({ _id: t.String(), name: t.String() }),
  /** Whether two-factor sign-in is on; only where one account is shown to an administrator. */
  secondFactor: t.Optional(t.Boolean()),
  /** What they owe before they may do anything else; only where somebody reads about themselves. */
  owes: t.Optional(oneOf(['set-up', 'give'])),
  /** Null for other plans, and before the trial has begun. */
  trialEnd: orNull(t.String()),
  createdAt: t.String(),
  subscription: t.Object({
    plan: Plan,
    expiresAt: orNull(t.String()),
    isActive: t.Boolean(),
    /** Null: no limits. */
    limits: orNull(PlanLimits),
  }),
  usage: PlanLimits,
})
export type UserRecord = Static<typeof UserRecord>

/** A workspace somebody can work in. */
export const WorkspaceChoice = t.Object({ _id: t.String(), name: t.String(), role: Role, isCurrent: t.Boolean() })
export type WorkspaceChoice = Static<typeof WorkspaceChoice>

/** What the page behind the link needs to know. Whoever has the link has the mailbox, so it may tell that an account exists. */
export const InvitationFacts = t.Object({
  email: t.String(),
  fullName: t.String(),
  role: Role,
  workspaceName: t.String(),
  inviterName: t.String(),
  /** `new` sets name and password; `known` signs in; `signedIn` only has to agree. */
  person: oneOf(['signedIn', 'new', 'known']),
  /** Whether there is another workspace to go on working in. */
  hasWorkspace: t.Boolean(),
})
export type InvitationFacts = Static<typeof InvitationFacts>

export const InvitationRecord = t.Object({
  _id: t.String(),
  email: t.String(),
  fullName: t.String(),
  role: Role,
  /** Job descriptions that they will be named on. */
  jobs: t.Array(t.String()),
  sentAt: t.String(),
  expiresAt: t.String(),
  isExpired: t.Boolean(),
})
export type InvitationRecord = Static<typeof InvitationRecord>

/** Somebody in the workspace, as the others see them. */
export const TeamMemberRecord = t.Object({
  _id: t.String(),
  fullName: t.String(),
  email: t.String(),
  role: Role,
  state: AccountState,
  joinedAt: t.String(),
  lastSeenAt: orNull(t.String()),
  isYou: t.Boolean(),
})
export type TeamMemberRecord = Static<typeof TeamMemberRecord>

export const TeamRecord = t.Object({
  workspace: t.Object({ _id: t.String(), name: t.String() }),
  /** What the one who asks may do. */
  role: Role,
  members: t.Array(TeamMemberRecord),
  /** Empty for whoever is not an owner. */
  invitations: t.Array(InvitationRecord),
})
export type TeamRecord = Static<typeof TeamRecord>

export const SessionRecord = t.Object({
  _id: t.String(),
  /** 'Firefox on Windows' */
  device: t.String(),
  address: t.String(),
  createdAt: t.String(),
  lastSeenAt: t.String(),
  isThis: t.Boolean(),
})
export type SessionRecord = Static<typeof SessionRecord>

export const SecondFactorRecord = t.Object({ on: t.Boolean(), since: orNull(t.String()), recoveryCodesLeft: t.Number() })
export type SecondFactorRecord = Static<typeof SecondFactorRecord>

export const PasskeyRecord = t.Object({
  _id: t.String(),
  name: t.String(),
  /** Whether it signs in without a password; else it only follows one. */
  opensAlone: t.Boolean(),
  /** Whether copies of it are on the owner's other devices. */
  isSynced: t.Boolean(),
  createdAt: t.String(),
  usedAt: orNull(t.String()),
  /** It opens nothing any more since then: two devices seem to have it. */
  blockedAt: orNull(t.String()),
})
export type PasskeyRecord = Static<typeof PasskeyRecord>

export const PasskeysRecord = t.Object({
  passkeys: t.Array(PasskeyRecord),
  /** Why this server's address carries none; null where it does. */
  problem: orNull(t.String()),
})
export type PasskeysRecord = Static<typeof PasskeysRecord>

const bytes = t.String({ maxLength: 20_000, pattern: '^[A-Za-z0-9_-]*$' })

/** What a browser signs with a passkey; bytes in base64url. `known`: those that will do, empty for any. */
export const PasskeyToSign = t.Object({ challenge: t.String(), rpId: t.String(), known: t.Array(t.String()) })
export type PasskeyToSign = Static<typeof PasskeyToSign>

/** What a browser answers that has signed with a passkey. */
export const SignedChallenge = t.Object({
  id: bytes,
  clientDataJSON: bytes,
  authenticatorData: bytes,
  signature: bytes,
  userHandle: orNull(bytes),
})
export type SignedChallenge = Static<typeof SignedChallenge>

/** What a browser makes a passkey with. */
export const PasskeyToMake = t.Object({
  challenge: t.String(),
  rpId: t.String(),
  userHandle: t.String(),
  known: t.Array(t.String()),
})
export type PasskeyToMake = Static<typeof PasskeyToMake>

/** What a browser answers that has made a passkey. */
export const MadePasskey = t.Object({
  id: bytes,
  clientDataJSON: bytes,
  attestationObject: bytes,
  isDiscoverable: orNull(t.Boolean()),
})
export type MadePasskey = Static<typeof MadePasskey>

export const OwnIdentityRecord = t.Object({
  provider: t.String(),
  label: t.String(),
  /** Since when the own account is linked; null: it is not. */
  linkedAt: orNull(t.String()),
  usedAt: orNull(t.String()),
})
export type OwnIdentityRecord = Static<typeof OwnIdentityRecord>

export const DashboardRecord = t.Object({
  users: t.Array(UserRecord),
  pendingUsers: t.Array(UserRecord),
  stats: t.Object({ totalUsers: t.Number(), pendingApproval: t.Number(), activeUsers: t.Number(), adminUsers: t.Number() }),
})
export type DashboardRecord = Static<typeof DashboardRecord>

/** An identity provider that people may sign in with. */
export const SignInWay = t.Object({ name: t.String(), label: t.String() })
export type SignInWay = Static<typeof SignInWay>

/** What a page needs to know before it asks for a proof of who somebody is. */
export const ProofRecord = t.Object({
  needed: t.Boolean(),
  proof: t.Union([t.Literal('password'), t.Literal('password-or-code')]),
  /** Linked accounts elsewhere that are as good. */
  ways: t.Optional(t.Array(SignInWay)),
  /** Whether a passkey is as good. */
  hasPasskey: t.Optional(t.Boolean()),
})
export type ProofRecord = Static<typeof ProofRecord>
