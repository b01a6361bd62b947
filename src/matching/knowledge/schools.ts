import { sharedTokensOf } from './shared-tokens.ts'
import type { Interval } from './terms.ts'

const schoolWord = /^(?:university|universidad|universite|universita|college|institute|institut|polytechnic|academy|iit|nit)$/
const linkWord = /^(?:of|and|for|at|the|in|de)$/
const mostWords = 6

/**
 * Names of universities, colleges and institutes wherever they stand: "Harbour Institute of Technology", "University of the North".
 * Only names that are written with capitals; a "college" in a sentence stays.
 */
export const schoolNamesIn = (text: string): Interval[] => {
  const { words, starts, ends, joined } = sharedTokensOf(text)
  const capital = (i: number) => /^[A-Z]/.test(text.slice(starts[i], ends[i]))
  const found: Interval[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (!schoolWord.test(words[at]!) || !capital(at)) continue
    let first = at
    while (at - first < mostWords && joined[first] && (capital(first - 1) || linkWord.test(words[first - 1]!))) first -= 1
    let last = at
    while (last - at < mostWords && joined[last + 1] && (capital(last + 1) || linkWord.test(words[last + 1]!))) last += 1
    while (last > at && linkWord.test(words[last]!)) last -= 1
    found.push({ start: starts[first]!, end: ends[last]! })
    at = last
  }
  return found
}
