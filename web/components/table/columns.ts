/** A column of a dense table. */
export interface TableColumn {
  /** Small letters and hyphens: it is kept in a cookie. */
  key: string
  /** The heading, which is also what the column is called where columns are chosen. */
  title: string
  /** In rem. */
  width: number
  /** As CSS has it: wider than that where the window has room. */
  roomy?: string
  /** Takes what is left. */
  grows?: true
  /** Stands in the table until somebody chooses. */
  isUsual?: true
  /** Cannot be taken out. */
  isFixed?: true
  /** The order that its heading asks for; `down` when it begins with the most. */
  sort?: { by: string; down?: true }
}

/** What stands in the table: those chosen, or the usual ones, in the table's order. */
export const shownColumns = <Column extends TableColumn>(
  columns: readonly Column[],
  chosen: readonly string[] | null,
): readonly Column[] =>
  columns.filter(({ key, isFixed, isUsual }) => isFixed || (chosen === null ? isUsual : chosen.includes(key)))

/** Narrower than this a table scrolls sideways: the style that tells it. */
export const leastWidth = (columns: readonly TableColumn[]): { [name: `--${string}`]: string } => ({
  '--least-width': `${columns.reduce((sum, { width }) => sum + width, 0)}rem`,
})

/** An order as it stands in the address: a minus before it turns it round. */
export interface TableOrder {
  by: string
  reversed: boolean
}

export const orderFrom = (sort: string): TableOrder => ({ by: sort.replace(/^-/, ''), reversed: sort.startsWith('-') })

/** How a column stands in this order, in the words of aria-sort. */
export const directionOf = ({ sort }: TableColumn, order: TableOrder | null): 'ascending' | 'descending' | undefined =>
  !sort || sort.by !== order?.by ? undefined : (sort.down ?? false) === order.reversed ? 'ascending' : 'descending'

/** What a press of a heading asks for: its order, and the other way round with the next press. */
export const nextOrder = (by: string, order: TableOrder | null): string => (order?.by === by && !order.reversed ? `-${by}` : by)
