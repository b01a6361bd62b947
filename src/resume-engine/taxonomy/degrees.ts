import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from './languages/index.ts'
import type { DegreeLevel } from './languages/language.ts'
import { listed } from './languages/words.ts'

/** A degree of the taxonomy. `rank` runs from 1 (secondary school) to 8 (doctorate) and is null for other qualifications. */
export interface KnownDegree {
  canonical: string
  level: string
  rank: number | null
}

export interface FoundDegree extends KnownDegree {
  /** UTF-16 offsets into the text that was searched; `end` is exclusive. */
  start: number
  end: number
  /** True when the words mean something else as well ("MS", "Master", "Intermediate"). */
  ambiguous: boolean
  /** True for the words of other languages than English, where what was studied is often written in lower case. */
  foreign: boolean
  /** What was studied, where it stands before the degree or within its words: "経済学部卒業". */
  field?: string
}

interface Form {
  degree: KnownDegree
  ambiguous: boolean
  /** Short forms count only in capitals: "BE" is a degree, "be" is not. */
  capitals: boolean
  foreign: boolean
  /** Abbreviations that count with their full stop: "Ing." is a degree, "ing" is not. */
  dotted: boolean
}

/** Which degree of the table a word of a language stands for. */
const degreeOfLevel: Record<DegreeLevel, string> = {
  doctorate: 'Doctor of Philosophy',
  master: "Master's degree",
  postgraduate_diploma: 'Postgraduate Diploma',
  bachelor: "Bachelor's degree",
  associate: 'Associate degree',
  diploma: 'Diploma',
  certificate: 'Certificate',
  high_school: 'High School Diploma',
}

/** Forms that the taxonomy lacks: other languages, and plain spellings of common ones. */
const additions: [canonical: string, forms: string][] = [
  [
    "Master's degree",
    'maîtrise|master 2|master 1|m2|diplom|magister|mestrado|maestría|maestria|magistère|硕士|硕士学位|硕士研究生|研究生|masters degree|postgraduate|post graduation|post-graduation|post graduate',
  ],
  [
    "Bachelor's degree",
    'licence|bachelier|grado|licenciatura|laurea triennale|bacharelado|学士|学士学位|本科|大学本科|工学学士|理学学士|graduation|under graduation|bachelors degree|honours degree',
  ],
  ['Doctor of Philosophy', 'promotion|博士|博士学位|doctorat|doctorate|ph.d|doctoral degree'],
  ['Master of Engineering', "diplôme d'ingénieur|diplome d'ingenieur|cycle ingénieur|diplom-ingenieur|dipl.-ing.|meng"],
  ['Associate degree', '大专|专科|associate'],
  ['Bachelor of Science', 'bs|bsc|b.s|bachelors of science|bachelor in science|bachelor of sciences'],
  ['Master of Science', 'ms|msc|m.s|masters of science|master in science'],
  ['Bachelor of Arts', 'ba|b.a|bachelors of arts'],
  ['Master of Arts', 'ma|m.a'],
  ['Bachelor of Engineering', 'be|b.e|b.e.'],
  ['Master of Engineering', 'me|m.e'],
  ['Bachelor of Business Administration', 'bba'],
  ['Master of Business Administration', 'mba'],
  ['Bachelor of Commerce', 'bcom|b.com.'],
  ['Higher Secondary Certificate', 'hsc|h.s.c|12th|xii|10+2|higher secondary|intermediate|class xii|senior secondary|puc'],
  ['Secondary School Certificate', 'ssc|s.s.c|10th|sslc|class x|matriculation'],
  ['Post Graduate Diploma in Management', 'pgdm'],
  ['Postgraduate Diploma', 'pg diploma|post graduate diploma|postgraduate diploma'],
  ['Diploma', 'diplôme|diplome|diploma|diplomado'],
  ['Certificate', 'certificate'],
]

const keyOf = (text: string) => (/^[a-z0-9]*$/.test(text) ? text : normalKey(text))

const normalKey = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+/]/gu, '')

const weakForms = new Set(
  'master masters bachelor bachelors graduation licence promotion diplom intermediate 10th 12th xii associate certificate diploma polytechnic grado graduate postgraduate matric highschool secondaryschool juris m2 ms ma me be ba bs as'.split(
    ' ',
  ),
)

let forms: Map<string, Form> | undefined

