import { productName } from '#src/shared/constants.ts'
export const trialDays = 14
/** For how many months a plan can be paid. */
export const paidMonths = [1, 3, 6, 12] as const
export const plans = ['trial', 'free', 'paid'] as const

/** What somebody reads whose plan has ended: what still works, and what an administrator does about it. */
export const planEnded =
  'Your plan has ended. You can still read everything; ask your administrator to renew it before you add more. ' +
  'An administrator finds your account under Users and gives it another plan in Subscription Management; Free has no limits and no end.'

/** The administrator's list holds at most this many accounts; the others are found by searching. */
export const maximumUsersListed = 1000

const hour = 60 * 60_000
export const setUpLinkMs = 24 * hour
export const sessionMs = 12 * hour
/** However much it is used, a session ends this long after it began. */
export const longestSessionMs = 7 * 24 * hour
export const invitationMs = 7 * 24 * hour
/** An invitation that nobody took stays in the owner's list this long after it ended. */
export const forgetInvitationMs = 30 * 24 * hour

export const recoveryCodeCount = 10
/** What an authenticator app calls the account's product. */
export const productIssuer = productName

/** Of whom a second factor can be required. */
export const secondFactorRequirements = ['nobody', 'administrators', 'everybody'] as const
export type Requirement = (typeof secondFactorRequirements)[number]

export { jobRoles, roles } from '#src/shared/roles.ts'

/** Whom an instance is for: a team of its own, without plans and prices, or customers to whom it is offered. */
export const offeredToChoices = ['team', 'customers'] as const
export type OfferedTo = (typeof offeredToChoices)[number]
