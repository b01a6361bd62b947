import type { Fact, Quote, SkillRequirement } from '../facts.ts'
import { type FoundSkill, findSkills, impliedBy, skillInfo } from '../taxonomy/skills.ts'
import type { Interval } from '../taxonomy/terms.ts'
import { degreeAskedIn } from './requirements-degree.ts'
import { isOnlyName } from './requirements-names.ts'
import type { DividedText, Statement } from './requirements-sections.ts'
import { yearsAskedIn } from './requirements-years.ts'

const wished =
  /\b(?:preferred|preferably|a (?:big |huge |strong |definite |real )?plus|nice[ -]to[ -]have|bonus|ideally|desirable|desired|advantage(?:ous)?|optional|would be (?:great|good|nice|helpful|beneficial)|is (?:helpful|beneficial)|even better|not required)\b/i
const demanded = /\b(?:must|required?|requires|requirement|mandatory|essential|minimum|need to (?:have|know)|at least)\b/i

/** A statement that asks for something outside the sections made for it. */
const asks =
  /\b(?:experience|experienced|proficien(?:t|cy)|knowledge|familiar(?:ity)?|expertise|skilled|skills|understanding of|background in|fluen(?:t|cy)|hands[ -]on|ability to|certifi(?:ed|cation)|degree|track record)\b/i

const mostRequired = 30
const mostWished = 20

/** What makes a soft skill, or an example, a must after all. */
const insisted = /\b(?:must|mandatory|essential|non-negotiable)\b/i

/** Below this weight a skill counts only where the text asks for it, not where duties mention it. */
const leastMentioned = 0.5

/** Skills of the trade count in full; the long tail of the classifications and soft skills, which every text names, less. */
const weightOf = ({ kind, skill }: FoundSkill) => {
  if (kind === 'soft') return 0.2
  if (kind === 'field' || kind === 'knowledge' || kind === 'product') return 0.5
  if (kind === 'concept' || kind === 'method') return 0.6
  return skillInfo(skill)?.curated ? 1 : 0.6
}

interface SkillsAsked {
  mustHave: Fact<SkillRequirement>[]
  niceToHave: Fact<SkillRequirement>[]
}

/** One thing asked for: a skill, or several of which one will do. */
interface Asked {
  skills: FoundSkill[]
  /** True when they are named as examples of what is meant. */
  isExample: boolean
  /** Years of it, where they stand beside it. */
  years?: number
}

const collected = (asked: Asked[], quoteOf: (place: Interval) => Quote, most: number): Fact<SkillRequirement>[] => {
  const alone = new Set(asked.flatMap(({ skills }) => (skills.length === 1 ? [skills[0]!.skill] : [])))
  const open = asked.filter(({ skills }) => skills.length === 1 || !skills.some(({ skill }) => alone.has(skill)))
  const grouped = Map.groupBy(open, ({ skills }) => skills.map(({ skill }) => skill).join('|'))
  return [...grouped.values()].slice(0, most).map((mentions) => {
    const [first, ...others] = mentions[0]!.skills
    const years = Math.max(0, ...mentions.map((mention) => mention.years ?? 0))
    return {
      value: {
        skill: first!.skill,
        known: true,
        alternatives: [...new Set(others.map(({ skill }) => skill))].filter((skill) => skill !== first!.skill),
        weight: Math.max(...mentions[0]!.skills.map(weightOf)),
        ...(years > 0 && { years }),
      },
      confidence: mentions.flatMap(({ skills }) => skills).some(({ ambiguous }) => !ambiguous) ? 0.9 : 0.6,
      quotes: mentions.slice(0, 3).map(({ skills }) => quoteOf({ start: skills[0]!.start, end: skills.at(-1)!.end })),
    }
  })
}

