/** Characters that show nothing and take no room: joiners, marks of direction, tags, selectors of variants, soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu

export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '')

const TAGS = /[\u{e0020}-\u{e007e}]/gu
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4,}/gu

/** Text smuggled in invisible tags, or byte by byte in selectors of variants; empty when there is none. */
export const smuggledText = (text: string) => {
  // Nearly all text has neither.
  if (!/\udb40|[\ufe00-\ufe0f]/.test(text)) return ''
  let found = ''
  for (const [tag] of text.matchAll(TAGS)) found += String.fromCharCode(tag.codePointAt(0)! - 0xe0000)
  for (const [run] of text.matchAll(SELECTORS)) {
    const bytes = Array.from(run, (selector) => {
      const code = selector.codePointAt(0)!
      return code < 0xe0000 ? code - 0xfe00 : code - 0xe0100 + 16
    })
    found += new TextDecoder().decode(Uint8Array.from(bytes))
  }
  return found
}
