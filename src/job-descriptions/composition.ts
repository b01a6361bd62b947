import { maximumTitleLength } from '#src/shared/constants.ts'
import { longestComposition, longestHeading, longestSection, mostBlocks, mostSections } from './constants.ts'

/** One part of a job description: a heading and plain lines. A line that starts with "- " or "• " is an item of a list. */
export interface Section {
  heading: string
  text: string
}

/** A job description as it is written here, before it becomes a file. */
export interface Composition {
  title: string
  sections: Section[]
}

/** What a section's text is made of, in order. */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const item = /^\s*(?:[-–*•](?:\s+|$)|[-•](?=\S))/

/** Takes plain lines apart into paragraphs and lists. Lines of one paragraph stay apart only where an empty line stands between. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of text.split(/\r\n?|\n/)) {
    const words = line.replace(item, '').replaceAll(/\s+/g, ' ').trim()
    const last = isOpen ? blocks.at(-1) : undefined
    isOpen = words !== ''
    if (!words) continue
    if (item.test(line)) {
      if (last?.kind === 'list') last.items.push(words)
      else blocks.push({ kind: 'list', items: [words] })
    } else if (last?.kind === 'paragraph') last.text = `${last.text} ${words}`
    else blocks.push({ kind: 'paragraph', text: words })
  }
  return blocks
}

/** The same without empty sections and without blanks at the ends. */
export const tidied = ({ title, sections }: Composition): Composition => ({
  title: title.replaceAll(/\s+/g, ' ').trim(),
  sections: sections
    .map(({ heading, text }) => ({
      heading: heading.replaceAll(/\s+/g, ' ').trim(),
      text: text.replaceAll(/\r\n?/g, '\n').trim(),
    }))
    .filter(({ heading, text }) => heading || text),
})

export interface Mistake {
  /** 'title', 'sections', 'sections.2.heading', 'sections.2.text': what the sentence stands beside. */
  field: string
  sentence: string
}

/** Why a composition cannot become a job description; null when it can. Takes a tidied one. */
export function mistakeIn({ title, sections }: Composition): Mistake | null {
  if (!title) return { field: 'title', sentence: 'A job description needs a title' }
  if (title.length > maximumTitleLength)
    return { field: 'title', sentence: `A title has at most ${maximumTitleLength} characters` }
  if (!sections.some(({ text }) => blocksOf(text).length > 0))
    return { field: 'sections', sentence: 'Write at least one section with text' }
  if (sections.length > mostSections)
    return { field: 'sections', sentence: `A job description has at most ${mostSections} sections` }
  for (const [index, { heading, text }] of sections.entries()) {
    if (heading.length > longestHeading)
      return { field: `sections.${index}.heading`, sentence: `A heading has at most ${longestHeading} characters` }
    if (text.length > longestSection)
      return { field: `sections.${index}.text`, sentence: `A section has at most ${longestSection} characters` }
  }
  const length = sections.reduce((sum, { heading, text }) => sum + heading.length + text.length, 0)
  if (length > longestComposition)
    return { field: 'sections', sentence: `A job description has at most ${longestComposition} characters` }
  const count = sections
    .flatMap(({ text }) => blocksOf(text))
    .reduce((sum, block) => sum + (block.kind === 'list' ? block.items.length : 1), 0)
  if (count > mostBlocks)
    return { field: 'sections', sentence: `A job description has at most ${mostBlocks} paragraphs and list items` }
  return null
}

/** True when both say the same, blanks aside. */
export const saysTheSame = (one: Composition, other: Composition): boolean =>
  JSON.stringify(tidied(one)) === JSON.stringify(tidied(other))
