/** A part of a longer text: what stands above it, its paragraphs, and a list below them. */
export interface TextSection {
  /** '' for what stands before the first heading. */
  heading: string
  paragraphs: string[]
  points?: string[]
}

/**
 * Reads a text that somebody typed: '## ' begins a heading, '- ' a point, an empty line a new paragraph. Everything else is
 * text, HTML included: what a page shows of it can run nothing.
 */
export function sectionsOf(text: string): TextSection[] {
  const sections: TextSection[] = []
  const current = () => {
    if (sections.length === 0) sections.push({ heading: '', paragraphs: [] })
    return sections.at(-1)!
  }
  for (const block of text.split(/\n\s*\n|\n(?=#{1,6} )/)) {
    const lines = block.split('\n').map((line) => line.trim())
    const heading = /^#{1,6} +(.+)$/.exec(lines[0] ?? '')?.[1]
    if (heading) {
      sections.push({ heading, paragraphs: [] })
      lines.shift()
    }
    const points = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim())
    const words = lines.filter((line) => line !== '' && !line.startsWith('- ')).join(' ')
    if (words) current().paragraphs.push(words)
    if (points.length > 0) current().points = [...(current().points ?? []), ...points]
  }
  return sections
}

/** The same text for the editor. */
export const textOf = (sections: TextSection[]): string =>
  sections
    .map(({ heading, paragraphs, points = [] }) =>
      [heading && `## ${heading}`, ...paragraphs, points.map((point) => `- ${point}`).join('\n')].filter(Boolean).join('\n\n'),
    )
    .join('\n\n')
