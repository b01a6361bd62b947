const blocks = new Set([
  'p',
  'div',
  'br',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'blockquote',
  'hr',
  'section',
  'article',
  'pre',
])
const hidden = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg'])

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  zwnj: '',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  aring: 'å',
  oslash: 'ø',
  aelig: 'æ',
}

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
  })

/**
 * The words of a mail in HTML. Nothing of it is ever shown as HTML. What it quotes gets a '>' before each line, as mails in plain text have
 * it. Runs once over the text, whatever stands there.
 */
export function textOfHtml(html: string): string {
  const lines: { depth: number; text: string }[] = [{ depth: 0, text: '' }]
  let depth = 0
  let skipped: string | null = null
  let place = 0
  const add = (text: string) => {
    const line = lines.at(-1)
    if (line) line.text += text
  }
  const next = () => void lines.push({ depth, text: '' })
  while (place < html.length) {
    const open = html.indexOf('<', place)
    const until = open < 0 ? html.length : open
    if (!skipped && until > place) add(decoded(html.slice(place, until)).replace(/\s+/g, ' '))
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      place = end < 0 ? html.length : end + 3
      continue
    }
    const close = html.indexOf('>', open)
    if (close < 0) {
      if (!skipped && !/^<[/!a-z]/i.test(html.slice(open, open + 2))) add(decoded(html.slice(open)))
      break
    }
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, Math.min(close, open + 40))) ?? []
    place = close + 1
    const tag = name.toLowerCase()
    if (!tag) {
      if (!skipped && !/^<[/!?]/.test(html.slice(open, open + 2))) add(decoded(html.slice(open, close + 1)))
      continue
    }
    if (skipped) {
      if (slash && tag === skipped) skipped = null
      continue
    }
    if (hidden.has(tag)) {
      if (!slash) skipped = tag
      continue
    }
    if (tag === 'blockquote') depth = Math.max(0, depth + (slash ? -1 : 1))
    if (blocks.has(tag)) next()
    else if (tag === 'td' && !slash) add(' ')
  }
  const shown = lines.flatMap(({ depth: quoted, text }) => {
    const words = text.trim()
    return [`${'>'.repeat(Math.min(quoted, 5))}${quoted > 0 && words ? ' ' : ''}${words}`]
  })
  return shown
    .join('\n')
    .replace(/\n(?:[> ]*\n){2,}/g, '\n\n')
    .replace(/(?:\n[> ]*)+$/, '')
    .trim()
}
