/** A part of a line of typed text. It is text: whoever shows it escapes it. */
export interface Run {
  text: string
  isBold: boolean
  /** Where it leads, http or https only; null for no link. */
  href: string | null
}

/** Reads **bold** words, [named](https://…) and plain links of one line. Whatever is none of them stays as it was typed. */
export const runsOf = (line: string): Run[] => boldParts(line).flatMap(({ text, isBold }) => withLinks(text, isBold))

/** A line without the signs that stand for bold and for links. */
export const plainLine = (line: string): string =>
  runsOf(line)
    .map(({ text }) => text)
    .join('')

/** Pairs the signs from left to right, in one go: a line may be as long as the whole text. */
function boldParts(line: string): Pick<Run, 'text' | 'isBold'>[] {
  const [first = '', ...rest] = line.split('**')
  const parts = [{ text: first, isBold: false }]
  for (let at = 0; at < rest.length; at += 1) {
    const inside = rest[at]!
    const isClosed = at + 1 < rest.length && inside !== '' && inside.trim() === inside
    if (isClosed) {
      at += 1
      parts.push({ text: inside, isBold: true }, { text: rest[at]!, isBold: false })
    } else parts.at(-1)!.text += `**${inside}`
  }
  return parts.filter(({ text }) => text !== '')
}

const link = /\[([^\][\n]{1,200})\]\((https?:\/\/[^\s()]{1,500})\)|\bhttps?:\/\/[^\s<>"]{1,500}/gi

/** What ends a sentence is not a part of the address before it. */
const sentenceEnd = /[.,;:!?'"»”)\]]+$/u

function withLinks(text: string, isBold: boolean): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const found of text.matchAll(link)) {
    const [whole, name, target] = found
    const shown = name ?? whole.replace(sentenceEnd, '')
    const href = addressIn(target ?? shown)
    if (href === null) continue
    if (found.index > from) runs.push({ text: text.slice(from, found.index), isBold, href: null })
    runs.push({ text: shown, isBold, href })
    from = found.index + (name === undefined ? shown.length : whole.length)
  }
  if (from < text.length) runs.push({ text: text.slice(from), isBold, href: null })
  return runs
}

/** An address with a name and password before its host seems to lead elsewhere than it does. */
function addressIn(text: string): string | null {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null
}
