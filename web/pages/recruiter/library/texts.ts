import type { Composition, LibraryRecord, Section } from '../../../api/library.ts'

/** All that is left of one text: the newest version, and the others, newest first. */
export interface LibraryText {
  newest: LibraryRecord
  earlier: LibraryRecord[]
}

/** Puts versions of one text together, in the order of the texts' newest versions. */
export function textsOf(records: LibraryRecord[]): LibraryText[] {
  const series = new Map<string, LibraryRecord[]>()
  for (const record of records) series.set(record.series, [...(series.get(record.series) ?? []), record])
  return [...series.values()].map((versions) => {
    const [newest, ...earlier] = versions.toSorted((one, other) => other.version - one.version)
    return { newest: newest!, earlier }
  })
}

const plain = (words: string) => words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Those whose titles or file names, of any version, hold all the words. */
export function matching(texts: LibraryText[], search: string): LibraryText[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return texts.filter(({ newest, earlier }) => {
    const text = plain([newest, ...earlier].map(({ title, filename }) => `${title} ${filename}`).join(' '))
    return words.every((word) => text.includes(word))
  })
}

const mark = /^(\s*)[-–*•]\s+/

/** Makes every line an item of a list, or takes the marks away when all of them are. */
export function toggledList(text: string): string {
  const lines = text.split('\n')
  const filled = lines.filter((line) => line.trim())
  if (filled.length === 0) return '- '
  const isList = filled.every((line) => mark.test(line))
  return lines
    .map((line) => (!line.trim() || (!isList && mark.test(line)) ? line : isList ? line.replace(mark, '') : `- ${line}`))
    .join('\n')
}

/** The places that nobody has filled in yet: what stands in square brackets. */
export const openPlaces = ({ title, sections }: Composition): string[] =>
  [title, ...sections.flatMap(({ heading, text }) => [heading, text])].flatMap((text) => text.match(/\[[^\]\n]{1,200}\]/g) ?? [])

export const isEmpty = ({ sections }: Composition) => sections.every(({ text }) => !/[\p{L}\p{N}]/u.test(text))

export const isSame = (one: Composition, other: Composition) => JSON.stringify(one) === JSON.stringify(other)

/** Puts other words in the place of those quoted in a field such as 'title' or 'sections.2.text'. */
export function reworded(composition: Composition, field: string, quote: string, words: string): Composition {
  const swap = (text: string) => text.replace(quote, () => words)
  if (field === 'title') return { ...composition, title: swap(composition.title) }
  const [, index, part] = field.split('.') as [string, string, keyof Section]
  const sections = composition.sections.map((section, at) =>
    at === Number(index) ? { ...section, [part]: swap(section[part]) } : section,
  )
  return { ...composition, sections }
}

/** The words that stand in a field now; '' when there is no such field any more. */
export const wordsIn = ({ title, sections }: Composition, field: string): string => {
  if (field === 'title') return title
  const [, index, part] = field.split('.') as [string, string, keyof Section]
  return sections[Number(index)]?.[part] ?? ''
}

export const moved = <Item>(items: Item[], index: number, by: -1 | 1): Item[] => {
  const others = items.toSpliced(index, 1)
  return others.toSpliced(index + by, 0, items[index]!)
}
