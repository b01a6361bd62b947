/**
 * What a piece of a line can be, for the reader of entries. A label ending in `+` begins an entry: the first piece of the head of a
 * position or of a course of study. Work is paid work and internships; projects and volunteering count as `other`.
 */
export const labels = [
  'other',
  'heading-work',
  'heading-education',
  'heading-skills',
  'heading-other',
  'title+',
  'title',
  'employer+',
  'employer',
  'dates+',
  'dates',
  'place+',
  'place',
  'detail+',
  'detail',
  'work-text',
  'degree+',
  'degree',
  'school+',
  'school',
  'study-dates+',
  'study-dates',
  'study-detail+',
  'study-detail',
  'study-text',
  'skill',
] as const

export type Label = (typeof labels)[number]

export const labelCount = labels.length

const numbers = new Map<string, number>(labels.map((label, number) => [label, number]))

export const numberOfLabel = (label: Label): number => numbers.get(label)!

/** `title+` → `title`. */
export const fieldOfLabel = (label: Label): string => (label.endsWith('+') ? label.slice(0, -1) : label)

export const beginsEntry = (label: Label): boolean => label.endsWith('+')

const work = new Set(['title', 'employer', 'dates', 'place', 'detail'])
const study = new Set(['degree', 'school', 'study-dates', 'study-detail'])

/** Whether a piece belongs to the head of a position, or to that of a course of study. */
export const partOf = (label: Label): 'work' | 'study' | null => {
  const field = fieldOfLabel(label)
  return work.has(field) ? 'work' : study.has(field) ? 'study' : null
}
