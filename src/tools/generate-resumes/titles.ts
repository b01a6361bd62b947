import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Job titles of ESCO by language, when the folder of data is at hand: names only, CC BY 4.0, see THIRD_PARTY_DATA.md. */
export function titlesFrom(data: string | undefined): Map<string, string[]> {
  const titles = new Map<string, string[]>()
  if (!data) return titles
  const path = join(data, 'taxonomy/titles-multilingual.tsv')
  if (!existsSync(path)) throw new Error(`There is no ${path}.`)
  for (const line of readFileSync(path, 'utf8').split('\n').slice(1)) {
    const [language = '', title = ''] = line.split('\t')
    // the long ones describe an occupation; nobody writes them on a resume
    if (!/^\p{L}[\p{L}' -]{5,38}$/u.test(title) || title.split(' ').length > 4) continue
    const list = titles.get(language) ?? titles.set(language, []).get(language)!
    list.push(title.charAt(0).toLocaleUpperCase() + title.slice(1))
  }
  return titles
}