/** Built at the first use: 105 degrees with about 600 spellings. */
const degreeForms = (): Map<string, Form> => {
  if (forms) return forms
  const built = new Map<string, Form>()
  const byName = new Map<string, KnownDegree>()
  const add = (form: string, degree: KnownDegree, ambiguous: boolean) => {
    const key = keyOf(form)
    if (key.length < 2 && !/[\u4e00-\u9fff]/.test(key)) return
    built.set(key, {
      degree,
      ambiguous: ambiguous || weakForms.has(key),
      capitals: /^[a-z]{2,4}$/.test(key),
      foreign: false,
      dotted: false,
    })
  }
  for (const line of readFileSync(join(import.meta.dir, 'degrees.tsv'), 'utf8')
    .split('\n')
    .slice(1)) {
    const [canonical, level, variants, rank, , ambiguous] = line.split('\t')
    if (!canonical || !level) continue
    const value = Number(rank)
    const degree: KnownDegree = { canonical, level, rank: value >= 1 && value <= 8 ? value : null }
    byName.set(canonical, degree)
    const doubtful = new Set((ambiguous ?? '').split('|'))
    for (const form of (variants ?? '').split('|')) if (form) add(form, degree, doubtful.has(form))
    add(canonical, degree, false)
  }
  for (const [canonical, list] of additions) {
    const degree = byName.get(canonical)
    if (degree) for (const form of list.split('|')) if (!built.has(keyOf(form))) add(form, degree, weakForms.has(keyOf(form)))
  }
  for (const language of languages)
    for (const [level, list] of Object.entries(language.degrees) as [DegreeLevel, string][])
      for (const word of listed(list)) {
        const form = word.replace(/^\?/, '')
        const key = keyOf(form)
        const degree = byName.get(degreeOfLevel[level])!
        if (unspaced.test(form)) unspacedForms.set(form, degree)
        else if (key.length >= 2 && !built.has(key))
          built.set(key, {
            degree,
            ambiguous: word.startsWith('?'),
            capitals: word.startsWith('?') && /^[a-z]{2,4}$/.test(key),
            foreign: language.code !== 'en',
            dotted: /^[a-z]{2,4}\.$/.test(form),
          })
      }
  unspacedPattern = new RegExp(
    [...unspacedForms.keys()]
      .sort((a, b) => b.length - a.length)
      .map((form) => form.replace(/[()+]/g, '\\$&'))
      .join('|'),
    'g',
  )
  forms = built
  return built
}

const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
/** Of Chinese, Japanese and Korean: they stand inside of words. */
const unspacedForms = new Map<string, KnownDegree>()
let unspacedPattern: RegExp | undefined
const longestField = 24

/** "経済学部 卒業", "工学研究科 修士課程 修了", "경영학과 졸업": what was studied, and that it was finished. */
const finished: [RegExp, DegreeLevel][] = [
  [
    /[\p{Script=Han}\p{Script=Katakana}ー・]{1,16}研究科[\s\u3000]?(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,14}専攻[\s\u3000]?)?(?:修士課程|博士前期課程)?[\s\u3000]?修了/u,
    'master',
  ],
  [
    /[\p{Script=Han}\p{Script=Katakana}ー・]{1,16}学部[\s\u3000]?(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,14}(?:学科|専攻|コース)[\s\u3000]?)?(?:卒業見込み|卒業|卒)/u,
    'bachelor',
  ],
  [/[가-힣]{1,14}(?:학과|학부|전공)\s?(?:학사\s?)?졸업/u, 'bachelor'],
]

/** Degrees in scripts that set no spaces. */
const unspacedDegrees = (text: string): FoundDegree[] => {
  const found: FoundDegree[] = []
  for (const [pattern, level] of finished) {
    const match = pattern.exec(text)
    if (!match) continue
    const start = match.index + schoolBefore(match[0])
    const field = /^.*?(?=研究科|学部|[과부]\s?(?:학사\s?)?졸업|전공)/u.exec(
      text.slice(start, match.index + match[0].length),
    )?.[0]
    const degree = [...degreeForms().values()].find((form) => form.degree.canonical === degreeOfLevel[level])!.degree
    found.push({ ...degree, start, end: match.index + match[0].length, ambiguous: false, foreign: true, ...(field && { field }) })
    return found
  }
  let reached = 0
  for (const match of text.matchAll(unspacedPattern!)) {
    const degree = unspacedForms.get(match[0])!
    const end = match.index + match[0].length
    const before = fieldBefore(text.slice(Math.max(reached, match.index - longestField), match.index))
    const start = match.index - (before?.length ?? 0)
    found.push({ ...degree, start, end, ambiguous: false, foreign: true, ...(before && { field: before.field }) })
    reached = end
  }
  return found
}

