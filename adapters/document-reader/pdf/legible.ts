const LETTER = /\p{L}/u

/**
 * False for fonts that do not say which characters they draw: their text is a jumble from many alphabets at once, where people
 * write in two or three.
 */
export const isLegible = (text: string) => {
  const alphabets = new Set<number>()
  let letters = 0
  let foreign = 0
  for (const character of text) {
    const code = character.codePointAt(0)!
    if (code < 0x80 ? !((code | 32) > 96 && (code | 32) < 123) : !LETTER.test(character)) continue
    letters++
    if (code < 0x370 || (code >= 0x2e80 && code < 0xfb00)) continue
    foreign++
    alphabets.add(code >> 8)
  }
  return letters > 0 ? alphabets.size < 8 || foreign < 0.3 * letters : /\d/.test(text)
}
