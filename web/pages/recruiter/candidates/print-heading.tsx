import { dayOfPrinting } from '../../../components/table/use-printing.ts'
import { filterNames } from '../../../state/candidate-filters.ts'
import type { CandidateList } from '../../../state/candidates.ts'
import type { ListRows } from './use-list-rows.ts'
import { viewNames } from './view-toggle.tsx'

interface PrintHeadingProps {
  list: CandidateList
  rows: ListRows
  order: string
  printed: number
  since: Date
}

/** What stands above a list on paper: for which job, when, and who was left out. */
export const PrintHeading = ({ list, rows, order, printed, since }: PrintHeadingProps) => {
  const titles = new Set([...rows.chunks.values()].flat().map(({ jobDescriptionId }) => jobDescriptionId.title || 'N/A'))
  const [title] = titles
  const filters = filterNames.flatMap(({ name, title }) => {
    const values = list.filters[name] ?? []
    return values.length > 0 ? [`${title}: ${values.join(' or ')}`] : []
  })
  if (list.q) filters.unshift(`Search: ${list.q}`)
  return (
    <div className="print-heading">
      <h1>{titles.size === 1 ? title : `Candidates for ${titles.size} positions`}</h1>
      <p>
        {dayOfPrinting(since)} · {viewNames[list.view]} · {order}
      </p>
      <p>{filters.length > 0 ? filters.join(' · ') : 'No filters'}</p>
      {printed < rows.total && (
        <p>
          The first {printed.toLocaleString('en')} of {rows.total.toLocaleString('en')}. Export the list as CSV to have all of
          them.
        </p>
      )}
    </div>
  )
}
