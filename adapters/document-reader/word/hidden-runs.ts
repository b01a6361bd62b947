import type { HiddenText } from '#src/ports/document-reader.ts'
import { alike } from '../alike.ts'
import { attributeOf, type Look, noLook, noteProperty, over, type Styles } from './looks.ts'

type Reason = HiddenText['reason']

interface Frame {
  name: string
  /** Where the element starts in the source. */
  start: number
  /** Why all that is inside cannot be seen. */
  reason: Reason | null
  look: Look
  /** Of a run or a paragraph. */
  style: string | null
  text: string
}

const TAG = /<(\/?)([\w.:-]+)((?:"[^"]*"|'[^']*'|[^'">])*?)(\/?)>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>/g
const DEPTH_LIMIT = 500
/** Half points, as for PDF. */
const TINY = 7
/** Twentieths of a point. */
const FLAT = 60
/** In a twentieth of a point: the unit of drawings. */
const EMU = 635
/** Per cent. */
const SQUEEZED = 15
/** Points beside the page. */
const FAR = 600
/** Each letter lies on the one before: this much of the size of type is taken back. */
const PILED = 0.5
/** Half points. */
const USUAL_SIZE = 22

/**
 * Takes the runs that a person does not see out of WordprocessingML: marked as hidden, in the colour of what lies behind, too small
 * to read, or in rows and boxes that are not shown. Throws for elements nested beyond reason.
 */
export const withoutHiddenRuns = (xml: string, styles: Styles) => {
  const hidden: { text: string; reason: Reason }[] = []
  const cuts: [number, number][] = []
  const stack: Frame[] = []
  // A page of another colour than white is drawn behind everything.
  const paper = /<w:background\b/.test(xml) ? 'unknown' : 'ffffff'
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
        const reason = frame.name === 'w:r' && frame.text ? whyHidden(frame, stack, styles, paper) : null
        if (reason) {
          hidden.push({ text: decode(frame.text), reason })
          cuts.push([frame.start, lastText])
        }
        if (frame.name === name) break
      }
      continue
    }
    note(stack, name, attributes)
    if (name === 'wp:posOffset') noteOffset(stack, xml.slice(lastText, lastText + 20))
    if (empty) continue
    if (stack.length > DEPTH_LIMIT) throw new Error('The document is nested too deeply.')
    const look = noLook()
    if (isBox(name)) look.fill = 'unknown'
    stack.push({ name, start: at, reason: whyBoxHidden(name, attributes), look, style: null, text: '' })
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
const isBox = (name: string) => name === 'w:drawing' || name === 'w:pict' || name === 'mc:AlternateContent'

/** A box that is switched off, of no size, or far beside the page. */
const whyBoxHidden = (name: string, attributes: string): Reason | null => {
  if (!/^v:(?:shape|rect|roundrect|group)$/.test(name)) return null
  const style = attributeOf(attributes, 'style') ?? ''
  if (/visibility\s*:\s*hidden/.test(style)) return 'marked-hidden'
  if (/(?:^|;)\s*(?:width|height)\s*:\s*0(?:\.0+)?(?:pt|in|px|mm|cm)?\s*(?:;|$)/.test(style)) return 'tiny'
  const places = [...style.matchAll(/(?:margin-left|margin-top|left|top)\s*:\s*(-?[\d.]+)(pt|in)/g)]
  const points = places.map(([, number, unit]) => Number(number) * (unit === 'in' ? 72 : 1))
  return points.some((place) => place < -FAR || place > 3 * FAR) ? 'off-page' : null
}

/** Applies a property to the run, paragraph, row, cell or table that it belongs to. */
const note = (stack: Frame[], name: string, attributes: string) => {
  const properties = stack.at(-1)
  if (!properties) return
  if (/^(?:wp|wps|wpg):(?:docPr|cNvPr)$/.test(name) && /\bhidden\s*=\s*["'](?:1|true)["']/.test(attributes))
    properties.reason = 'marked-hidden'
  if (name === 'wp:extent' && ['cx', 'cy'].some((side) => Number(attributeOf(attributes, side) ?? FLAT * EMU) < FLAT * EMU))
    properties.reason = 'tiny'
  if (name === 'w14:noFill' && properties.name === 'w14:textFill') {
    const run = stack.findLast((frame) => frame.name === 'w:r')
    if (run) run.look.hollow = true
  }
  const owner = stack.at(-2)
  if (!owner || !properties.name.endsWith('Pr')) return
  if (name === 'w:tblStyle' && !/["'](?:TableGrid|TableNormal)["']/.test(attributes)) owner.look.fill ??= 'unknown'
  if (properties.name === 'w:trPr') noteRow(owner, name, attributes)
  if (properties.name === 'w:pPr') noteParagraph(owner, name, attributes)
  if (name === 'w:rStyle' && owner.name === 'w:r') owner.style = attributeOf(attributes)
  if (properties.name === 'w:rPr' ? owner.name === 'w:r' : name === 'w:shd') noteProperty(owner.look, name, attributes)
}

/** How far from where it usually stands a drawing is. */
const noteOffset = (stack: Frame[], content: string) => {
  const offset = Number(/^\s*(-?\d+)/.exec(content)?.[1] ?? 0) / (20 * EMU)
  const anchor = stack.findLast(({ name }) => name === 'wp:anchor')
  if (anchor && (offset < -FAR || offset > 3 * FAR)) anchor.reason = 'off-page'
}

const noteRow = (row: Frame, name: string, attributes: string) => {
  if (name === 'w:hidden') row.reason = 'marked-hidden'
  const exact = attributeOf(attributes, 'w:hRule') === 'exact'
  if (name === 'w:trHeight' && exact && Number(attributeOf(attributes)) < FLAT) row.reason = 'tiny'
}

const noteParagraph = (paragraph: Frame, name: string, attributes: string) => {
  if (name === 'w:pStyle') paragraph.style = attributeOf(attributes)
  const exact = attributeOf(attributes, 'w:lineRule') === 'exact'
  if (name === 'w:spacing' && exact && Number(attributeOf(attributes, 'w:line') ?? FLAT) < FLAT) paragraph.reason = 'tiny'
  const left = Number(attributeOf(attributes, 'w:left') ?? attributeOf(attributes, 'w:start') ?? 0)
  if (name === 'w:ind' && left < -FAR * 20) paragraph.reason = 'off-page'
}

const whyHidden = (run: Frame, around: Frame[], styles: Styles, paper: string): Reason | null => {
  const outer = around.findLast((frame) => frame.reason)
  if (outer) return outer.reason
  const paragraph = around.findLast((frame) => frame.name === 'w:p')
  const usual = (paragraph?.style && styles.named(paragraph.style)) || styles.usual
  const own = over(run.look, (run.style && styles.named(run.style)) || noLook())
  const look = over(own, usual)
  if (look.vanish) return 'marked-hidden'
  if (look.hollow) return 'transparent'
  if (look.size !== null && look.size < TINY) return 'tiny'
  if (look.stretch !== null && look.stretch < SQUEEZED) return 'zero-width'
  if (look.spacing !== null && -look.spacing / 10 > (look.size ?? USUAL_SIZE) * PILED) return 'zero-width'
  if (!look.colour || look.colour === 'auto') return null
  const fill = own.fill ?? paragraph?.look.fill ?? usual.fill ?? around.findLast((frame) => frame.look.fill)?.look.fill ?? paper
  return fill !== 'unknown' && alike(look.colour, fill) ? 'same-colour' : null
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
