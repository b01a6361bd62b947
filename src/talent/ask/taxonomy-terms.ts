import { findDegrees } from '#src/resume-engine/taxonomy/degrees.ts'
import { longestPhraseAt } from '#src/resume-engine/taxonomy/phrases.ts'
import { skillData, skillForms } from '#src/resume-engine/taxonomy/skill-data.ts'
import { findSkills, type SkillKind, skillInfo } from '#src/resume-engine/taxonomy/skills.ts'
import { findTitles } from '#src/resume-engine/taxonomy/titles.ts'
import { tokensOf as knownTokens } from '#src/resume-engine/taxonomy/tokens.ts'
import type { DegreeMeaning, NamedTerm, SkillNames } from '../ask-ports.ts'
import { isLittleWord, singular, tokensOf } from './words.ts'

/** Kinds of skills that stand before a title without being a part of it. */
const separableKinds: ReadonlySet<SkillKind> = new Set<SkillKind>([
  'language',
  'framework',
  'database',
  'cloud',
  'tool',
  'product',
  'os',
])

/** Skills and titles that a question names. */
export function termsIn(question: string): NamedTerm[] {
  // 'No SQL' asks for those without it.
  const one = singular(question).replaceAll(/\b(no|not|non)(?=\s)/gi, (word) => ' '.repeat(word.length))
  const found = findSkills(one, { listContext: true })
  // Without a text around it, a name with another meaning is heard by itself.
  const alone = tokensOf(one)
    .filter(({ lower, start, end }) => !isLittleWord(lower) && found.every((skill) => end <= skill.start || start >= skill.end))
    .flatMap(({ text, start, end }) => {
      const info = skillCalled(text)
      return info ? [{ skill: info.skill, kind: info.kind, start, end, ambiguous: true }] : []
    })
  // Spoken languages are not read from resumes: nobody can be said to lack one.
  const readable = [...found, ...alone].filter(({ kind }) => kind !== 'human_language')
  const skills = readable.map(
    ({ skill, kind, start, end, ambiguous }): NamedTerm => ({
      kind: 'skill',
      name: skill,
      start,
      end,
      doubtful: ambiguous || !skillInfo(skill)?.curated,
      longTail: !skillInfo(skill)?.curated,
      separable: separableKinds.has(kind),
    }),
  )
  const titles = findTitles(one).map(
    ({ title, family, start, end }): NamedTerm => ({
      kind: 'title',
      name: title.toLowerCase(),
      start,
      end,
      doubtful: family === null,
      longTail: false,
      separable: false,
    }),
  )
  return [...skills, ...titles]
}

/** The skill that these words name, all of them; whether they mean something else as well does not matter. */
function skillCalled(words: string) {
  const tokens = knownTokens(words)
  const hit = tokens.words.length > 0 ? longestPhraseAt(skillData().forms, tokens, 0) : undefined
  return hit?.length === tokens.words.length ? hit.meaning.info : undefined
}

/** Other ways to write a form: 'node.js', 'node js', 'nodejs'. */
const spellings = (form: string) => [
  form,
  form.replaceAll(/[.\-/]/g, ' '),
  form.replaceAll(/[ .-]/g, ''),
  form.replaceAll(' ', '-'),
  form.replaceAll(' ', '.'),
]

export function skillNames(words: readonly string[]): SkillNames[] {
  return words.map((written) => {
    const own = written.trim().toLowerCase()
    const only = skillCalled(written)
    if (!only) return { name: written, known: false, forms: [own] }
    const forms = [own, only.skill.toLowerCase(), ...skillForms(only.skill)].flatMap(spellings)
    return { name: only.skill, known: true, forms: [...new Set(forms.map((form) => form.trim()).filter(Boolean))] }
  })
}

export const skillsIn = (values: readonly string[]): string[][] =>
  values.map((value) => [...new Set(findSkills(value, { listContext: true }).map(({ skill }) => skill))])

/** The levels of the taxonomy as a person calls them. */
const levels: Record<string, string> = {
  high_school: 'high school',
  postgraduate_diploma: 'diploma',
  professional: 'bachelor',
}

export const degreesIn = (values: readonly string[]): DegreeMeaning[][] =>
  values.map((value) =>
    findDegrees(value).map(({ canonical, level }) => ({
      canonical,
      level: levels[level] ?? (/^(?:diploma|associate|bachelor|master|doctorate)$/.test(level) ? level : null),
    })),
  )
