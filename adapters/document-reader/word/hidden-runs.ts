import type { HiddenText } from '#src/ports/document-reader.ts'

type Reason = HiddenText['reason']

interface Frame {
  name: string
  /** Where the element starts in the source. */
  start: number
  reason: Reason | null
  /** Something other than white paper may lie behind. */
  backed: boolean
  text: string
}

const TAG = /<(\/?)([\w.:-]+)((?:"[^"]*"|'[^']*'|[^'">])*?)(\/?)>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>/g
const OFF = /w:val\s*=\s*["'](?:0|false|none|off)["']/
const DEPTH_LIMIT = 500
/** Half points. */
const TINY = 4

/** Styles whose text is not shown. */
export const hiddenStyles = (styles: string): Set<string> => {
  const hidden = new Set<string>()
  for (const [style] of styles.matchAll(/<w:style\b[\s\S]*?<\/w:style>/g)) {
    const id = /w:styleId\s*=\s*["']([^"']*)["']/.exec(style)?.[1]
    const vanish = /<w:vanish\b([^>]*)>/.exec(style)
    if (id && vanish && !OFF.test(vanish[1]!)) hidden.add(id)
  }
  return hidden
}

/**
 * Takes the runs that a person does not see out of WordprocessingML: marked as hidden, in white on white paper, or too small to
 * read. Throws for elements nested beyond reason.
 */
export const withoutHiddenRuns = (xml: string, styles: Set<string>) => {
  const hidden: { text: string; reason: Reason }[] = []
  const cuts: [number, number][] = []
  const stack: Frame[] = []
  let lastText = 0
  for (const match of xml.matchAll(TAG)) {
    const [tag, closing, name, attributes = '', empty] = match
    if (!name) continue
    const at = match.index
    const top = stack.at(-1)
    if (top?.name === 'w:t') top.text += xml.slice(lastText, at)
    lastText = at + tag.length
    if (closing) {
      while (stack.length > 0) {
        const frame = stack.pop()!
        if (frame.name === 'w:t') {
          const run = stack.findLast((each) => each.name === 'w:r')
          if (run) run.text += frame.text
        }
        if (frame.name === 'w:r' && frame.reason && frame.text) {
          hidden.push({ text: decode(frame.text), reason: frame.reason })
          cuts.push([frame.start, lastText])
        }
        if (frame.name === name) break
      }
      continue
    }
    noteProperty(stack, name, attributes, styles)
    if (empty) continue
    if (stack.length > DEPTH_LIMIT) throw new Error('The document is nested too deeply.')
    stack.push({ name, start: at, reason: null, backed: (top?.backed ?? false) || isBacking(name), text: '' })
  }
  let visible = ''
  let from = 0
  for (const [start, end] of cuts.toSorted((a, b) => a[0] - b[0])) {
    if (start < from) continue
    visible += xml.slice(from, start)
    from = end
  }
  return { visible: visible + xml.slice(from), hidden }
}

/** A text box has a fill of its own. */
const isBacking = (name: string) => name === 'w:drawing' || name === 'w:pict' || name === 'mc:AlternateContent'

/** Applies a property to the run, paragraph, cell or table that it belongs to. */
const noteProperty = (stack: Frame[], name: string, attributes: string, styles: Set<string>) => {
  const properties = stack.at(-1)
  const owner = stack.at(-2)
  if (!properties || !owner || !properties.name.endsWith('Pr')) return
  if (name === 'w:shd' && !/w:fill\s*=\s*["'](?:auto|ffffff)["']/i.test(attributes)) owner.backed = true
  if (name === 'w:tblStyle' && !/["'](?:TableGrid|TableNormal)["']/.test(attributes)) owner.backed = true
  if (properties.name !== 'w:rPr' || owner.name !== 'w:r') return
  const value = /w:val\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? ''
  if ((name === 'w:vanish' || name === 'w:webHidden') && !OFF.test(attributes)) owner.reason = 'marked-hidden'
  if (name === 'w:rStyle' && styles.has(value)) owner.reason ??= 'marked-hidden'
  if (name === 'w:highlight') owner.backed = true
  if (name === 'w:sz' && Number(value) > 0 && Number(value) < TINY) owner.reason ??= 'tiny'
  if (name === 'w:color' && /^f[b-f]f[b-f]f[b-f]$/i.test(value) && !owner.backed) owner.reason ??= 'same-colour'
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
