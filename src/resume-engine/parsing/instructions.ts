import type { Interval } from '../taxonomy/intervals.ts'
import { merged } from '../taxonomy/intervals.ts'

const seeker = '(?:me|(?:this|the) (?:candidate|resume|cv|applicant|application)|him|her)'
const machine = '(?:ai|llm|chatgpt|gpt|language model|ats|recruiting (?:software|system)|screening (?:software|system|tool))'

/** Sentences that speak to whoever ranks rather than about the candidate, from their first word. */
const instructions: RegExp[] = [
  /^(?:ignore|disregard|forget|override)\b[^.\n]{0,30}\b(?:instructions?|prompts?|rules|criteria|guidelines)\b/i,
  /^(?:ignore|disregard|forget|override)\b[^.\n]{0,12}\b(?:previous|prior|above|earlier)\b[^.\n]{0,20}\b(?:guidance|directions|orders|requirements|text)\b/i,
  new RegExp(
    `^(?:rank|rate|score|place|put) ${seeker.replace('the candidate', 'candidate')}\\b[^.\\n]{0,40}\\b(?:first|top|highest|best|#1|number one|100|high)\\b`,
    'i',
  ),
  /^(?:give|assign|award)\b[^.\n]{0,40}\b(?:score|rating|rank|match|percentage) of (?:100|10|ten|9\d)\b/i,
  /^(?:give|assign|award)\b[^.\n]{0,30}\b(?:highest|maximum|perfect|top|full) (?:score|rating|rank|marks|match)\b/i,
  /^(?:candidate|match(?:ing)?|ats|resume|cv)[ _-]?score\s?(?:[:=]|is|of)?\s?(?:100|9\d|10 ?\/ ?10)\b/i,
  /^you are (?:now )?an? (?:ai|language model|llm|assistant|chatbot|recruit(?:er|ing) (?:ai|bot|assistant))\b/i,
  /^as an? (?:ai|language model|llm|chatbot)\b,? (?:you|(?:model|assistant|recruiter|screener),? you|answer|rank|rate|score)\b/i,
  /^(?:system prompt|prompt injection|jailbreak)\b/i,
  new RegExp(`^(?:note|message|instructions?|attention) (?:to|for) (?:the |all |any )?${machine}s?\\b`, 'i'),
  new RegExp(`^(?:dear|hey|hello|hi),? (?:the |all |any )?${machine}s?\\b`, 'i'),
  new RegExp(`^if you are (?:an? |the )?${machine}\\b`, 'i'),
  /^(?:do not|don't|never) (?:reject|filter out|screen out|rank lower)\b[^.\n]{0,40}\b(?:me|candidate|resume|applicant)\b/i,
  /^(?:recommend|select|shortlist|hire) (?:me|this (?:candidate|resume|applicant)) (?:immediately|regardless|above all|over (?:all|any))\b/i,
  /^(?:ignoriere(?:n sie)?|missachten? sie|missachte|vergiss|vergessen sie)\b[^.\n]{0,40}(?:anweisung|instruktion|vorgabe|regeln)/i,
  /^(?:bewerten?|stufen?|setzen?) (?:sie )?(?:mich|diese[nr]? (?:bewerber|kandidat|lebenslauf))[^.\n]{0,40}(?:100|höchst|beste|erste|platz 1)/i,
  /^(?:ignor(?:a|e|en|ez|er)|olvid[ae]|desconsidere|oubliez?)\b[^.\n]{0,40}(?:instrucciones|instruções|instructions|consignes|indicaciones)/i,
  /^(?:clasifi(?:ca|que)|punt[úu]a|eval[úu]a|classifique|avalie|pontue|coloque|classez?|notez?|placez?)\b[^.\n]{0,20}(?:candidat|curr[ií]cul|profil|cv)[^.\n]{0,40}(?:primer|máxim|maxim|100|mejor|melhor|meilleur|premier)/i,
  /^(?:忽略|无视|忽視)[^。\n]{0,12}(?:指令|指示|说明|說明|要求)/,
]

/** The words that such a sentence begins with: one pass over the text finds the few places worth a closer look. */
const openings =
  /\b(?:ignore|disregard|forget|override|rank|rate|score|place|put|give|assign|award|you are|as an?|(?:candidate|match(?:ing)?|ats|resume|cv)[ _-]?score|dear|hey|hello|hi|if you are|system prompt|prompt injection|jailbreak|note|message|instructions?|attention|do not|don't|never|recommend|select|shortlist|hire|ignor(?:iere|ieren|a|en|ez|er)|missachten?|vergiss|vergessen|bewerten?|stufen?|setzen?|olvid[ae]|desconsidere|oubliez?|clasifi(?:ca|que)|punt[úu]a|eval[úu]a|classifique|avalie|pontue|coloque|classez?|notez?|placez?)\b|忽略|无视|忽視/gi
const longestInstruction = 160
const mostReported = 5

const found = function* (text: string): Generator<Interval> {
  for (const { index } of text.matchAll(openings)) {
    const words = text.slice(index, index + longestInstruction)
    const match = instructions.map((pattern) => pattern.exec(words)).find((match) => match !== null)
    if (match) yield { start: index, end: index + match[0].length }
  }
}

/** Words of the text that tell the software what to do; offsets into it, in order, each wording once. */
export const instructionsIn = (text: string): Interval[] => {
  const wordings = new Map<string, Interval>()
  for (const place of found(text)) {
    const words = text.slice(place.start, place.end)
    if (!wordings.has(words)) wordings.set(words, place)
    if (wordings.size >= mostReported) break
  }
  return [...wordings.values()]
}

const longestSentence = 400

/** A line that goes on: the next one begins in lower case. */
const isWrapped = (text: string, at: number) => /^\n[ \t]*\p{Ll}/u.test(text.slice(at, at + 12))

const sentenceStart = (text: string, at: number) => {
  const line = text.lastIndexOf('\n', at - 1) + 1
  const from = Math.max(line, at - longestSentence)
  const ends = [...text.slice(from, at).matchAll(/[.!?。](?=\s)/g)]
  return from + (ends.length > 0 ? ends.at(-1)!.index + 1 : 0)
}

const sentenceEnd = (text: string, from: number) => {
  const last = Math.min(text.length, from + longestSentence)
  for (let at = from; at < last; at += 1) {
    const char = text[at]!
    if (char === '\n' && !isWrapped(text, at)) return at
    if (/[.!?。]/.test(char) && /^(?:\s|$)/.test(text.slice(at + 1, at + 2))) return at + 1
  }
  return last
}

/** The whole sentences with such words, a piece for each line. They take no part in anything that is read of the work. */
export const instructingSentences = (text: string): Interval[] =>
  merged(
    [...found(text)].flatMap(({ start, end }) => {
      const from = sentenceStart(text, start)
      const to = sentenceEnd(text, end)
      const pieces: Interval[] = []
      for (let at = from; at < to; ) {
        const lineEnd = text.indexOf('\n', at)
        const stop = lineEnd < 0 || lineEnd > to ? to : lineEnd
        if (stop > at) pieces.push({ start: at, end: stop })
        at = stop + 1
      }
      return pieces
    }),
  )
