import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { jobTypes } from '#src/jobportal/constants.ts'
import { CustomQuestion } from './records.ts'

/** A text that jobs are started from. */
export const JobTemplateRecord = t.Object({
  _id: t.String(),
  name: t.String(),
  isOwn: t.Boolean(),
  fields: t.Object({
    title: t.Optional(t.String()),
    /** 'YYYY-MM-DD', the last day on which it takes applications; null without one. */
    closesOn: t.Optional(orNull(t.String())),
    location: t.Optional(t.String()),
    questions: t.Optional(t.Array(CustomQuestion)),
    jobType: t.Optional(oneOf(jobTypes)),
    descriptionText: t.Optional(t.String()),
    skillsRequired: t.Optional(t.Array(t.String())),
    /** ISO 3166-1 alpha-2; null when the company did not say. */
    country: t.Optional(orNull(t.String())),
    isRemote: t.Optional(t.Boolean()),
    experience: t.Optional(t.String()),
    companyName: t.Optional(t.String()),
    department: t.Optional(t.String()),
    salaryRange: t.Optional(t.String()),
  }),
})
export type JobTemplateRecord = Static<typeof JobTemplateRecord>
