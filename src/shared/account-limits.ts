/** Times and limits that hold for everybody who signs in with a password. */
const minute = 60_000
const hour = 60 * minute

export const verificationLinkMs = 24 * hour
export const resetLinkMs = 30 * minute
/** Somebody at work is noted as seen at most this often. */
export const seenEveryMs = minute
/** Accounts that were never verified are forgotten after this long. */
export const forgetUnverifiedMs = 30 * 24 * hour

export const throttleRules = {
  failedLoginsPerAccount: { limit: 10, windowMs: minute },
  failedLoginsPerAddress: { limit: 20, windowMs: minute },
  mailsPerAccount: { limit: 5, windowMs: hour },
  registrationsPerAddress: { limit: 60, windowMs: minute },
  linksPerAddress: { limit: 60, windowMs: minute },
  /** Each may ask the provider something. */
  providersPerAddress: { limit: 60, windowMs: minute },
  /** The login page asks for one whenever it is opened. */
  passkeyChallengesPerAddress: { limit: 120, windowMs: minute },
  /** People whom a directory brings in: each gets a mail. */
  directoryPeoplePerWorkspace: { limit: 300, windowMs: hour },
  invitationsPerWorkspace: { limit: 50, windowMs: hour },
  /** Somebody who tries has the password already: with three codes in a million right, this is one in 700 a day. */
  wrongCodesPerAccount: { limit: 5, windowMs: 15 * minute },
}

/** What an administrator reads who has signed somebody out. */
export const signedOutWords = (devices: number): string =>
  devices === 0 ? 'Was not signed in anywhere' : `Signed out on ${devices} ${devices === 1 ? 'device' : 'devices'}`
