import type { Fact, ReadByModel, ResumeFacts, Role, SkillMention, TitleMeaning } from '#src/resume-engine/facts.ts'
import type { PointedOut } from '#src/resume-engine/match.ts'
import { bearing, withBearing } from '#src/resume-engine/taxonomy/occupation-likeness.ts'

/** What is added to what code read: by a language model, or by the person whom a resume is about. */
export interface AddedToResume {
  skills: Fact<SkillMention>[]
  read?: ReadByModel
}

/** Skills that the person of a resume pointed out, as facts that count like any other that nobody is sure of. */
export const withPointedOut = (facts: ResumeFacts, pointedOut: readonly PointedOut[] = []): ResumeFacts =>
  withAddition(facts, {
    skills: pointedOut.map(({ skill, quote }) => ({
      value: { skill, known: true, listed: false },
      confidence: 0.5,
      quotes: [quote],
    })),
  })

/** The facts of a resume together with what was added. What code was sure of stays as it is. */
export const withAddition = (facts: ResumeFacts, { skills, read }: AddedToResume): ResumeFacts => {
  const together = skills.length === 0 ? facts : { ...facts, skills: [...facts.skills, ...skills] }
  if (!read || (read.roles.length === 0 && read.degrees.length === 0)) return together
  const roles: Role[] = [...together.roles]
  for (const { completes, title, company, dates } of read.roles) {
    const known = completes === null ? undefined : roles[completes]
    if (known)
      roles[completes!] = {
        ...known,
        title: title ?? known.title,
        company: company ?? known.company,
        dates: dates ?? known.dates,
      }
    else roles.push({ title, company, dates, counts: true })
  }
  // Behind those that code read, which are newest first: an addition never counts for more than what was read for certain.
  const designations = withNew(
    together.designations,
    read.roles.flatMap(({ title }) => title ?? []),
  )
  const { withoutEmployment, ...rest } = together
  const isDated = roles.some(({ counts, dates }) => counts && dates !== null)
  return {
    ...rest,
    ...(withoutEmployment && !isDated && { withoutEmployment }),
    roles,
    designations,
    companies: withNew(
      together.companies,
      read.roles.flatMap(({ company }) => company ?? []),
    ),
    degrees: [...together.degrees, ...read.degrees],
    titles: titlesWith(together, roles, read),
  }
}

/** Titles with those that were added. A position that was added bears out a title as one does that code read, never less than before. */
const titlesWith = (
  { titles, occupations }: ResumeFacts,
  roles: readonly Role[],
  { roles: added }: ReadByModel,
): TitleMeaning[] => {
  const told = new Set(titles.map(({ title }) => title))
  const fresh = added.flatMap(({ meaning }) => (meaning && !told.has(meaning.title) ? meaning : []))
  const together = [...titles, ...fresh]
  const borneOut = bearing(
    together.map(({ title }) => title),
    roles,
    () => occupations,
  )
  return together.map((title, place) => {
    const before = place < titles.length ? (title.borneOut ?? 1) : 0
    return withBearing(title, Math.max(before, borneOut[place]!))
  })
}

const withNew = (known: Fact<string>[], added: Fact<string>[]): Fact<string>[] => {
  const values = new Set(known.map(({ value }) => value))
  return [...known, ...added.filter(({ value }) => !values.has(value) && values.add(value))]
}
