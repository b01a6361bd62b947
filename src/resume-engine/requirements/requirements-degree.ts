/** The degree levels an employer asks for, highest first, with the rank that degrees of resumes carry. */
const levels: { canonical: string; rank: number; pattern: RegExp }[] = [
  { canonical: 'Doctorate', rank: 8, pattern: /\b(?:ph\.? ?d\.?|doctorate|doctoral)(?![a-z])/i },
  {
    canonical: "Master's degree",
    rank: 7,
    pattern:
      /\b(?:master(?:['’]?s)?(?= degree|['’]s| in\b| of\b|s? preferred|s? required|,|\/|\.| or\b)|m\.?sc\b|m\.?b\.?a\b|m\.?tech\b|MS(?= (?:in|degree|or)\b|\/|, (?:or )?Ph)|M\.S\.|graduate degree|advanced degree)/i,
  },
  {
    canonical: "Bachelor's degree",
    rank: 5,
    pattern:
      /\b(?:bachelor(?:['’]?s)?|b\.?sc\b|b\.?tech\b|b\.?com\b|b\.?eng\b|BSN\b|BA\/BS|BS\/BA|B\.S\.|B\.A\.|BS(?= (?:in|degree|or)\b|\/|, (?:MS|BA|M\.?S|Ph))|BA(?= (?:in|degree|or)\b|\/|, (?:MA|BS))|(?:four|4)[ -]years? (?:college |university )?degree|undergraduate degree|(?:college|university) degree|degree (?:in|from|level)|college graduate|university graduate)/i,
  },
  {
    canonical: 'Associate degree',
    rank: 4,
    pattern: /\b(?:associate(?:['’]?s)? degree|associates? degree|(?:two|2)[ -]years? (?:college )?degree)/i,
  },
  {
    canonical: 'High school diploma',
    rank: 1,
    pattern: /\b(?:high[ -]school (?:diploma|degree|graduate|education)|secondary school|GED)\b/i,
  },
]

const insteadOf =
  /\b(?:or )?(?:equivalent|equal)\b(?! opportunit)|\bor (?:relevant|related|comparable|similar|commensurate)? ?(?:work |professional |practical |industry )?experience\b|\bin lieu of\b|\bcombination of\b/i
/** "Bachelor's degree, preferably in engineering": the degree is asked for, its kind is wished for. */
const kindWished = /,? ?preferably (?:with|in|from|of)\b/gi
const wished = /\b(?:preferred|preferably|a plus|desired|desirable|ideally|nice to have|bonus|advantage)\b/i

export interface DegreeAsked {
  canonical: string
  rank: number
  /** True when equivalent experience is accepted instead. */
  orExperience: boolean
  start: number
  end: number
}

/** The lowest degree a sentence accepts, and where it says so; null when it asks for none or only wishes for one. */
export const degreeAskedIn = (sentence: string): DegreeAsked | null => {
  const named = levels
    .map((level) => ({ ...level, match: level.pattern.exec(sentence) }))
    .filter(
      ({ match }) =>
        match &&
        !wished.test(
          sentence
            .slice(match.index, match.index + 60)
            .split(/[.;]/)[0]!
            .replace(kindWished, ''),
        ),
    )
  const lowest = named.at(-1)
  if (!lowest?.match) return null
  const { canonical, rank, match } = lowest
  return { canonical, rank, orExperience: insteadOf.test(sentence), start: match.index, end: match.index + match[0].length }
}
