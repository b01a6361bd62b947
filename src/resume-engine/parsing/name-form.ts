import { employerWordIn, isDocumentName, legalFormIn, levelIn, schoolWordIn, titleHeadIn } from '../taxonomy/languages/lexicon.ts'
import { isCompactName, isNameParticle, tradeFamilies } from '../taxonomy/languages/person-words.ts'
import { folded } from '../taxonomy/languages/words.ts'
import { isFamilyName, isGivenName, soundsLikePerson } from '../taxonomy/name-words.ts'
import { headingKind } from '../taxonomy/sections.ts'
import { findSkills } from '../taxonomy/skills.ts'
import { findTitles } from '../taxonomy/titles.ts'

const particle =
  /^(?:de|da|del|della|der|den|di|do|dos|du|la|le|van|von|vander|al|el|bin|bint|ibn|ben|st\.?|y|e|zu|ter|ten|mc|mac|i|af|av|und|[’']t|[’']s)$/i
const nameWord =
  /^(?:(?:[dDlL]|[dD]ell|[dD]all)['’]\p{Lu}[\p{L}\p{M}'’`´-]*|\p{Lu}[\p{L}\p{M}'’`´-]*\.?|\p{Lu}\.|\p{Lu}\.\p{Lu}\.?)$/u
/** "Résumé", "record of work" in Chinese, Japanese and Korean. */
const cjkDocument = /^(?:(?:个人|個人|求职|求職)?(?:简历|簡歷|履历|履歷)表?|履歴書|職務経歴書|이력서|경력기술서)$/u
const cjkName = /^[\u4e00-\u9fff\u3400-\u4dbf·]{2,4}$/u
/** Names in scripts without capital letters: only at the top of a document are they told from other words. */
const caselessName =
  /^(?:[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3400-\u9fff\p{M}'’.・ー-]{1,20}(?:[ \u3000]|$)){2,5}$/u
const suffixes = new Set(
  `phd md mba pmp cpa pe rn esq jr sr ii iii iv msc bsc ms bs ma ba cfa ccna cissp csm bsn msn mtech btech mca bca phr sphr
  shrmcp edd jd med mph hehim sheher theythem ccrn lpn lvn cna aprn fnp fnpc fnpbc pac dnp np rgn rmn dpt otr otrl slp
  lcsw lmsw lpc rdn rd pharmd dvm dds dmd esquire fca aca acca fcca acma cima cipd mcipd fcipd ccim aia raia riba leed
  pgmp prince capm cisa cism cpp crna cen rnc rncob msnrn llm llb mbbs frcs mrcp fcps ceng meng beng mice fice mrics frics`.split(
    /\s+/,
  ),
)

/** "Ann Roe, BCACP": capitals behind a comma and a name that has small letters. */
const isLetters = (before: string, tail: string) =>
  /^,\s*\p{Lu}[\p{Lu}.-]{1,7}$/u.test(tail) && /\p{Ll}/u.test(before) && /\p{L}\s+\S*\p{L}/u.test(before)

/** "Ann Roe, MBA, Ph.D. (she/her)" → "Ann Roe". */
export const withoutSuffix = (text: string): string => {
  let rest = text
  for (let turn = 0; turn < 5; turn += 1) {
    const tail = /[\s,]+(\(?[^\s,]{1,12})$/.exec(rest)
    if (!tail || tail.index === 0) break
    const pair = /[\s,]+([A-Z][a-z]?\.\s[A-Z]\.?)$/.exec(rest)
    const letters = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '')
    if (pair && suffixes.has(letters(pair[1]!))) rest = rest.slice(0, pair.index)
    else if (suffixes.has(letters(tail[1]!)) || isLetters(rest.slice(0, tail.index), tail[0])) rest = rest.slice(0, tail.index)
    else break
  }
  return rest
}
export const lead =
  /^(?:(?:full |candidate )?name|nom(?: et pr[ée]noms?)?|pr[ée]nom et nom|nombre(?: y apellidos| completo)?|姓名|curriculum vitae(?: of)?|résumé of|resume of|cv of|resume|cv|curriculum vitae|bio ?-?data of)\s*[:：–—-]?\s+(?=\S)|^[姓氏]\s*名\s*[:：]?\s*|^(?:name|nom|姓名)[:：]|^(?:candidate|applicant)\s*[:：]\s*/iu
const documentWord =
  /^(?:curr[ií]culum|v[ií]t(?:ae|æ|a)|resume|résumé|hoja|vida|lebenslauf|cv|portfolio|bio-?data|confidential|page|sample|template|example)$/i
/** Words that names do not contain: places, organisations, trades, headings and the furniture of documents. */
const stopWord =
  /^(?:and|or|of|the|for|in|at|to|with|by|on|my|your|as|is|a|an|from|about|street|st|road|rd|avenue|ave|lane|drive|city|state|country|university|college|school|institute|inc|ltd|llc|corp|company|group|technologies|technology|solutions|systems|services|bank|hospital|department|center|centre|engineering|science|computer|software|business|management|marketing|sales|finance|design|development|research|data|web|digital|project|product|customer|service|support|human|resources|information|professional|personal|technical|summary|profile|name|client|objective|experience|education|skills|contact|phone|email|e-mail|mobile|address|references|language|languages|english|french|german|spanish|hindi|india|usa|uk|china|january|february|jan|feb|mar|apr|jul|aug|sept?|oct|nov|dec|summer|winter|fall|march|june|july|september|october|november|december|present|current|microsoft|google|oracle|java|python|javascript|linux|windows|android|excel|graduate|student|fresher|senior|junior|certified|expert|enthusiast|leader|leadership|communication|team|work|job|career|key|core|areas|expertise|available|willing|relocate|anywhere|dear|thesis|award|winner|bachelor|master|doctor|degree|diploma|b\.?tech|mba|last|updated|date|birth|gender|male|female|nationality|married|single|template|sample|house|apartment|apt|floor|block|north|south|east|west|new|san|los|united|states|kingdom|republic|general|national|international|global|world|social|media|public|private|limited|pvt|high|academy|association|foundation|council|society|church|club|hotel|restaurant|law|medical|health|care|clinical|nursing|accounting|banking|apartments?|circle|crescent|cresent|box|level|family|first|last|middle|surname|given|station|county|village|town|plaza|suite|unit|zip|code|curriculum|dear|sir|madam|regards|sincerely|thank|thanks|clear|distinct|relevant|consistent|teaching|training|operations|production|quality|security|network|cloud|machine|learning|artificial|intelligence|full|stack|front|end|back|open|source)$/i

export const mayBeginName = /^[\p{Lu}\p{Lo}]/u

export const mayHoldName = /^[^\p{L}]{0,12}[\p{Lu}\p{Lo}]|^(?:name|nom|nombre|resume|cv|ad|imię|jméno|navn|namn|nimi|naam)\b/u

const properCase = (text: string) => text === text.toUpperCase() || /^\p{Lu}/u.test(text)

/** Words of work in scripts without capital letters: in Arabic and Hebrew the first word says what it is, in the others the last. */
const namesWork = (text: string): boolean => {
  if (isCompactName(text) && text.length <= 3 && !/[师師员員长長]$/u.test(text)) return false
  const rightToLeft = /[\u0590-\u06ff]/.test(text)
  const heads = (place: { start: number; end: number } | null) =>
    place !== null && (rightToLeft ? place.start === 0 : place.end >= text.length)
  return heads(titleHeadIn(text)) || heads(employerWordIn(text)) || heads(schoolWordIn(text)) || legalFormIn(text) !== null
}

/**
 * Titles, schools and firms of other languages that have the form of a name: "Kierownik Projektu", "Universität Eulenfeld". What many
 * families are called by ("Thomas Koch") speaks against nobody.
 */
export const soundsLikeWork = (text: string): boolean => {
  if (legalFormIn(text) !== null) return true
  const school = schoolWordIn(text)
  if (school && school.end - school.start >= 5) return true
  for (const place of [titleHeadIn(text), levelIn(text)]) {
    if (!place) continue
    const word = text.slice(place.start, place.end)
    if (word.length >= 4 && !tradeFamilies.has(folded(word)) && !isFamilyName(word) && !isGivenName(word)) return true
  }
  return false
}

/** "Law" in "Grace Law" and "June" in "June West": at the top of a document they are names. */
const isName = (word: string, index: number, count: number) =>
  index === 0 ? isGivenName(word) : index === count - 1 && isFamilyName(word)

/** 'Thaddeus "Tad" Moreau', "William (Bill) Roe": between a given and a family name. */
const nickname =
  /(?<=\p{L}\.?)\s(?:["“”„][\p{L}.' -]{2,20}["“”]|['’‘][\p{L}. -]{2,20}['’‘]|[(][\p{Lu}][\p{L}.' -]{1,20}[)])\s(?=\p{Lu})/u

/**
 * Whether words could be the name of a person, as far as their form tells. `onTop`: they stand alone where people write their name,
 * so that words of organisations, months and streets do not speak against it as long as people are called so.
 */
export const couldBeName = (text: string, onTop = false): boolean => {
  if (cjkDocument.test(text.replace(/\s/g, '')) || isDocumentName(text)) return false
  // family and given name of Japanese without a space between them: only where names stand
  if (onTop && /^[\u3400-\u9fff々ヶ]{5,7}$/u.test(text) && /[\u3400-\u9fff]/.test(text))
    return headingKind(text) === null && !namesWork(text) && !/[書歴社会所店部課学県市区町村料報績力]$/u.test(text)
  if (/^[\u3400-\u9fff]{2,4}[省市区县県府町村郡]$/u.test(text)) return false
  if (cjkName.test(text) || isCompactName(text)) return headingKind(text) === null && !namesWork(text)
  if (/^\p{Lo}/u.test(text)) return onTop && caselessName.test(text) && headingKind(text) === null && !namesWork(text)
  if (nickname.test(text)) return couldBeName(text.replace(nickname, ' '), onTop)
  if (text.length < 4 || text.length > 48 || /[\d@|/\\:;!?()[\]{}<>•&+#*"“”=%$]/.test(text)) return false
  const words = text.replaceAll(',', ' ').split(/\s+/).filter(Boolean)
  // "María José Fernández de la Torre"
  const own = words.filter((word) => !isNameParticle(word) && !particle.test(word)).length
  if (words.length < 2 || own > 5 || words.length > 7 || !properCase(text)) return false
  let real = 0
  const stops = (word: string, index: number) =>
    stopWord.test(word.replace(/\.$/, '')) && !(onTop && isName(word, index, words.length))
  for (const [index, word] of words.entries()) {
    if (particle.test(word) || isNameParticle(word) || /^\p{Lu}\.?$/u.test(word)) continue
    if (!nameWord.test(word) || stops(word, index) || documentWord.test(word)) return false
    if (word.replace('.', '').length > 1) real += 1
  }
  if (real < 1 || (real < 2 && words.length < 2)) return false
  if (headingKind(text) !== null) return false
  return true
}

const titleWord =
  /\b(?:engineer|developer|manager|analyst|consultant|intern|director|architect|scientist|administrator|assistant|associate|officer|designer|specialist|accountant|teacher|executive|coordinator|supervisor|programmer|president|researcher|trainer|trainee|tester|technician|representative|agent|advisor|founder|owner|professor|lecturer|instructor|tutor|nurse|writer|editor|operator|receptionist|secretary|recruiter|strategist|planner|producer|controller|auditor|inspector|mechanic|electrician|attorney|lawyer|solicitor|artist|photographer|expert|professional|practitioner|fresher|student|graduate|aspirant|worker|therapist|pharmacist|counselor|ceo|cto|cfo|chef|clerk|cashier|waiter|waitress|bartender|barista|hostess|attendant|librarian|coach|journalist|reporter|stylist|technologist|therapist|scientist|machinist|welder|plumber|caregiver|salesman|salesperson|freelancer|entrepreneur|enthusiast)s?\b/i

/** In lower case, so that "Nora Cook" is not taken for a kind of cook: only words that make up a title count. */
export const isTitle = (text: string) => {
  if (soundsLikePerson(text)) return false
  if (titleWord.test(text)) return true
  const lower = text.toLowerCase()
  return findTitles(lower).some(({ start, end }) => end - start > lower.length * 0.6)
}

/** "Spring Boot" and "Microsoft Azure" have the form of a name too. */
export const isSkill = (text: string) =>
  findSkills(text).some(({ start, end, ambiguous }) => !ambiguous && end - start > text.length * 0.8)
