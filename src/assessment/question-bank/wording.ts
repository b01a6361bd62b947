const codePattern = /`[^`]*`/g

/** The text without its code. */
export const proseOf = (text: string) => text.replace(codePattern, ' ')

/** What a reader sees: the marks around code have no width. */
export const visibleLength = (text: string) => text.replaceAll('`', '').length

/** The same for texts that differ in case, spaces and the marks of a sentence only. */
export const normalised = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('`', '')
    .replace(/[?!.,;:]+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Words of the prose, and words and signs of the code, because `a[1:]` and `a[:1]` ask different things. */
export function wordsOf(text: string): Set<string> {
  const prose =
    proseOf(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const code = (text.match(codePattern) ?? []).flatMap((part) => part.slice(1, -1).match(/[\w]+|[^\w\s]+/g) ?? [])
  return new Set([...prose, ...code])
}

/** Shared words in proportion to all words of both, 0 to 1. */
export function overlap(one: Set<string>, other: Set<string>): number {
  let shared = 0
  for (const word of one) if (other.has(word)) shared++
  return shared / (one.size + other.size - shared || 1)
}

const referring =
  /\b(all|none|any|both|neither|either|each) of (the|these|those)( (above|answers|options|others|following))?\s*\.?$|\b(all|none|any|both|neither) (of )?the above\b|\b(both|either|neither) (option |answer )?\(?[a-d]\)? (and|or|nor) (option |answer )?\(?[a-d]\)?\b|\bi (do not|don['’]t) know\b/i

/** An option that speaks of the other options; they are shuffled, and it tests cleverness instead of knowledge. */
export const refersToOptions = (text: string) => referring.test(proseOf(text).trim())

const absolutes = /\b(always|never|impossible|absolutely|completely|under no circumstances)\b/i

export const isAbsolute = (text: string) => absolutes.test(proseOf(text))
