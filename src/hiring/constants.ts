/** What a stage means: candidates in an open one are still being considered. */
export const stageKinds = ['open', 'hired', 'rejected'] as const

/** The stages of a job description that nobody has changed. New candidates arrive in the first. */
export const defaultStages = [
  { key: 'new', name: 'New', kind: 'open' },
  { key: 'screening', name: 'Screening', kind: 'open' },
  { key: 'interview', name: 'Interview', kind: 'open' },
  { key: 'offer', name: 'Offer', kind: 'open' },
  { key: 'hired', name: 'Hired', kind: 'hired' },
  { key: 'rejected', name: 'Rejected', kind: 'rejected' },
] as const

export const maximumStages = 20
export const maximumStageName = 40

/** Cards that a board shows; columns count everybody. */
export const maximumCards = 2000

/** Lawful reasons for a rejection, each about the job or the process and never about the person. */
export const rejectionReasons = [
  { key: 'required-skill', label: 'A required skill is not shown' },
  { key: 'experience', label: 'Too little experience in related work' },
  { key: 'interview', label: 'The interview or work sample did not convince' },
  { key: 'better-match', label: 'Another candidate matches the requirements better' },
  { key: 'expectations', label: 'Salary or working hours do not fit' },
  { key: 'withdrew', label: 'The candidate withdrew' },
  { key: 'no-answer', label: 'The candidate did not answer' },
  { key: 'filled', label: 'The position is filled or was closed' },
  { key: 'other', label: 'Another reason' },
] as const

export type RejectionReason = (typeof rejectionReasons)[number]['key']

export const maximumReasonText = 1000

/** Candidates that one change of several can be about. */
export const mostAtOnce = 1000

/** For so long a rejection can be undone, and its mail waits. */
export const undoMinutes = 10

export const tagColours = ['grey', 'blue', 'teal', 'green', 'amber', 'orange', 'red', 'purple'] as const
export type TagColour = (typeof tagColours)[number]
export const maximumTagName = 40
export const maximumTagsOfCandidate = 20

export const maximumNote = 5000
/** So far back answers of candidates are listed, and so many of them. */
export const answerDays = 14
export const mostAnswers = 100
export const maximumTaskTitle = 200

export const maximumSubject = 150
export const maximumBody = 10_000
export const maximumTemplateName = 80

/** What a message may ask to be filled in, with what it stands for. */
export const messageVariables = [
  { name: 'candidate.name', meaning: 'The candidate’s name' },
  { name: 'candidate.firstName', meaning: 'The first word of the name' },
  { name: 'job.title', meaning: 'The title of the job description' },
  { name: 'workspace.name', meaning: 'The name of your company' },
  { name: 'sender.name', meaning: 'Your name' },
  { name: 'sender.email', meaning: 'Your email address' },
] as const

export type MessageVariable = (typeof messageVariables)[number]['name']

export const templatePurposes = ['general', 'invitation', 'rejection', 'offer'] as const
export type TemplatePurpose = (typeof templatePurposes)[number]
