/** Rows of one page of a list. */
export const rowsPerPage = 50
/** The list of job titles holds at most this many, retired ones included. */
export const maximumTitles = 500
export const maximumTitleLength = 100
/** Characters of one of the texts that pages show. */
export const maximumPageText = 40_000
export const maximumFooterColumns = 6
export const maximumFooterLinks = 12
/** The disk is called nearly full below both: this share of it, and these bytes. */
export const lowDisk = { share: 0.1, bytes: 5_000_000_000 }
/** Every action that the audit log knows, in the order in which a person looks for it. */
export const auditActionTexts: Record<string, string> = {
  login: 'Signed in',
  'login-failed': 'Wrong password',
  'login-refused': 'Sign-in refused',
  logout: 'Signed out',
  denied: 'Access refused',
  register: 'Registered',
  'verify-email': 'Verified the address',
  'reset-password-asked': 'Asked for a new password',
  'reset-password': 'Set a new password',
  'change-password': 'Changed the password',
  'two-factor-on': 'Turned on two-factor sign-in',
  'two-factor-off': 'Turned off two-factor sign-in',
  'first-admin': 'First administrator made',
  approve: 'Approved',
  unapprove: 'Returned to pending',
  suspend: 'Suspended',
  unsuspend: 'Lifted the suspension',
  'update-user': 'Changed an account',
  'update-subscription': 'Changed a subscription',
  'delete-user': 'Deleted an account',
  'verify-company': 'Verified a company',
  'invite-member': 'Invited a colleague',
  'accept-invitation': 'Accepted an invitation',
  'withdraw-invitation': 'Withdrew an invitation',
  'switch-workspace': 'Switched to another workspace',
  'change-role': 'Changed a role',
  'remove-member': 'Removed a colleague',
  'delete-candidate': 'Deleted a candidate',
  'delete-messages': 'Deleted old messages',
  'delete-recordings': 'Deleted old recordings',
  'hold-candidate': 'Put data on hold',
  'lift-hold': 'Lifted a hold',
  'change-retention': 'Changed a retention period',
  'merge-people': 'Merged two people',
  'unmerge-people': 'Took a merge back',
  'distinguish-people': 'Told two people apart',
  'distinguish-people-undone': 'Took back that two people differ',
  'delete-job-description': 'Deleted a job description',
  'change-criteria': 'Changed criteria',
  rescore: 'Scored anew',
  'open-file': 'Opened a file',
  'download-file': 'Downloaded a file',
  export: 'Exported data',
  import: 'Imported data',
  'read-mail': 'Read a mail',
  'resend-mail': 'Sent a mail again',
  'retry-job': 'Retried a job',
  'forget-job': 'Gave up a job',
  'make-backup': 'Made a backup',
  'download-backup': 'Downloaded a backup',
  'delete-backup': 'Deleted a backup',
  'change-job-titles': 'Changed the job titles',
  'change-site-content': 'Changed the site texts',
}
