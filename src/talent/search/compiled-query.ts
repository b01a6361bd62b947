import type { Criteria } from '#src/resume-engine/criteria.ts'
import type { JobRequirements } from '#src/resume-engine/facts.ts'
import { leastRelated, related } from '#src/resume-engine/scoring/experience.ts'
import { timesAsked } from '#src/resume-engine/scoring/likeness.ts'
import { fullSkillList, partialCredit } from '#src/resume-engine/scoring/weights.ts'
import { impliedBy, includedIn } from '#src/resume-engine/taxonomy/implications.ts'
import { levelLikeness, workLikenessTo } from '#src/resume-engine/taxonomy/occupation-likeness.ts'
import { weightOf } from '#src/resume-engine/weighing.ts'
import { groupShares } from './pack-resume.ts'
import { skillHash, type Vocabulary } from './vocabulary.ts'

/** A job description as the index looks at resumes through it: everything that depends on it alone, looked up by number. */
export interface Lens {
  weights: { must: number; nice: number; experience: number; degree: number; title: number; field: number; duties: number }
  /** By number of the term: its weight in the job description's vector of length one; 0 for all others. */
  terms: Float64Array
  /** By number of the term: the square of what one occurrence weighs, for terms of the job description; 0 for all others. */
  squares: Float64Array
  groups: Float64Array
  /** By number of the work: how alike it is to the position; NaN when it cannot be told. */
  titles: Float64Array
  /** By number of the work: how far a month of it counts; NaN when the field of the whole resume decides. */
  related: Float64Array
  skills: SkillLens
  /** Years asked for; 0 when none are. */
  years: number
  /** Rank of the degree asked for; 0 when none is. */
  degree: number
  /** False when the job description has too little text to compare words. */
  comparable: boolean
}

export interface SkillLens {
  /** By the low half of a skill's hash: 1 when it may be one that earns something. */
  worthALook: Uint8Array
  /** By hash: the criteria that the skill earns something for, and how much. */
  credits: Map<number, { criterion: number; credit: number }[]>
  /** Of each criterion, whether it is a must, and its share of its component. */
  must: boolean[]
  shares: Float64Array
}

const fourDecimals = (value: number) => Math.round(value * 10_000) / 10_000

export function createLens(requirements: JobRequirements, criteria: Criteria, vocabulary: Vocabulary): Lens {
  const { titleMeaning, occupations } = requirements
  const total = Object.values(criteria.weights).reduce((sum, weight) => sum + weight, 0)
  const full = (name: keyof Criteria['weights']) => (total > 0 ? weightOf(criteria, name) / total : 0)
  const asked = criteria.skills.filter(({ weight }) => weight > 0)
  const sumOf = (must: boolean) => asked.reduce((sum, skill) => sum + (skill.must === must ? skill.weight : 0), 0)
  const sums = { must: sumOf(true), nice: sumOf(false) }
  const works = titleMeaning ? likenessesTo(titleMeaning, vocabulary) : null
  const unknown = () => new Float64Array(vocabulary.works.length).fill(Number.NaN)
  const comparable = occupations.length > 0
  return {
    weights: {
      must: fourDecimals(full('must-have skills') * Math.min(1, sums.must / fullSkillList)),
      nice: fourDecimals(full('nice-to-have skills') * Math.min(1, sums.nice / fullSkillList)),
      experience: fourDecimals(full('experience')),
      degree: fourDecimals(full('degree')),
      title: titleMeaning ? fourDecimals(full('title')) : 0,
      field: comparable ? fourDecimals(full('field of work')) : 0,
      duties: comparable ? fourDecimals(full('duties')) : 0,
    },
    ...termTables(requirements.terms, vocabulary),
    groups: groupTable(occupations, vocabulary),
    titles: works?.titles ?? unknown(),
    related: works?.related ?? unknown(),
    skills: skillLens(asked, sums),
    years: criteria.years && criteria.years.value > 0 ? criteria.years.value : 0,
    degree: criteria.degree?.rank ?? 0,
    comparable,
  }
}

function termTables(terms: JobRequirements['terms'], vocabulary: Vocabulary) {
  const known = terms.flatMap(([stem, count]) => {
    const term = vocabulary.term(stem)
    return term === null || count <= 0 ? [] : [[term, timesAsked(count) * vocabulary.termWeights[term]!] as const]
  })
  const table = new Float64Array(vocabulary.termWeights.length)
  const squares = new Float64Array(vocabulary.termWeights.length)
  const length = Math.hypot(...known.map(([, weight]) => weight))
  // What a resume's term occurs is counted in its runs, what one occurrence weighs is put in here.
  for (const [term, weight] of known) {
    table[term] = (weight / length) * vocabulary.termWeights[term]!
    squares[term] = vocabulary.termWeights[term]! ** 2
  }
  return { terms: table, squares }
}

function groupTable(occupations: JobRequirements['occupations'], vocabulary: Vocabulary) {
  const shares = [...groupShares(occupations)].map(([group, share]) => [vocabulary.group(group), share] as const)
  const table = new Float64Array(vocabulary.groupCount())
  for (const [group, share] of shares) table[group] = share
  return table
}

/** How alike each known work is to the asked one, as a title and as experience; NaN for those that cannot be told. */
function likenessesTo(asked: NonNullable<JobRequirements['titleMeaning']>, { works }: Vocabulary) {
  const compare = workLikenessTo(asked)
  const titles = new Float64Array(works.length)
  const months = new Float64Array(works.length)
  for (const [number, work] of works.entries()) {
    const likeness = compare(work)
    const { borneOut = 1 } = work
    titles[number] =
      likeness === null || borneOut === 0 ? Number.NaN : likeness * levelLikeness(work.seniority, asked.seniority) * borneOut
    months[number] = likeness === null ? Number.NaN : Math.max(leastRelated, related(likeness))
  }
  return { titles, related: months }
}

function skillLens(asked: Criteria['skills'], sums: { must: number; nice: number }): SkillLens {
  const worthALook = new Uint8Array(65_536)
  const credits: SkillLens['credits'] = new Map()
  const earns = (skill: string, criterion: number, credit: number) => {
    const hash = skillHash(skill)
    worthALook[hash & 0xffff] = 1
    const known = credits.get(hash)
    const same = known?.find((each) => each.criterion === criterion)
    if (same) same.credit = Math.max(same.credit, credit)
    else if (known) known.push({ criterion, credit })
    else credits.set(hash, [{ criterion, credit }])
  }
  for (const [criterion, { skill, alternatives }] of asked.entries())
    for (const name of [skill, ...alternatives]) {
      earns(name, criterion, 1)
      for (const including of includedIn(name)) earns(including, criterion, partialCredit.included)
      for (const wider of impliedBy(name)) earns(wider, criterion, partialCredit.near)
    }
  return {
    worthALook,
    credits,
    must: asked.map(({ must }) => must),
    shares: Float64Array.from(asked, ({ must, weight }) => weight / (must ? sums.must : sums.nice)),
  }
}
