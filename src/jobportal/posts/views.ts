import type { JobFields } from '../views.ts'
import type { JobStart } from './templates.ts'

/** A text that jobs are started from. */
export interface JobTemplateRecord {
  _id: string
  name: string
  isOwn: boolean
  fields: Partial<JobFields>
}

export const templateRecord = ({ id, ...start }: JobStart): JobTemplateRecord => ({ _id: id, ...start })
