import { fieldOfLabel, type Label } from '#src/resume-engine/parsing/entries/labels.ts'
import type { Piece } from '#src/resume-engine/parsing/entries/piece.ts'
import type { TaggedLine } from '../generate-resumes/tagged.ts'
import type { Alignment } from './align.ts'
import { tokensOf } from './tokens.ts'

/** A resume line by line as its writer put it on the page, every run with what it is. */
export interface TaggedResume {
  file: string
  lines: TaggedLine[]
}

const workSections = new Set(['experience', 'furtherExperience', 'internships'])
const headings: Record<string, Label> = { education: 'heading-education', skills: 'heading-skills' }
const ofHead: Record<string, Label> = {
  title: 'title',
  employer: 'employer',
  dates: 'dates',
  place: 'place',
  duration: 'detail',
  type: 'detail',
  client: 'detail',
  agency: 'detail',
}
const ofStudy: Record<string, Label> = {
  degree: 'degree',
  school: 'school',
  dates: 'study-dates',
  grade: 'study-detail',
  place: 'study-detail',
  duration: 'study-detail',
}
const isHead = (meaning: string) => meaning in ofHead || meaning in ofStudy

interface Meant {
  label: Label
  entry: number | null
}

const meant = ({ section, entry = null, pieces }: TaggedLine, meaning: string, next: TaggedLine | undefined): Meant => {
  const isWork = workSections.has(section)
  const isStudy = section === 'education'
  if (meaning === 'heading') return { label: headings[section] ?? (isWork ? 'heading-work' : 'heading-other'), entry: null }
  if (!isWork && !isStudy) return { label: section === 'skills' && meaning.startsWith('skill') ? 'skill' : 'other', entry: null }
  const head = (isWork ? ofHead : ofStudy)[meaning]
  if (head) return { label: head, entry }
  // in a table the value stands in the next cell
  const isBefore = entry !== null && next?.entry === entry && isHead(next.pieces[0]?.[1] ?? '')
  const besideHead = pieces.some(([, other]) => isHead(other)) || (isBefore && pieces.every(([, other]) => other === 'label'))
  if (meaning === 'label' && besideHead) return { label: isWork ? 'detail' : 'study-detail', entry }
  return { label: isWork ? 'work-text' : 'study-text', entry }
}

/** Labels for the pieces of a document from the lines that its writer tagged. */
export const alignTagged = (pieces: Piece[], tagged: TaggedResume): Alignment => {
  const words: { token: string; piece: number }[] = pieces.flatMap(({ text }, piece) =>
    tokensOf(text).map((token) => ({ token, piece })),
  )
  const places = new Map<string, number[]>()
  for (const [at, { token }] of words.entries()) places.set(token, [...(places.get(token) ?? []), at])
  const meanings: (Meant | null)[] = words.map(() => null)
  let cursor = 0
  let [found, all] = [0, 0]
  for (const [index, line] of tagged.lines.entries()) {
    for (const [text, meaning] of line.pieces) {
      const sought = tokensOf(text)
      if (meaning === '' || sought.length === 0) continue
      const isFact = isHead(meaning)
      if (isFact) all += 1
      const fits = (start: number) =>
        sought.every((token, index) => words[start + index]?.token === token && !meanings[start + index])
      const cost = (start: number) => (start >= cursor ? start - cursor : 2 * (cursor - start))
      const start = (places.get(sought[0]!) ?? []).filter(fits).toSorted((a, b) => cost(a) - cost(b))[0]
      const means = meant(line, meaning, tagged.lines[index + 1])
      if (start === undefined) {
        const broken = isFact ? brokenPlaces(sought, words, meanings, places.get(sought[0]!) ?? [], cost) : null
        if (!broken) continue
        for (const place of broken) meanings[place] = means
        cursor = broken[0]! + 1
        found += 1
        continue
      }
      for (let index = 0; index < sought.length; index += 1) meanings[start + index] = means
      cursor = start + sought.length
      if (isFact) found += 1
    }
  }
  const chosen = pieces.map(() => new Map<string, { means: Meant; count: number }>())
  for (const [at, means] of meanings.entries()) {
    if (!means) continue
    const votes = chosen[words[at]!.piece]!
    const key = `${means.label} ${means.entry}`
    votes.set(key, { means, count: (votes.get(key)?.count ?? 0) + 1 })
  }
  const best = chosen.map((votes) => [...votes.values()].toSorted((a, b) => b.count - a.count)[0]?.means ?? null)
  const labels = best.map((means): Label => means?.label ?? 'other')
  markBegins(best, labels)
  return { labels, found, all }
}

/** Words between the two halves of something that a narrow column broke. */
const mostBetween = 40

/**
 * Where words stand of which a narrow column put the rest on the next line, other columns between them: the longest beginning that
 * stands together, then the rest behind it.
 */
const brokenPlaces = (
  sought: string[],
  words: readonly { token: string }[],
  taken: readonly (Meant | null)[],
  starts: readonly number[],
  cost: (start: number) => number,
): number[] | null => {
  const isFree = (place: number, token: string) => words[place]?.token === token && !taken[place]
  for (let first = sought.length - 1; first > 0; first -= 1)
    for (const start of starts.toSorted((a, b) => cost(a) - cost(b))) {
      if (!sought.slice(0, first).every((token, index) => isFree(start + index, token))) continue
      const rest = sought.slice(first)
      for (let at = start + first + 1; at <= start + first + mostBetween; at += 1)
        if (rest.every((token, index) => isFree(at + index, token)))
          return sought.map((_, index) => (index < first ? start + index : at + index - first))
    }
  return null
}

/** The first piece of each entry begins it; so does, in a group of positions at one employer, the first piece of each position. */
const markBegins = (meanings: (Meant | null)[], labels: Label[]) => {
  const seen = new Map<number, { fields: Set<string>; last: number }>()
  const heads = meanings.flatMap((means, at) =>
    means && means.entry !== null && !/text|heading|other/.test(means.label) ? [at] : [],
  )
  const texts = new Map<number, number>()
  for (const [at, means] of meanings.entries())
    if (means && means.entry !== null && means.label.endsWith('text')) texts.set(at, means.entry)
  const textAt = [...texts.keys()]
  for (const [order, at] of heads.entries()) {
    const { entry, label } = meanings[at]!
    const field = fieldOfLabel(label)
    const known = seen.get(entry!)
    if (!known) {
      seen.set(entry!, { fields: new Set([field]), last: at })
      labels[at] = `${field}+` as Label
      continue
    }
    const hasText = textAt.some((text) => text > known.last && text < at && texts.get(text) === entry)
    const next = heads[order + 1]
    const nextIsTitle = next !== undefined && meanings[next]!.entry === entry && fieldOfLabel(meanings[next]!.label) === 'title'
    const another =
      (hasText && known.fields.has('title')) ||
      (field === 'title' && known.fields.has('title') && fieldOfLabel(meanings[known.last]!.label) !== 'title') ||
      (field === 'dates' && known.fields.has('dates') && known.fields.has('title') && nextIsTitle)
    if (another) {
      labels[at] = `${field}+` as Label
      known.fields = new Set([field])
    } else known.fields.add(field)
    known.last = at
  }
}
