/**
 * The XML of a part as all readers of it see it: without comments, which nobody sees in Word, and with its CDATA as the text that it is.
 * Parts that declare entities, their own or external ones, are refused.
 */
export const partText = (bytes: Uint8Array): string => {
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const text = new TextDecoder(wide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(text)) throw new Error('The part declares entities.')
  return text.includes('<!') ? withoutAsides(text) : text
}

const asides = [
  { opens: '<!--', closes: '-->', text: () => '' },
  { opens: '<![CDATA[', closes: ']]>', text: (inside: string) => inside.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`) },
]

const withoutAsides = (xml: string): string => {
  let result = ''
  let from = 0
  for (let at = xml.indexOf('<!'); at >= 0; at = xml.indexOf('<!', from)) {
    const aside = asides.find(({ opens }) => xml.startsWith(opens, at))
    const end = aside ? xml.indexOf(aside.closes, at + aside.opens.length) : -1
    if (!aside || end < 0) throw new Error('The part is no XML.')
    result += xml.slice(from, at) + aside.text(xml.slice(at + aside.opens.length, end))
    from = end + aside.closes.length
  }
  return result + xml.slice(from)
}
