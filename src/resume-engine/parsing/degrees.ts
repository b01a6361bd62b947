import type { Degree, Fact } from '../facts.ts'
import { type FoundDegree, findDegrees } from '../taxonomy/degrees.ts'
import { schoolWordIn } from '../taxonomy/languages/lexicon.ts'
import { isPlace } from '../taxonomy/places.ts'
import { schoolNamesIn } from '../taxonomy/schools.ts'
import { beginsAnySchool } from './any-school-names.ts'
import { findPeriods } from './dates.ts'
import { quoteAt } from './quotes.ts'
import type { Row } from './row.ts'
import type { Section } from './sections.ts'

/** Without the flag u, which makes it four times as slow. */
export const institution =
  /(?:universit|universidad|uniwersytet|schule\b|gymnasium|университет|college|institut|\bschool|academy|académie|polytechni(?:c|que)\b|faculty|facult[ée]|hochschule|lyc[ée]e|[ée]cole|vidyalaya|vidhyalaya|\biit\b|\bnit\b|\biiit\b|\bmit\b|campus|board|\btu\b|\beth\b|\bepfl\b|\bucla\b|\bbits\b|\binsa\b|\biut\b|\bens[a-z]{0,5}\b|\bhec\b|大学|学院|学校)/i

const stops =
  /\s+(?:from|at|with|by|through|under|expected|graduated|completed|passed|gpa|cgpa|year|aggregate|percentage|having|class of|bei|an der)\b|\s*[|;•·\t]\s*|\s{3,}|(?<=\S.{0,40})[:：](?=\s)|\.\s+(?=[A-Z])/iu
