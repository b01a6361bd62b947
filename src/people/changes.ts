import type { ResumeFacts } from '#src/resume-engine/facts.ts'
import { namedDegrees, namedSkills, resumeFields } from '#src/resume-engine/parsing/resume-fields.ts'
import type { Version } from './ports.ts'

/** What a newer resume says that the older one did not, and the other way round. */
export interface FactChange {
  /** Such as 'Skills'. */
  about: string
  added: string[]
  removed: string[]
}

const sameness = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

const listed = (about: string, before: readonly string[], after: readonly string[]): FactChange => {
  const [old, fresh] = [new Set(before.map(sameness)), new Set(after.map(sameness))]
  return {
    about,
    added: after.filter((value) => !old.has(sameness(value))),
    removed: before.filter((value) => !fresh.has(sameness(value))),
  }
}

const one = (value: string | null) => (value === null ? [] : [value])

const skillsOf = (facts: ResumeFacts) => [
  ...new Map(
    facts.skills.map(({ value }, index) => [
      sameness(value.skill),
      namedSkills({ skills: [facts.skills[index]!] })[0] ?? value.skill,
    ]),
  ).values(),
]

/** Facts that changed from one resume of a person to a later one; what stayed is left out. */
export function factChanges(
  before: Pick<Version, 'facts' | 'receivedOn'>,
  after: Pick<Version, 'facts' | 'receivedOn'>,
): FactChange[] {
  const [old, fresh] = [resumeFields(before.facts, before.receivedOn), resumeFields(after.facts, after.receivedOn)]
  const years = (value: number | null) => (value === null ? null : value === 1 ? '1 year' : `${value} years`)
  return [
    listed('Name', one(old.name), one(fresh.name)),
    listed('Email', one(old.email), one(fresh.email)),
    listed('Phone', one(old.mobileNumber), one(fresh.mobileNumber)),
    listed('Titles', old.designation, fresh.designation),
    listed('Companies', old.companyNames, fresh.companyNames),
    listed('Experience', one(years(old.totalExperience)), one(years(fresh.totalExperience))),
    listed('Degrees', namedDegrees(before.facts), namedDegrees(after.facts)),
    listed('Skills', skillsOf(before.facts), skillsOf(after.facts)),
  ].filter(({ added, removed }) => added.length + removed.length > 0)
}
