/** When a proof of work is asked for: by itself under attack, always, or never. */
export const proofModes = ['auto', 'on', 'off'] as const
export type ProofMode = (typeof proofModes)[number]

interface GuardedForm {
  name: string
  /** The page that the form stands on. */
  page: (path: string) => string
}

const at = (page: string) => () => page

/** What anybody may send without an account, by its call. */
export const guardedForms: Readonly<Record<string, GuardedForm>> = {
  'POST /public/apply/:id': { name: 'apply', page: (path) => `/jobs/${path.slice(path.lastIndexOf('/') + 1)}?apply` },
  'POST /public/application-link': { name: 'application-link', page: at('/jobs') },
  'POST /register': { name: 'register', page: at('/register') },
  'POST /jobportal/register': { name: 'company-register', page: at('/jobportal/register') },
  'POST /api/forgot-password': { name: 'forgot-password', page: at('/forgot-password') },
  'POST /api/jobportal/forgot-password': { name: 'company-forgot-password', page: at('/jobportal/forgot-password') },
  'POST /api/resend-verification': { name: 'resend-verification', page: at('/login') },
}

/** The header with the solution of a challenge, as base64 of JSON. */
export const proofHeader = 'proof-of-work'
/** The cookie of somebody whose browser runs no scripts and who was let in by another way. */
export const passCookie = 'form-pass'

/** Forms a minute from which on a server that asks by itself asks for proof. */
export const manyForms = 600
/** The same for forms that were refused because one network sent too many. */
export const manyRefused = 120
/** Minutes for which there must be less than half of both before it stops asking. */
export const calmMinutes = 10

/** Hashes that a browser computes at most for one form, while few solve what they are asked: a third of a second where this was written. */
export const fewestHashes = 500_000
/** The same when many solve it all the same. */
export const mostHashes = 4_000_000
/** Minutes that a challenge may be answered in. */
export const challengeMinutes = 10
/** Minutes that a link from a mail opens the form in. */
export const passMinutes = 60
/** How often a form may be sent with one such link until it is taken: somebody may forget a field. */
export const triesOfPass = 10
/** Seconds that somebody waits where no mail is sent. */
export const waitSeconds = 60
