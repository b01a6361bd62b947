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

/** Words of the text that tell the software what to do; offsets into it, in order, each wording once. */
export const instructionsIn = (text: string): { start: number; end: number }[] => {
  const found = new Map<string, { start: number; end: number }>()
  for (const { index } of text.matchAll(openings)) {
    const words = text.slice(index, index + longestInstruction)
    const match = instructions.map((pattern) => pattern.exec(words)).find((match) => match !== null)
    if (match && !found.has(match[0])) found.set(match[0], { start: index, end: index + match[0].length })
    if (found.size >= mostReported) break
  }
  return [...found.values()]
}
