import { harmless } from './harmless-phrases.ts'
import { protectedRules } from './protected-rules.ts'
import { proxyRules } from './proxy-rules.ts'

export interface Objection {
  /** What the criterion is about: 'age', 'school'. */
  trait: string
  /** Why it is refused, in one sentence for the recruiter. */
  sentence: string
  /** A lawful wording of what was probably meant; '' when only leaving it out is right. */
  suggestion: string
}

const normal = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

const rules = [...protectedRules, ...proxyRules]

/** Longer than any criterion; what follows is not looked at. */
const longest = 400

/**
 * Whether a criterion ranks people by a protected trait, or by something that obviously stands in for one; null when it does
 * not. Skills that only sound like it (race conditions, pregnancy care) pass.
 */
export function objectionTo(text: string): Objection | null {
  const whole = normal(text.slice(0, longest))
  const parts = new Set([whole, ...whole.split(/[,;]/).map((part) => part.trim())])
  for (const part of parts) {
    const rest = part.replace(harmless, '§').trim()
    for (const { trait, pattern, sentence, suggest } of rules) {
      const found = pattern.exec(rest)
      if (found) return { trait, sentence, suggestion: suggest?.(found, whole) ?? '' }
    }
  }
  return null
}
