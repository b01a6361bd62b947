import { withoutGuards } from '#src/shared/csv.ts'

/** Invisible in every font: joiners, marks of direction, tags, selectors, and what programs keep for themselves. */
const invisible = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb\ue000-\uf8ff]|\p{Cc}/gu
/** Blanks, and invisible signs that honest texts have: soft hyphens, joiners of letters and of pictures. */
const harmless = /[\t\n\r]|\u00ad|\u200c|\u200d|\ufe0e|\ufe0f|\ufeff/g

export interface Tidied {
  text: string
  /** True when something was taken out that nobody sees and that says or hides something. */
  hidAnything: boolean
}

/** The visible text of a cell. What an export put before a formula to make it harmless goes again. */
export function tidied(cell: string): Tidied {
  const plain = withoutGuards(cell)
  const hidAnything = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb\u0000-\u0008\u000e-\u001f]/u.test(
    plain.replaceAll(harmless, ''),
  )
  const text = plain
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll(invisible, (sign) => (sign === '\n' ? '\n' : sign === '\t' ? ' ' : ''))
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
  return { text, hidAnything }
}

const addressForm = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,250}[\p{L}\p{N}])?$/u

/** The first email address of a cell such as "Ada <ada@example.com>; other@example.com"; null when none of it is one. */
export function addressIn(text: string): string | null {
  const pieces = [...text.matchAll(/<([^<>]*)>/g)].map(([, inside]) => inside!).concat(text.split(/[\s,;|]+/))
  return pieces.find((piece) => addressForm.test(piece) && piece.split('@')[1]!.includes('.') && !piece.includes('..')) ?? null
}

/** The first number of a cell with several; null when it has too few or too many digits. */
export function phoneIn(text: string): string | null {
  const first = text.split(/[;,|\n]|\s\/\s/)[0]!.trim()
  const digits = first.replaceAll(/\D/g, '').length
  return digits >= 5 && digits <= 20 && first.length <= 40 ? first : null
}

/** "5", "5+ years", "5,5": years from 0 to 60; null otherwise. */
export function yearsIn(text: string): number | null {
  const match = /^(\d{1,2}(?:[.,]\d+)?)\s*\+?\s*(?:years?|yrs?\.?|jahre?|ans|años)?$/i.exec(text)
  const years = match ? Number(match[1]!.replace(',', '.')) : Number.NaN
  return years >= 0 && years <= 60 ? Math.round(years * 2) / 2 : null
}

/** Values of a cell: one a line, or set apart by ; or |, or, where commas part values too, by those. */
export function listIn(text: string, { commas = false } = {}): string[] {
  const parts = commas && !/[;|\n]/.test(text) ? partedByCommas(text) : text.split(/[;|\n]/)
  const values = parts.map((value) => value.trim())
  return [...new Map(values.filter(Boolean).map((value) => [value.toLowerCase(), value])).values()]
}

/** Commas in brackets part nothing. Read from the end, so that a cell of nothing but commas takes no longer than another. */
function partedByCommas(text: string): string[] {
  const parts: string[] = []
  let [end, isInside] = [text.length, false]
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const letter = text[at]
    if (letter === ')') isInside = true
    else if (letter === '(') isInside = false
    else if (letter === ',' && !isInside) {
      parts.push(text.slice(at + 1, end))
      end = at
    }
  }
  parts.push(text.slice(0, end))
  return parts.reverse()
}
