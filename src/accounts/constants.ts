export const trialDays = 14
/** For how many months a plan can be paid. */
export const paidMonths = [1, 3, 6, 12] as const
export const plans = ['trial', 'free', 'paid'] as const

/** The administrator's list holds at most this many accounts; the others are found by searching. */
export const maximumUsersListed = 1000

const minute = 60_000
const hour = 60 * minute
export const verificationLinkMs = 24 * hour
export const resetLinkMs = 30 * minute
export const setUpLinkMs = 24 * hour
export const sessionMs = 12 * hour
/** An open session is noted as seen at most this often. */
export const seenEveryMs = minute
/** Accounts that were never verified are forgotten after this long. */
export const forgetUnverifiedMs = 30 * 24 * hour

export const throttles = {
  failedLoginsPerAccount: { limit: 10, windowMs: minute },
  failedLoginsPerAddress: { limit: 20, windowMs: minute },
  mailsPerAccount: { limit: 5, windowMs: hour },
  registrationsPerAddress: { limit: 60, windowMs: minute },
  linksPerAddress: { limit: 60, windowMs: minute },
}
