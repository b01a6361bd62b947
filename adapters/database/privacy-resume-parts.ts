import type { FactCorrections, PlainPosition } from '#src/matching/fact-corrections.ts'
import type { ExportedPart } from '#src/ports/personal-data.ts'
import type { Fact, Month, ResumeFacts, Role } from '#src/resume-engine/facts.ts'
import type { Match } from '#src/resume-engine/match.ts'
import { moment } from './privacy-rows.ts'

export interface KnownContact {
  email: string | null
  phone: string | null
}

export interface ExportedResume {
  id: string
  filename: string
  receivedOn: string
  /** JSON. */
  facts: string
  /** JSON; null while nobody has corrected anything. */
  corrections: string | null
  key: string
  type: string
}

export interface ExportedScore {
  id: string
  jobTitle: string
  rankedAt: number
  filename: string
  /** JSON. */
  match: string
}

export const contactPart = (known: KnownContact[]): ExportedPart => ({
  title: 'How this person is recognized',
  name: 'recognisedBy',
  data: known,
  columns: ['Email', 'Last digits of the phone number'],
  rows: known.map(({ email, phone }) => [email ?? '', phone ?? '']),
})

export const filesPart = (resumes: ExportedResume[]): ExportedPart => ({
  title: 'Resumes',
  name: 'resumes',
  data: resumes.map(({ id, filename, receivedOn }) => ({ id, filename, receivedOn })),
  columns: ['File', 'Received'],
  rows: resumes.map(({ filename, receivedOn }) => [filename, receivedOn]),
  files: resumes.map(({ key, filename, type }) => ({
    key,
    filename: filename.replace(/\.[a-z0-9]{1,5}$/i, '').concat('.', type),
  })),
})

export function factsPart(resumes: ExportedResume[]): ExportedPart {
  const read = resumes.map(({ filename, facts }) => ({ filename, facts: JSON.parse(facts) as ResumeFacts }))
  return {
    title: 'What was read from the resumes',
    name: 'facts',
    data: read,
    columns: ['Resume', 'What', 'Value', 'Words of the resume'],
    rows: read.flatMap(({ filename, facts }) => factRows(facts).map((row) => [filename, ...row])),
  }
}

/** What recruiters corrected in what was read: what stood there, what stands there, who by their id, and when. */
export function correctionsPart(resumes: ExportedResume[]): ExportedPart[] {
  const corrected = resumes.flatMap(({ filename, corrections }) =>
    ((JSON.parse(corrections ?? 'null') as FactCorrections | null)?.list ?? []).map(({ at, byId, field, before, after }) => ({
      filename,
      field,
      before: correctedInWords(before),
      after: correctedInWords(after),
      at,
      by: byId,
    })),
  )
  if (corrected.length === 0) return []
  return [
    {
      title: 'What recruiters corrected in it',
      name: 'factCorrections',
      data: corrected,
      columns: ['Resume', 'What', 'Before', 'After', 'When', 'By (account)'],
      rows: corrected.map(({ filename, field, before, after, at, by }) => [
        filename,
        field,
        before ?? '',
        after ?? '',
        moment(new Date(at).getTime()),
        by,
      ]),
    },
  ]
}

const correctedInWords = (value: string | PlainPosition | null) => {
  if (value === null || typeof value === 'string') return value
  const { title, company, from, to } = value
  const months = from !== null && to !== null && `${monthInWords(from)} to ${monthInWords(to)}`
  return [title, company, months].filter(Boolean).join(', ')
}

const quoted = ({ quotes }: Fact<unknown>) => quotes.map(({ quote }) => quote).join(' … ')

function factRows(facts: ResumeFacts): string[][] {
  const one = (what: string, fact: Fact<string | number> | null) => (fact ? [[what, String(fact.value), quoted(fact)]] : [])
  return [
    ...one('Name', facts.name),
    ...one('Email', facts.email),
    ...one('Phone', facts.phone),
    ...facts.roles.map((role) => ['Position', roleInWords(role), role.title ? quoted(role.title) : '']),
    ...facts.degrees.map((degree) => ['Degree', degree.value.title, quoted(degree)]),
    ...facts.skills.map((skill) => ['Skill', skill.value.skill, quoted(skill)]),
    ...one('Years of experience, as stated', facts.statedYears),
  ]
}

const monthInWords = (month: Month | 'present') =>
  month === 'present' ? 'today' : `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

const roleInWords = ({ title, company, dates }: Role) =>
  [title?.value, company?.value, dates && `${monthInWords(dates.value.start)} to ${monthInWords(dates.value.end)}`]
    .filter(Boolean)
    .join(', ')

export function scoresPart(scores: ExportedScore[]): ExportedPart {
  const ranked = scores.map(({ match, rankedAt, ...score }) => ({
    ...score,
    rankedAt: new Date(rankedAt).toISOString(),
    match: JSON.parse(match) as Match,
  }))
  return {
    title: 'Scores, and what they rest on',
    name: 'scores',
    data: ranked,
    columns: ['Job description', 'Resume', 'Match', 'Part', 'Score', 'Why', 'Words of the resume'],
    rows: ranked.flatMap(({ jobTitle, filename, match }) =>
      match.components.map(({ name, score, summary, evidence }) => [
        jobTitle,
        filename,
        match.percentage < 0 ? 'Could not be read' : `${match.percentage}%`,
        name,
        `${Math.round(score * 100)}%`,
        summary,
        evidence.map(({ quote }) => quote).join(' … '),
      ]),
    ),
  }
}
