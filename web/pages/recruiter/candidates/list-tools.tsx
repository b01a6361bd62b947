import { useNavigate } from 'react-router'
import { mostAtOnce } from '#src/hiring/constants.ts'
import { candidatesAddress, type Sorting } from '../../../state/candidate-filters.ts'
import type { CandidateList } from '../../../state/candidates.ts'

interface ListToolsProps {
  list: CandidateList
  total: number
  /** How many are chosen. */
  chosen: number
  busy: boolean
  onSelectAll: (all: boolean) => void
}

const sortings: { sort: Sorting; text: string }[] = [
  { sort: 'match', text: 'Best match' },
  { sort: 'newest', text: 'Newest' },
  { sort: 'experience', text: 'Most experience' },
]

const written = (number: number) => number.toLocaleString('en')

/** Above the table: everybody who fits, how many there are, and their order. */
export const ListTools = ({ list, total, chosen, busy, onSelectAll }: ListToolsProps) => {
  const navigate = useNavigate()
  const most = Math.min(total, mostAtOnce)
  const all = chosen >= most
  return (
    <div className="list-tools">
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
        <label className="row gap-2 list-sort">
          Sort by
          <select
            className="input"
            value={list.sort}
            onChange={({ currentTarget: { value } }) =>
              navigate(candidatesAddress({ ...list, sort: value as Sorting, page: 1 }), { preventScrollReset: true })
            }
          >
            {sortings.map(({ sort, text }) => (
              <option key={sort} value={sort}>
                {text}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
