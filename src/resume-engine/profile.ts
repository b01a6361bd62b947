/** What a table or another program tells about a person, field by field. What it does not tell is null or empty. */
export interface Profile {
  name: string | null
  email: string | null
  phone: string | null
  place: string | null
  links: string[]
  headline: string | null
  /** Whole or half years of experience, as told. */
  years: number | null
  summary: string | null
  positions: Position[]
  volunteering: Position[]
  education: Education[]
  skills: string[]
  /** Whatever else has a heading of its own. */
  others: { heading: OtherHeading; lines: string[] }[]
  /** A resume as running text, with headings of its own. */
  resumeText: string | null
}

export interface Position {
  title: string | null
  company: string | null
  start: ToldDate | null
  end: ToldDate | 'present' | null
  lines: string[]
}

export interface Education {
  degree: string | null
  school: string | null
  start: ToldDate | null
  end: ToldDate | 'present' | null
  lines: string[]
}

/** As exact as it was told; `month` is from 1 to 12, null when only the year is known. */
export interface ToldDate {
  year: number
  month: number | null
}

export type OtherHeading = (typeof otherHeadings)[number]

export const otherHeadings = [
  'Projects',
  'Certifications',
  'Languages',
  'Awards',
  'Publications',
  'Additional information',
] as const

/** The first line, by which the document is known again. Only code writes text documents, so nobody else's begin like this. */
export const profileHead = 'Imported profile'

export const headings = {
  summary: 'Summary',
  positions: 'Experience',
  volunteering: 'Volunteering',
  education: 'Education',
  skills: 'Skills',
  resume: 'Full resume',
} as const

export const labels = {
  name: 'Name: ',
  email: 'E-mail: ',
  phone: 'Phone: ',
  place: 'Place: ',
  link: 'Link: ',
  headline: 'Headline: ',
  years: 'Total experience: ',
  title: 'Title: ',
  company: 'Company: ',
  dates: 'Dates: ',
  degree: 'Degree: ',
  school: 'School: ',
} as const

/** Before every line of free text, so that none can pass for a label or a heading. */
export const bullet = '• '

const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
) as readonly string[]

/**
 * The profile as a document that a person reads: what every score quotes. The same profile always gives the same document, and
 * nothing in it tells from which file or row it came, so that the same person told twice is one text.
 */
export function writeProfile(profile: Profile): string {
  const lines = [profileHead]
  const label = (name: keyof typeof labels, value: string | null) => {
    if (value) lines.push(labels[name] + oneLine(value))
  }
  const heading = (text: string) => lines.push('', text)
  const free = (text: readonly string[]) => {
    for (const line of text.flatMap((each) => each.split('\n'))) if (oneLine(line)) lines.push(bullet + unbulleted(oneLine(line)))
  }
  label('name', profile.name)
  label('email', profile.email)
  label('phone', profile.phone)
  label('place', profile.place)
  for (const link of profile.links) label('link', link)
  label('headline', profile.headline)
  label('years', profile.years === null ? null : profile.years === 1 ? '1 year' : `${profile.years} years`)
  if (profile.summary?.trim()) {
    heading(headings.summary)
    free([profile.summary])
  }
  for (const part of ['positions', 'volunteering'] as const) {
    if (profile[part].length > 0) heading(headings[part])
    for (const position of profile[part]) {
      lines.push('')
      label('title', position.title)
      label('company', position.company)
      label('dates', datesInWords(position))
      free(position.lines)
    }
  }
  if (profile.education.length > 0) heading(headings.education)
  for (const each of profile.education) {
    lines.push('')
    label('degree', each.degree)
    label('school', each.school)
    label('dates', datesInWords(each))
    free(each.lines)
  }
  if (profile.skills.length > 0) heading(headings.skills)
  free(profile.skills)
  for (const other of profile.others) {
    heading(other.heading)
    free(other.lines)
  }
  if (profile.resumeText?.trim()) {
    heading(headings.resume)
    lines.push('', profile.resumeText.trim())
  }
  return `${lines.join('\n')}\n`
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const unbulleted = (text: string) => text.replace(/^(?:[•●▪◦‣∙·○■□*–—-]\s+)+/u, '')

function datesInWords({ start, end }: Pick<Position, 'start' | 'end'>): string | null {
  const words = ({ year, month }: ToldDate) => (month ? `${monthNames[month - 1]} ${year}` : String(year))
  const last = end === 'present' ? 'Present' : end && words(end)
  if (start) return last ? `${words(start)} – ${last}` : words(start)
  return last && last !== 'Present' ? last : null
}
