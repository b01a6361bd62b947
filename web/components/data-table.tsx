import { Fragment, type ReactNode, useState } from 'react'
import { SortIcon } from './icons.tsx'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row, index: number) => ReactNode
  /** Makes the column sortable: numbers by size, words by the alphabet, null last. */
  sortBy?: (row: Row) => string | number | null
  align?: 'start' | 'end'
  width?: string
  /** The cell that names the row, for screen readers. */
  namesRow?: boolean
}

export interface DataTableProps<Row> {
  /** What the table holds; read aloud, and seen when `captionShown`. */
  caption: string
  captionShown?: boolean
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** What the row itself carries for its looks. */
  rowLook?: (row: Row) => { className?: string; 'data-late'?: boolean | undefined; 'data-state'?: string }
  /** What opens under the row whose key is `expandedKey`. */
  expansion?: (row: Row) => ReactNode
  expandedKey?: string | null
  /** Shown in place of rows when there are none. */
  empty: ReactNode
}

interface Order {
  key: string
  descending: boolean
}

export const DataTable = <Row,>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  rowLook,
  expansion,
  expandedKey = null,
  empty,
}: DataTableProps<Row>) => {
  const [order, setOrder] = useState<Order | null>(null)
  const handleSort = (key: string) =>
    setOrder(order?.key === key ? (order.descending ? null : { key, descending: true }) : { key, descending: false })
  const shown = sorted(rows, columns.find((column) => column.key === order?.key)?.sortBy, order?.descending ?? false)
  return (
    <div className="table-frame outlined rounded-4 surface">
      <table className="table w-full text-2">
        <caption className={captionShown ? undefined : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                style={column.width ? { width: column.width } : undefined}
                aria-sort={order?.key === column.key ? (order.descending ? 'descending' : 'ascending') : undefined}
              >
                {column.sortBy ? (
                  <button
                    type="button"
                    className="table-sort inline-flex items-center text-inherit"
                    onClick={() => handleSort(column.key)}
                  >
                    {column.header}
                    <SortIcon />
                  </button>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.length === 0 && (
            <tr>
              <td className="table-empty" colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
          {shown.map((row, index) => {
            const key = rowKey(row)
            const expanded = expansion !== undefined && expandedKey === key
            return (
              <Fragment key={key}>
                <tr {...rowLook?.(row)} data-expanded={expanded || undefined}>
                  {columns.map((column) => {
                    const Cell = column.namesRow ? 'th' : 'td'
                    return (
                      <Cell
                        key={column.key}
                        scope={column.namesRow ? 'row' : undefined}
                        data-label={column.header}
                        data-align={column.align}
                      >
                        <div>{column.cell(row, index)}</div>
                      </Cell>
                    )
                  })}
                </tr>
                {expanded && (
                  <tr className="table-expansion">
                    <td colSpan={columns.length}>{expansion(row)}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const sorted = <Row,>(rows: Row[], sortBy: Column<Row>['sortBy'], descending: boolean): Row[] => {
  if (!sortBy) return rows
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)]
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    const by =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en', { numeric: true })
    return descending ? -by : by
  })
}
