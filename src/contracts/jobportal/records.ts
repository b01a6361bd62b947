import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { jobTypes, questionKinds } from '#src/jobportal/constants.ts'
import { JobStatus, Missing } from './words.ts'

/** The signed-in company as its dashboard shows it. */
export const CompanyProfile = t.Object({
  _id: t.String(),
  name: t.String(),
  email: t.String(),
  companyName: t.String(),
  isVerified: t.Boolean(),
  /** Which mails about new applications it wants. */
  applicationMails: oneOf(['each', 'daily', 'off']),
  /** What its job pages say about how long an answer takes; null where it leaves that to the measured figure. */
  answerWords: orNull(t.String()),
  /** What is still missing, and the same in words; both null for a verified company. */
  missing: orNull(Missing),
  unverifiedReason: orNull(t.String()),
})
export type CompanyProfile = Static<typeof CompanyProfile>

/** A company as administrators see it. */
export const JobPosterRecord = t.Object({
  _id: t.String(),
  name: t.String(),
  email: t.String(),
  /** Companies are not asked for a phone number: always empty. */
  phone: t.String(),
  jobCount: t.Number(),
  lastActive: orNull(t.String()),
  companyName: t.String(),
  isVerified: t.Boolean(),
  missing: orNull(Missing),
  /** An administrator has vouched for it; its address may still lack its proof. */
  isApproved: t.Boolean(),
  isSuspended: t.Boolean(),
  createdAt: t.String(),
})
export type JobPosterRecord = Static<typeof JobPosterRecord>

/** What a company asks of everybody who applies for a job. */
export const CustomQuestion = t.Object({
  id: t.String(),
  question: t.String(),
  required: t.Boolean(),
  /** A long text where it is absent. */
  kind: t.Optional(oneOf(questionKinds)),
  /** A flagged one is shown to recruiters beside the answer; nothing else follows from it. */
  choices: t.Optional(t.Array(t.Object({ id: t.String(), name: t.String(), flagged: t.Boolean() }))),
  /** The field of the workspace that an answer is written into as well. */
  fieldId: t.Optional(t.String()),
})
export type CustomQuestion = Static<typeof CustomQuestion>

/** The same as applicants see it: which answers are shown in particular, and where they go, is no part of the question. */
export const AskedQuestion = t.Object({
  id: t.String(),
  question: t.String(),
  required: t.Boolean(),
  kind: t.Optional(oneOf(questionKinds)),
  choices: t.Optional(t.Array(t.Object({ id: t.String(), name: t.String() }))),
})
export type AskedQuestion = Static<typeof AskedQuestion>

/** A job on the wire; what the company left blank is ''. */
export const JobRecord = t.Object({
  _id: t.String(),
  publicId: t.String(),
  title: t.String(),
  /** Who offers it: as the job says it, else the company of the account. */
  companyName: t.String(),
  location: t.String(),
  jobType: oneOf(jobTypes),
  experience: t.String(),
  salaryRange: t.String(),
  department: t.String(),
  descriptionText: t.String(),
  skillsRequired: t.Array(t.String()),
  jobDescriptionFile: orNull(t.String()),
  /** Closed also when its last day is over. */
  status: JobStatus,
  createdAt: t.String(),
  updatedAt: orNull(t.String()),
  /** 'YYYY-MM-DD', the last day on which it takes applications; null without one. */
  closesOn: orNull(t.String()),
  /** ISO 3166-1 alpha-2; null when the company did not say. */
  country: orNull(t.String()),
  isRemote: t.Boolean(),
  questions: t.Array(AskedQuestion),
})
export type JobRecord = Static<typeof JobRecord>

/** A job as strangers see it. */
export const PublicJobRecord = t.Object({
  ...JobRecord.properties,
  /** The company: who of its people posted the job is nobody's business. */
  postedBy: t.Object({ name: t.String(), department: t.String() }),
})
export type PublicJobRecord = Static<typeof PublicJobRecord>

/** What the company typed, for its form: blank fields stay blank. */
export const JobFields = t.Object({
  title: t.String(),
  /** 'YYYY-MM-DD', the last day on which it takes applications; null without one. */
  closesOn: orNull(t.String()),
  location: t.String(),
  questions: t.Array(CustomQuestion),
  jobType: oneOf(jobTypes),
  descriptionText: t.String(),
  skillsRequired: t.Array(t.String()),
  /** ISO 3166-1 alpha-2; null when the company did not say. */
  country: orNull(t.String()),
  isRemote: t.Boolean(),
  experience: t.String(),
  companyName: t.String(),
  department: t.String(),
  salaryRange: t.String(),
})
export type JobFields = Static<typeof JobFields>

/** A job as its company sees it. */
export const OwnJobRecord = t.Object({
  ...JobRecord.properties,
  postedBy: t.Object({ name: t.String(), department: t.String() }),
  fields: JobFields,
  /** Ids, newest first. */
  applications: t.Array(t.String()),
  /** How many of them nobody has looked at, how many need a person, and how many have had no answer. */
  counts: t.Object({ new: t.Number(), needPerson: t.Number(), unanswered: t.Number() }),
  /** The job description of the company's workspace that it is, with its board; null until it was read. */
  jobDescriptionId: orNull(t.String()),
})
export type OwnJobRecord = Static<typeof OwnJobRecord>

export const CompanySessionRecord = t.Object({
  _id: t.String(),
  /** 'Chrome on Linux' */
  device: t.String(),
  address: t.String(),
  createdAt: t.String(),
  lastSeenAt: t.String(),
  /** The one that asks. */
  isThis: t.Boolean(),
})
export type CompanySessionRecord = Static<typeof CompanySessionRecord>
