import type { CriteriaAnswer, CriteriaChoice, RankingRow, SkillCriterion } from '../../../api/ranking.ts'

export type ComponentName = keyof CriteriaChoice['weights']

export const choiceOf = ({ weights, skills, years, degree }: CriteriaChoice): CriteriaChoice => ({
  weights,
  skills,
  years,
  degree,
})

/** What a person can have changed, in one order: equal texts are equal choices. */
const statedAs = ({ weights, skills, years, degree }: CriteriaChoice) =>
  JSON.stringify([
    Object.entries(weights).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    skills.map(({ id, alternatives, must, weight }) => [id, alternatives, must, weight]),
    years && [years.value, years.must],
    degree && [degree.canonical, degree.rank, degree.orExperience, degree.must],
  ])

export const isSameChoice = (one: CriteriaChoice, other: CriteriaChoice) => statedAs(one) === statedAs(other)

/** Each weight as its share of 100; all 0 when nothing is weighed. */
export const sharesOf = (weights: CriteriaChoice['weights']): Record<ComponentName, number> => {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, total > 0 ? (weight / total) * 100 : 0]),
  ) as Record<ComponentName, number>
}

/** "Tableau, Power BI or Looker". */
export const skillInWords = ({ skill, alternatives }: Pick<SkillCriterion, 'skill' | 'alternatives'>) => {
  const names = [skill, ...alternatives]
  return names.length === 1 ? skill : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

export const yearsInWords = (value: number) => `${value} ${value === 1 ? 'year' : 'years'} of experience`

/** Criterion id → the words for it, for every must-have of this choice. */
export const mustsInWords = ({ skills, years, degree }: CriteriaChoice): Map<string, string> => {
  const words = new Map(skills.filter(({ must }) => must).map((skill) => [skill.id, skillInWords(skill)]))
  if (years?.must) words.set('years', yearsInWords(years.value))
  if (degree?.must) words.set('degree', degree.canonical)
  return words
}

/** The skill that a line such as "Terraform or Pulumi" asks for; null when it says nothing. */
export const skillFrom = (line: string, must: boolean): SkillCriterion | null => {
  const [skill, ...alternatives] = line
    .split(/\s+or\s+/i)
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  return skill ? { id: skill.toLowerCase(), skill, known: true, alternatives, must, weight: 1, quote: null } : null
}

/** Skills that at least one row holds no score for: what they count shows only after scoring again. */
export const skillsWithoutScore = (choice: CriteriaChoice, rows: readonly RankingRow[]): Set<string> => {
  if (rows.length === 0) return new Set()
  const scored = new Map<string, number>()
  for (const { requirements } of rows) for (const { id } of requirements) scored.set(id, (scored.get(id) ?? 0) + 1)
  return new Set(choice.skills.filter(({ id, weight }) => weight > 0 && (scored.get(id) ?? 0) < rows.length).map(({ id }) => id))
}

/** Whether skills, years or degree ask for something that the documents have to be read for. */
export const needsScoring = (choice: CriteriaChoice, saved: CriteriaChoice, rows: readonly RankingRow[]) => ({
  skills: skillsWithoutScore(choice, rows),
  years: choice.years?.value !== saved.years?.value,
  degree: choice.degree?.rank !== saved.degree?.rank || choice.degree?.orExperience !== saved.degree?.orExperience,
})

/** Who added skills by hand, when the history leaves no doubt. */
export const onlySaver = ({ history }: Pick<CriteriaAnswer, 'history'>): string | null => {
  const savers = new Set(history.flatMap(({ savedBy }) => savedBy ?? []))
  return savers.size === 1 ? [...savers][0]! : null
}

/** Levels of a degree, as the taxonomy orders them. */
export const degreeLevels: readonly { rank: number; canonical: string }[] = [
  { rank: 1, canonical: 'High School Diploma' },
  { rank: 2, canonical: 'Certificate' },
  { rank: 3, canonical: 'Diploma' },
  { rank: 4, canonical: 'Associate degree' },
  { rank: 5, canonical: "Bachelor's degree" },
  { rank: 6, canonical: 'Postgraduate Diploma' },
  { rank: 7, canonical: "Master's degree" },
  { rank: 8, canonical: 'Doctorate' },
]
