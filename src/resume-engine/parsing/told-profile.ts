import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Degree, Fact, ResumeFacts, Role, SkillMention } from '../facts.ts'
import { bullet, headings, labels, otherHeadings, profileHead } from '../profile.ts'
import { findDegrees } from '../taxonomy/degrees.ts'
import type { Interval } from '../taxonomy/intervals.ts'
import { findSkills } from '../taxonomy/skills.ts'
import { findPeriods } from './dates.ts'
import { quoteAt } from './quotes.ts'
import { newestFirst, withoutRepeats } from './role-order.ts'

/** What the labels of a profile document say. A field that somebody filled in is no guess. */
export interface ToldProfile {
  name: Fact<string> | null
  email: Fact<string> | null
  phone: Fact<string> | null
  headline: Fact<string> | null
  years: Fact<number> | null
  roles: Role[]
  degrees: Fact<Degree>[]
  skills: Fact<SkillMention>[]
  /** The labels themselves, which say nothing of the person. */
  labels: Interval[]
  /** Lines of the skills part: what is read there beside the skills as told is a closer look at them. */
  skillLines: Interval[]
  /** Where a resume of running text begins, which is read like any other; the end of the document when there is none. */
  freeFrom: number
}

const certain = 0.99

type Place = 'head' | keyof typeof headings | 'other'

const placeOf = new Map<string, Place>([
  ...Object.entries(headings).map(([place, text]) => [text, place] as [string, Place]),
  ...otherHeadings.map((text) => [text, 'other'] as [string, Place]),
])

/** Reads a document that `writeProfile` wrote; null for every other. */
export function toldProfile({ type, text, lines }: Pick<ReadDocument, 'type' | 'text' | 'lines'>): ToldProfile | null {
  const first = lines[0]
  if (type !== 'txt' || !first || text.slice(first.start, first.end) !== profileHead) return null
  const told: ToldProfile = {
    name: null,
    email: null,
    phone: null,
    headline: null,
    years: null,
    roles: [],
    degrees: [],
    skills: [],
    labels: [{ start: first.start, end: first.end }],
    skillLines: [],
    freeFrom: text.length,
  }
  let place: Place = 'head'
  let role: Role | null = null
  let lastBlock = -1
  for (const { start, end, page, block } of lines.slice(1)) {
    const line = text.slice(start, end)
    const next = placeOf.get(line)
    if (next) {
      place = next
      role = null
      told.labels.push({ start, end })
      if (next === 'resume') {
        told.freeFrom = end
        break
      }
      continue
    }
    const [name, label] = Object.entries(labels).find(([, words]) => line.startsWith(words)) ?? []
    const from = start + (label ?? (line.startsWith(bullet) ? bullet : '')).length
    if (label) told.labels.push({ start, end: from })
    if (from >= end) continue
    const value = text.slice(from, end)
    const fact = <Value>(meant: Value): Fact<Value> => ({
      value: meant,
      confidence: certain,
      quotes: [quoteAt(text, page, from, end)],
    })
    if (place === 'head') {
      if (name === 'name' || name === 'email' || name === 'phone' || name === 'headline') told[name] ??= fact(value)
      if (name === 'years') told.years ??= fact(Number.parseFloat(value))
    } else if (place === 'positions' || place === 'volunteering') {
      // An empty line parts one position from the next.
      if (!role || block !== lastBlock) {
        role = { title: null, company: null, dates: null, counts: place === 'positions' }
        told.roles.push(role)
      }
      lastBlock = block
      if (name === 'title' || name === 'company') role[name] = fact(value)
      if (name === 'dates') {
        const [period] = findPeriods(value)
        if (period) role.dates = fact({ start: period.from, end: period.to })
      }
    } else if (place === 'education' && name === 'degree') {
      told.degrees.push(fact(degreeOf(value)))
    } else if (place === 'skills') {
      told.skillLines.push({ start, end })
      const found = findSkills(value, { listContext: true })
      const [only, another] = found
      const isAll = only && !another && only.end - only.start >= value.trim().length
      told.skills.push(fact({ skill: isAll ? only.skill : value, known: Boolean(isAll), listed: true }))
    }
  }
  told.roles = told.roles.filter(({ title, company, dates }) => title || company || dates)
  return told
}

function degreeOf(title: string): Degree {
  const [found] = findDegrees(title)
  if (!found) return { title, canonical: null, rank: null, field: null }
  const isGeneric = found.canonical.endsWith(' degree') || found.canonical === 'Diploma' || found.canonical === 'Certificate'
  const field = title.slice(found.end).replace(/^[\s,.:(–—-]*(?:in|of)?\s*|[\s.)]+$/gu, '')
  return { title, canonical: isGeneric ? null : found.canonical, rank: found.rank, field: field || null }
}

type Work = Pick<ResumeFacts, 'designations' | 'companies' | 'degrees' | 'skills' | 'roles' | 'statedYears'>

const keyOf = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** What is told and, of what the text says beside it, what stands in its free part. */
export function withTold<Read extends Work>(read: Read, told: ToldProfile): Read {
  const isFree = ({ quotes }: Fact<unknown>) => quotes.some(({ start }) => start >= told.freeFrom)
  const freeRoles = read.roles.filter((role) => [role.title, role.company, role.dates].some((fact) => fact && isFree(fact)))
  const roles = newestFirst([...told.roles, ...freeRoles])
  const held = roles.filter(({ counts }) => counts)
  const titles = new Set(told.degrees.map(({ value }) => keyOf(value.title)))
  return {
    ...read,
    roles,
    designations: withoutRepeats([
      ...held.flatMap(({ title }) => title ?? []),
      ...(told.headline ? [told.headline] : []),
      ...read.designations.filter(isFree),
    ]),
    companies: withoutRepeats([...held.flatMap(({ company }) => company ?? []), ...read.companies.filter(isFree)]),
    degrees: [...told.degrees, ...read.degrees.filter((fact) => isFree(fact) && !titles.has(keyOf(fact.value.title)))],
    skills: skillsWith(read.skills, told),
    statedYears: told.years ?? read.statedYears,
  }
}

/** A skill that is part of one as told counts, and is not listed a second time. */
function skillsWith(read: readonly Fact<SkillMention>[], { skills, skillLines, freeFrom }: ToldProfile): Fact<SkillMention>[] {
  const known = new Set(skills.map(({ value }) => keyOf(value.skill)))
  const isFree = ({ quotes }: Fact<unknown>) => quotes.some(({ start }) => start >= freeFrom)
  const isTold = ({ quotes }: Fact<unknown>) =>
    quotes.every(({ start, end }) => skillLines.some((line) => line.start <= start && end <= line.end))
  const unique = [...new Map(skills.map((fact) => [keyOf(fact.value.skill), fact] as const).toReversed()).values()].toReversed()
  const others = read
    .filter(({ value }) => !known.has(keyOf(value.skill)))
    // What is no skill of the taxonomy is only a piece of one as told, or no skill at all.
    .filter((fact) => fact.value.known || isFree(fact))
    .map((fact) => (isFree(fact) ? fact : { ...fact, value: { ...fact.value, listed: false } }))
    .map((fact) => (isTold(fact) ? { ...fact, confidence: 0.6 } : fact))
  return [...unique, ...others]
}
