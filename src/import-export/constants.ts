/** In bytes. */
export const maximumImportBytes = 26_214_400
/** Of a ZIP: most of it are files beside the people. */
export const maximumArchiveBytes = 104_857_600
export const maximumImportRows = 10_000
export const maximumImportFiles = 100
export const maximumColumns = 500
/** Characters of one cell, and of a resume as running text. */
export const longestCell = 50_000
/** Characters of a name, an address, a title: what is longer was put into the wrong column. */
export const longestField = 300

/** What a column can hold, in the order in which the page offers them. */
export const fields = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'title',
  'company',
  'skills',
  'degree',
  'school',
  'years',
  'place',
  'links',
  'summary',
  'notes',
  'resumeText',
  'candidateId',
  'stage',
  'outcome',
  'tags',
  'source',
  'job',
  'appliedAt',
  'rejectedAt',
  'rejectionReason',
  'sourceId',
] as const

export type Field = (typeof fields)[number]

export const fieldNames: Record<Field, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  title: 'Job titles',
  company: 'Companies',
  skills: 'Skills',
  degree: 'Degrees',
  school: 'School',
  years: 'Years of experience',
  place: 'Place',
  links: 'Links',
  summary: 'Summary',
  notes: 'Notes',
  resumeText: 'Resume as text',
  candidateId: 'Candidate ID',
  stage: 'Stage in the other system',
  outcome: 'Active, rejected or hired',
  tags: 'Tags',
  source: 'Source',
  job: 'Job applied for',
  appliedAt: 'Date of application',
  rejectedAt: 'Date of rejection',
  rejectionReason: 'Reason of rejection',
  sourceId: 'ID in the other system',
}

/** Columns that say what happened in another system, and nothing that a resume says. */
export const historyFields = [
  'stage',
  'outcome',
  'tags',
  'source',
  'job',
  'appliedAt',
  'rejectedAt',
  'rejectionReason',
  'sourceId',
] as const satisfies readonly Field[]

/** Which column (from 0) holds a field. */
export type Mapping = Partial<Record<Field, number>>

/** The systems whose exports are known. */
export const systems = ['greenhouse', 'lever', 'workable', 'opencats'] as const
export type System = (typeof systems)[number]

export const systemNames: Record<System, string> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  workable: 'Workable',
  opencats: 'OpenCATS',
}

/** What an import is said to have come from; a table of nobody knows what else. */
export const originInWords = (origin: string): string => (systemNames as Record<string, string | undefined>)[origin] ?? 'A table'

/** What became of a field of the other system: a field here, a line of the note of other information, or nothing. */
export const fates = ['mapped', 'kept', 'lost'] as const
export type Fate = (typeof fates)[number]

export const fateNames: Record<Fate, string> = { mapped: 'Taken in', kept: 'Other information', lost: 'Left out' }

/** Stages of the other system, by name, and the stage of the job description they lead to; '' leaves these people out. */
export type StageMapping = Record<string, string>

/** For so many hours an import from another system can be taken back. */
export const undoHours = 24

/** How far a workspace archive has got: it is made, or looked at and taken in; then it is there for a day, and gone. */
export const archiveStates = ['working', 'ready', 'checked', 'taking-in', 'taken-in', 'failed', 'gone'] as const

/** Hours for which the file of a workspace archive is kept. */
export const archiveHours = 24

/** Largest workspace archive that is taken in, in bytes. */
export const maximumWorkspaceArchiveBytes = 20 * 1024 ** 3
