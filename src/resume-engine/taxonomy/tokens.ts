/** The words of a text with their places, in the form in which the knowledge files are looked up. */
export interface Tokens {
  text: string
  /** Lower-cased ASCII words such as "node", "c++", "c#", ".net". */
  words: string[]
  /** UTF-16 offsets into `text`, one pair per word. */
  starts: number[]
  ends: number[]
  /** `joined[i]` is true when only a space, hyphen, dot, slash or ampersand separates word i from the word before it. */
  joined: boolean[]
}

const isLetterOrDigit = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

/** Letters outside ASCII: a word that touches one is part of a longer word and is not looked up. */
const isForeignLetter = (code: number) =>
  code >= 0xc0 && code !== 0xd7 && code !== 0xf7 && !(code >= 0x2000 && code <= 0x2bff) && code < 0xd800

const isJoin = (code: number) =>
  code === 32 ||
  code === 45 ||
  code === 46 ||
  code === 47 ||
  code === 38 ||
  code === 0xa0 ||
  code === 95 ||
  code === 0x2010 ||
  code === 0x2011 ||
  code === 9

const addressPattern =
  /(?:https?:\/\/|www\.)[^\s<>"]{1,500}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}|\b[a-z0-9-]{2,63}\.(?:com|org|io|me|dev|edu|gov)\/[^\s<>"]{1,500}/gi

/** Intervals of e-mail addresses and web addresses, in order: names in them are not skills. */
const addressesIn = (text: string): [number, number][] => {
  if (!text.includes('@') && !/https?:|www\.|\.\w{2,3}\//i.test(text)) return []
  return Array.from(text.matchAll(addressPattern), (match) => [match.index, match.index + match[0].length])
}

const add = (tokens: Tokens, word: string, start: number, joined: boolean) => {
  tokens.words.push(word)
  tokens.starts.push(start)
  tokens.ends.push(start + word.length)
  tokens.joined.push(joined)
}

/** "responsibilitiesAssist", "SQLKnowledge": two words that lost the line break between them. */
const gluePattern = /[a-z]{2}(?=[A-Z][a-z]{2})|[A-Z]{2}(?=[A-Z][a-z]{3})/g

/**
 * Splits a text into words in one pass; words inside addresses are left out. Words that were glued together are taken apart
 * unless `isWord` knows them as one ("JavaScript").
 */
export const tokensOf = (text: string, isWord: (word: string) => boolean = () => true): Tokens => {
  const tokens: Tokens = { text, words: [], starts: [], ends: [], joined: [] }
  const addresses = addressesIn(text)
  // one call in place of one for each word; a few letters change their length and with it all offsets
  const lower = text.toLowerCase()
  const isAligned = lower.length === text.length
  let nextAddress = 0
  let joined = false
  let foreign = false
  for (let at = 0; at < text.length; ) {
    const address = addresses[nextAddress]
    if (address && at >= address[0]) {
      at = Math.max(at, address[1])
      nextAddress += 1
      joined = false
      continue
    }
    const code = text.charCodeAt(at)
    const dotted = code === 46 && isLetterOrDigit(text.charCodeAt(at + 1)) && !isLetterOrDigit(text.charCodeAt(at - 1))
    if (!dotted && !isLetterOrDigit(code)) {
      foreign = isForeignLetter(code)
      if (!isJoin(code)) joined = false
      at += 1
      continue
    }
    const start = at
    let upperInside = false
    at += 1
    for (let next = text.charCodeAt(at); isLetterOrDigit(next); next = text.charCodeAt(at)) {
      if (next <= 90 && next >= 65) upperInside = true
      at += 1
    }
    if (text.charCodeAt(at) === 43) at += text.charCodeAt(at + 1) === 43 ? 2 : 1
    if (text.charCodeAt(at) === 35) at += 1
    if (!foreign && !isForeignLetter(text.charCodeAt(at))) {
      const word = isAligned ? lower.slice(start, at) : text.slice(start, at).toLowerCase()
      let from = 0
      if (upperInside && word.length > 5 && !isWord(word)) {
        for (const glue of text.slice(start, at).matchAll(gluePattern)) {
          const end = glue.index + 2
          if (end - from < 3) continue
          add(tokens, word.slice(from, end), start + from, joined)
          from = end
          joined = false
        }
      }
      add(tokens, from === 0 ? word : word.slice(from), start + from, joined)
      joined = true
    } else joined = false
    foreign = false
  }
  return tokens
}

/** Number of the first word that begins at `offset` or after it. */
export const wordAt = ({ starts }: Tokens, offset: number) => {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! < offset) low = middle + 1
    else high = middle
  }
  return low
}
