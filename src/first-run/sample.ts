/** A resume of a person who does not exist. */
export interface SampleResume {
  filename: string
  layout: 'one-column' | 'two-columns'
  name: string
  title: string
  email: string
  phone: string
  place: string
  summary: string
  roles: { title: string; company: string; period: string; points: string[] }[]
  education: string[]
  skills: string[]
  languages?: string[]
  /** Written in white on white, as some people try to be found. */
  hidden?: string
}

/** A job description of a company that does not exist. */
export interface SampleJob {
  filename: string
  title: string
  company: string
  intro: string
  duties: string[]
  requirements: string[]
  niceToHave: string[]
  benefits: string
}
