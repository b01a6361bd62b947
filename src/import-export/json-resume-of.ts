import type { ResumeFacts } from '#src/matching/index.ts'

type Role = ResumeFacts['roles'][number]

interface Exported {
  id: string
  facts: ResumeFacts
  /** 'YYYY-MM-DD'. */
  receivedOn: string
}

/**
 * What was read of a resume as JSON Resume 1.0.0. What the resume does not say is not there: no empty texts, no guessed dates. Roles
 * that do not count as work, such as internships and projects, are projects.
 */
export function jsonResumeOf({ id, facts, receivedOn }: Exported) {
  const { name, email, phone, roles, designations, companies, degrees, statedYears } = facts
  const held = roles.filter(({ counts }) => counts)
  const [label, ...moreTitles] = leftOver(
    designations,
    held.map(({ title }) => title),
  )
  const moreCompanies = leftOver(
    companies,
    held.map(({ company }) => company),
  )
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      ...(name && { name: name.value }),
      ...(label && { label }),
      ...(email && { email: email.value }),
      ...(phone && { phone: phone.value }),
    },
    ...some('work', [
      ...held.map(workOf),
      ...moreTitles.map((position) => ({ position })),
      ...moreCompanies.map((company) => ({ name: company })),
    ]),
    ...some(
      'education',
      degrees.map(({ value: { title, field } }) => ({
        studyType: title,
        ...(field && !title.includes(field) && { area: field }),
      })),
    ),
    ...some(
      'skills',
      listedSkills(facts).map((skill) => ({ name: skill })),
    ),
    ...some(
      'projects',
      roles
        .filter(({ counts }) => !counts)
        .map(({ title, company, dates }) => ({
          name: title?.value ?? company?.value ?? '',
          ...(title && company && { entity: company.value }),
          ...datesOf(dates),
        }))
        .filter((project) => project.name),
    ),
    meta: {
      version: 'v1.0.0',
      lastModified: receivedOn,
      candidateId: id,
      ...(statedYears && { yearsOfExperience: String(statedYears.value) }),
    },
  }
}

const some = (name: string, items: unknown[]) => (items.length > 0 ? { [name]: items } : {})

const keyOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What no role says. */
function leftOver(facts: ResumeFacts['companies'], told: (ResumeFacts['companies'][number] | null)[]): string[] {
  const known = new Set(told.map((fact) => keyOf(fact?.value ?? '')))
  return facts.map(({ value }) => value).filter((value) => !known.has(keyOf(value)))
}

const workOf = ({ title, company, dates }: Role) => ({
  ...(company && { name: company.value }),
  ...(title && { position: title.value }),
  ...datesOf(dates),
})

const monthWord = /\p{L}{3,}/u
const presentWord = /\b(?:present|current(?:ly)?|now|today|date|till|until|since|ongoing|heute|actuel)\b/giu

/** As exact as the resume says it: a year where it names no month. */
function datesOf(dates: Role['dates']) {
  if (!dates) return {}
  const said = dates.quotes[0]?.quote.replaceAll(presentWord, '') ?? ''
  const namesMonths =
    monthWord.test(said) || /\d{1,2}\s?[/.-]\s?\d{4}|\d{4}\s?[/.-]\s?\d{1,2}(?!\d)|年\s?\d{1,2}\s?月/u.test(said)
  const date = (month: number) => {
    const year = String(Math.floor(month / 12))
    return namesMonths ? `${year}-${String((month % 12) + 1).padStart(2, '0')}` : year
  }
  const { start, end } = dates.value
  return { startDate: date(start), ...(end !== 'present' && { endDate: date(end) }) }
}

/** The skills as the resume lists them, or, where it lists none, as its text names them without doubt. */
function listedSkills({ skills }: ResumeFacts): string[] {
  const listed = skills.filter(({ value }) => value.listed)
  const chosen = listed.length >= 3 ? listed : skills.filter(({ value, confidence }) => value.listed || confidence > 0.6)
  return chosen.map(({ quotes, value }) => quotes[0]?.quote.replaceAll(/\s+/g, ' ') ?? value.skill)
}
