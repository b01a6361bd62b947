import { withoutRadical } from './radicals.ts'

const ICON_FONT = /awesome|fontello|icomoon|entypo|typicons|feather|devicon|social/i
/** As a word of its own, or in the plural: there is writing in DemiCondensed and Lexicon. */
const ICONS = /(?:^|[^A-Za-z])icon|Icon|ICON|icons(?![a-z])/
const PICTURE_FONT = /wingding|webding|dingbat/i
const SYMBOL_FONT = /symbol/i
const BOLD_FONT = /bold|black|heavy|demi|bx\d|\bbd\b|-bol$/i

/** Letters that Wingdings and its relatives draw as a bullet, an arrow or a tick. */
const PICTURE_BULLETS = new Set('§ØüvqonlmuwxkpràèðÜßÞtsy•●■▪◆❖➢✓✔➤►❑❒❍▼')
const BULLETS =
  /^[\u2022\u2023\u2043\u2219\u22c5\u25a0\u25a1\u25aa\u25ab\u25b6\u25b8\u25ba\u25c6\u25c7\u25cb\u25cf\u25e6\u2713\u2714\u2756\u27a2\u27a4\u26ab\u2b25\u29bf]$/

export interface FontReading {
  bold: boolean
  ascent: number
  descent: number
  /** What a glyph says, by the character the font gives it: empty for pictures and unknown characters. */
  read(unicode: string): string
}

export const fontReading = (font: { name: string; ascent: number; descent: number }): FontReading => {
  const name = font.name
  const known = new Map<string, string>()
  const interpret =
    ICON_FONT.test(name) || ICONS.test(name)
      ? () => ''
      : PICTURE_FONT.test(name)
        ? readPicture
        : readLetters(SYMBOL_FONT.test(name))
  return {
    bold: BOLD_FONT.test(name),
    ascent: font.ascent,
    descent: font.descent,
    read: (unicode) => {
      let text = known.get(unicode)
      if (text === undefined) {
        text = interpret(unicode)
        known.set(unicode, text)
      }
      return text
    },
  }
}

/** Only a bullet is worth keeping of a picture font. */
const readPicture = (unicode: string) => {
  const code = unicode.codePointAt(0) ?? 0
  const letter = code >= 0xf020 && code <= 0xf0ff ? String.fromCharCode(code & 0xff) : unicode
  return letter.trim() === '' ? ' ' : PICTURE_BULLETS.has(letter) || BULLETS.test(letter) ? '•' : ''
}

const readLetters = (symbolFont: boolean) => (unicode: string) => {
  // Some fonts name every character that their space or hyphen may stand for.
  if (unicode.length > 1 && /^[\s\u00a0]+$/.test(unicode)) return ' '
  if (unicode.length > 1 && /^[-\u00ad\u2010-\u2012]+$/.test(unicode)) return '-'
  let text = ''
  for (const character of unicode) text += readCharacter(character, symbolFont)
  return text
}

const readCharacter = (character: string, symbolFont: boolean) => {
  const code = character.codePointAt(0)!
  if (code > 0x20 && code < 0x7f) return character
  if (code === 0xad) return '-'
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || isZeroWidth(code) || code === 0xfffd) return code === 9 ? ' ' : ''
  if (isSpace(code)) return ' '
  if (BULLETS.test(character)) return '•'
  if (code >= 0xe000 && code <= 0xf8ff) return readPrivate(code, symbolFont)
  if (code >= 0xe0000) return ''
  if (code >= 0x2e80 && code < 0x2f00) return withoutRadical(character)
  return isCompatibilityForm(code) ? character.normalize('NFKC') : character
}

/** Fonts without names for their characters put their codes at U+F000. */
const readPrivate = (code: number, symbolFont: boolean) => {
  if (code < 0xf020 || code > 0xf0ff) return ''
  if (code === 0xf0b7 || code === 0xf0a7 || code === 0xf0a8 || code === 0xf0d8 || code === 0xf0fc) return '•'
  return symbolFont || code > 0xf07e ? '' : String.fromCharCode(code & 0xff)
}

const isSpace = (code: number) =>
  code === 0x20 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f || code === 0x3000

const isZeroWidth = (code: number) =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  code === 0xfeff

/** Ligatures, Arabic presentation forms, radicals, full-width letters and digits. */
const isCompatibilityForm = (code: number) =>
  (code >= 0xfb00 && code <= 0xfb06) ||
  (code >= 0xfb50 && code <= 0xfdff) ||
  (code >= 0xfe70 && code <= 0xfefc) ||
  (code >= 0x2e80 && code <= 0x2fdf) ||
  (code >= 0xff10 && code <= 0xff19) ||
  (code >= 0xff20 && code <= 0xff3a) ||
  (code >= 0xff41 && code <= 0xff5a)

/** Accents that old fonts draw as a sign of their own, and the mark that composes with the letter under it. */
export const accentMarks: Record<string, string> = {
  '`': '\u0300',
  ˋ: '\u0300',
  '´': '\u0301',
  ˊ: '\u0301',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¯': '\u0304',
  ˉ: '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
}
