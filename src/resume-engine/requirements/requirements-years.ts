const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
}

const number = `\\d{1,2}(?:\\.\\d)?|${Object.keys(numberWords).join('|')}`
const yearsPattern = new RegExp(
  `\\b(${number})\\s?(?:\\(\\d{1,2}\\)\\s?)?(?:\\+|plus\\b|or more\\b)?\\s?(?:(?:-|–|—|to)\\s?(?:${number})\\s?(?:\\(\\d{1,2}\\)\\s?)?\\+?\\s?)?(?:or more\\s)?(years?|yrs?|months?)\\b`,
  'gi',
)

/** Years that are not experience asked for: age, the company's history, the length of a contract or of a course of study. */
const otherYears =
  /^\W{0,3}(?:of age|old|ago|(?:of )?(?:degree|college|university|diploma)|contract|term|appointment|trial|warranty|program)\b/i
const companyHistory =
  /\b(?:we|our|company|founded|for (?:over|more than|the (?:past|last))|(?:within|in) the (?:past|last|next)|every|exceed|in excess of|history|serving|established)\b[^.]{0,60}$/i
const experienceAfter =
  /\b(?:experience|experienced|background|track record|exp\b|working|work|professional|in (?:an?|the)?|of|as|with|hands-on|min(?:imum)?|required|preferred)\b/i

const mostYears = 25

/** A number of years that a sentence asks for, with its place in the sentence. */
export interface YearsAsked {
  years: number
  start: number
  end: number
}

/** The years of experience a sentence asks for; of a range the lower bound. Ages and histories of companies are not meant. */
export const yearsAskedIn = (sentence: string): YearsAsked[] => {
  const found: YearsAsked[] = []
  for (const match of sentence.matchAll(yearsPattern)) {
    const [words, amount, unit] = match as unknown as [string, string, string]
    const value = numberWords[amount.toLowerCase()] ?? Number(amount)
    const years = /^m/i.test(unit) ? value / 12 : value
    const after = sentence.slice(match.index + words.length)
    const before = sentence.slice(Math.max(0, match.index - 80), match.index)
    if (otherYears.test(after) || companyHistory.test(before) || years > mostYears) continue
    if (!experienceAfter.test(after.slice(0, 80)) && !/\b(?:experience|minimum|min|at least)\b[^.]{0,30}$/i.test(before)) continue
    found.push({ years, start: match.index, end: match.index + words.length })
  }
  return found
}
