/** What a key may open, in the words of the page that makes one. */
export const scopes = [
  'candidates:read',
  'candidates:write',
  'suggestions',
  'jobs',
  'assessments',
  'reports',
  'directory',
  'admin',
] as const
export type Scope = (typeof scopes)[number]

export const scopeWords: Record<Scope, string> = {
  'candidates:read': 'Read candidates, their evidence, notes, tasks and interviews',
  'candidates:write': 'Change candidates: upload, move, reject, tag, note, delete',
  suggestions: 'Leave drafts and proposals for people to take up or put away',
  jobs: 'Read and change job descriptions, criteria and stages',
  assessments: 'Send assessments and read their results',
  reports: 'Read figures and export tables',
  directory: 'Add, change and remove members of the workspace from your directory (SCIM)',
  admin: 'What administrators read: accounts, audit log, system',
}

/** How a key begins: scanners for secrets in code find it, and it is never taken for another token. */
export const keyPrefix = 'ats_'
/** Requests a minute that one key may make. */
export const requestsPerMinute = 600
/** Keys and secret addresses that are none, and wrong tokens, from one visitor's network in a minute. */
export const wrongSecretsPerMinute = 30
/** How often a minute one calendar may be read. */
export const feedReadsPerMinute = 30
/** Messages a minute that people send by hand from one workspace: tests, and old ones once more. */
export const messagesByHandPerMinute = 20
export const maximumKeys = 50
export const longestDays = 3650
export const maximumNetworks = 20

/** What a receiver can ask to be told of. */
export const webhookEvents = [
  'candidate.created',
  'candidate.deleted',
  'candidate.field-changed',
  'stage.moved',
  'decision.rejected',
  'decision.undone',
  'assessment.sent',
  'assessment.started',
  'assessment.completed',
  'assessment.rated',
  'assessment.revoked',
  'interview.offered',
  'interview.booked',
  'interview.moved',
  'interview.cancelled',
  'application.received',
  'job.created',
  'job.changed',
  'job.deleted',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** How messages are written: for programs, or in words for the rooms of these. */
export const webhookFormats = ['standard', 'slack', 'teams', 'matrix', 'ntfy'] as const
export type WebhookFormat = (typeof webhookFormats)[number]

export const maximumWebhooks = 20
/** Hours that a message is tried for; a receiver that is silent as long is told no more. */
export const retryHours = 72
/** Hours that the old secret still signs after a rotation. */
export const oldSecretHours = 24
/** Days that delivered messages stay in the log. */
export const logDays = 30
