import type { Draw } from './draw.ts'
import { type EntryContext, entriesOf } from './entry.ts'
import type { Month } from './months.ts'
import type { Person, Role } from './person.ts'
import type { Block, Meaning, Run } from './tree.ts'

/** Something that is no job, set like one: what a reader of layouts alone would take for a position. */
export interface LikeJob {
  title: string
  organisation: string | null
  start: Month
  end: Month
  bullets?: string[]
}

/** What the parts of such an entry are. */
export interface Meanings {
  title: Meaning
  organisation: Meaning
}

/**
 * Many templates have one kind of entry for everything: projects, volunteering, certificates, awards and courses then look exactly as the
 * jobs do, and only their headings tell them apart.
 */
export function likeJobs(context: EntryContext, draw: Draw, person: Person, items: LikeJob[], meanings: Meanings): Block[] {
  const kind = context.grammar.kind === 'grouped' || context.grammar.kind === 'prose' ? 'title-lines' : context.grammar.kind
  const place = person.roles[0]?.place ?? ''
  const roles = items.map(
    ({ title, organisation, start, end, bullets = [] }): Role => ({
      kind: 'job',
      title,
      employer: organisation,
      place: organisation && draw.chance(0.5) ? place : '',
      start,
      end,
      bullets,
      technologies: [],
      client: null,
      via: null,
      agency: null,
      type: null,
      project: null,
    }),
  )
  const { blocks } = entriesOf({ ...context, grammar: { ...context.grammar, kind } }, roles)
  return blocks.map((block) => retold(block, meanings))
}

const retold = (block: Block, meanings: Meanings): Block => {
  const runs = (list: Run[]): Run[] =>
    list.map((run) => {
      const is = run.is === 'title' ? meanings.title : run.is === 'employer' ? meanings.organisation : run.is
      return is ? { ...run, is } : run
    })
  if (block.type === 'entry') return { ...block, blocks: block.blocks.map((inner) => retold(inner, meanings)) }
  if (block.type === 'columns')
    return { ...block, cells: block.cells.map((cell) => cell.map((inner) => retold(inner, meanings))) }
  if (block.type === 'table')
    return { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map((inner) => retold(inner, meanings)))) }
  if (block.type === 'photo') return block
  if (block.type === 'line') return { ...block, runs: runs(block.runs), ...(block.right ? { right: runs(block.right) } : {}) }
  return { ...block, runs: runs(block.runs) }
}
