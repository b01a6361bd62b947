import type { Fact, ResumeFacts } from '../facts.ts'

/** More than any person has. A file made of nothing but positions would otherwise weigh megabytes in every list it is in. */
const [mostRoles, mostDegrees, mostSkills, mostQuotes] = [100, 40, 400, 40]

/** The facts as they are, unless the document says more than any resume does. */
export function boundedFacts(facts: ResumeFacts): ResumeFacts {
  const { designations, companies, degrees, skills, roles } = facts
  return {
    ...facts,
    designations: bounded(designations, mostRoles),
    companies: bounded(companies, mostRoles),
    degrees: bounded(degrees, mostDegrees),
    skills: bounded(skills, mostSkills),
    roles: roles.slice(0, mostRoles),
  }
}

const bounded = <Value>(facts: Fact<Value>[], most: number): Fact<Value>[] =>
  facts
    .slice(0, most)
    .map((fact) => (fact.quotes.length > mostQuotes ? { ...fact, quotes: fact.quotes.slice(0, mostQuotes) } : fact))
