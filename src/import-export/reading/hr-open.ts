import { isObject, type Json, objectsIn, textIn } from '../systems/json.ts'

/** True for a Candidate of HR Open Standards: a person with profiles, or the same in an envelope. */
export const isHrOpen = (entry: unknown): entry is Json =>
  isObject(entry) &&
  (isHrOpen(entry.candidate) || (isObject(entry.person) && ('profiles' in entry || isObject(entry.person.name))))

const texts = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).flatMap((each) => textIn(each) || [])
const named = (value: unknown) => (isObject(value) ? textIn(value.name) : '')
/** Lists stand as such, and in some versions under `item`. */
const list = (value: unknown) => objectsIn(isObject(value) && Array.isArray(value.item) ? value.item : value)

/**
 * The same person as a JSON Resume, which is read like any other. Gender, birth and what else a person may say of themselves there is
 * not looked at.
 */
export function jsonResumeOfHrOpen(entry: Json): Json {
  if (isObject(entry.candidate)) return jsonResumeOfHrOpen(entry.candidate)
  const person = isObject(entry.person) ? entry.person : {}
  const name = isObject(person.name) ? person.name : {}
  const communication = isObject(person.communication) ? person.communication : {}
  const [address] = list(communication.address)
  const profiles = list(entry.profiles)
  const of = (part: string) => profiles.flatMap((profile) => list(profile[part]))
  const [profile] = profiles
  const summary = textIn(profile?.executiveSummary) || textIn(profile?.objective)
  const documentId = isObject(entry.documentId) ? entry.documentId : {}
  return {
    basics: {
      name:
        textIn(name.formattedName) || [textIn(name.given), textIn(name.middle), textIn(name.family)].filter(Boolean).join(' '),
      email: list(communication.email).flatMap((each) => textIn(each.address) || [])[0],
      phone: list(communication.phone).flatMap((each) => textIn(each.formattedNumber) || textIn(each.dialNumber) || [])[0],
      label: textIn(profile?.profileName),
      summary,
      ...(address && { location: { city: textIn(address.city), countryCode: textIn(address.countryCode) } }),
      profiles: list(communication.web).map((each) => ({ url: textIn(each.url) })),
    },
    work: of('employment').flatMap((job) => {
      const company = named(job.organization)
      const positions = list(job.positionHistories)
      const entryOf = (each: Json) => ({
        name: company,
        position: textIn(each.title),
        startDate: textIn(each.start) || textIn(job.start),
        endDate: textIn(each.end) || textIn(job.end),
        highlights: texts(isObject(each.descriptions) ? each.descriptions.item : each.descriptions),
      })
      return positions.length > 0 ? positions.map(entryOf) : [entryOf(job)]
    }),
    education: of('education').flatMap((each) => {
      const degrees = list(each.educationDegrees)
      const period = { institution: named(each.institution), startDate: textIn(each.start), endDate: textIn(each.end) }
      return degrees.length === 0
        ? [period]
        : degrees.map((degree) => ({
            ...period,
            studyType: textIn(degree.name),
            area: list(degree.specializations).flatMap((special) => textIn(special.name) || [])[0],
          }))
    }),
    skills: of('qualifications').map((each) => ({ name: textIn(each.competencyName) })),
    certificates: of('certifications').map((each) => ({
      name: textIn(each.certificationName) || textIn(each.name),
      issuer: isObject(each.issuingAuthority) ? named(each.issuingAuthority) : '',
    })),
    publications: of('publications').map((each) => ({ name: textIn(each.title) })),
    projects: of('affiliations').map((each) => ({ name: texts(each.descriptions)[0] ?? named(each.organization) })),
    meta: textIn(documentId.schemeId) === 'candidate' ? { candidateId: textIn(documentId.value) } : {},
  }
}
