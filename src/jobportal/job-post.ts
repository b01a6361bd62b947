import type { JobRequirements } from '#src/matching/index.ts'
import type { jobTypes, questionKinds } from './constants.ts'

export type JobType = (typeof jobTypes)[number]
export type JobStatus = 'Active' | 'Closed'

/** A job that a company offers. What the company left blank is null. */
export interface JobPost {
  id: string
  /** Names the public page, /jobs/{publicId}. */
  publicId: string
  companyId: string
  title: string
  companyName: string | null
  location: string
  experience: string | null
  jobType: JobType
  department: string | null
  skillsRequired: string[]
  salaryRange: string | null
  descriptionText: string
  /** The name under which the file with the whole description is offered; null without one. */
  jobDescriptionFile: string | null
  /** As the company set it: a job whose last day is over takes no applications either, see `isOpen`. */
  status: JobStatus
  createdAt: Date
  /** When what strangers see of it changed last; null since it was posted. */
  updatedAt: Date | null
  /** 'YYYY-MM-DD', the last day (UTC) on which it takes applications; null without one. */
  closesOn: string | null
  /** ISO 3166-1 alpha-2, in capitals; null when the company did not say. */
  country: string | null
  isRemote: boolean
  questions: CustomQuestion[]
  /** The bytes behind `jobDescriptionFile`. */
  fileId: string | null
  /** What the job asks for, as the engine read it; null until it has. */
  requirements: JobRequirements | null
  /** Hash of the normalised text that the requirements were read from. */
  textHash: string | null
  /** The job description of the company's workspace that this is; null until it was read. */
  jobDescriptionId: string | null
  /** The job description was there before it was posted: it says what the job asks for, and what is written here is for people. */
  isAttached: boolean
}

/** What a company asks of everybody who applies for a job. */
export interface CustomQuestion {
  id: string
  question: string
  required: boolean
  /** A long text where it is absent. */
  kind?: QuestionKind
  /** Of questions with choices, and of yes and no. */
  choices?: QuestionChoice[]
  /** The field of the workspace that an answer is written into as well. */
  fieldId?: string
}

export type QuestionKind = (typeof questionKinds)[number]

/** A flagged one is shown to recruiters beside the answer. It is a mark for people to read: nothing is decided by it. */
export interface QuestionChoice {
  id: string
  name: string
  flagged: boolean
}

export const hasChoices = (kind: QuestionKind | undefined): boolean => kind === 'yesno' || kind === 'choice' || kind === 'choices'

/** Who offers a job: as the post says it, else the company of the account. Never a person. */
export const employerOf = ({ companyName }: Pick<JobPost, 'companyName'>, postingCompany: string): string =>
  companyName ?? postingCompany

/** Whether a job takes applications on a day ('YYYY-MM-DD'). */
export const isOpen = ({ status, closesOn }: Pick<JobPost, 'status' | 'closesOn'>, today: string): boolean =>
  status === 'Active' && (closesOn === null || closesOn >= today)

/** A job as strangers see it: with the name of the company of the account that posted it. */
export interface PublicJob {
  job: JobPost
  postingCompany: string
}
