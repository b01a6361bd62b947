/**
 * Finds words that are spelled the British way in what people read: texts on screens, in mails, in answers of the API, and in the
 * documentation. Names in code and values that are stored or sent keep their spelling, as does what recognizes the words of others.
 */

/** Each as the beginning of words, or whole where it ends with `\b`. */
const british = [
  'analys(?:e|ed|ing|er|ers)\\b',
  'apologis|authoris|capitalis|categoris|characteris(?!t)|criticis(?:e|i)|customis|emphasis(?:e|ing)|finalis(?!t)|initialis',
  'generalis(?!t)|localis(?!t)|maximis|memoris|minimis|modernis|neutralis|normalis|optimis(?:e|ing|ation)|organis(?!m)|penalis',
  'prioritis|randomis|realis(?:e|ing|ation)|recognis|sanitis|serialis|specialis(?:e|ing|ation)|standardis|summaris|synchronis',
  'tokenis|utilis|visualis|anonymis',
  'behaviou?r(?<=our)|colour|favour|flavour|honour|humour|labour|neighbour|rumour',
  'cancell(?:ed|ing)|counsell|dialled|fuell|jewell|labell|levelled|marvell|modell(?:ed|ing)|signall(?:ed|ing)|travell|totall(?:ed|ing)',
  'centres?\\b|centred|fibre|litre|metres?\\b|theatre',
  'catalogues?\\b|cheque|defence|offence|licences?\\b|practis|enrols?\\b|enrolment|fulfils?\\b|fulfilment|instalment|judgement|skilful|wilful',
  'ageing|aluminium|grey(?!list)|learnt|spelt|spoilt|programmes?\\b|whilst|amongst|towards|per cent\\b|postcode|maths\\b',
]

// Names and values in a text: `cancelled_at`, 'cancelled', /catalogues.ts
const word = new RegExp(`(?<![\\w./'\`{-])(?:${british.join('|')})\\p{L}*(?![\\w\`}/_-]|\\.\\w)`, 'giu')

/** A quick look: what has none of these anywhere needs no closer one. */
export const mayBeBritish = (code: string): boolean => new RegExp(british.join('|'), 'i').test(code)

/** The words of a text that are spelled the British way. */
export const britishWords = (text: string): string[] => [...text.matchAll(word)].map(([found]) => found)

/** The texts in the code of a file that people may read: more than one word, or one that begins with a capital. */
export function textsIn(code: string, loader: 'ts' | 'tsx' = 'tsx'): string[] {
  // Comments are gone in what this gives, and what stands between tags is a string.
  const plain = new Bun.Transpiler({ loader }).transformSync(code)
  const strings = plain.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)
  const texts = [...strings].map(
    ([, plainText, template = '']) => plainText ?? template.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…'),
  )
  return texts.filter((text) => /\s/.test(text.trim()) || /^\s*\p{Lu}\p{Ll}+\W*$/u.test(text))
}

/** The text of a page of documentation without the code in it. */
export const proseOf = (page: string): string =>
  page.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`|\]\([^)]*\)/g, ' ')
