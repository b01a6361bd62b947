import { templates } from '#src/job-descriptions/templates/index.ts'
import { compositionOf } from '#src/job-descriptions/templates/template.ts'
import type { JobRequirements } from '#src/resume-engine/facts.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { exactShare, scoreMatch } from '#src/resume-engine/scoring/score-match.ts'

const day = '2026-06-01'

/** What must hold between the points of a changed resume and of the one it was made from. */
export interface MadeRelation {
  kind: string
  /** By how many points the changed one may be below, and above. */
  below: number
  above: number
}

export interface MadeResult extends MadeRelation {
  pair: string
  /** Points of the changed resume less those of the other. */
  difference: number
  holds: boolean
}

const free = Number.POSITIVE_INFINITY

const random = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Position {
  title: string
  company: string
  from: number
  to: number | null
  bullets: string[]
}

interface Person {
  name: string
  school: string
  place: string
  positions: Position[]
  listed: string[]
  extra: string[]
}

const written = ({ name, school, place, positions, listed, extra }: Person) =>
  [
    name,
    `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    place,
    '',
    'Experience',
    ...positions.flatMap(({ title, company, from, to, bullets }) => [
      `${title}, ${company}`,
      `January ${from} - ${to ? `December ${to}` : 'Present'}`,
      ...bullets.map((bullet) => `- ${bullet}`),
    ]),
    '',
    'Education',
    `Bachelor of Science, ${school}, 2012`,
    '',
    'Skills',
    listed.join(', '),
    ...extra,
  ].join('\n')

const used = [
  (skill: string) => `Cut the monthly bill of two customers by a third with ${skill}`,
  (skill: string) => `Taught four colleagues how we work with ${skill}`,
  (skill: string) => `Moved an old part of the product to ${skill} in one winter`,
  (skill: string) => `Relied on ${skill} in every release of the last years`,
]
const plain = [
  'Met the customers once a week and wrote down what they missed',
  'Halved the number of complaints within one year',
  'Found and removed the causes of repeated failures',
  'Worked with five colleagues in two countries',
]
const names = ['Ada Berg', 'Ming Chen', 'Fatima Haddad', 'Olu Adeyemi', 'Jan Kowalski', 'Lucia Romero', 'Grace Law']
const schools = ['Lakeside University', 'Northern Institute of Technology', 'University of the Coast', 'Harbour College']
const companies = ['Northwind Group', 'Fabrikam Ltd', 'Contoso GmbH', 'Tailspin Works', 'Wingtip Partners']
const places = ['Leeds, United Kingdom', 'Lagos, Nigeria', 'Porto, Portugal', 'Pune, India']
const far = ['Dental Hygienist', 'Truck Driver', 'Pastry Chef', 'Kindergarten Teacher']
const hobbies = [
  '',
  'Interests',
  'Rowing on the lake, old maps, and a garden with bees',
  'Plays the cello in an orchestra of amateurs',
]

/** Pairs of resumes for a title of the library, of which the second differs from the first in one known thing; drawn by seed. */
export const madePairs = (count: number, seed: number): MadeResult[] => {
  const draw = random(seed)
  const one = <Value>(values: readonly Value[]) => values[Math.floor(draw() * values.length)]!
  const results: MadeResult[] = []
  for (let number = 0; number < count; number += 1) {
    const template = one(templates)
    const { title, sections } = compositionOf(template)
    const job = [title, ...sections.flatMap(({ heading, text }) => ['', heading, text])].join('\n')
    const requirements = extractJobRequirements(documentFromText(job))
    const musts = requirements.mustHave.map(({ value }) => value.skill).filter((skill) => !skill.includes('('))
    if (musts.length < 4) continue
    const [added, ...others] = musts.toSorted(() => draw() - 0.5) as [string, ...string[]]
    const held = others.slice(0, 2 + Math.floor(draw() * 2))
    const from = 2016 + Math.floor(draw() * 6)
    const positions: Position[] = [
      {
        title,
        company: one(companies),
        from,
        to: null,
        bullets: [...held.slice(0, 2).map((skill) => one(used)(skill)), one(plain)],
      },
      { title, company: one(companies), from: from - 2, to: from - 1, bullets: [one(plain)] },
    ]
    const person: Person = { name: one(names), school: one(schools), place: one(places), positions, listed: held, extra: [] }
    const changed = (change: Partial<Person>): string => written({ ...person, ...change })
    const [newest, older] = positions as [Position, Position]
    const base = written(person)
    const evidenced = changed({
      listed: [...held, added],
      positions: [{ ...newest, bullets: [...newest.bullets, one(used)(added)] }, older],
    })
    const listed = changed({ listed: [...held, added] })
    const other = one(names.filter((name) => name !== person.name))
    const add = (relation: MadeRelation, of: string, to: string) =>
      results.push(judged(relation, `${title}, ${number}`, of, to, requirements))
    add({ kind: 'required skill with evidence added', below: 0, above: free }, evidenced, base)
    add({ kind: 'required skill listed', below: 0, above: free }, listed, base)
    add({ kind: 'shown at work against listed', below: 0, above: free }, evidenced, listed)
    add(
      { kind: 'three more years of the same work', below: 0, above: free },
      changed({ positions: [newest, { ...older, from: older.from - 3 }] }),
      base,
    )
    add(
      { kind: 'titles of another occupation', below: free, above: 0 },
      changed({ positions: positions.map((position) => ({ ...position, title: one(far) })) }),
      base,
    )
    add({ kind: 'another name', below: 0, above: 0 }, changed({ name: other }), base)
    add({ kind: 'another school', below: 0, above: 0 }, changed({ school: one(schools) }), base)
    add({ kind: 'another place', below: 0, above: 0 }, changed({ place: one(places) }), base)
    add({ kind: 'interests added', below: 3, above: 3 }, changed({ extra: hobbies }), base)
    add(
      { kind: 'bullets in another order', below: 3, above: 3 },
      changed({ positions: [{ ...newest, bullets: newest.bullets.toReversed() }, older] }),
      base,
    )
    add({ kind: 'job description pasted', below: free, above: 5 }, `${base}\n\n${job}`, base)
  }
  return results
}

const points = (text: string, requirements: JobRequirements) =>
  100 * exactShare(scoreMatch({ facts: extractResumeFacts(documentFromText(text)), requirements, day }).components)

/** Less than any page can show. */
const nothing = 0.005

const judged = (relation: MadeRelation, pair: string, of: string, to: string, requirements: JobRequirements): MadeResult => {
  const difference = points(of, requirements) - points(to, requirements)
  return {
    ...relation,
    pair,
    difference,
    holds: difference >= -relation.below - nothing && difference <= relation.above + nothing,
  }
}

/** The results as lines for a terminal: how many of each kind hold, and the one that is broken by most. */
export const madeLines = (results: readonly MadeResult[], seed: number): string => {
  const lines = [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const held = ofKind.filter(({ holds }) => holds).length
    const by = ({ difference, below, above }: MadeResult) => Math.max(-difference - below, difference - above)
    const worst = ofKind.filter(({ holds }) => !holds).toSorted((a, b) => by(b) - by(a))[0]
    const line = `  ${kind.padEnd(40)} ${String(held).padStart(3)} of ${String(ofKind.length).padStart(3)}`
    return worst ? `${line}   worst by ${by(worst).toFixed(1)} points: ${worst.pair}` : line
  })
  const held = results.filter(({ holds }) => holds).length
  return [`relations of pairs made with seed ${seed} that hold: ${held} of ${results.length}`, ...lines].join('\n')
}

if (import.meta.main) {
  const [count = 30, seed = 1] = process.argv.slice(2).map(Number)
  console.log(madeLines(madePairs(count, seed), seed))
}
