import type { JobTemplateRecord } from '#src/contracts/jobportal/posts-records.ts'
import type { JobStart } from './templates.ts'

export type { JobTemplateRecord }

export const templateRecord = ({ id, ...start }: JobStart): JobTemplateRecord => ({ _id: id, ...start })
