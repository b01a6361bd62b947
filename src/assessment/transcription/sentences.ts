/** Part of a text, as offsets. */
export interface Interval {
  start: number
  end: number
}

const endOfSentence = /[.!?…]+["'”’)]*(?=\s|$)|\n+/gu

/** The sentences of a text, in order. A text without full stops is one sentence. */
export function sentencesOf(text: string): Interval[] {
  const sentences: Interval[] = []
  let start = 0
  const add = (end: number) => {
    if (text.slice(start, end).trim() !== '') sentences.push({ start, end })
    start = end
  }
  for (const match of text.matchAll(endOfSentence)) add(match.index + match[0].length)
  add(text.length)
  return sentences
}

const questionWord =
  /^\W*(?:(?:so|and|but|well|okay|ok|um|uh)[\s,]+)*(?:what|which|who|whose|how|why|when|where|is|are|am|was|were|do|does|did|can|could|should|would|will|shall|may|have|has)\b/i

/** Asked, not said. A question mark alone does not make one: some people's voices rise at the end of every sentence. */
const isQuestion = (sentence: string) => /\?["'”’)]*\s*$/.test(sentence) && questionWord.test(sentence)

const said = '(?:really |actually |honestly |personally |just |still |even |yet |quite |exactly |ever |much |all |that |too )*'
const not =
  "(?:do not|don['’]t|did not|didn['’]t|have not|haven['’]t|had not|hadn['’]t|have never|['’]ve never|never|can['’]?t|cannot|can not|could not|couldn['’]t|am not|['’]m not|was not|wasn['’]t|are not|aren['’]t)"
const knowing =
  '(?:know|knew|known|remember|recall|understand|understood|sure|certain|familiar|aware|heard|hear|used|use|worked|work|tried|try|learned|learnt|explain|tell|come across|seen|experience|experienced|done|got)'
/** The speaker says that they do not know, or have not done. "Never store the password" is none of it. */
const denials = new RegExp(
  `\\b(?:i|we|i have|we have|i['’]ve|we['’]ve)\\b ?${said}${not} ${said}${knowing}\\b|\\b(?:no|little|not much|zero|not any) (?:idea|clue|experience|knowledge)\\b|\\bnot ${said}(?:sure|familiar|certain) (?:with|what|how|about|of)\\b|\\bunfamiliar with\\b|\\bnever (?:heard|used|worked|tried|learned|learnt|come across)\\b`,
  'giu',
)
/** Doubt about a decision is not ignorance: "I am not sure whether an index would help here". */
const weighing = /^\s*(?:if|whether|until|yet if)\b/i
/** Where the sentence turns to what is known or done after all. */
const turn = /[;:]|\b(?:but|however|although|though|instead|so|because|then|except|rather|yet|otherwise)\b/giu
/** A text without full stops must not be denied to its end. */
const farthestWords = 12
const farthest = 240

/** What is asked, or denied by the speaker ("I don't know what an index is"): words in there show nothing. */
export function unsaidIntervals(text: string): Interval[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    if (isQuestion(sentence)) return [{ start, end }]
    return Array.from(sentence.matchAll(denials)).flatMap((match) => {
      const from = match.index + match[0].length
      const rest = sentence.slice(from, from + farthest)
      if (weighing.test(rest)) return []
      turn.lastIndex = 0
      const far = new RegExp(`^(?:\\s*\\S+){${farthestWords}}`).exec(rest)?.[0].length ?? rest.length
      const to = Math.min(turn.exec(rest)?.index ?? rest.length, far)
      return [{ start: start + match.index, end: start + from + to }]
    })
  })
}
