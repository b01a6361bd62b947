import type { Month } from '#src/resume-engine/facts.ts'
import { emailDifference, phoneLikeness } from './contacts.ts'
import type { Marks } from './duplicate-signals.ts'
import { namesGoTogether } from './names.ts'
import type { Reason, ReasonKind } from './ports.ts'
import { likeness, unpackSketch } from './text-likeness.ts'

/** How much each reason says by itself, from 0 to 1; contact data says less where the names contradict it. */
const weights: Record<ReasonKind, number> = {
  name: 0,
  'same-email': 0.97,
  'similar-email': 0.9,
  'same-phone': 0.88,
  'phone-written-otherwise': 0.86,
  text: 0.85,
  role: 0.6,
  employer: 0.55,
  school: 0.5,
  city: 0.35,
}
const otherName = 0.55
/** A role at the same employer at the same time. */
const sameDesk = 0.82
/** Below this much common wording two texts are not near-identical. */
const leastLikeness = 0.6

export interface Comparison {
  /** From 0 to 1000. */
  strength: number
  reasons: Reason[]
}

interface Found {
  reason: Reason
  weight: number
}

const severalNamed: ReadonlySet<ReasonKind> = new Set<ReasonKind>(['employer', 'school'])

/** In a town, a school or a trade there may well be two of a name that many have: one of these alone says nothing then. */
const saysLittle: ReadonlySet<ReasonKind> = new Set<ReasonKind>(['city', 'school', 'role'])
export const mostNamesakes = 6

/**
 * Why two people may be one, from all resumes of both; null when nothing says so. `namesakes` is how many resumes of this
 * workspace go under their name.
 */
export function compare(lefts: readonly Marks[], rights: readonly Marks[], namesakes: number): Comparison | null {
  const found: Found[] = []
  const add: Add = (kind, left, right, about, weight = weights[kind]) => {
    const known = found.filter(({ reason }) => reason.kind === kind)
    if (known.some(({ reason }) => reason.left === left && reason.right === right)) return
    const reason: Reason = { kind, left, right, ...(about === undefined ? {} : { about }) }
    const [first] = known
    if (!first) found.push({ reason, weight })
    // A second employer is worth naming and says little that the first did not; of all else the strongest stands for the rest.
    else if (severalNamed.has(kind)) found.push({ reason, weight: 0 })
    else if (first.weight < weight) Object.assign(first, { reason, weight })
  }
  let together: [string, string] | null = null
  let contradict = false
  for (const left of lefts)
    for (const right of rights) {
      addContacts(left, right, add)
      if (left.nameWords.length > 1 && right.nameWords.length > 1 && !namesGoTogether(left.nameWords, right.nameWords))
        contradict = true
      if (!namesGoTogether(left.nameWords, right.nameWords)) continue
      together ??= [left.name!, right.name!]
      addNamesakes(left, right, add)
    }
  if (found.length === 0) return null
  const littleOnly = found.every(({ reason, weight }) => saysLittle.has(reason.kind) && weight < sameDesk)
  if (littleOnly && namesakes > mostNamesakes && new Set(found.map(({ reason }) => reason.kind)).size === 1) return null
  const factor = contradict && !together ? otherName : 1
  const doubt = found.reduce((product, { weight }) => product * (1 - weight * factor), 1)
  const name: Reason[] = together ? [{ kind: 'name', left: together[0], right: together[1] }] : []
  const reasons = found.toSorted((a, b) => b.weight - a.weight).map(({ reason }) => reason)
  return { strength: Math.round((1 - doubt) * 1000), reasons: [...name, ...reasons].slice(0, mostReasons) }
}

const mostReasons = 8

type Add = (kind: ReasonKind, left: string, right: string, about?: string, weight?: number) => void

function addContacts(left: Marks, right: Marks, add: Add) {
  if (left.email && right.email) {
    const how = emailDifference(left.email, right.email)
    if (left.email === right.email) add('same-email', left.email, right.email)
    else if (how) add('similar-email', left.email, right.email, how)
  }
  if (left.phone && right.phone) {
    const how = phoneLikeness(left.phone, right.phone)
    if (how === 'same') add('same-phone', left.phone, right.phone)
    else if (how === 'otherwise') add('phone-written-otherwise', left.phone, right.phone)
  }
}

/** What says that two of the same name are one person. */
function addNamesakes(left: Marks, right: Marks, add: Add) {
  for (const kind of ['employer', 'school', 'city'] as const) {
    const [ours, theirs] = {
      employer: [left.employers, right.employers],
      school: [left.schools, right.schools],
      city: [left.cities, right.cities],
    }[kind] as [Marks['cities'], Marks['cities']]
    for (const [key, written] of ours) {
      const same = theirs.find(([other]) => other === key)
      if (same) add(kind, written, same[1])
    }
  }
  for (const ours of left.roles)
    for (const theirs of right.roles) {
      if (ours.title[0] !== theirs.title[0] || ours.start > theirs.end || theirs.start > ours.end) continue
      const atSameDesk = ours.employer !== null && ours.employer.toLowerCase() === theirs.employer?.toLowerCase()
      add('role', inWords(ours), inWords(theirs), ours.title[1], atSameDesk ? sameDesk : weights.role)
    }
  if (left.text && right.text) {
    const alike = likeness(unpackSketch(left.text), unpackSketch(right.text))
    if (alike >= leastLikeness) add('text', '', '', `${Math.round(alike * 20) * 5}`, weights.text * alike)
  }
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const monthInWords = (month: Month) => `${months[month % 12]} ${Math.floor(month / 12)}`

const inWords = ({ employer, start, end, isOpen }: Marks['roles'][number]) =>
  `${employer ? `${employer}, ` : ''}${monthInWords(start)} – ${isOpen ? 'now' : monthInWords(end)}`
