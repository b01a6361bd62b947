import type { KeyboardEvent } from 'react'
import { SortIcon } from '../icons.tsx'
import { directionOf, nextOrder, type TableColumn, type TableOrder } from './columns.ts'

interface TableHeadProps {
  columns: readonly TableColumn[]
  /** Null where the order cannot be chosen. */
  order: TableOrder | null
  onSort: (sort: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * The headings of a dense table. One that sorts is a button which Tab passes by: arrows lead to it from the first row, so that
 * the table is one stop.
 */
export const TableHead = ({ columns, order, onSort, onKeyDown }: TableHeadProps) => (
  <thead className="relative" onKeyDown={onKeyDown}>
    <tr aria-rowindex={1}>
      {columns.map((column) => {
        const { key, title, width, roomy, grows, sort } = column
        return (
          <th
            key={key}
            scope="col"
            data-column={key}
            style={grows ? undefined : { width: roomy ?? `${width}rem` }}
            aria-sort={directionOf(column, order)}
          >
            {sort && order ? (
              <button
                type="button"
                className="table-sort inline-flex items-center text-inherit"
                tabIndex={-1}
                onClick={() => onSort(nextOrder(sort.by, order))}
              >
                {title}
                <SortIcon />
              </button>
            ) : (
              title
            )}
          </th>
        )
      })}
    </tr>
  </thead>
)
