import type { jsonResumeOf } from './json-resume-of.ts'

type JsonResume = ReturnType<typeof jsonResumeOf>

interface Item {
  [name: string]: unknown
}

const itemsOf = (resume: JsonResume, name: string): Item[] => {
  const found: unknown = Object.entries(resume).find(([key]) => key === name)?.[1]
  return Array.isArray(found) ? found : []
}

const text = (item: Item, name: string) => {
  const value = item[name]
  return typeof value === 'string' && value ? value : undefined
}

/** Start and end as exact as they are known; what has no end goes on, as the format says with `current`. */
const period = (item: Item) => {
  const [start, end] = [text(item, 'startDate'), text(item, 'endDate')]
  return { ...(start && { start }), ...(end ? { end } : start ? { current: true } : {}) }
}

/**
 * What was read of a resume as a Candidate of HR Open Standards 4.2 (recruiting/json/CandidateType): person and one profile. Made of the
 * same facts as the JSON Resume, so both say the same.
 */
export function hrOpenOf(resume: JsonResume) {
  const { basics, meta } = resume
  const said = <Value>(name: string, values: Value[]) => (values.length > 0 ? { [name]: values } : {})
  const email = 'email' in basics && basics.email
  const phone = 'phone' in basics && basics.phone
  const name = 'name' in basics && basics.name
  const label = 'label' in basics && basics.label
  return {
    documentId: { value: meta.candidateId, schemeId: 'candidate' },
    person: {
      ...(name && { name: { formattedName: name } }),
      ...((email || phone) && {
        communication: {
          ...(phone && { phone: [{ formattedNumber: phone }] }),
          ...(email && { email: [{ address: email }] }),
        },
      }),
    },
    profiles: [
      {
        ...(label && { profileName: label }),
        ...said(
          'employment',
          itemsOf(resume, 'work').map((work) => employer(text(work, 'name'), text(work, 'position'), work)),
        ),
        ...said(
          'education',
          itemsOf(resume, 'education').map((each) => {
            const [degree, area] = [text(each, 'studyType'), text(each, 'area')]
            return {
              educationDegrees: [
                { ...(degree && { name: degree }), ...(area && { specializations: [{ name: area, type: 'major' }] }) },
              ],
            }
          }),
        ),
        ...said(
          'qualifications',
          itemsOf(resume, 'skills').flatMap((skill) => (text(skill, 'name') ? [{ competencyName: text(skill, 'name') }] : [])),
        ),
        ...said(
          'affiliations',
          itemsOf(resume, 'projects').map((project) => ({
            ...(text(project, 'entity') && { organization: { name: text(project, 'entity') } }),
            descriptions: [text(project, 'name') ?? ''],
            ...period(project),
          })),
        ),
      },
    ],
  }
}

const employer = (company: string | undefined, title: string | undefined, work: Item) => ({
  ...(company && { organization: { name: company } }),
  ...period(work),
  ...(title && { positionHistories: [{ title, ...period(work) }] }),
})
