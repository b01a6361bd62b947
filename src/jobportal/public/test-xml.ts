/** What stands in the elements of this name, outermost first, with entities and CDATA resolved. Enough for the lists of our own. */
export function contents(xml: string, name: string): string[] {
  return [
    ...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>((?:<!\\[CDATA\\[[^]*?\\]\\]>|[^<]|<(?!/${name}>))*)</${name}>`, 'g')),
  ].map(([, inside]) => plain(inside ?? ''))
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (xml: string) =>
  xml.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>|&(\w+);/g, (_, literal, sign) => literal ?? signs[sign] ?? '')
