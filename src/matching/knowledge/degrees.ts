import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
}

interface Form {
  degree: KnownDegree
  ambiguous: boolean
  /** Short forms count only in capitals: "BE" is a degree, "be" is not. */
  capitals: boolean
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
    built.set(key, { degree, ambiguous: ambiguous || weakForms.has(key), capitals: /^[a-z]{2,4}$/.test(key) })
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
  forms = built
  return built
}

interface Token {
  text: string
  key: string
  start: number
  end: number
}

const token = /\p{Script=Han}+|[\p{L}\p{N}][\p{L}\p{N}'’]*(?:[.+/](?=[\p{L}\p{N}])[\p{L}\p{N}'’]+)*\.?/gu

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
  if (!/[A-ZÀ-Ý\d\u4e00-\u9fff]|\b(?:bachelor|master|diploma|degree|graduat)/u.test(text)) return []
  const known = degreeForms()
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
        found.push({ ...form.degree, start, end: start + match[0].length, ambiguous: false })
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
    best = { found: { ...form.degree, start: first.start, end: last.end, ambiguous: form.ambiguous }, length }
  }
  return best
}
