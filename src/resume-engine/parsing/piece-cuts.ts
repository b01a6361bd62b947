import { isCity, isPlace, isRegion, organisation } from '../taxonomy/places.ts'
import { titleLikeness } from './title-likeness.ts'

/** A piece of text with its place in the document. */
export interface Cut {
  start: number
  text: string
}

const legal = /^(?:inc|llc|ltd|limited|co|corp|gmbh|l\.?l\.?c|s\.?a|plc|pvt|jr|sr|ph\.?d)\.?(?: ltd\.?| limited)?$/i
const edges = /^[\s,;:|•·()[\]–—\-/、，]+|[\s,;:|•·([–—\-/、，]+$/gu

/** Trims the edges and keeps a closing bracket whose opening one is inside. */
export const tidy = (start: number, raw: string): Cut => {
  const lead = /^(?:\(?\d{1,2}[.)]\s+(?=\p{L}))?[\s,;:|•·)\]–—\-/、，\u00ad.]+/u.exec(raw)?.[0].length ?? 0
  let text = raw.slice(lead)
  let from = start + lead
  text = text.replace(/[\s,;:|•·([–—\-/、，\u00ad]+$/u, '')
  if (text.startsWith('(') && text.endsWith(')')) {
    text = text.slice(1, -1)
    from += 1
  } else if ((text.endsWith(')') && !text.includes('(')) || (text.endsWith(']') && !text.includes('['))) text = text.slice(0, -1)
  else if (text.startsWith('(') && !text.includes(')')) {
    text = text.slice(1)
    from += 1
  } else if (/\([^()]*\)$/.test(text) && isPlace(text.slice(text.lastIndexOf('(') + 1, -1)))
    text = text.slice(0, text.lastIndexOf('(')).trimEnd()
  else if (text.includes('(') && !text.includes(')')) {
    const cut = text.lastIndexOf('(')
    if (cut > text.length - 3) text = text.slice(0, cut)
  }
  const trimmed = text.replace(edges, (edge) => (edge.includes(')') || edge.includes('(') ? edge : ''))
  const shift = text.indexOf(trimmed)
  return { start: from + Math.max(0, shift), text: trimmed }
}

export const splitAt = (start: number, text: string, pattern: RegExp): Cut[] => {
  const parts: Cut[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    if (isInBrackets(text, match.index)) continue
    parts.push({ start: start + from, text: text.slice(from, match.index) })
    from = match.index + match[0].length
  }
  parts.push({ start: start + from, text: text.slice(from) })
  return parts
}

const isInBrackets = (text: string, at: number) =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at) && text.indexOf(')', at) > 0

/** "Kent State University, Kent, Ohio" → "Kent State University" and "Research Intern, Acme" → both; "Acme, Inc." stays whole. */
export const splitCommas = (start: number, text: string): Cut[] => {
  const raw = splitAt(start, text, /\s*[,，]\s*/g).filter((part) => part.text !== '')
  const parts: Cut[] = []
  for (const part of raw) {
    const before = parts.at(-1)
    if (before && legal.test(part.text.trim()))
      before.text = text.slice(before.start - start, part.start - start + part.text.length)
    else parts.push({ ...part })
  }
  if (parts.length < 2) return parts.length > 0 ? parts : [{ start, text }]
  // places at the end
  let kept = parts.length
  while (
    kept > 1 &&
    (isRegion(parts[kept - 1]!.text) || isPlace(parts[kept - 1]!.text) || /^\d{5,6}$/.test(parts[kept - 1]!.text))
  )
    kept -= 1
  const droppedRegion = kept < parts.length && isRegion(parts[kept]!.text) && !isCity(parts[kept]!.text)
  if (
    droppedRegion &&
    kept > 1 &&
    parts[kept - 1]!.text.split(' ').length <= 3 &&
    !organisation.test(parts[kept - 1]!.text) &&
    titleLikeness(parts[kept - 1]!.text) < 0.5
  )
    kept -= 1
  // a town that no list knows, behind what is surely an organisation
  const town = parts[kept - 1]
  if (
    kept === 2 &&
    town &&
    organisation.test(parts[0]!.text) &&
    titleLikeness(parts[0]!.text) < 0.4 &&
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(town.text) &&
    !organisation.test(town.text) &&
    titleLikeness(town.text) < 0.4
  )
    kept = 1
  return parts.slice(0, Math.max(1, kept))
}

/** "Software Engineer at Acme" and the Chinese "Acme公司 工程师". */
export const splitAtWord = (start: number, text: string): Cut[] => {
  const at = /\s(?:at|@|with|chez|bei|en)\s(?=\p{Lu}|[\w-]{2,30}\.(?:com|org|net|io|ru|de)\b)/u.exec(text)
  if (at && titleLikeness(text.slice(0, at.index)) > 0.5)
    return [
      { start, text: text.slice(0, at.index) },
      { start: start + at.index + at[0].length, text: text.slice(at.index + at[0].length) },
    ]
  if (/[\u4e00-\u9fff]/.test(text)) {
    const words = text.split(' ')
    if (words.length >= 2 && words[0]!.length > 2 && titleLikeness(words[0]!) < 0.5 && titleLikeness(words.at(-1)!) >= 0.5)
      return [
        { start, text: words[0]! },
        { start: start + words[0]!.length + 1, text: words.slice(1).join(' ') },
      ]
  }
  return [{ start, text }]
}

/** A comma between a title and an employer divides; one inside "Director, Information Technology" does not. */
export const worthSplitting = (parts: { text: string }[]) => {
  const titles = parts.filter((part) => titleLikeness(part.text) > 0.5).length
  return titles >= 1 && titles < parts.length
}