/** "経営学 修士", "컴퓨터공학 학사": what was studied stands before the degree. */
const fieldBefore = (lead: string): { field: string; length: number } | null => {
  const match = /([\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー·・]{2,16})[\s\u3000]?$/u.exec(lead)
  if (!match) return null
  const words = match[1]!
  const field = words.slice(schoolBefore(words))
  if (
    field.length < 2 ||
    /(?:大学|大學|学院|學院|学校|學校|대학교?|대학원|고등학교|学歴|学历|學歷|학력|最終|取得|年|月|卒業|졸업|学位|학위|統招|统招|全日制)$/u.test(
      field,
    )
  )
    return null
  return { field, length: match[0].length - (words.length - field.length) }
}

/** "東京大学経済学部卒業": the name of the school is not part of what was studied. */
const schoolBefore = (text: string) =>
  /^[^\s]*?(?:大学院|大学)(?=[\p{Script=Han}\p{Script=Katakana}]{2})/u.exec(text)?.[0].length ?? 0

interface Token {
  text: string
  key: string
  start: number
  end: number
}

const token = /\p{Script=Han}+|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*(?:[.+/](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}'’]+)*\.?/gu

/** The generic forms: "Bachelor of Something", "Masters in Something", "Associate's degree in Something". */
const generic: [RegExp, string][] = [
  [/^(?:doctor(?:ate|al)?|phd)$/i, 'Doctor of Philosophy'],
  [/^masters?$|^master['’]s$/i, "Master's degree"],
  [/^bachelors?$|^bachelor['’]s$/i, "Bachelor's degree"],
  [/^associates?$|^associate['’]s$/i, 'Associate degree'],
]

const chineseDegree = /(?:工学|理学|管理学|经济学|文学|法学|医学)?(?:博士|硕士|学士|本科|大专|专科)(?:研究生)?(?:学位)?/u

/** Degrees that a text names, in order, longest form first. */
export const findDegrees = (text: string): FoundDegree[] => {
  if (text.length < 2) return []
  const known = degreeForms()
  if (unspaced.test(text)) {
    const inside = unspacedDegrees(text)
    if (inside.length > 0) return inside
  }
  const tokens: Token[] = []
  for (const match of text.matchAll(token))
    tokens.push({ text: match[0], key: keyOf(match[0]), start: match.index, end: match.index + match[0].length })
  const found: FoundDegree[] = []
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at]!
    if (/\p{Script=Han}/u.test(first.text)) {
      const match = chineseDegree.exec(first.text)
      const form =
        match &&
        (known.get(keyOf(match[0])) ??
          known.get(keyOf(match[0].replace(/^..?学|学位$|研究生/gu, ''))) ??
          known.get(match[0].slice(-2)))
      if (match && form) {
        const start = first.start + match.index
        found.push({ ...form.degree, start, end: start + match[0].length, ambiguous: false, foreign: true })
      }
      at += 1
      continue
    }
    const hit = longest(tokens, at, known, text)
    if (hit) {
      found.push(hit.found)
      at += hit.length
      continue
    }
    const kind = generic.find(([pattern]) => pattern.test(first.text.replace(/\.$/, '')))
    const next = tokens[at + 1]?.text.toLowerCase()
    if (kind && (next === 'of' || next === 'in' || next === 'degree')) {
      const form = known.get(keyOf(kind[1]))!
      found.push({
        ...form.degree,
        start: first.start,
        end: first.end,
        ambiguous: !/^\p{Lu}/u.test(first.text) && next !== 'degree',
        foreign: false,
      })
    }
    at += 1
  }
  return found
}

const longest = (tokens: Token[], at: number, known: Map<string, Form>, text: string) => {
  const first = tokens[at]!
  let key = ''
  let best: { found: FoundDegree; length: number } | null = null
  for (let length = 1; length <= 7 && at + length <= tokens.length; length += 1) {
    const last = tokens[at + length - 1]!
    if (length > 1 && /[,;|()\n]/.test(text.slice(tokens[at + length - 2]!.end, last.start))) break
    key += last.key
    if (key.length > 60) break
    const form = known.get(key)
    if (!form) continue
    const written = text.slice(first.start, last.end)
    if (form.capitals && !/^[A-Z]/.test(written)) continue
    if (form.capitals && key.length <= 3 && !/[A-Z].*[A-Z]|^[BM]\.?\s?(?:sc|com|ed)\b/.test(written)) continue
    if (form.dotted && !written.endsWith('.')) continue
    best = {
      found: { ...form.degree, start: first.start, end: last.end, ambiguous: form.ambiguous, foreign: form.foreign },
      length,
    }
  }
  return best
}
