/** What the library of calendars takes apart at once, while everybody waits: honest answers are far below, whatever the calendar holds. */
const most = { depth: 40, tags: 50_000, entities: 250_000 }

const [open, slash, close, ampersand, bang, question, quote, apostrophe] = [0x3c, 0x2f, 0x3e, 0x26, 0x21, 0x3f, 0x22, 0x27]

/** Where parts end whose signs are no markup. */
const ends = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
] as const

/** Whether XML is made of so few pieces, and nested so little, that taking it apart holds up nobody. Runs once over the text. */
export function isLight(xml: string): boolean {
  let depth = 0
  let tags = 0
  let entities = 0
  let inTag = false
  for (let at = 0; at < xml.length; at++) {
    const sign = xml.charCodeAt(at)
    if (sign === ampersand) entities += 1
    if (inTag) {
      if (sign === quote || sign === apostrophe) {
        // A value may hold whatever ends a tag elsewhere.
        const end = xml.indexOf(String.fromCharCode(sign), at + 1)
        at = end < 0 ? xml.length : end
      } else if (sign === close) {
        if (xml.charCodeAt(at - 1) === slash) depth -= 1
        inTag = false
      }
    } else if (sign === open) {
      const next = xml.charCodeAt(at + 1)
      const [, end] = ends.find(([beginning]) => xml.startsWith(beginning, at)) ?? []
      if (end) {
        // What stands within is text, whatever it looks like.
        const until = xml.indexOf(end, at)
        at = until < 0 ? xml.length : until + end.length - 1
      } else if (next === slash) depth -= 1
      else if (next !== bang && next !== question) {
        tags += 1
        depth += 1
        inTag = true
      }
    }
    if (depth > most.depth || tags > most.tags || entities > most.entities) return false
  }
  return true
}
