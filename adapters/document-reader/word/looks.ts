/** What formatting says of how text looks; null where it says nothing. */
export interface Look {
  /** `rrggbb`; 'auto' is whatever can be read on the ground. */
  colour: string | null
  /** What lies behind: `rrggbb`, or 'unknown' for a text box or the style of a table. */
  fill: string | null
  /** Half points. */
  size: number | null
  /** Marked as hidden. */
  vanish: boolean | null
  /** Per cent of the usual width. */
  stretch: number | null
  /** Twentieths of a point between letters; below zero they move together. */
  spacing: number | null
  /** Filled with nothing. */
  hollow: boolean | null
}

export const noLook = (): Look => ({
  colour: null,
  fill: null,
  size: null,
  vanish: null,
  stretch: null,
  spacing: null,
  hollow: null,
})

const OFF = /w:val\s*=\s*["'](?:0|false|none|off)["']/

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? null

export const attributeOf = (attributes: string, name = 'w:val') => attribute(attributes, name)

const highlights: Record<string, string> = { black: '000000', white: 'ffffff', yellow: 'ffff00', none: 'ffffff' }

/** Takes note of one property, by the name of its element; others are passed over. */
export const noteProperty = (look: Look, name: string, attributes: string) => {
  const value = attributeOf(attributes) ?? ''
  if (name === 'w:vanish' || name === 'w:webHidden' || name === 'w:specVanish') look.vanish = !OFF.test(attributes)
  else if (name === 'w:sz' && Number(value) > 0) look.size = Number(value)
  else if (name === 'w:w' && /^\d+%?$/.test(value)) look.stretch = Number.parseInt(value, 10)
  else if (name === 'w:spacing' && /^-?\d+$/.test(value)) look.spacing = Number(value)
  else if (name === 'w14:noFill') look.hollow = true
  else if (name === 'w:color') look.colour = colourOf(value, attributes)
  else if (name === 'w:highlight') look.fill = highlights[value] ?? 'unknown'
  else if (name === 'w:shd') look.fill = fillOf(attributes) ?? look.fill
}

const colourOf = (value: string, attributes: string) => {
  if (/^[\da-f]{6}$/i.test(value)) return value.toLowerCase()
  return /w:themeColor\s*=\s*["'](?:background1|light1)["']/.test(attributes) ? 'ffffff' : 'auto'
}

const fillOf = (attributes: string) => {
  const pattern = attributeOf(attributes)
  // A pattern is a mixture of two colours.
  if (pattern && !/^(?:clear|nil)$/.test(pattern)) return 'unknown'
  const fill = attributeOf(attributes, 'w:fill') ?? 'auto'
  if (/^[\da-f]{6}$/i.test(fill)) return fill.toLowerCase()
  return attributeOf(attributes, 'w:themeFill') ? 'unknown' : null
}

/** The looks of a document's styles, each with what it takes over from others. */
export interface Styles {
  named(id: string): Look | null
  /** Of paragraphs that name no style. */
  usual: Look
}

const TAG = /<([\w:]+)((?:"[^"]*"|'[^']*'|[^'">])*?)\/?>/g

/** Reads the styles part; an empty text is a document without one. */
export const stylesOf = (xml: string): Styles => {
  const looks = new Map<string, { own: Look; basis: string | null }>()
  let usualName: string | null = null
  const lookOf = (source: string) => {
    const look = noLook()
    for (const [, name, attributes] of source.matchAll(TAG)) noteProperty(look, name!, attributes!)
    return look
  }
  const defaults = lookOf(/<w:rPrDefault\b[\s\S]*?<\/w:rPrDefault>/.exec(xml)?.[0] ?? '')
  for (const [style, attributes] of xml.matchAll(/<w:style\b([^>]*)>[\s\S]*?<\/w:style>/g)) {
    const id = attributeOf(attributes!, 'w:styleId')
    if (!id) continue
    // How the parts of a table look is known only with the table.
    const own = lookOf(style.replace(/<w:tblStylePr\b[\s\S]*?<\/w:tblStylePr>/g, ''))
    looks.set(id, { own, basis: attributeOf(/<w:basedOn\b([^>]*)>/.exec(style)?.[1] ?? '') })
    if (attributeOf(attributes!, 'w:type') === 'paragraph' && attributeOf(attributes!, 'w:default') === '1') usualName = id
  }
  const named = (id: string, depth = 0): Look | null => {
    const style = looks.get(id)
    if (!style) return null
    const basis = style.basis && depth < 20 ? named(style.basis, depth + 1) : null
    return basis ? over(style.own, basis) : style.own
  }
  return { named, usual: over((usualName && named(usualName)) || noLook(), defaults) }
}

/** The first look, and the second where it says nothing. */
export const over = (first: Look, second: Look): Look => ({
  colour: first.colour ?? second.colour,
  fill: first.fill ?? second.fill,
  size: first.size ?? second.size,
  vanish: first.vanish ?? second.vanish,
  stretch: first.stretch ?? second.stretch,
  spacing: first.spacing ?? second.spacing,
  hollow: first.hollow ?? second.hollow,
})
