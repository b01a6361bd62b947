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

/** Every word of a PDF with its place; nothing without the program. */
export const placesByPoppler = (path: string): PlacedWord[] => {
  const words: PlacedWord[] = []
  let page = 0
  for (const [, left, top, right, bottom, text, isPage] of Bun.spawnSync(['pdftotext', '-bbox', path, '-'])
    .stdout.toString()
    .matchAll(BOX)) {
    if (isPage) page++
    else
      words.push({ text: plain(text!), page, left: Number(left), right: Number(right), top: Number(top), bottom: Number(bottom) })
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
