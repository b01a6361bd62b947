import { ProviderError } from '#src/shared/provider-error.ts'

/**
 * The JSON value in what a model wrote: all of it, what stands between ``` fences, or the first object or list in the prose.
 * Throws `ProviderError` when there is none, or when the answer breaks off.
 */
export function jsonAnswer(provider: string, written: string): unknown {
  const text = withoutThoughts(written)
  const fenced = /```(?:json)?\s*\n([\s\S]*?)```/.exec(text)?.[1]
  for (const candidate of [text, fenced]) {
    const value = candidate === undefined ? undefined : parse(candidate)
    if (value !== undefined) return value
  }
  // Each bracket is looked at once: what is inside a broken value is a part of the answer, not the answer.
  for (let start = nextBracket(text, 0); start !== null; ) {
    const end = endOfValue(text, start)
    if (end === null) break
    const value = parse(text.slice(start, end))
    if (value !== undefined) return value
    start = nextBracket(text, end)
  }
  throw new ProviderError(provider, 'The language model did not answer with JSON.')
}

/** Some models think aloud first, and what they weigh there may look like an answer. */
function withoutThoughts(written: string) {
  const end = /^\s*<think>/i.test(written) ? written.indexOf('</think>') : -1
  return end < 0 ? written : written.slice(end + '</think>'.length)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function nextBracket(text: string, from: number): number | null {
  for (let at = from; at < text.length; at++) if (text[at] === '{' || text[at] === '[') return at
  return null
}

/** Where the object or list that begins at `start` is closed; null when it never is. */
function endOfValue(text: string, start: number): number | null {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') depth++
    else if ((character === '}' || character === ']') && --depth === 0) return at + 1
  }
  return null
}
