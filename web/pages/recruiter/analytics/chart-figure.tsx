import { type ReactNode, useState } from 'react'
import { type DatedCount, inDigits, NumberLink } from './number-link.tsx'

export interface ChartTable {
  header: string[]
  /** The first cell names the row. */
  rows: (string | DatedCount | null)[][]
}

interface ChartFigureProps {
  /** What is shown, for the table's caption. */
  caption: string
  table: ChartTable
  children: ReactNode
  /** Where the chart is drawn. */
  id: string
}

/** A chart that can be read as a table: shown by a button, and always there for screen readers. */
export const ChartFigure = ({ caption, table, children, id }: ChartFigureProps) => {
  const [isTable, setIsTable] = useState(false)
  return (
    <figure className="chart stack gap-3 min-w-0 items-stretch" id={id}>
      {isTable ? (
        <div className="scroll-x">
          <ReadableTable caption={caption} table={table} hasLinks />
        </div>
      ) : (
        <>
          {children}
          <div className="visually-hidden">
            <ReadableTable caption={caption} table={table} />
          </div>
        </>
      )}
      <button
        type="button"
        className="chart-switch inline-flex items-center outlined rounded-3 text-strong small medium no-underline self-start min-h-7 pad-pill"
        onClick={() => setIsTable(!isTable)}
      >
        {isTable ? 'Show as chart' : 'Show as table'}
      </button>
    </figure>
  )
}

export const ReadableTable = ({
  caption,
  table,
  hasLinks = false,
}: {
  caption: string
  table: ChartTable
  hasLinks?: boolean
}) => (
  <table className="plain-table">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {table.header.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
        <tr key={row}>
          {cells.map((cell, column) => {
            const Cell = column === 0 ? 'th' : 'td'
            return (
              <Cell key={table.header[column]} scope={column === 0 ? 'row' : undefined}>
                {cellContent(cell, `${cells[0]}, ${table.header[column]}`, hasLinks)}
              </Cell>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)

const cellContent = (cell: string | DatedCount | null, label: string, hasLinks: boolean) => {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell
  return hasLinks ? <NumberLink count={cell} label={label} /> : inDigits(cell.count)
}
