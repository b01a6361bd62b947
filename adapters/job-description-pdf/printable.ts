import anyAscii from 'any-ascii'

/** Replaces what a font cannot print: "Łódź" becomes "Lódz" in a font with an ó. Leaves no line breaks and nothing that throws. */
export const printable = (characters: ReadonlySet<number>) => (text: string) =>
  [...text.normalize('NFC')]
    .map((character) => {
      if (/[\s\u00a0]/u.test(character)) return ' '
      if (/\p{C}/u.test(character)) return ''
      if (characters.has(character.codePointAt(0)!)) return character
      return [...anyAscii(character)].filter((plain) => characters.has(plain.codePointAt(0)!)).join('')
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
