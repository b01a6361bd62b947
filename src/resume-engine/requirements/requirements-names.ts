import { isRegion } from '../taxonomy/places.ts'
import type { FoundSkill } from '../taxonomy/skills.ts'

const before = '\\b(?:[Aa]bout|[Aa]t|[Jj]oin(?:ing)?|[Ss]ubsidiary of|[Pp]art of|[Ww]hy) (?:the )?'
/** What a company says of itself behind its name: "Stripe is a …", "TikTok's mission", "Cisco Inc."; no "Snowflake is a plus". */
const after =
  "(?:['’]s (?:mission|teams?|engineering|platforms?|products?|values|culture|vision|goal|customers)\\b|,? (?:Inc|LLC|Ltd|Corp|GmbH)\\b" +
  '| (?:is|are) (?:an?|the|one of|our|now|proud|committed|dedicated|building|hiring|looking|seeking|growing|on)\\b' +
  '(?! (?:(?:big|huge|strong|definite|real) )?(?:plus|bonus|must|advantage|requirement|nice)\\b))'
/** Where somebody can follow the company or apply. */
const turned = '\\b(?:[Ff]ollow|[Vv]isit|[Aa]pply|[Ff]ind|[Cc]onnect with) [^.;\\n]{0,40}'

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** True when the text says that the company of this name hires, or where it can be found, rather than that somebody works with its product. */
const isCompanyItself = (text: string, name: string) => {
  const words = `\\b${escaped(name)}\\b`
  return new RegExp(`${before}${words}|${words}${after}|${turned}${words}`).test(text)
}

/** "New Jersey": with the word before it a name is that of a place. */
const isOfPlace = (text: string, { start, end }: FoundSkill) => {
  const [word] = /\p{Lu}\p{L}+ $/u.exec(text.slice(Math.max(0, start - 20), start)) ?? []
  return word !== undefined && isRegion(word + text.slice(start, end))
}

/**
 * Tells which names in a job description are no skills though they are called like one: a company that hires ("TikTok is the leading …",
 * "At Stripe, we …"), a page where it can be followed, and places.
 */
export const isOnlyName = (text: string): ((found: FoundSkill) => boolean) => {
  const companies = new Map<string, boolean>()
  return (found) => {
    if (isOfPlace(text, found)) return true
    if (!found.employer) return false
    const name = text.slice(found.start, found.end)
    const known = companies.get(name) ?? isCompanyItself(text, name)
    companies.set(name, known)
    return known
  }
}
