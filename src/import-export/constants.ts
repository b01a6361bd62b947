/** In bytes. */
export const maximumImportBytes = 26_214_400
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
] as const

export type Field = (typeof fields)[number]

export const fieldNames: Record<Field, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
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
}

/** Which column (from 0) holds a field. */
export type Mapping = Partial<Record<Field, number>>