const oneOf = /\b(?:one|any|some|either|at least one)(?: or more)? of(?: the following)?:?[\s(]*(?:\w+\s)?$/i
/** What follows is named as an example: somebody with another of its kind has what is asked for. */
const exampleOf = /\b(?:such as|like|e\.\s?g\.?,?|for example,?|for instance,?|similar to)[\s(:]*(?:\w+\s)?$/i
const exampleMark = /\(?\b(?:such as|e\.\s?g\.?,?|for example,?|for instance,?)\s/gi
/** A further one of a list of examples whose first was no skill: "such as voice assistants, text-to-speech and LLaMA". */
const isLaterExample = (before: string): boolean => {
  const mark = [...before.matchAll(exampleMark)].at(-1)
  if (!mark) return false
  const between = before.slice(mark.index + mark[0].length).replace(/\be\.g\./g, '')
  return (
    !/[;:.]|\bas well as\b|\bwith\b|\busing\b|\bto\b/.test(between) &&
    !(mark[0].startsWith('(') && between.includes(')')) &&
    /,|^$|\b(?:and|or)\b/.test(between)
  )
}
/** "python, java, node, rust, etc." */
const openList =
  /^[\s,(]*(?:and |or )?(?:etc\b|and (?:so on|others|similar)|or (?:similar|equivalent|other \w+|comparable|another)|and\/or similar)/i

/** Joins neighbours of which one will do: "Tableau or Power BI", "frameworks such as Keras, PyTorch". */
const withAlternatives = (text: string, skills: FoundSkill[], statementStart: number): Asked[] => {
  const asked: Asked[] = []
  for (let from = 0; from < skills.length; ) {
    const before = text.slice(Math.max(statementStart, skills[from]!.start - 40), skills[from]!.start)
    const isExample =
      exampleOf.test(before) ||
      isLaterExample(text.slice(Math.max(statementStart, skills[from]!.start - 160), skills[from]!.start))
    const grouped = isExample || oneOf.test(before)
    const joins = grouped ? /^[\s,()/]*(?:(?:and|or|and\/or|&)\s+)?[\s(]*$/i : /^[\s,()]*(?:(?:or|and\/or)\s+)?[\s(]*$/i
    let to = from
    let either = grouped
    for (; to + 1 < skills.length; to += 1) {
      const gap = text.slice(skills[to]!.end, skills[to + 1]!.start)
      // What stood in brackets ends with them: "(e.g. Git), SQL".
      if (gap.length > 20 || !joins.test(gap) || (isExample && gap.includes(')'))) break
      either ||= /\bor\b/i.test(gap)
    }
    const isOpen = openList.test(text.slice(skills[to]!.end, skills[to]!.end + 40))
    if (either || (isOpen && to > from)) asked.push({ skills: skills.slice(from, to + 1), isExample: isExample || isOpen })
    else for (const skill of skills.slice(from, to + 1)) asked.push({ skills: [skill], isExample: isExample || isOpen })
    from = to + 1
  }
  return asked
}

const kindsOfThings =
  /\b(?:operating systems?|service mesh|databases?|frameworks?|platforms?|languages?|librar(?:y|ies)|containers?|cloud)$/i

/** "Linux operating systems", "Istio service mesh": the general word says what kind of thing the particular one is. */
const withoutKinds = (text: string, skills: FoundSkill[]): FoundSkill[] =>
  skills.filter((skill, index) => {
    const before = skills[index - 1]
    const next = skills[index + 1]
    // "Fluent in Dutch" is no software of that name.
    if (next?.kind === 'human_language' && /^\s*(?:in\s+)?$/.test(text.slice(skill.end, next.start))) return false
    if (!before || !/^\s{1,2}$/.test(text.slice(before.end, skill.start))) return true
    return !impliedBy(before.skill).includes(skill.skill) && !kindsOfThings.test(text.slice(skill.start, skill.end))
  })

/** How far from a skill a word can stand that says how firmly it is asked for. */
const clauseReach = 300

/** The part of the statement a skill stands in: "SQL required, Python preferred" are two. */
const clauseAround = (text: string, statement: Statement, skill: FoundSkill) => {
  const start = Math.max(statement.start, skill.start - clauseReach)
  const end = Math.min(statement.end, skill.end + clauseReach)
  const before = text.slice(start, skill.start)
  const from = Math.max(before.lastIndexOf(';'), before.lastIndexOf('. '), before.lastIndexOf('\n'))
  const to = text
    .slice(skill.end, end)
    .search(/;|\.\s|\bbut\b|\((?=preferabl|ideally|bonus|nice)|, (?=[^,]{0,40}\b(?:preferred|a plus|required|nice to have)\b)/)
  return text.slice(start + from + 1, to < 0 ? end : skill.end + to)
}

/** "degree in computer science or statistics": what was studied is not a skill asked for. */
const fieldOfStudy = (text: string, { start, end }: Statement): Interval | null => {
  const sentence = text.slice(start, end)
  const degree = degreeAskedIn(sentence)
  if (!degree) return null
  const rest = sentence.slice(degree.end)
  const stop = rest.search(/[;.]\s|\b(?:experience|years?|knowledge|skills?|proficien|familiar)/i)
  return { start: start + degree.start, end: stop < 0 ? end : start + degree.end + stop }
}

/**
 * The skills that a job description asks for, divided by how firmly. With a part for requirements, skills that only the duties
 * mention are nice to have; without one, every statement that asks for something counts as a requirement.
 */
export const skillsAskedIn = (
  text: string,
  { statements, hasRequired }: DividedText,
  quoteOf: (place: Interval) => Quote,
): SkillsAsked => {
  const required: Asked[] = []
  const preferred: Asked[] = []
  const mentioned: Asked[] = []
  const competences = competencesIn(text, statements)
  const isName = isOnlyName(text)
  const firmness = (statement: Statement, { skills, isExample }: Asked) => {
    const clause = clauseAround(text, statement, skills[0]!)
    if (wished.test(clause)) return preferred
    // Anybody says that they communicate well, and another tool of the kind named does as well: unless the text insists, neither
    // marks whoever does not write so.
    const isMild = isExample || competences.has(statement) || skills.every(({ kind }) => kind === 'soft')
    if (statement.kind === 'required') return isMild && !insisted.test(clause) ? preferred : required
    if (statement.kind === 'preferred') return demanded.test(clause) && !isMild ? required : preferred
    const isAsked = !statement.heading && (demanded.test(clause) || (!hasRequired && asks.test(clause)))
    return isAsked ? (isMild ? preferred : required) : mentioned
  }
  for (const statement of statements) {
    if (statement.kind === 'boilerplate') continue
    const study = fieldOfStudy(text, statement)
    const skills = withoutKinds(text, findSkills(text, statement)).filter(
      (found) =>
        found.kind !== 'human_language' && (!study || found.start < study.start || found.end > study.end) && !isName(found),
    )
    const all = withAlternatives(text, skills, statement.start)
    for (const asked of all) firmness(statement, asked).push(withYears(text, statement, asked, all.length))
  }
  const telling = ({ skills }: Asked) => skills.some((skill) => weightOf(skill) >= leastMentioned)
  const enough = required.some(telling)
  const named = mentioned.filter((asked) => !asked.isExample && telling(asked))
  const mustHave = collected(enough ? required : [...required, ...named], quoteOf, mostRequired)
  const covered = new Set(
    mustHave.flatMap(({ value }) => [value.skill, ...value.alternatives].flatMap((skill) => [skill, ...impliedBy(skill)])),
  )
  const wishes = collected(
    enough ? [...preferred, ...mentioned.filter(telling)] : [...preferred, ...mentioned.filter(({ isExample }) => isExample)],
    quoteOf,
    mostRequired,
  )
  return { mustHave, niceToHave: wishes.filter(({ value }) => !covered.has(value.skill)).slice(0, mostWished) }
}

const defined = /^[A-Z][\w/&' ]{2,40}\s*[-–—:]\s+[A-Za-z]/

/**
 * Lists that define what everybody should have ("Attention to Detail - is thorough …", "Customer Service - works with clients …"): where a
 * soft skill is one of them, the others are of its kind.
 */
const competencesIn = (text: string, statements: Statement[]): Set<Statement> => {
  const labelOf = ({ start, end }: Statement) => {
    const label = defined.exec(text.slice(start, end))?.[0].replace(/\s*[-–—:]\s+[A-Za-z]$/, '') ?? ''
    const [first] = label ? findSkills(text, { start, end: start + label.length }) : []
    return first && first.end - first.start >= label.length * 0.7 ? first : null
  }
  const listed = statements.filter((one) => !one.heading && one.kind !== 'duties' && labelOf(one) !== null)
  const soft = listed.filter((one) => labelOf(one)?.kind === 'soft')
  if (soft.length < 2) return new Set()
  const from = statements.indexOf(soft[0]!) - 1
  const to = statements.indexOf(soft.at(-1)!) + 1
  return new Set(listed.filter((one) => statements.indexOf(one) >= from && statements.indexOf(one) <= to))
}

/** More skills than this in one statement share its years: "5 years of experience with A, B, C and D" asks for them together. */
const mostWithYears = 3

/** "3+ years of Python": the years of a skill stand before it in its statement. */
const withYears = (text: string, { start }: Statement, asked: Asked, count: number): Asked => {
  if (count > mostWithYears) return asked
  const before = text.slice(start, asked.skills[0]!.start)
  const years = yearsAskedIn(`${before}experience`).at(-1)
  return years && !/[.;]\s/.test(before.slice(years.end)) ? { ...asked, years: years.years } : asked
}
