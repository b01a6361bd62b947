export const trialDays = 14
/** For how many months a plan can be paid. */
export const paidMonths = [1, 3, 6, 12] as const
export const plans = ['trial', 'free', 'paid'] as const

/** The administrator's list holds at most this many accounts; the others are found by searching. */
export const maximumUsersListed = 1000

const hour = 60 * 60_000
export const setUpLinkMs = 24 * hour
export const sessionMs = 12 * hour
