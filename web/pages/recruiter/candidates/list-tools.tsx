import { useNavigate } from 'react-router'
import { mostAtOnce } from '#src/hiring/constants.ts'
import { OptionsButton } from '../../../components/table/options-button.tsx'
import { candidatesAddress, type Sorting } from '../../../state/candidate-filters.ts'
import type { CandidateList } from '../../../state/candidates.ts'
import type { TableChoice } from '../../../state/table-choices.ts'
import type { CandidateColumn } from './columns.ts'
import { PrintButton } from './print-button.tsx'
import type { ListRows } from './use-list-rows.ts'

interface ListToolsProps {
  list: CandidateList
  rows: ListRows
  /** How many are chosen. */
  chosen: number
  busy: boolean
  columns: readonly CandidateColumn[]
  choice: TableChoice
  onChoice: (next: Partial<TableChoice>) => void
  onSelectAll: (all: boolean) => void
}

/** Where there is no room for headings. */
const sortings: { sort: Sorting; text: string }[] = [
  { sort: 'match', text: 'Best match' },
  { sort: 'newest', text: 'Newest' },
  { sort: 'experience', text: 'Most experience' },
  { sort: 'name', text: 'Name' },
  { sort: 'stage', text: 'Stage' },
  { sort: 'rank', text: 'Rank' },
]

const written = (number: number) => number.toLocaleString('en')

/** Above the table: everybody who fits, how many there are, and how they are shown. */
export const ListTools = ({ list, rows, chosen, busy, columns, choice, onChoice, onSelectAll }: ListToolsProps) => {
  const navigate = useNavigate()
  const { total } = rows
  const most = Math.min(total, mostAtOnce)
  const all = chosen >= most
  return (
    <div className="list-tools off-paper row gap-2-5 text-2">
      <label className="row gap-2">
        <input
          type="checkbox"
          checked={all}
          disabled={busy}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && !all
          }}
          onChange={() => onSelectAll(all)}
        />
        {total > mostAtOnce ? `Select the first ${written(mostAtOnce)}` : 'Select all'}
      </label>
      <span className="muted numeric">
        {written(total)} {total === 1 ? 'candidate' : 'candidates'}
      </span>
      {list.view !== 'recommended' && (
        <label className="row gap-2 list-sort cards-only">
          Sort by
          <select
            className="input"
            value={list.sort}
            onChange={({ currentTarget: { value } }) =>
              navigate(candidatesAddress({ ...list, sort: value as Sorting, page: 1 }), { preventScrollReset: true })
            }
          >
            {!sortings.some(({ sort }) => sort === list.sort) && !list.sort.startsWith('field:') && (
              <option value={list.sort}>Reverse order</option>
            )}
            {list.fields.map(({ _id, name }) => (
              <option key={_id} value={`field:${_id}`}>
                {name}
              </option>
            ))}
            {sortings.map(({ sort, text }) => (
              <option key={sort} value={sort}>
                {text}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className="flex gap-2 ml-auto">
        <PrintButton rows={rows} />
        <OptionsButton columns={columns} choice={choice} onChange={onChoice} />
      </span>
    </div>
  )
}
