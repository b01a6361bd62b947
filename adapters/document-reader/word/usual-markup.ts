const BOX = 'w:txbxContent'

/**
 * WordprocessingML with what mammoth passes over in the form that it reads: text boxes of DrawingML, results of simple fields, words with
 * a reading beside them, words with a direction of their own, tabs that lead to a margin, and line breaks of the old kind.
 */
export const inUsualMarkup = (xml: string) =>
  withBoxes(xml)
    .replace(/<w:rt>[\s\S]*?<\/w:rt>|<w:rubyPr\b[^>]*?(?:\/>|>[\s\S]*?<\/w:rubyPr>)/g, '')
    .replace(/<\/?w:(?:fldSimple|ruby|rubyBase|dir|bdo)(?:\s[^>]*)?>/g, '')
    .replace(/<w:ptab\b[^>]*>/g, '<w:tab/>')
    .replace(/<w:cr\s*\/>/g, '<w:br/>')
    // A box is a block of its own, wherever it hangs.
    .replace(/<w:txbxContent(?:\s[^>]*)?>/g, '$&<w:p/>')
    .replace(/<\/w:txbxContent>/g, '<w:p/>$&')

/** What is drawn in a newer form and in an older one is read in the older one, unless only the newer one has the words. */
const withBoxes = (xml: string): string =>
  xml.includes(BOX)
    ? replaced(
        xml,
        'mc:AlternateContent',
        (whole) => {
          const [choice, fallback] = ['mc:Choice', 'mc:Fallback'].map((name) => piecesOf(whole, name).join(''))
          return fallback!.includes(BOX) || !choice!.includes(BOX) ? whole : withDrawings(inner(choice!))
        },
        withDrawings,
      )
    : xml

const withDrawings = (xml: string): string =>
  replaced(xml, 'w:drawing', (whole) =>
    whole.includes(BOX) ? `<w:pict>${withBoxes(piecesOf(whole, BOX).join(''))}</w:pict>` : whole,
  )

const inner = (element: string) => element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'))

/** The outermost elements of a name, each put through `change`; what is between them through `between`. */
const replaced = (xml: string, name: string, change: (element: string) => string, between = (text: string) => text) => {
  let result = ''
  let from = 0
  for (const [start, end] of outermost(xml, name)) {
    result += between(xml.slice(from, start)) + change(xml.slice(start, end))
    from = end
  }
  return result + between(xml.slice(from))
}

const piecesOf = (xml: string, name: string) => outermost(xml, name).map(([start, end]) => xml.slice(start, end))

/** Where the elements of a name begin and end that are in no other of that name. */
const outermost = (xml: string, name: string) => {
  const places: [number, number][] = []
  let [depth, begin] = [0, 0]
  for (const { 0: tag, index } of xml.matchAll(new RegExp(`</?${name}(?:\\s(?:"[^"]*"|'[^']*'|[^'">])*)?>`, 'g'))) {
    if (tag.endsWith('/>')) continue
    if (tag.startsWith('</')) {
      if (depth > 0 && --depth === 0) places.push([begin, index + tag.length])
    } else if (depth++ === 0) begin = index
  }
  return places
}
