import type { Interval } from '../taxonomy/terms.ts'
import { statementsOf } from './requirements-units.ts'

/** What a statement of a job description is for; 'boilerplate' (benefits, praise, how to apply) asks for nothing. */
export type StatementKind = 'required' | 'preferred' | 'duties' | 'boilerplate' | 'opening'

export interface Statement extends Interval {
  kind: StatementKind
  heading: boolean
}

interface HeadingRule {
  kind: StatementKind
  pattern: RegExp
  /** 'label': it covers one statement. 'part': it divides a section ("Skills" below "Preferred") rather than begins another. */
  reach?: 'label' | 'part'
}

/** Tried in this order on a heading without its punctuation, lower case. */
const headings: HeadingRule[] = [
  {
    kind: 'boilerplate',
    reach: 'label',
    pattern:
      /^(?:salary|pay|compensation|(?:base )?(?:salary|pay|compensation) (?:range|band|scale)|notices?|note|opens|closes|max applications|gs|link|date|time|info sessions|location|work (?:schedule|location|hours)|travel(?: requirements?)?|(?:job|employment|appointment) (?:type|status)|schedule|shift|duration|start date|reports? to|promotion potential|series.*grade|number of vacancies|supervisory status|job announcement.*|opening and closing.*|application link|contact.*|learn more.*|this .* job is hosted by.*|keywords?|key words|tags|perks|pay disclosure.*)$/,
  },
  {
    kind: 'boilerplate',
    pattern:
      /^(?:(?:our |the |key |employee |company |additional |other )?(?:benefits?|perks|rewards|culture|mission|values|story|commitment|package)\b.*|(?:salary|pay|compensation) (?:and|&) benefits|what (?:we|you(?:'ll| will)?) (?:can )?(?:offer|get|love|expect from us|receive|enjoy).*|what's in it.*|we offer.*|why (?:join|work|us|you'll love).*|about (?:us|the company|our company|our team|(?!you\b|your\b|the\b|this\b)[\p{L}\d.]+(?: (?:inc|ltd|llc|gmbh|group|health|labs|ai))?\.?)|who we are.*|(?:the |our )?company(?: overview| description| profile)?|equal (?:opportunity|employment).*|eeo.*|diversity.*|how to apply.*|to apply.*|(?:application|hiring|interview|selection) (?:process|instructions|deadline|procedure).*|who may apply.*|key facts.*|conditions? of employment.*|employment requirements|key requirements|security clearance.*|(?:legal )?disclaimer.*|privacy.*|accommodations?.*|additional information|join us.*|a bit about us.*)$/u,
  },
  { kind: 'preferred', pattern: /^.*\b(?:not (?:required|essential|mandatory)|(?:desirable|preferred|optional) but)\b.*$/ },
  {
    kind: 'required',
    pattern:
      /^.*\b(?:minimum|basic|required|mandatory|essential|must[ -]haves?|must)\b(?! (?:duties|functions|responsibilities|job|information)).*$/,
  },
  {
    kind: 'preferred',
    pattern:
      /^.*\b(?:preferred|preferences?|desired|desirable|desirables|nice[ -]to[ -]haves?|good[ -]to[ -]haves?|bonus|pluses|plus|plusses|ideally|optional|extra (?:points|credit)|advantageous|even better)\b.*$/,
  },
  {
    kind: 'required',
    pattern:
      /^.*\b(?:requirements?|qualifications?|criteria|(?:specialized|specialised) experience.*|skill ?set|what you(?:'ll| will)? (?:bring|need|have).*|what (?:we're|we are|we) (?:looking for|look for|need|want|seek).*|who (?:you are|we're looking for|we are looking for)|you have|you bring|you should have|you are|about you|your (?:profile|background)|ideal candidate.*|candidate profile.*|the person)\b.*$/,
  },
  {
    kind: 'required',
    reach: 'part',
    pattern:
      /^.*\b(?:skills?|competenc(?:y|ies)|knowledge|expertise|toolkit|tech(?:nical)? stack|technologies|experience|education)\b.*$/,
  },
  {
    kind: 'duties',
    pattern:
      /^.*\b(?:responsibilit(?:y|ies)|duties|functions|tasks|what you(?:'ll| will)? (?:do|be doing|work on).*|you(?:'ll| will)|role|position|job|opportunity|overview|summary|description|impact|objectives?(?: #?\d)?|day[ -]to[ -]day|scope|purpose|accountabilities|the work|project|deliverables|about the (?:role|job|position|team|opportunity))\b.*$/,
  },
]

const longestHeading = 70
/** "Candidates who have any of the following skills will be preferred:" begins the part of what is only wished for. */
const announcesWishes =
  /\b(?:following|any of|candidates?|skills?|experience|it is|these)\b[^.]{0,80}\b(?:preferred|a plus|desirable|a bonus|nice to have|an advantage)\s*:$/i

const bare = (words: string) =>
  words
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[*_#"“”[\]]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s:.\-–—]+$/, '')
    .trim()

const headingOf = (words: string): HeadingRule | null => {
  const name = bare(words)
  if (!name || name.length > longestHeading || name.split(' ').length > 8) return null
  return headings.find(({ pattern }) => pattern.test(name)) ?? null
}

const knownPhrase =
  /^(?:(?:what|who|why|how) .*|(?:nice|good)[ -]to[ -]have.*|must[ -]haves?|about (?:the|you|us).*|in this role.*|your .*|you (?:have|bring|are|will).*|(?:key|role|position|job|considered|basic) .*)$/
const smallWords = /^(?:and|or|of|the|for|to|in|a|an|as|with|&|\/|-|you|your|we|our|we're|you'll|have|will|need|bring|are)$/i
const statementStart =
  /^(?:strong|excellent|good|great|solid|proven|ability|able|(?:\w+ ){0,2}experience (?:with|in|working|using|of|as|leading|building|developing)|experienced|expertise|(?:\w+ ){0,2}knowledge of|proficien|familiar|(?:\w+ ){0,2}understanding of|demonstrated|working|advanced|bachelor|master|b\.?[sa]\.? degree|degree|at least|must (?:be|have an?|possess)|\d{1,2} ?(?:[-–+]|to)? ?\d{0,2}\+? ?(?:years?|yrs))/i

/** True for words that stand alone as a heading: they end with a colon, or are written the way headings are. */
const standsAsHeading = (words: string) => {
  if (/[.!?;,]$/.test(words)) return false
  if (/:[\s*]*$/.test(words)) return true
  if (statementStart.test(words)) return false
  const parts = words.replace(/[*_#]/g, '').trim().split(/\s+/)
  if (parts.length > 6) return false
  return knownPhrase.test(bare(words)) || parts.every((part) => /^[^a-z]/.test(part) || smallWords.test(part))
}

/** Sentences that ask for nothing wherever they stand: equal opportunity, benefits, pay, the way to apply, conditions of hiring. */
const boilerplate =
  /\b(?:equal[ -]opportunit|equal employment|affirmative action|regardless of|without regard to|protected (?:veteran|class|status|characteristic)|reasonable accommodation|e-verify|drug[ -](?:screen|test|free)|background (?:check|investigation|screening)|(?:health|dental|vision|life|medical|disability) (?:insurance|coverage|plan)|401 ?\(?k|paid time off|\bpto\b|parental leave|sick leave|paid holidays|paid vacation|vacation (?:days|time)|tuition|retirement plan|stock options?|competitive (?:salary|salaries|pay|compensation|benefits)|base (?:salary|pay)|salary range|pay range|compensation range|annual(?:ly)? salary|usajobs|gs-\d|selective service|direct deposit|trial period|probationary period|locality pay|pay grade|citizens?(?:hip)?|visa|sponsorship|click (?:here|the)|apply (?:now|today|online|here|for this)|submit (?:your|a) (?:resume|cv|application|cover)|send (?:your|us your) (?:resume|cv)|cover letter|resumes? (?:do|must|should|will)|your (?:resume|application)|to be considered|years? of age|years? old|marital status|sexual orientation|gender identity|national origin|ethnicity|veteran status|privacy (?:policy|notice)|recruit(?:ing|ment) agenc|third[ -]part(?:y|ies) (?:agenc|recruit|resume)|background investigation|public trust|failure to provide|disqualification|reimbursement|hiring authority|telework|federal employee|front-?matter|markdown|template)\b/i

/** A whole part that was pasted into one line says more than the condition of hiring it ends with. */
const longestCondition = 300

const money = /(?:[$€£]\s?\d[\d,.]*\s?k?)/i

/** A sentence that praises the company rather than asking for something. */
const praise =
  /^(?:we(?:'re| are)|our (?:company|mission|team|culture|people|passion|goal|customers)|founded in|at (?!least|the minimum)[A-Z]|join us|why )/i
/** What is said to win people over, whether or not it says 'you', and who paid for the company. */
const pitch =
  /^(?:when you join|join (?:a|our|the) |together,? we|imagine |are you (?:ready|passionate|looking|interested)|do you (?:want|thrive|love)|would you (?:love|like)|illuminate|be part of|want to help)|\b(?:raised (?:over |more than )?[$€£]?\d|backed by|series [A-E]\b|investors?\b|venture)\b/i
const asks = /\b(?:looking for|seek(?:s|ing)?|requires?|required|must|need|should|experience|responsible|you)\b/i

/** Words to somebody who may apply, or about the work. */
const addresses =
  /\b(?:you|your|you['’](?:ll|re|d)|candidates?|applicants?|looking for|seek(?:s|ing)?|hiring|recruiting|role|position|opportunity|responsib\w+|required?|requires|requirements?|must|experience|experienced|knowledge|skills?|ability|duties|will (?:be|work|have|lead|manage|support|report)|join|as an? [A-Z\w])\b/i

const ofCompany =
  /\b(?:we|our|us|company|firm|founded|leading|leaders?|pioneer|world['’]?s?|global|start-?up|industry|offices|employees|products?|solutions?|mission|growing|award)\b/i

/**
 * Before its first heading a text mostly says who the company is. Where it has parts for duties or requirements, such sentences that
 * speak of nobody who could apply ask for nothing: the products of a company are no skills.
 */
const withoutPraise = (text: string, statements: Statement[]): Statement[] => {
  if (!statements.some(({ kind, heading }) => !heading && (kind === 'required' || kind === 'duties'))) return statements
  return statements.map((statement, index) => {
    const words = text.slice(statement.start, statement.end)
    const isCompany =
      statement.kind === 'opening' && index > 0 && !statement.heading && ofCompany.test(words) && !addresses.test(words)
    return isCompany ? { ...statement, kind: 'boilerplate' } : statement
  })
}

export interface DividedText {
  statements: Statement[]
  /** True when headings told required parts from the others. */
  hasRequired: boolean
}

/** Divides a job description into statements and says what each is for. */
export const divide = (text: string): DividedText => {
  let kind: StatementKind = 'opening'
  let labelled = false
  const statements: Statement[] = []
  for (const { start, end } of statementsOf(text)) {
    const words = text.slice(start, end)
    const own = standsAsHeading(words) ? headingOf(words) : null
    if (own) {
      labelled = own.reach === 'label'
      if (!labelled && !(own.reach === 'part' && kind === 'preferred')) kind = own.kind
      statements.push({ start, end, kind: own.kind, heading: true })
      continue
    }
    if (announcesWishes.test(words)) {
      kind = 'preferred'
      labelled = false
      statements.push({ start, end, kind, heading: true })
      continue
    }
    const colon = words.indexOf(':')
    const label = colon > 0 && colon < 60 && words.slice(colon + 1).trim() ? headingOf(words.slice(0, colon)) : null
    if (label && label.reach !== 'label' && label.kind !== 'duties' && !(label.reach === 'part' && kind === 'preferred'))
      kind = label.kind
    const empty =
      labelled ||
      label?.reach === 'label' ||
      (boilerplate.test(words) && !(words.length > longestCondition && label?.kind === 'required')) ||
      money.test(words) ||
      (praise.test(words) && !asks.test(words)) ||
      (kind === 'opening' && pitch.test(words))
    labelled = false
    const asking = kind !== 'preferred' && kind !== 'required' && statementStart.test(words)
    statements.push({ start, end, kind: empty ? 'boilerplate' : asking ? 'required' : kind, heading: false })
  }
  const hasRequired = statements.some((statement) => statement.kind === 'required' && !statement.heading)
  return { statements: withoutPraise(text, statements), hasRequired }
}
