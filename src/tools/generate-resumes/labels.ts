import { printedPeriod } from './dates.ts'
import type { ResumeDocument } from './document.ts'
import { familyName } from './families.ts'
import { items } from './language.ts'
import { iso, type Month, yearOf, yearsOf } from './months.ts'
import type { Study } from './person.ts'

export interface Label {
  file: string
  source: { generator: string; family: string; person: string }
  layout: string
  language: string
  pii: 'fictional'
  text_layer: 'good' | 'none'
  name: string
  email: string | null
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

export interface Identity {
  file: string
  person: string
  format: string
  today: Month
}

/** What the document prints of every job, in its order. */
export function printedRoles(document: ResumeDocument) {
  return document.printed.roles.map(({ role, place, dates }) => {
    const period = printedPeriod(document.dates, role.start, role.end)
    return {
      kind: role.kind,
      title: role.title,
      employer: role.employer,
      place: place ? role.place : '',
      start: period.start,
      end: period.end,
      dates,
      interval: period.interval,
      other: period.other,
      via: role.agency,
      client: role.client,
      type: role.type,
      technologies: role.technologies,
      bullets: role.bullets,
    }
  })
}

const unique = (texts: (string | null)[]) => [...new Set(texts.filter((text): text is string => text !== null && text !== ''))]

function degreeForms({ degree, field, full }: Study): string[] {
  if (!field) return [full]
  return unique([
    full,
    `${degree} in ${field}`,
    `${degree}, ${field}`,
    `${degree} (${field})`,
    `${degree} – ${field}`,
    `${degree} ${field}`,
    `${field}, ${degree}`,
    `${field} ${degree}`,
    degree,
  ])
}

/** A short word for the composition, free choices included. */
export function compositionOf({ layout, grammar, dates, person }: ResumeDocument): string {
  return [
    layout.page.side ? `sidebar-${layout.page.side}` : layout.family.page,
    grammar.titleFirst ? 'title-company' : 'company-title',
    `dates-${layout.family.entry === 'date-column' ? `column-${grammar.column}` : grammar.dates}`,
    `dates-by-${dates.precision}`,
    `place-${grammar.place}`,
    `bold-${grammar.bold}`,
    `text-${grammar.description}`,
    `headings-${layout.heading.style}`,
    `header-${layout.header.align}`,
    `skills-${layout.skills}`,
    `kind=${person.kind}`,
    `occ=${person.occupation}`,
  ].join('/')
}

export function labelOf(document: ResumeDocument, { file, person: id, format }: Identity): Label {
  const { person, printed, language, layout } = document
  const roles = printedRoles(document)
  const held = roles.filter((role) => role.kind !== 'break')
  const { mentioned } = person.wording
  const titles = unique(held.map((role) => role.title))
  const freelance = items(language.words.freelance).flatMap((each) => each.split('~'))
  const companies = unique(held.map((role) => role.employer)).filter((name) => !freelance.includes(name))
  const skills = printed.skills ? unique(person.skills.flatMap((group) => group.items)) : []
  const optionalSkills = [
    ...person.soft,
    ...person.languages.flatMap(([name, level]) => [name, `${name} (${level})`]),
    ...person.skills.map((group) => group.group),
    ...roles.flatMap((role) => role.technologies),
    ...mentioned.skills,
    ...person.wording.skills,
    ...person.certificates.map((each) => each.text),
    ...person.interests,
  ]
  const dated = held.filter((role) => role.start !== '')
  const others = dated.map((role) => role.other ?? role.interval)
  const stated = printed.summary ? person.statedYears : null
  const complete = printed.skills
  return {
    file,
    source: { generator: 'generate-resumes', family: familyName(layout.family), person: id },
    layout: `family=${familyName(layout.family)} ext=${format} ${compositionOf(document)}`,
    language: language.code,
    pii: 'fictional',
    text_layer: format === 'scan' ? 'none' : 'good',
    name: person.name.full,
    email: printed.email ? person.email : null,
    mobile_number: printed.phone ? person.phone : null,
    headline: printed.headline ? person.headline : null,
    designations: titles.map((title) => [title]),
    designations_optional: unique([...person.volunteer.map((each) => each.title), ...mentioned.titles, person.headline]).filter(
      (title) => !titles.includes(title),
    ),
    degrees: printed.education ? person.education.map(degreeForms) : [],
    degrees_optional: unique(person.certificates.map((each) => each.text)),
    skills: skills.map((skill) => [skill]),
    skills_optional: unique(optionalSkills).filter((skill) => !skills.includes(skill)),
    skills_complete: complete,
    company_names: companies.map((name) => [name]),
    company_names_optional: unique([
      ...freelance,
      ...person.volunteer.map((each) => each.organization),
      ...mentioned.companies,
      ...roles.flatMap((role) => [role.via, role.client]),
      ...person.education.map((study) => study.school),
      ...person.certificates.map((each) => each.by),
    ]).filter((name) => !companies.includes(name)),
    total_experience: {
      stated_years: stated ?? (dated.length === 0 ? 0 : null),
      intervals: dated.map((role) => role.interval),
      alt_intervals: dated.some((role) => role.other) ? others : null,
    },
  }
}

export function truthOf(document: ResumeDocument, { file, today }: Identity) {
  const { person, printed, language, layout } = document
  return {
    file,
    family: familyName(layout.family),
    language: language.code,
    months_printed: document.dates.precision !== 'year',
    roles: printedRoles(document).map(({ interval: _, other: __, ...role }) => role),
    education: printed.education
      ? person.education.map((study) => ({
          degree: study.degree,
          field: study.field,
          full: study.full,
          school: study.school,
          start: String(yearOf(study.start)),
          end: String(yearOf(study.end)),
          grade: study.grade,
        }))
      : [],
    skills: printed.skills ? person.skills : [],
    soft: printed.soft,
    languages: person.languages,
    certificates: person.certificates.map((each) => each.text),
    projects: person.projects.map((text) => ({ name: '', text })),
    publications: person.publications.map((each) => ({ title: each.text, where: each.by, year: String(each.year) })),
    volunteer: person.volunteer.map((each) => ({
      title: each.title,
      org: each.organization,
      start: iso(each.start),
      end: iso(each.end),
    })),
    awards: person.awards,
    interests: person.interests,
    links: person.links,
    city: person.address,
    country: person.region.country,
    summary: printed.summary ? person.summary : '',
    headline: printed.headline ? (person.headline ?? '') : '',
    headings: printed.headings,
    years: yearsOf(
      person.roles
        .filter((role) => role.kind !== 'break')
        .map(({ start, end }) => ({ start, end: end === 'present' ? today : end })),
    ),
    name: person.name.full,
    display: document.header.name
      .map((runs) =>
        runs
          .filter((run) => run.is === 'name')
          .map((run) => run.text)
          .join(''),
      )
      .join(' '),
    occupation: person.occupation,
    kind: person.kind,
  }
}
