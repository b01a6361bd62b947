import { type Language, languageOf } from '#src/words/languages.ts'

const ofAssessments = [
  'validate-assessment',
  'assessment-consent',
  'assessment-events',
  'start-assessment-recording',
  'assessment-questions',
  'update-answer',
  'submit-score',
  'complete-assessment',
  'submit-voice-answer',
  'complete-voice-assessment',
  'interview-transcript',
  'recordings',
  'restart-quiz',
]

/** The calls behind the pages of candidates and applicants. Everybody else reads English. */
const theirs = new RegExp(
  `^/(?:public|schedule|notice|api/application|api/form-pass|api/(?:${ofAssessments.join('|')}))(?:/|$)|^/upload$`,
)

/** In which language a call that fails says why. */
export const errorLanguage = (request: Request): Language => {
  const { pathname } = URL.parse(request.url) ?? { pathname: '' }
  return theirs.test(pathname) ? languageOf(request) : 'en'
}