const capital = /^[\p{Lu}(\u4e00-\u9fff]/u
const anyLetter = /^[\p{L}(]/u
/** What leads to the name of a school: "an der Universität Wien", "na Uniwersytecie", "presso l'Università". */
const beforeSchool =
  /[\s,;|–—-]*(?:(?<!\p{L})(?:an der|an|bei der|na|w|we|vid|ved|fra|från|ved|aan de|aan|de|van de|presso|en|en el|en la|por la|por el|no|da|do|pela|pelo|à l['’]|à la|à|au|de l['’]|в|во|у|на|ב|ה|من|في)|l['’])?[\s,;(]*$/iu
const separators = /[,，،|;]|\s[–—-]\s/g

/** Where the name of a school begins whose telling word stands behind `lead`: at the last separator, else at the words that lead to it. */
const beginningOfSchool = (lead: string): number => {
  const last = [...lead.matchAll(separators)].at(-1)
  return last ? last.index : lead.replace(beforeSchool, '').length
}
const minor = /^\s*(?:,|，|،|–|—|-|:)\s*/u

/** Where the words that belong to a degree end: field and honours are part of it, school, place, dates and marks are not. */
const extentOf = (text: string, found: FoundDegree): number => {
  const rest = text.slice(found.end, found.end + 140)
  const period = findPeriods(rest)[0]
  let limit = Math.min(rest.length, period?.start ?? rest.length)
  const stop = stops.exec(rest)
  if (stop && stop.index < limit) limit = stop.index
  if (found.foreign) {
    // "(AMK)" behind a Finnish degree tells its kind
    const from = /^\s*\([^)]{1,12}\)/.exec(rest)?.[0].length ?? 0
    const school = schoolWordIn(rest.slice(from, limit))
    if (school) limit = beginningOfSchool(rest.slice(0, from + school.start))
  }
  const digits = /[\d%]/.exec(rest)
  if (digits && digits.index < limit) limit = digits.index
  let body = rest.slice(0, limit)
  // pieces after commas and dashes belong to it as long as they read as a field
  let end = 0
  let taken = 0
  for (;;) {
    const piece = nextPiece(body, end)
    if (!piece) break
    const clean = piece.text.trim()
    if (clean === '' && piece.end >= body.length) break
    const words = clean.split(/\s+/).length
    const isFirst = end === 0
    if (
      !isFirst &&
      (taken >= 2 || words > 6 || institution.test(clean) || isPlace(clean) || !(found.foreign ? anyLetter : capital).test(clean))
    )
      break
    if (isFirst && institution.test(clean)) {
      end = beforeInstitution(clean, body.indexOf(clean))
      break
    }
    if (isFirst && words > 12) break
    end = piece.end
    taken += isFirst ? 0 : 1
    body = body.slice(0, limit)
  }
  const bracket = /^[^(]*\([^)]*\)/.exec(rest.slice(0, end))
  if (
    bracket &&
    !/\(h(?:on(?:ou?r)?s?)?\.?\)/i.test(bracket[0]) &&
    !/^\s*(?:in\b|of\b|,|-|–)/i.test(rest.slice(bracket[0].length, end)) &&
    bracket[0].length < end
  )
    end = bracket[0].length
  const trimmed = rest
    .slice(0, end)
    .replace(grade, '')
    .replace(/[\s,;:.–—\-(&，،]+$/u, '')
    .replace(/\s+(?:in|of|and|with|,)$/iu, '')
  const opened = trimmed.lastIndexOf('(')
  const balanced = opened >= 0 && !trimmed.includes(')', opened) ? closeOrCut(rest, trimmed, opened) : trimmed
  return found.end + withoutLooseBracket(text.slice(found.start, found.end), balanced).length
}

/** "(diploma behaald)": a bracket that opens before what is read closes nothing of it. */
const withoutLooseBracket = (head: string, rest: string) =>
  rest.endsWith(')') && !`${head}${rest}`.includes('(') ? rest.slice(0, -1) : rest

/** "Abitur (Note 2,1)": how well it was passed. */
const grade =
  /\s*\((?:note|abschlussnote|gesamtnote|schnitt|durchschnitt|ø|grade|gpa|cgpa|nota|media|moyenne|mention|cijfer|karakter|betyg|ocena|average)(?![\p{L}])[^)]*\)?\s*$/iu

const closeOrCut = (rest: string, trimmed: string, opened: number) => {
  const close = rest.indexOf(')', trimmed.length)
  return close >= 0 && close - opened < 60 ? rest.slice(0, close + 1) : trimmed.slice(0, opened).trimEnd()
}

const nextPiece = (body: string, from: number) => {
  if (from >= body.length) return null
  const lead = minor.exec(body.slice(from))?.[0].length ?? 0
  let depth = 0
  for (let at = from + lead; at < body.length; at += 1) {
    const letter = body[at]!
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (
      depth <= 0 &&
      (letter === ',' ||
        letter === '，' ||
        letter === '،' ||
        letter === '–' ||
        letter === '—' ||
        (letter === '-' && body[at - 1] === ' ' && body[at + 1] === ' '))
    )
      return { text: body.slice(from + lead, at), end: at }
  }
  return { text: body.slice(from + lead), end: body.length }
}

/** "PhD Princeton University" ends before the name of the school, "in Law School administration" is left whole. */
const beforeInstitution = (clean: string, offset: number) => {
  const words = clean.split(/(\s+)/)
  const at = words.findIndex((word) => institution.test(word))
  const intro = /^(?:in|of|for|en|de|d['’])\b/i.test(clean)
  if (!intro) return 0
  // what stands for a school is one word and "University"
  if (beginsAnySchool(words[at - 2] ?? ''))
    return (
      offset +
      words
        .slice(0, at - 2)
        .join('')
        .trimEnd().length
    )
  // "in European Studies University of Bologna": the name begins with that word
  const isFirstOfName = /^(?:of|de|di|do|da|du|des|del|for)$/i.test(words[at + 2] ?? '')
  if (isFirstOfName || words.slice(at + 1).some((word) => institution.test(word)))
    return offset + words.slice(0, at).join('').trimEnd().length
  // the school's own name is capitalised words before "University": keep the field, give up two words of name
  const kept = words.slice(0, Math.max(0, at - 4)).join('')
  return offset + kept.length
}

const abbreviation = /\(\s?[A-Za-z.]{2,8}\s?\)/g

/** What was studied, as far as the degree's own words say it. */
const fieldOf = (title: string, head: string): string | null => {
  const named = /\s(?:in|en)\s(.+)$/iu.exec(head)?.[1]
  const rest = title
    .slice(head.length)
    .replace(abbreviation, (short) =>
      /\((?:h(?:on(?:ou?r)?s?)?\.?|amk|yamk|fh|uas)\)/i.test(short) || findDegrees(short.slice(1, -1)).length > 0 ? ' ' : short,
    )
    .replace(/^[\s,.:，(–—-]+|[\s.]+$/gu, '')
    .replace(/^[^(]*\)+$/u, (text) => text.replace(/[\s).]+$/u, ''))
    .replace(/^(?:degree|diploma|hons?\.?|honours)\b\s*/i, '')
    .replace(
      /^(?:in|of|en|de|im fach|im studiengang|w zakresie|na kierunku|w|v oboru|obor|oboru|i|inom|по специальности|по направлению|зі спеціальності|за спеціальністю|في|ב)\s+|^d['’]|^(?:主修|专业)/iu,
      '',
    )
    .replace(/^[\s,(]+/, '')
  const field = named ? `${named} ${rest}`.trim() : rest
  return field.length > 1 && field.length < 90 && !institution.test(field) ? field : null
}

const skippable =
  /\b(?:required|preferred|or equivalent|pursuing certification|scrum master|master data|master of ceremonies|masters? (?:swimming|tournament)|web ?master|head ?master|master plan|master chef|station master|gold|silver|m\.?s\.? (?:office|word|excel|power ?point|access|sql|project|windows|dos|visio|outlook)|march of)\b/i

/** Outside of education sections only lines with one of these are looked at closely. */
const hint =
  /bachelor|master|doctor|diplom|degree|licen[cs]|maestr|mestrado|laurea|\bph\.?\s?d|\b[bm]\.?\s?(?:a|s|sc|e|eng|tech|com|ed|ba|b\.?a|c\.?a|phil|pharm)\b|硕士|学士|博士|本科|大专|修士|學士|碩士|학사|석사|박사|magist|mgr|in[żz]ynier|kandidat|maister|tradenom|doktor|lisans|бакалавр|магистр|магістр|بكالوريوس|ماجستير|دكتوراه|תואר/i

const fromRow = (text: string, row: Row, inEducation: boolean): Fact<Degree>[] => {
  if (!inEducation && !hint.test(row.text)) return []
  if (row.text.length > 400 || skippable.test(row.text)) return []
  const facts: Fact<Degree>[] = []
  let reached = 0
  for (const found of findDegrees(row.text)) {
    if (found.start < reached) continue
    const before = row.text.slice(0, found.start)
    const after = row.text.slice(found.end)
    const introduced = /^\s*(?:['’]?s)?\s*(?:degree\b|in\b|of\b|en\b|de\b|d['’]|\(|,|–|-|:)/i.test(after)
    const written = row.text.slice(found.start, found.end)
    if (
      /^graduation$/i.test(written) &&
      (/^\s*[:–-]|^\s*(?:date|year)\b/i.test(after) || /\b(?:expected|anticipated|date of)\s*$/i.test(before))
    )
      continue
    if (/é[es]?$|^March$/u.test(written)) continue
    // "Marlfield Polytechnic" is a school
    if (/^polytechni/i.test(written) && /\p{L}\s$/u.test(before)) continue
    // the state behind a town: "Towson, MD"
    if (/^(?:MA|MD|ME|MS|PA|BA|AS|DE)$/.test(written) && /\p{L}{3,},\s*$/u.test(before) && !/^\s*(?:in|degree)\b/i.test(after))
      continue
    if (!inEducation && (found.ambiguous ? !introduced || found.rank === 1 || found.rank === null : false)) continue
    if (!inEducation && (found.level === 'certificate' || found.level === 'high_school' || found.level === 'other')) continue
    if (
      inEducation &&
      found.ambiguous &&
      before.trim() !== '' &&
      !/[,|–—\-(:•·\t]\s*$|\s{2,}$|\d\s*$/.test(before) &&
      !introduced
    )
      continue
    if (inEducation && row.bullet && /\b(?:teaching|thesis|project|course|award|won|ranked)\b/i.test(before)) continue
    // "Escola Secundária de Almada" is a school
    if (found.level === 'high_school' && /(?<!\p{L})(?:escola|col[eé]gio|instituto|agrupamento)\s+$/iu.test(before)) continue
    const end = extentOf(row.text, found)
    reached = end
    const title = row.text.slice(found.start, end).replace(/\s+/g, ' ').trim()
    if (title.length < 2) continue
    const start = row.start + found.start
    const generic = found.canonical.endsWith(' degree') || found.canonical === 'Diploma' || found.canonical === 'Certificate'
    facts.push({
      value: {
        title,
        canonical: generic ? null : found.canonical,
        rank: found.rank,
        field: found.field ?? fieldOf(row.text.slice(found.start, end), row.text.slice(found.start, found.end)),
      },
      confidence: inEducation ? (found.ambiguous ? 0.75 : 0.92) : 0.8,
      quotes: [quoteAt(text, row.page, start, row.start + end)],
    })
  }
  return facts
}

/** How long the line is does not depend on how long the name of a school is. */
const lengthWithoutSchools = (text: string) =>
  text.length < 160 || text.length > 400
    ? text.length
    : schoolNamesIn(text).reduce((length, { start, end }) => length - (end - start), text.length)

/** Sections in which a degree may stand although the document has one for education. */
const besideEducation = new Set(['head', 'other', 'courses', 'personal'])
const startsLine = (text: string, start: number) => /(?:^|[\n\f|•·–—-])\s*$/.test(text.slice(Math.max(0, start - 6), start))

/** The degrees of the education sections, or, where the document has none, those that stand in lines of their own. */
export const readDegrees = (text: string, sections: Section[]): Fact<Degree>[] => {
  const education = sections.filter(({ kind }) => kind === 'education')
  const inside = education.flatMap(({ rows }) => rows.flatMap((row) => fromRow(text, row, true)))
  const elsewhere = sections
    .filter(
      ({ kind }) =>
        kind !== 'education' && (inside.length > 0 ? besideEducation.has(kind) : kind !== 'skills' && kind !== 'references'),
    )
    .flatMap(({ kind, rows }) =>
      rows.flatMap((row) =>
        lengthWithoutSchools(row.text) < 160 && (kind !== 'experience' || inside.length === 0) ? fromRow(text, row, false) : [],
      ),
    )
  const certain = ({ value, quotes }: Fact<Degree>) =>
    (value.rank ?? 0) >= 5 && value.field !== null && startsLine(text, quotes[0]!.start)
  const found = inside.length > 0 ? [...inside, ...elsewhere.filter(certain)] : elsewhere
  const seen = new Map<string, Fact<Degree>>()
  for (const fact of found) {
    const key = fact.value.title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    const known = seen.get(key)
    if (known) known.quotes.push(...fact.quotes)
    else seen.set(key, fact)
  }
  return [...seen.values()]
}
