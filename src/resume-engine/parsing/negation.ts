import { type Interval, merged } from '../taxonomy/intervals.ts'

/** Words that say a skill is not there, or only wished for. What follows them in the sentence shows nothing. */
const denials =
  /\b(?:no|little or no|zero|lack(?:s|ing)?(?: of| any)?|without(?: any)?)(?: \p{L}+){0,3} (?:experience|knowledge|background|exposure|familiarity|expertise|skills?) (?:with|in|of|on|using)\b|\b(?:not|never|haven['’]t|hasn['’]t|don['’]t|do not)(?: yet| have| been| any| much| personally){0,3} (?:experience(?:d)?|knowledge|familiar|worked|used|skilled|proficient|know)(?: (?:with|in|of|on|using))?\b|\bunfamiliar with\b|\b(?:want(?:s|ed|ing)?|would like|hop(?:e|es|ing)|eager|keen|aim(?:s|ing)?|plan(?:s|ning)?|look(?:s|ing)? forward|aspir(?:e|es|ing)|wish(?:es|ing)?|willing) to (?:learn|study|get to know)\b|\binterest(?:ed)? in (?:learning|studying)\b/giu

/** Where the sentence turns to what is there after all. */
const turn =
  /[.!?](?=\s|$)|[;:(]|\b(?:but|however|although|though|while|whereas|yet|instead|only|experienced|experience|proficient|skilled|strong|expert|have|has|having|use|used|using|worked|working|built)\b/giu
const farthest = 240

/** A line that goes on: it ends in the middle of a list, or the next begins in lower case. */
const goesOn = (before: string, after: string) => /(?:,|\b(?:and|or|with|in|of))\s*$/i.test(before) || /^\s*\p{Ll}/u.test(after)

const reach = (text: string, from: number) => {
  let to = Math.min(text.length, from + farthest)
  for (let line = text.indexOf('\n', from); line >= 0 && line < to; line = text.indexOf('\n', line + 1))
    if (!goesOn(text.slice(from, line), text.slice(line + 1, line + 13))) to = line
  turn.lastIndex = 0
  const match = turn.exec(text.slice(from, to))
  return match ? from + match.index : to
}

/** Parts of sentences that deny a skill or wish for it ("no experience with Go, Rust"), in order. */
export const deniedIntervals = (text: string): Interval[] =>
  merged([...text.matchAll(denials)].map((match) => ({ start: match.index, end: reach(text, match.index + match[0].length) })))
