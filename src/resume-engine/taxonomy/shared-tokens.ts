import { skillData } from './skill-data.ts'
import { type Tokens, tokensOf } from './tokens.ts'

const kept: { text: string; tokens: Tokens }[] = []

/** The words of a text, for several look-ups that read the same text one after the other: the last results are kept. */
export const sharedTokensOf = (text: string): Tokens => {
  const known = kept.find((entry) => entry.text === text)
  if (known) return known.tokens
  const { forms } = skillData()
  const tokens = tokensOf(text, (word) => forms.has(word))
  // A short text is cheaper to split again than to keep in place of a document.
  if (text.length > 300) {
    if (kept.length >= 2) kept.shift()
    kept.push({ text, tokens })
  }
  return tokens
}
