import { wordInOneGender } from './gendered-titles.ts'

/** A piece of a text that tells a gender, and what stands there for both. */
export interface GenderedPlace {
  start: number
  end: number
  by: string
}

const lowered = (word: string) => word.normalize('NFC').toLowerCase()

/** In the letters of the word it stands for: "WAITRESS" → "WAITER". */
export const likeWritten = (written: string, word: string) =>
  written.length > 1 && written === written.toUpperCase()
    ? word.toUpperCase()
    : /^\p{Lu}/u.test(written)
      ? word.slice(0, 1).toUpperCase() + word.slice(1)
      : word

const sign =
  '(?:m|w|f|d|h|x|v|k|n|nb|i|ž|divers|diverse|männlich|weiblich|male|female|homme|femme|hombre|mujer|uomo|donna|muž|žena|mężczyzna|kobieta|man|vrouw)'
const between = '\\s{0,2}[/|,*·+:;&.-]\\s{0,2}'
const anyone = '(?:all genders?|any gender|all gender identities|alle geschlechter|gn|tous genres|tous les genres)'

/** "(m/w/d)", "[f/m/x]", "(all genders)", "H/F": whoever it is. */
const markers = new RegExp(
  `(?:[([{]\\s?(?:${sign}(?:${between}${sign}){1,4}|${anyone}|divers)\\s?[)\\]}]|(?<![\\p{L}\\d/|(])(?:[mwfhd]/[mwfhd]/[dxi]|[wm]/[wm]|[mhf]/[fhm]|[mv]/[vm](?:/x)?|[mk]/[km]|[mž]/[žm])(?![\\p{L}\\d/|)]))`,
  'giu',
)

const signs = new RegExp(`(?<!\\p{L})${sign}(?!\\p{L})`, 'giu')
/** What stands together for "whoever": "(H/W)" is hardware. */
const everyone = ['mw', 'mf', 'hf', 'mv', 'mk', 'mž', 'hm'].map((pair) => [...pair])

/** Signs of more than one gender, or words that say so. */
const isMarker = (text: string) => {
  const found = new Set(text.toLowerCase().match(signs))
  return everyone.some((pair) => pair.every((one) => found.has(one))) || /\p{L}{2}/u.test(text)
}

const markerPlaces = (text: string): GenderedPlace[] =>
  Array.from(text.matchAll(markers))
    .filter(([marker]) => isMarker(marker))
    .map(({ index, 0: { length } }) => {
      const end = index + length
      // what only led to the marker goes with it: "Sales Manager - M/F"
      const before = /[\n\r]|^$/.test(text.slice(end, end + 1)) ? /[ \t\u00a0,|–—-]/ : /[ \t\u00a0]/
      let start = index
      while (start > 0 && before.test(text[start - 1]!)) start -= 1
      return { start, end, by: '' }
    })

/** "Entwickler:in", "Entwickler/-in", "ingeniero/a", "directeur(trice)", "développeur·se", "employé-e-s". */
const shortened =
  /(?<![\p{L}\p{M}\d])(\p{L}[\p{L}\p{M}]{2,})([:*_·•・‧∙⋅.-]|\/\s?-?|\s?\(-?)(\p{Ll}{1,9}|\p{Lu}{1,9})(\)?)((?:[·•‧∙⋅.*-]s|s)?)(?![\p{Ll}\p{M}\d])/gu

/** After a full stop or a hyphen only what French writes so: a sentence may begin there. */
const french = /^(?:e|ne|se|te|le|euse|trice|rice|ère|ière|fe|ve|sse)$/

/** What both forms come to when `suffix` is the end of the other form of `base`; null when it is no such end. */
const commonOf = (base: string, suffix: string): string | null => {
  const one = wordInOneGender(base)
  for (let cut = 0; cut <= Math.min(8, base.length - 2); cut += 1) {
    const other = base.slice(0, base.length - cut) + suffix
    if (other !== base && wordInOneGender(other) === one) return one
  }
  // "Waiter(ess)" loses a vowel, "Ärzt:in" has no form of its own before the sign
  if (wordInOneGender(base.replace(/[eo]r$/, 'r') + suffix) === one) return one
  const joined = base + suffix
  if (/^in(?:nen)?$/.test(suffix) && wordInOneGender(joined) !== joined) return wordInOneGender(joined)
  const regular = /(?:o|or|ón|ín|án)$/.test(base) ? /^a$/ : /[^aeiouy]$|é$/.test(base) ? /^e$/ : null
  return regular?.test(suffix) && base.length >= 5 ? one : null
}

const furtherForm = /^[/|*:·]-?(\p{L}{1,9})(?![\p{L}\p{M}\d])/u

const shortenedPlaces = (text: string): GenderedPlace[] =>
  Array.from(text.matchAll(shortened)).flatMap((match) => {
    const [whole, base, mark, suffix, close, plural] = match as unknown as [string, string, string, string, string, string]
    if (mark.includes('(') !== (close === ')')) return []
    if (/^[.-]$/.test(mark) && !french.test(suffix.toLowerCase())) return []
    // "e" behind a slash or a colon is as likely something else
    const common = commonOf(lowered(base), lowered(suffix).replace(/(?<=[ae])s$/, ''))
    if (common === null || (/^[:_]$/.test(mark) && suffix === 'e')) return []
    let end = match.index + whole.length
    // "chairman/woman/person"
    for (let more = furtherForm.exec(text.slice(end, end + 12)); more; more = furtherForm.exec(text.slice(end, end + 12))) {
      if (commonOf(lowered(base), lowered(more[1]!)) !== common) break
      end += more[0].length
    }
    const many = plural || /(?<=[ae])s$/.test(suffix)
    return [{ start: match.index, end, by: likeWritten(base, common) + (many && !/s$/.test(common) ? 's' : '') }]
  })

/** "EntwicklerIn", "ingenier@", "impiegat*", "sviluppatorə". */
const inside = /(?<![\p{L}\p{M}\d])(\p{L}[\p{L}\p{M}]{3,}?)(In(?:nen)?|@s?|[*ə])(?![\p{L}\p{M}\d@.*])/gu

const insidePlaces = (text: string): GenderedPlace[] =>
  Array.from(text.matchAll(inside)).flatMap((match) => {
    const [whole, base, ending] = match as unknown as [string, string, string]
    const stem = lowered(base)
    const woman = ending.startsWith('In') ? stem + ending.toLowerCase() : `${stem}a`
    const forms = ending === '*' || ending === 'ə' ? [`${stem}a`, `${stem}e`, `${stem}rice`] : [woman]
    const common = forms.map((form) => ({ form, one: wordInOneGender(form) })).find(({ form, one }) => form !== one)?.one
    if (common === undefined) return []
    return [{ start: match.index, end: match.index + whole.length, by: likeWritten(base, common) + (ending === '@s' ? 's' : '') }]
  })

/** Signs that every notation has one of. */
const mayTell =
  /[:*_·•・‧∙⋅/(@ə[{]|[a-zà-ÿ]In(?![a-z])|[.-](?:[ens]e?|[tlfv]e|[tT]?rice|euse|i?ère|sse|E|NE|SE|[TLFV]E|T?RICE|EUSE|I?ÈRE|SSE)(?![A-Za-z])/

/** Every way in which a text writes both forms at once, or none. */
export const notationPlaces = (text: string): GenderedPlace[] =>
  mayTell.test(text) ? [...markerPlaces(text), ...shortenedPlaces(text), ...insidePlaces(text)] : []
