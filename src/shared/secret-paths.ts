/**
 * Addresses in which a secret follows that opens something without a login. Pages, then calls: both stand in logs, and links of
 * the former in mails.
 */
const starts = [
  'files',
  'assessment',
  'quiz',
  'interview',
  'application',
  'calendar',
  'schedule',
  'notice',
  'api/validate-assessment',
  'api/assessment-consent',
  'api/assessment-questions',
  'api/update-answer',
  'api/restart-quiz',
  'api/assessment-events',
  'api/interview-transcript',
  'api/recordings',
  'api/application',
]

/** Matches the beginning of such a path, without the slash before the secret. For use in a longer expression. */
export const secretStarts = `/(?:${starts.join('|')})`
