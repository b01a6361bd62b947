import type { Interval } from './intervals.ts'

/** Words that name schools in the languages resumes are written in. Without the flag u, which makes it several times as slow. */
const schoolWord =
  /(?<![a-z])(?:universit[a-zàäéß]{1,4}|universidade?|universiteit|uniwersytet|college|collège|institut[eo]?|polytechnic|polyt[eé]chnique|politecnico|politécnica|polytechnikum|academy|académie|akademie|conservatory|seminary|vidyalaya|vidhyalaya|vidyapeeth|(?:i|ii|n|b)it(?=[ ,-])|caltech|lyc[eé]e|gymnasium|[eé]cole|school(?= of)|(?:business|high|secondary) school)\b|schule\b/gi

const capital = `\\p{Lu}[\\p{L}\\p{M}.'’&-]*`
const link = `(?:of|and|for|at|the|in|de|du|des|der|für|la|le|di|do|da|e|et|y|und|&)`
const before = new RegExp(`(?<![\\p{L}\\p{M}.'’&-])(?:(?:${capital}|${link})[ ]{1,2}){1,6}$`, 'u')
/** "University of the North", "Institute for Data and Design". */
const ofWhat = new RegExp(
  `^[ ]{1,2}(?:of|for|at|de|du|des|der|für|del|degli)[ ]{1,2}(?:${link}[ ]{1,2})?${capital}(?:[ ](?:${link}[ ]){0,2}(?!(?:City|GPA|Major|Minor)\\b)${capital}){0,3}`,
  'u',
)
/** "Polytechnic Nagpur", "École Normale Supérieure": words whose names follow them. */
const leadsName =
  /^(?:polyt|politecnico|politécnica|institut$|IIT|IIIT|NIT|BIT|[eé]cole|lyc|gymnasium|universi[dt][aà]|universität|hochschule)/i
const itsName = new RegExp(`^(?:[ ]${capital}){1,2}`, 'u')
const leadingLinks = new RegExp(`^(?:${link}[ ]+)+`, 'u')
const reach = 90
const isLetter = /\p{L}/u

/**
 * Names of universities, colleges and institutes wherever they stand: "Harbour Institute of Technology", "University of the North".
 * Only names that are written with capitals; a "college" in a sentence stays.
 */
export const schoolNamesIn = (text: string): Interval[] => {
  const found: Interval[] = []
  for (const match of text.matchAll(schoolWord)) {
    let start = match.index
    // "Pflegeschule", "Fachhochschule"
    while (start > 0 && isLetter.test(text[start - 1]!)) start -= 1
    const end = match.index + match[0].length
    if (!/\p{Lu}/u.test(text[start]!)) continue
    const lead = before.exec(text.slice(Math.max(0, start - reach), start))?.[0] ?? ''
    const links = leadingLinks.exec(lead)?.[0].length ?? 0
    const rest = text.slice(end, end + reach)
    const own = leadsName.test(text.slice(start, end)) ? (itsName.exec(rest)?.[0].length ?? 0) : 0
    const tail = own + (ofWhat.exec(rest.slice(own))?.[0].length ?? 0)
    found.push({ start: start - lead.length + links, end: end + tail })
  }
  return found
}
