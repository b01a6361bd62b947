import { languages } from './languages/index.ts'
import type { Language, LanguageCode } from './languages/language.ts'
import { folded, listed, spaced } from './languages/words.ts'
import { remembering } from './remembering.ts'
import type { SectionKind } from './section-kind.ts'

export type { SectionKind } from './section-kind.ts'

const squash = (text: string) =>
  folded(text)
    .replace(/&amp;|[&+]/g, 'and')
    .replace(/[^\p{L}]+/gu, '')

/** What words announce in one language; null for what the document calls itself, which is no heading. */
type Announcement = readonly [code: LanguageCode, kind: SectionKind | null]

/** Whole headings, compared without case, accents, spaces and punctuation, with what they announce in each language that has them. */
const whole = new Map<string, Announcement[]>()
const announce = (words: string, code: LanguageCode, kind: SectionKind | null) => {
  const key = squash(words)
  const known = whole.get(key)
  if (!known) whole.set(key, [[code, kind]])
  else if (!known.some(([other]) => other === code)) known.push([code, kind])
}
for (const { code, headings, people } of languages) {
  for (const [kind, list] of Object.entries(headings) as [SectionKind, string][])
    for (const heading of listed(list)) announce(heading, code, kind)
  // "Resume" is a summary in Danish and the document itself in English
  for (const name of listed(people.documents)) announce(name, code, null)
}

/** How one language puts its headings together. */
interface Composition {
  code: LanguageCode
  /** The kind of each deciding word. */
  deciding: Map<string, SectionKind>
  /** Kinds in the order in which they win. */
  order: SectionKind[]
  passing: Set<string>
  and: Set<string>
  lastDecides: boolean
  /** "And" is written as part of the next word. */
  gluedAnd: RegExp | null
}

const compositionOf = ({ code, composed, script }: Language): Composition => {
  const deciding = new Map<string, SectionKind>()
  for (const [kind, list] of Object.entries(composed.deciding) as [SectionKind, string][])
    for (const word of spaced(list)) if (!deciding.has(folded(word))) deciding.set(folded(word), kind)
  const and = spaced(composed.and).map(folded)
  return {
    code,
    deciding,
    order: Object.keys(composed.deciding) as SectionKind[],
    passing: new Set([...spaced(composed.passing).map(folded), ...and]),
    and: new Set(and),
    lastDecides: composed.lastDecides ?? false,
    gluedAnd: script === 'Arabic' ? /^و(?=.{3})/ : script === 'Hebrew' ? /^ו(?=.{3})/ : null,
  }
}

const compositions = languages.map(compositionOf)
/** Languages in which a word decides; most lines hold no such word at all. */
const decidedIn = new Map<string, Set<Composition>>()
for (const composition of compositions)
  for (const word of composition.deciding.keys()) {
    const known = decidedIn.get(word)
    if (known) known.add(composition)
    else decidedIn.set(word, new Set([composition]))
  }
const unspaced = compositions.filter(({ code }) => code === 'zh' || code === 'ja' || code === 'ko')

/**
 * What a heading with these words announces, or null when the words announce nothing. The caller has made sure that the words
 * stand alone on their line or before a colon. Words that announce different things in several languages are understood in the
 * `preferred` languages of the document, first one first; then in English, then in the others.
 */
export const headingKind = (words: string, preferred: readonly LanguageCode[] = []): SectionKind | null => {
  if (words.length > 60 || words.length < 2) return null
  const found = announcedBy(words)
  if (found.length === 0) return null
  for (const code of preferred) {
    const own = found.find(([other]) => other === code)
    if (own) return own[1]
  }
  return found[0]![1]
}

const nothing: readonly Announcement[] = []

const announcedBy = remembering((words): readonly Announcement[] => {
  if (words.split(' ').length > 7) return nothing
  const key = squash(words)
  if (key.length < 2) return nothing
  const known = whole.get(key)
  if (known) return known
  if (hasUnspacedScript.test(words)) return unspacedAnnouncements(key)
  const parts = folded(words)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  if (parts.length < 2 || parts.length > 6) return nothing
  const found: Announcement[] = []
  for (const composition of candidatesFor(parts)) {
    const kind = composedKind(parts, composition)
    if (kind) found.push([composition.code, kind])
  }
  return found
})

const candidatesFor = (parts: string[]): Iterable<Composition> => {
  const found = new Set<Composition>()
  for (const part of parts) {
    for (const composition of decidedIn.get(part) ?? []) found.add(composition)
    if (/^[וو]/.test(part)) for (const composition of decidedIn.get(part.slice(1)) ?? []) found.add(composition)
  }
  return compositions.filter((composition) => found.has(composition))
}

const composedKind = (written: string[], composition: Composition): SectionKind | null => {
  const { deciding, passing, and, lastDecides, gluedAnd } = composition
  let isList = false
  const parts = written.map((part) => {
    if (gluedAnd && !deciding.has(part) && !passing.has(part) && gluedAnd.test(part)) {
      isList = true
      return part.slice(1)
    }
    return part
  })
  if (!parts.every((part) => passing.has(part) || deciding.has(part))) return null
  isList ||= parts.some((part) => and.has(part))
  if (lastDecides) {
    // "Experience Overview" is a heading, "Project Management" is not: the last word carries it, but in an enumeration
    if (!isList && !deciding.has(parts.at(-1)!)) return null
    return strongest(parts, composition, isList)
  }
  // "Formation en gestion", "Weitere Kenntnisse und Projekte": the first word that decides
  for (const part of parts) {
    const kind = deciding.get(part)
    if (kind) return kind
  }
  return null
}

/** Kinds that the rest of a heading only qualifies: "Volunteer Experience". */
const leading = new Set<SectionKind>(['volunteering', 'internships', 'courses', 'references', 'projects'])
/** "Work and Education History": words that qualify more than they decide. */
const qualifying = new Set(['work', 'academic', 'career'])

/** "Education and Experience" is about education first: among the deciding words the earlier one counts, unless it only qualifies. */
const strongest = (parts: string[], { deciding, order }: Composition, isList: boolean): SectionKind | null => {
  const kinds = parts.map((part) => deciding.get(part))
  const first = order.find((kind) => kinds.includes(kind)) ?? null
  if (first === null) return null
  if (!isList) return leading.has(first) ? first : (kinds.at(-1) ?? first)
  for (const [index, kind] of kinds.entries()) if (kind && !qualifying.has(parts[index]!)) return kind
  return first
}

const hasUnspacedScript = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const mostLetters = 16
const mostPerPart = 6

/** "工作与项目经历": words without spaces between them, the longest that fits first. */
const unspacedAnnouncements = (key: string): readonly Announcement[] => {
  if (key.length > mostLetters) return nothing
  const found: Announcement[] = []
  for (const { code, deciding, passing } of unspaced) {
    let at = 0
    let kind: SectionKind | null = null
    while (at < key.length) {
      let length = Math.min(mostPerPart, key.length - at)
      for (; length > 0; length -= 1) {
        const part = key.slice(at, at + length)
        if (deciding.has(part) || passing.has(part)) break
      }
      if (length === 0) break
      kind ??= deciding.get(key.slice(at, at + length)) ?? null
      at += length
    }
    if (kind && at === key.length) found.push([code, kind])
  }
  return found
}
