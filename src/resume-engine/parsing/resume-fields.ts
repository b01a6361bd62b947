import type { Fact, ResumeFacts, SkillMention } from '../facts.ts'
import type { ReferenceDay } from '../match.ts'
import { totalExperienceMonths } from './experience.ts'
import { latexLogo } from './latex-logo.ts'

/** The facts of a resume as plain values, as written in it; what the document does not say is null or an empty list. */
export interface ResumeFields {
  name: string | null
  email: string | null
  mobileNumber: string | null
  designation: string[]
  degree: string[]
  skills: string[]
  companyNames: string[]
  /** Whole years, rounded down. */
  totalExperience: number | null
}

/** Below this many items in its skills sections, a document's skills are those it names anywhere. */
const enoughListed = 3

const asWritten = ({ value, quotes }: Fact<SkillMention>) => {
  const written = quotes[0]!.quote.replace(/\s+/g, ' ')
  return latexLogo.test(written) ? value.skill : written
}

/** What a person would list as the skills of this resume: its own list when it has one, else what its text names without doubt. */
export const namedSkills = ({ skills }: Pick<ResumeFacts, 'skills'>): string[] => {
  const listed = skills.filter(({ value }) => value.listed)
  const chosen =
    listed.length >= enoughListed ? listed : skills.filter(({ value, confidence }) => value.listed || confidence > 0.6)
  return chosen.map(asWritten)
}

/**
 * The degrees as written. Those who write in English call no school certificate a degree where they have something higher; elsewhere an
 * "Abitur", "baccalauréat" or "maturità" is a diploma of its own.
 */
export const namedDegrees = ({ degrees, reading }: Pick<ResumeFacts, 'degrees' | 'reading'>): string[] => {
  if (reading?.languages[0]?.code !== 'en') return degrees.map(({ value }) => value.title)
  const higher = degrees.filter(({ value }) => value.rank === null || value.rank > 1)
  return (higher.length > 0 ? higher : degrees).map(({ value }) => value.title)
}

export const resumeFields = (facts: ResumeFacts, day: ReferenceDay): ResumeFields => {
  const months = totalExperienceMonths(facts, day)
  return {
    name: facts.name?.value ?? null,
    email: facts.email?.value ?? null,
    mobileNumber: facts.phone?.value ?? null,
    designation: facts.designations.map(({ value }) => value),
    degree: namedDegrees(facts),
    skills: namedSkills(facts),
    companyNames: facts.companies.map(({ value }) => value),
    totalExperience: months === null ? null : Math.floor(months / 12),
  }
}
