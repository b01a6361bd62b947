/**
 * Letters beyond A to Z by language, with how many there are among 10,000 letters of usual text. Lower case; what is in no list of a
 * language hardly occurs in it.
 */
const languageLetters = {
  english: 'é3 ñ1 ü1 ö1 ä1 á1 ç1 è1 í1 ó1',
  french: 'é190 à49 è27 ê22 ç9 â5 î4 ô3 û3 ù1 ë1 ï1 œ2',
  german: 'ü100 ä58 ö44 ß30 é1',
  spanish: 'ó90 í70 á55 é43 ñ30 ú17 ü1',
  portuguese: 'ã70 á55 é50 ç50 í30 ó30 ê30 õ20 â10 ú10 à8 ô8',
  italian: 'à60 è30 ò20 ù15 é6 ì5',
  nordic: 'ä120 å120 ø80 ö90 æ60 é3',
  polish: 'ł180 ę110 ą100 ó85 ż80 ś70 ć40 ń20 ź6',
  czech: 'í320 á220 ě160 é130 ř120 ž100 č95 ý110 š80 ů70 ú15 ň8 ť4 ó3 ď2',
  slovak: 'á190 č120 í96 š90 ž90 ý90 ú90 é80 ť70 ľ40 ň20 ô17 ó9 ä5',
  hungarian: 'é390 á370 ó110 ö110 ő100 í70 ü60 ú30 ű26',
  croatian: 'č100 š100 ž60 ć80 đ30',
  romanian: 'ă360 ş120 ţ110 î100 â80',
  turkish: 'ı510 ü190 ş180 ğ110 ç115 ö80 â2',
  russian:
    'о1097 е845 а801 и735 н670 т626 с547 р473 в454 л440 к349 м321 д298 п281 у262 я201 ы190 ь174 г170 з165 б159 ч144 й121 х97 ж94 ш73 ю64 ц48 щ36 э32 ф26 ъ4 ё4',
  ukrainian:
    'о942 а807 н681 и626 і575 в535 т520 е495 р448 с425 к354 л343 у338 м301 д298 п290 я249 з232 ь183 б177 г159 й138 ч118 х107 ю88 ж93 ц79 ш61 ї61 є45 ф38 щ56 ґ1',
} as const

type Language = keyof typeof languageLetters

const western: Language[] = ['english', 'french', 'german', 'spanish', 'portuguese', 'italian', 'nordic']
const central: Language[] = ['polish', 'czech', 'slovak', 'hungarian', 'croatian', 'romanian']
const cyrillic: Language[] = ['russian', 'ukrainian']

/** Usual ones first. */
const codePages: Record<string, Language[]> = {
  'windows-1252': western,
  'windows-1250': central,
  'windows-1251': cyrillic,
  'windows-1254': ['turkish'],
  'iso-8859-2': central,
  'koi8-r': cyrillic,
  macintosh: western,
}

/** How likely a sign beyond ASCII is what it seems; the rest is shared out among the letters of the language. */
const [TYPOGRAPHIC, FOREIGN, STRANGE, IMPOSSIBLE] = [0.02, 0.001, 0.0003, 0.00001]
const CAPITALS = 0.1
/** Another code page than the one of the West has to be so much more likely, as a logarithm. */
const MARGIN = 5
/** Bytes beyond ASCII that are looked at: more change nothing. */
const SAMPLE = 20_000

const typographic = new Set('“”‘’„‚–—…•·€£§©®™°«»\u00a0')

const likelihoods = new Map(
  Object.entries(languageLetters).map(([language, list]) => {
    const letters = list.split(' ').map((each) => [each[0]!, Number(each.slice(1))] as const)
    const total = letters.reduce((sum, [, often]) => sum + often, 0) * (1 + CAPITALS)
    return [
      language,
      new Map(
        letters.flatMap(([letter, often]) => [
          [letter, often / total],
          [letter.toUpperCase(), (often * CAPITALS) / total],
        ]),
      ),
    ]
  }),
)

/** The words of a text with letters beyond ASCII, each with what stands around a sign that is none. */
const SIGN = /(?<=([\p{L}\p{N}])?)[^\u0000-\u007f](?=([\p{L}\p{N}])?)/gu

interface Signs {
  /** How often each letter occurs where it can. */
  letters: Map<string, number>
  /** What the other signs say, in whatever language. */
  others: number
}

const signsOf = (text: string): Signs => {
  const letters = new Map<string, number>()
  let others = 0
  for (const [sign, before, after] of text.matchAll(SIGN)) {
    if (!/\p{L}/u.test(sign)) others += Math.log(oddity(sign, before, after))
    else if (isOutOfPlace(sign, before, after)) others += Math.log(STRANGE)
    else letters.set(sign, (letters.get(sign) ?? 0) + 1)
  }
  return { letters, others }
}

const oddity = (sign: string, before = '', after = '') => {
  if (/\p{Cc}/u.test(sign)) return IMPOSSIBLE
  const isInWord = /\p{L}/u.test(before) && /\p{L}/u.test(after)
  if (typographic.has(sign)) return isInWord && !'’–—·…\u00a0'.includes(sign) ? STRANGE : TYPOGRAPHIC
  return isInWord ? IMPOSSIBLE : FOREIGN
}

/** A capital behind a small letter, or a letter of another alphabet than the one beside it. */
const isOutOfPlace = (letter: string, before = '', after = '') =>
  (/\p{Lu}/u.test(letter) && /\p{Ll}/u.test(before)) ||
  (/\p{Ll}/u.test(letter) && /\p{Lu}/u.test(before) && /\p{Lu}/u.test(after)) ||
  [before, after].some(
    (other) => /\p{L}/u.test(other) && /\p{Script=Cyrillic}/u.test(letter) !== /\p{Script=Cyrillic}/u.test(other),
  )

const likelihoodIn = ({ letters, others }: Signs, language: Language) => {
  const known = likelihoods.get(language)!
  let sum = others
  for (const [letter, times] of letters) sum += times * Math.log((1 - TYPOGRAPHIC) * (known.get(letter) ?? FOREIGN) + STRANGE)
  return sum
}

/**
 * The text of a file with one byte for each letter that does not say which letters: those of the code page in which it reads most like a
 * language that is written with it. Where nothing else is much more likely it is the one of Western Europe and America.
 */
export const decodeCodePage = (bytes: Uint8Array): string => {
  const piece = sampleOf(bytes)
  const scored = Object.entries(codePages).map(([name, languages]) => {
    const signs = signsOf(new TextDecoder(name).decode(piece))
    return { name, score: Math.max(...languages.map((language) => likelihoodIn(signs, language))) }
  })
  const usual = scored[0]!
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return new TextDecoder(best.score - usual.score >= MARGIN ? best.name : usual.name).decode(bytes)
}

const sampleOf = (bytes: Uint8Array) => {
  let [seen, end] = [0, 0]
  while (end < bytes.length && seen < SAMPLE) if (bytes[end++]! >= 0x80) seen++
  return bytes.subarray(0, end)
}
