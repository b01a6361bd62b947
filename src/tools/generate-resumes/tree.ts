/** What a piece of text is, as truth for whoever learns to tell. */
export type Meaning =
  | 'name'
  | 'headline'
  | 'email'
  | 'phone'
  | 'link'
  | 'address'
  | 'contact'
  | 'heading'
  | 'title'
  | 'employer'
  | 'place'
  | 'dates'
  | 'duration'
  | 'type'
  | 'client'
  | 'agency'
  | 'label'
  | 'description'
  | 'skill'
  | 'skill-group'
  | 'school'
  | 'degree'
  | 'grade'
  | 'language'
  | 'level'
  | 'summary'
  | 'certificate'
  | 'issuer'
  | 'award'
  | 'publication'
  | 'project'
  | 'volunteer-title'
  | 'volunteer-organization'
  | 'interest'
  | 'reference'
  | 'personal'

export interface Run {
  text: string
  is?: Meaning
  bold?: boolean
  italic?: boolean
  /** Shown in capitals; the text itself keeps its letters. */
  caps?: boolean
  muted?: boolean
  accent?: boolean
  /** Relative to the body text. */
  size?: number
}

export type Block =
  | { type: 'line'; runs: Run[]; right?: Run[]; indent?: boolean; centre?: boolean; space?: 'above' }
  | { type: 'bullet'; runs: Run[]; mark: string }
  | { type: 'heading'; runs: Run[] }
  | { type: 'columns'; cells: Block[][]; widths: number[]; tight?: boolean }
  | { type: 'table'; rows: Block[][][]; widths: number[]; header: boolean; border: boolean }
  | { type: 'entry'; blocks: Block[] }
  | { type: 'bar'; runs: Run[]; value: number }
  | { type: 'tags'; runs: Run[] }
  | { type: 'photo'; text: string }

export interface Section {
  kind: string
  /** Null where the document has none. */
  heading: Run[] | null
  blocks: Block[]
  zone: 'main' | 'side'
}

/** Every line of text in reading order, with what its pieces are. */
export function linesOf(blocks: Block[]): Run[][] {
  return blocks.flatMap((block): Run[][] => {
    switch (block.type) {
      case 'line':
        return [block.right ? [...block.runs, { text: '\t' }, ...block.right] : block.runs]
      case 'bullet':
        return [[{ text: `${block.mark} ` }, ...block.runs]]
      case 'heading':
      case 'bar':
        return [block.runs]
      case 'tags':
        return block.runs.map((run) => [run])
      case 'columns':
        return block.cells.flatMap(linesOf)
      case 'table':
        return block.rows.flatMap((row) => row.flatMap(linesOf))
      case 'entry':
        return linesOf(block.blocks)
      default:
        return block.text ? [[{ text: block.text }]] : []
    }
  })
}

/** Every line of text in reading order with the number of the entry that it belongs to; null outside of entries. */
export function linesWithEntries(
  blocks: Block[],
  next: { entry: number },
  inside: number | null = null,
): { runs: Run[]; entry: number | null }[] {
  return blocks.flatMap((block) => {
    if (block.type === 'entry') {
      next.entry += 1
      return linesWithEntries(block.blocks, next, next.entry)
    }
    if (block.type === 'columns') return block.cells.flatMap((cell) => linesWithEntries(cell, next, inside))
    if (block.type === 'table') return block.rows.flatMap((row) => row.flatMap((cell) => linesWithEntries(cell, next, inside)))
    return linesOf([block]).map((runs) => ({ runs, entry: inside }))
  })
}
