import { wordInOneGender } from '#src/resume-engine/taxonomy/gendered-titles.ts'

/** The question with plain quotation marks, dashes and blanks; every letter keeps its place. */
export const plainText = (question: string) =>
  question
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/[\u00a0\p{Cc}]/gu, ' ')

/** In lower case; letters that would become two stay as they are, so that every letter keeps its place. */
export const lowered = (text: string) =>
  [...text].map((sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('')

const plural =
  /\b([a-z]*(?:eer|er|or|ist|yst|ect|ant|ent|ian|ead|ern|ive|urse|ee|chef|mechanic|apprentice|clerk|head|fellow))s\b/gi
/** 'Waitresses', 'saleswomen', 'salespeople'. */
const pluralOfGender = /\b([a-z]+ess)es\b|\b[a-z]+(?:men|people)\b/gi
const notPlural = /^(?:years?|number|other|answer|offer|paper|matter|member)$/i

/** Titles in the singular, each letter in its place: 'data engineers' → 'data engineer '. */
export const singular = (text: string) =>
  text
    .replaceAll(plural, (whole, word: string) => (notPlural.test(word) ? whole : `${word} `))
    .replaceAll(pluralOfGender, (whole, word: string) => {
      const one = /(?:men|people)$/i.test(whole) ? wordInOneGender(whole.toLowerCase()) : word
      return wordInOneGender(whole.toLowerCase()) === whole.toLowerCase() ? whole : one.padEnd(whole.length)
    })
    .replaceAll(/\b([a-z]+)ies\b/gi, (whole, stem: string) => (/secretar/i.test(stem) ? `${stem}y  ` : whole))

export interface Token {
  text: string
  lower: string
  start: number
  end: number
}

const tokenPattern = /[\p{L}\p{N}][\p{L}\p{N}'+#&./-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(tokenPattern)].map((match) => {
    // 'Ex-Google' and 'non-React' say something about Google and React.
    const prefix = match[0].match(/^(?:ex|non)-/i)?.[0].length ?? 0
    const word = match[0].slice(prefix)
    return { text: word, lower: lowered(word), start: match.index + prefix, end: match.index + match[0].length }
  })

/** Words that a question is put together with and that mean nothing by themselves. */
const little = new Set(
  `a about actually again all alright also am among an and another any anybody anyone anything applicant applicants application applications
  apply applied are as asked at available be because been being best better both bring but by call called can candidate candidates come could
  count cv cvs database degree did display do does doing done either else ever every everybody everyone exist experience experienced
  expertise exclude excluding except fetch field filter find first fit fits folks following for found from gave get give given good got great had
  has have having he held hello help her hers hey hi his hold holding holds how i if in include including info information into is it its just
  kindly knew know knowing knowledge known knows last least let like list listed look looking looks made make many match matched matches
  matching may me mean meet mention mentioned mentions might more most much must my name named need needs neither never new no nobody none nor
  not now number of ok okay on one ones only open or other our out over overall people percent percentage person persons pick
  please possess possesses possessing previous previously profile profiles proficiency proficient profil pull qualified qualification
  qualifications rank ranked ranking really received recently record records relevant result results resume resumes resumé role roles
  score scored scores scoring search see seen select she should show shows showing skill skilled skills so some somebody someone stage still such
  talent tell than that the their them then there these they this those to total under us use used uses using want wanted was way we well were what when where
  whether which while who whoever whom whose why will wish with within without work worked working works would write written year years
  yet you your experts? background familiar instead rather coming speak speaks speaking exp yoe except minus plus apart aside lists names naming
  former formerly ex worker workers staff hire hiring reject suited suitable strong solid proven ideally preferably preferred must-have nice
  add added apart arrive arrived bachelor's came contact contacted create created currently day days employed employee employees employer
  enter entered formerly fresh handle lack lacking lacks missing moved month months position positions job jobs reached sent
  since submitted today uploaded upload versed week weeks anyone's everyone's workspace pool shortlist company companies level title titles
  titled don't doesn't didn't isn't aren't hasn't haven't hadn't can't cannot wasn't weren't won't who's whos what's that's i'm we've they're
  does've dont doesnt based least`
    .split(/\s+/)
    .filter((word) => !word.endsWith('?')),
)

export const isLittleWord = (lower: string) => little.has(lower) || little.has(lower.replace(/'s$/, ''))

/** One letter left out, put in, changed, or two beside each other exchanged. */
export function isOneAway(a: string, b: string) {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const [restA, restB] = [a.slice(from), b.slice(from)]
  if (a.length === b.length)
    return (
      restA.slice(1) === restB.slice(1) || (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
    )
  return a.length > b.length ? restA.slice(1) === restB : restA === restB.slice(1)
}
