/** What XML 1.0 has no place for: control characters, halves of characters, and two that are none. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const written = (text: string) => text.replaceAll(unwritable, '')

/** Any text as it is. The end of such a section inside the text is written as the end of one and the beginning of another. */
export const cdata = (text: string): string => `<![CDATA[${written(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export const xml = (text: string): string => written(text).replaceAll(/[&<>"']/g, (sign) => signs[sign]!)

export const element = (name: string, text: string | null): string =>
  text === null || text === '' ? '' : `<${name}>${cdata(text)}</${name}>`
