/** What is known of a generated resume: the part that the reader of entries is trained on. Dates are `YYYY` or `YYYY-MM`. */
export interface TrueResume {
  file: string
  family: string
  language: string
  city?: string
  roles: TrueRole[]
  education: TrueStudy[]
  name?: string
}

export interface TrueRole {
  title: string
  employer: string
  place?: string | null
  start: string
  end: string
}

export interface TrueStudy {
  degree: string
  field?: string | null
  school: string
  start: string
  end: string
}
