import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one labelled document says, in the words of the wire. Undefined: not labelled, not counted. */
export interface Gold {
  key: string
  /** What results are grouped by, where the label tells: the family of templates and the language. */
  family?: string
  language?: string
  text?: string
  name?: string[] | null
  email?: string[] | null
  phone?: string | null
  designation?: string[][]
  degree?: string[][]
  skills?: string[][]
  companies?: string[][]
  optional: { designation: string[]; degree: string[]; skills: string[]; companies: string[] }
  /** Years, any of which is right. */
  experience?: number[]
  skillsComplete: boolean
}

interface PdfLabel {
  file: string
  source?: { family?: string }
  language?: string
  name: string | string[] | null
  email: string | string[] | null
  mobile_number: string | null
  headline: string | null
  designations: string[][]
  designations_optional: string[]
  degrees: string[][]
  degrees_optional: string[]
  skills: string[][]
  skills_optional: string[]
  skills_complete: boolean
  company_names: string[][]
  company_names_optional: string[]
  total_experience: {
    stated_years: number | null
    intervals: [string, string][]
    alt_intervals: [string, string][] | null
  } | null
  skip_fields?: string[]
}

interface TextLabel {
  id: string
  text: string
  name: string | null
  emails: string[]
  designations: string[]
  degrees: string[]
  companies: string[]
  skills: string[]
  soft_skills?: string[]
  years_experience: number | null
}

const monthOf = (written: string, today: string) => {
  const [year, month] = (written === 'present' ? today : written).split('-').map(Number)
  return year! * 12 + month! - 1
}

const yearsOf = (intervals: [string, string][], today: string) => {
  const sorted = intervals.map(([a, b]) => [monthOf(a, today), monthOf(b, today) + 1] as const).toSorted((a, b) => a[0] - b[0])
  let total = 0
  let reached = 0
  for (const [start, end] of sorted) {
    total += Math.max(0, end - Math.max(start, reached))
    reached = Math.max(reached, end)
  }
  return total / 12
}

const listOf = (value: string | string[] | null) => (value === null ? null : Array.isArray(value) ? value : [value])

/** The labels of a folder of documents. */
export const documentGold = (folder: string, today: string): Gold[] => {
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as { items: PdfLabel[] }
  return labels.items.map((item) => {
    const experience = item.total_experience
    return {
      key: item.file,
      family: item.source?.family,
      language: item.language,
      name: listOf(item.name),
      email: listOf(item.email),
      phone: item.mobile_number,
      designation: item.designations,
      degree: item.degrees,
      skills: item.skills,
      companies: item.company_names,
      optional: {
        designation: [...item.designations_optional, ...(item.headline ? [item.headline] : [])],
        degree: item.degrees_optional,
        skills: item.skills_optional,
        companies: item.company_names_optional,
      },
      experience: experience
        ? [
            ...(experience.stated_years === null ? [] : [experience.stated_years]),
            ...(experience.intervals.length > 0 ? [yearsOf(experience.intervals, today)] : []),
            ...(experience.alt_intervals ? [yearsOf(experience.alt_intervals, today)] : []),
          ]
        : undefined,
      skillsComplete: item.skills_complete,
    }
  })
}

const labelled = (items: string[]) => (items.length > 0 ? items.map((item) => [item]) : undefined)

export const textGold = (dataDir: string): Gold[] =>
  readFileSync(join(dataDir, 'resume-texts.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TextLabel)
    .map((item) => ({
      key: item.id,
      text: item.text,
      name: item.name ? [item.name] : undefined,
      email: item.emails.length > 0 ? item.emails : undefined,
      designation: labelled(item.designations),
      degree: labelled(item.degrees),
      skills: labelled(item.skills),
      companies: labelled(item.companies),
      optional: { designation: [], degree: [], skills: item.soft_skills ?? [], companies: [] },
      experience: item.years_experience === null ? undefined : [item.years_experience],
      skillsComplete: true,
    }))
