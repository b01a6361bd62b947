/** Words that are lawful, and make people who could do the work stay away. */
export interface ExclusionaryRule {
  /** With the flags g and i. */
  pattern: RegExp
  sentence: string
  /** What to write instead, possibly depending on what was found; '' when that depends on what was meant. */
  instead: string | ((found: string) => string)
}

const hype = 'Nicknames for excellence put capable people off: say what the work asks for.'
const oneSex = 'This speaks of one sex: write it so that everybody is meant.'
const fitting = '“Fit” is often heard as “like us”: say how you work together, or what somebody would add.'
const toll = 'This reads as a warning about hours and manners: say what the working hours are.'
const harm = 'There is a plainer word that hurts nobody.'

const people: Record<string, string> = {
  chairman: 'chairperson',
  salesman: 'salesperson',
  businessman: 'business person',
  spokesman: 'spokesperson',
  foreman: 'supervisor',
  craftsman: 'craftsperson',
  tradesman: 'tradesperson',
  middleman: 'intermediary',
  salesmen: 'salespeople',
  businessmen: 'business people',
  craftsmen: 'craftspeople',
  tradesmen: 'tradespeople',
  manpower: 'workforce',
  'man-hours': 'working hours',
  'man hours': 'working hours',
  'man-days': 'working days',
  manned: 'staffed',
  mankind: 'humanity',
}

const plainer: Record<string, string> = {
  blacklist: 'blocklist',
  whitelist: 'allowlist',
  blacklists: 'blocklists',
  whitelists: 'allowlists',
  'master/slave': 'primary/replica',
  'master-slave': 'primary-replica',
}

const oneOf = (words: Record<string, string>) =>
  new RegExp(`(?<![\\p{L}-])(?:${Object.keys(words).join('|')})(?![\\p{L}-])`, 'giu')
const by = (words: Record<string, string>) => (found: string) => words[found.toLowerCase()] ?? ''

export const exclusionaryRules: ExclusionaryRule[] = [
  {
    pattern: /\b(?<!django[ -])(?:rock ?stars?|ninjas?|gurus?|superheroe?s?)\b/gi,
    sentence: hype,
    instead: (found) => (/s$/i.test(found) ? 'experts' : 'expert'),
  },
  { pattern: /\b(?:he\/she|she\/he|s\/he|he or she|she or he|\(s\)he)\b/gi, sentence: oneSex, instead: 'they' },
  { pattern: /\b(?:his\/her|her\/his|his or her|her or his)\b/gi, sentence: oneSex, instead: 'their' },
  { pattern: /\b(?:him\/her|her\/him|him or her|her or him)\b/gi, sentence: oneSex, instead: 'them' },
  {
    pattern: /(?<!(?:or|and) |\/)\b(?:he|she|his|him|hers|himself|herself)\b(?! (?:or|and) |\/)/gi,
    sentence: oneSex,
    instead: '',
  },
  { pattern: oneOf(people), sentence: oneSex, instead: by(people) },
  { pattern: /\bguys\b/gi, sentence: oneSex, instead: 'people' },
  { pattern: /\bcultur(?:e|al)[ -]fit\b/gi, sentence: fitting, instead: 'addition to how we work' },
  {
    pattern:
      /\bwork hard,?(?: and)? play hard\b|\b(?:we are|we're) (?:like )?(?:a|one) (?:big )?family\b|\bthick skin(?:ned)?\b/gi,
    sentence: toll,
    instead: '',
  },
  { pattern: /\b(?:killer instinct|crush(?:ing)? (?:it|the competition))\b/gi, sentence: hype, instead: '' },
  { pattern: oneOf(plainer), sentence: harm, instead: by(plainer) },
]
