export const jobTypes = ['Full-Time', 'Part-Time', 'Contract', 'Internship'] as const

/** What the form hints at in its blank fields. Nobody has said it: it is shown nowhere else. */
export const jobFieldHints = {
  companyName: 'Your Company',
  experience: '0-1 years',
  department: 'General',
  salaryRange: 'Negotiable',
} as const

/** How long a company stays signed in. */
export const jobTokenSeconds = 12 * 60 * 60

export const applicationStatuses = ['New', 'Reviewed', 'Shortlisted', 'Rejected'] as const

export const applicationMailChoices = ['each', 'daily', 'off'] as const

/** What applicants agree to, and under which version it is kept. Changed words are a new version: the old ones stay in `consentTextOf`. */
export const applicationConsent = {
  version: '2026-11',
  text: 'I agree that this company receives my application, reads my resume with software that compares it with the job, and keeps it to decide about this job. I can see, correct and delete it through my private link.',
  shareText: 'The company may also keep my application for other jobs and share it inside its group. (Optional)',
} as const

/** What an applicant agreed to, in the words of then; null for a version that this server never had. */
export const consentTextOf = (version: string): string | null =>
  version === applicationConsent.version ? applicationConsent.text : null

/** For how long applications are kept, as the form and the private page say it. `days` is null while nothing goes by itself. */
export const keepSentence = (companyName: string, days: number | null): string =>
  days === null
    ? `Your application is kept until ${companyName} or you delete it.`
    : `${companyName} deletes applications ${days} days after the last thing that happened with them, such as a message or a decision. You can delete yours at any time.`

/** What kind of answer a question takes. A long text is what questions took before they had kinds. */
export const questionKinds = ['long', 'short', 'yesno', 'choice', 'choices', 'number', 'date', 'file'] as const

/** The choices of a question that is answered with yes or no. */
export const yesAndNo = [
  { id: 'yes', name: 'Yes' },
  { id: 'no', name: 'No' },
] as const

/** What a logo may be. A picture that is a program, such as SVG, is none of them. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

export const limits = {
  about: 2000,
  website: 300,
  logoBytes: 262_144,
  /** Of each side of a logo, in pixels. */
  logoSide: { least: 16, most: 2000 },
  title: 120,
  companyName: 200,
  location: 200,
  shortText: 200,
  answerWords: 300,
  descriptionText: 30_000,
  skills: 50,
  skill: 80,
  questions: 10,
  question: 300,
  answer: 4000,
  shortAnswer: 300,
  questionChoices: 20,
  questionFiles: 3,
  name: 200,
  email: 254,
  phone: 50,
  source: 60,
  note: 4000,
  subject: 200,
  body: 10_000,
  reason: 2000,
  fileBytes: 26_214_400,
  templates: 50,
} as const
