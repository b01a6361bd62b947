/** Where pdftotext finds a word; points from the top left of its page. */
export interface PlacedWord {
  text: string
  page: number
  left: number
  right: number
  top: number
  bottom: number
}

const BOX = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<|<(page)/g
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole)

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/
/** Numbers and Latin words keep their order; of the rest every letter has a place of its own, with the signs above and below it. */
const STEPS = /[\p{N}\p{Script=Latin}]+|\P{M}\p{M}*|\p{M}+/gu

/** Words in Arabic and Hebrew are told as they stand, from left to right. */
const inReadingOrder = (word: string) => (RIGHT_TO_LEFT.test(word) ? (word.match(STEPS) ?? []).toReversed().join('') : word)

/** Every word of a PDF with its place; nothing without the program. */
export const placesByPoppler = (path: string): PlacedWord[] => {
  const words: PlacedWord[] = []
  let page = 0
  for (const [, left, top, right, bottom, text, isPage] of Bun.spawnSync(['pdftotext', '-bbox', path, '-'])
    .stdout.toString()
    .matchAll(BOX)) {
    if (isPage) page++
    else
      words.push({
        text: inReadingOrder(plain(text!)),
        page,
        left: Number(left),
        right: Number(right),
        top: Number(top),
        bottom: Number(bottom),
      })
  }
  return words
}

/** Points by which the shadow of a word lies beside it. */
const SHADOW = 2

/** The words that a reader of the page sees, in the order of the file: what is drawn twice in nearly one place, as a shadow, counts once. */
export const wordsByPoppler = (path: string): string => {
  const seen = new Map<string, PlacedWord[]>()
  return placesByPoppler(path)
    .filter((word) => {
      const key = `${word.page} ${word.text}`
      const others = seen.get(key) ?? []
      seen.set(key, [...others, word])
      return !others.some(({ left, top }) => Math.abs(left - word.left) < SHADOW && Math.abs(top - word.top) < SHADOW)
    })
    .map(({ text }) => text)
    .join(' ')
}
