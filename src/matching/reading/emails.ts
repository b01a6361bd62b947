import { glyphsGlued } from './glyphs.ts'
import type { Row } from './rows.ts'

interface FoundEmail {
  value: string
  start: number
  end: number
}

const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-]{1,64}(?:\.[\p{L}\p{N}_%+-]{1,64}){0,8}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/giu

/** Generic top-level domains that people have mail under; two letters are a country. */
const domains = new Set(
  `com org net edu gov mil int info biz name pro aero coop museum jobs mobi tel travel cat asia post xyz io app dev tech online site me email
  cloud ai co blog design studio agency digital software systems solutions consulting engineer engineering academy school university
  college live life world global group company world space website page link network media social photography art works work team expert
  example test localhost invalid club shop store top vip icu fun one ninja rocks guru today news mail fyi zone plus run host tools`.split(
    /\s+/,
  ),
)

const isTopLevel = (domain: string) => {
  const last = domain.slice(domain.lastIndexOf('.') + 1).toLowerCase()
  return /^[a-z]{2}$/.test(last) || domains.has(last)
}

/** Words that a line may glue to the front of an address: "E-mail:a@b.com" is clean, "Emaila@b.com" and icon names are not. */
const gluedLabel = /^(?:mailto|[Ee]-?[Mm]ail|envelope|[Mm]ail)(?=[:\-_]|[A-Z])[:\-_]?/

/** The addresses of a document in order, without icons and labels that a layout glued to them. */
export const findEmails = (rows: Row[]): FoundEmail[] => {
  const found: FoundEmail[] = []
  for (const row of rows) {
    if (!row.text.includes('@')) continue
    for (const match of row.text.matchAll(address)) {
      let value = match[0]
      let skipped = 0
      const label = gluedLabel.exec(value)
      if (label && value[label[0].length] !== '@') skipped = label[0].length
      skipped += glyphsGlued(value.slice(skipped))
      value = value.slice(skipped)
      const at = value.indexOf('@')
      let domain = value.slice(at + 1)
      // "jane@mail.comPhone": the end of the domain ran into the next word
      const run = /^(.*\.(?:com|org|net|edu|gov|in|io|co\.uk|de|fr))(?:[A-Z][a-z]+|linkedin|github|phone|mobile|tel)$/.exec(
        domain,
      )
      if (run) domain = run[1]!
      if (at < 1 || !isTopLevel(domain) || domain.startsWith('-')) continue
      value = value.slice(0, at + 1) + domain
      const start = row.start + match.index + skipped
      found.push({ value, start, end: start + value.length })
    }
  }
  return found
}
