import type { HiddenText, ReadDocument } from '#src/ports/document-reader.ts'

const reasons: Record<HiddenText['reason'], string> = {
  'same-colour': 'in the colour of the page',
  invisible: 'set to be invisible',
  tiny: 'too small to read',
  'off-page': 'outside the page',
  covered: 'covered by something else',
  transparent: 'transparent',
  'marked-hidden': 'marked as hidden',
  'zero-width': 'of no width',
}

/** Sentences that speak to whoever ranks rather than about the candidate, from their first word. */
const instructions: RegExp[] = [
  /^(?:ignore|disregard|forget|override)\b[^.\n]{0,30}\b(?:instructions?|prompts?|rules|criteria|guidelines)\b/i,
  /^(?:rank|rate|score|place|put) (?:me|this (?:candidate|resume|cv|applicant|application)|the candidate|him|her)\b[^.\n]{0,40}\b(?:first|top|highest|best|#1|number one|100|high)\b/i,
  /^(?:give|assign|award)\b[^.\n]{0,40}\b(?:score|rating|rank|match|percentage) of (?:100|10|ten|9\d)\b/i,
  /^(?:give|assign|award)\b[^.\n]{0,30}\b(?:highest|maximum|perfect|top|full) (?:score|rating|rank|marks|match)\b/i,
  /^you are (?:now )?an? (?:ai|language model|llm|assistant|chatbot|recruit(?:er|ing) (?:ai|bot|assistant))\b/i,
  /^(?:system prompt|prompt injection|jailbreak)\b/i,
  /^(?:note|message|instructions?|attention) (?:to|for) (?:the )?(?:ai|llm|language model|ats|recruiting (?:software|system)|screening (?:software|system|tool))\b/i,
  /^(?:do not|don't|never) (?:reject|filter out|screen out|rank lower)\b[^.\n]{0,40}\b(?:me|candidate|resume|applicant)\b/i,
  /^(?:recommend|select|shortlist|hire) (?:me|this (?:candidate|resume|applicant)) (?:immediately|regardless|above all|over (?:all|any))\b/i,
]

/** The words that such a sentence begins with: one pass over the text finds the few places worth a closer look. */
const openings =
  /\b(?:ignore|disregard|forget|override|rank|rate|score|place|put|give|assign|award|you are|system prompt|prompt injection|jailbreak|note|message|instructions?|attention|do not|don't|never|recommend|select|shortlist|hire)\b/gi
const longestInstruction = 160
const mostReported = 5

const shortened = (text: string, most = 80) => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > most ? `${flat.slice(0, most - 1)}…` : flat
}

const instructionsIn = (text: string) => {
  const found = new Set<string>()
  for (const { index } of text.matchAll(openings)) {
    const words = text.slice(index, index + longestInstruction)
    const match = instructions.map((pattern) => pattern.exec(words)).find((match) => match !== null)
    if (match) found.add(shortened(match[0]))
    if (found.size >= mostReported) break
  }
  return [...found]
}

/** What the recruiter should know about how the document was made. None of it changes the percentage. */
export const warningsFor = ({ hidden, recognised, text }: Pick<ReadDocument, 'hidden' | 'recognised' | 'text'>): string[] => {
  const byReason = Map.groupBy(
    hidden.filter((piece) => piece.text.trim()),
    ({ reason }) => reason,
  )
  const hiddenNotes = [...byReason].map(
    ([reason, pieces]) =>
      `Text ${reasons[reason]} was left out of the score: “${shortened(pieces.map((piece) => piece.text).join(' '))}”`,
  )
  const written = instructionsIn(text).map(
    (words) => `The resume speaks to the ranking software: “${words}”. It changes nothing.`,
  )
  const hiddenWords = hidden.map((piece) => piece.text).join('\n')
  const secret = instructionsIn(hiddenWords).map(
    (words) => `Hidden text speaks to the ranking software: “${words}”. It changes nothing.`,
  )
  return [
    ...hiddenNotes,
    ...written,
    ...secret,
    ...(recognised ? ['The text was recognised in an image and may contain misread words.'] : []),
  ]
}
