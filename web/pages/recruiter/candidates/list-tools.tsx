import { useNavigate } from 'react-router'
import { candidatesAddress, type Sorting } from '../../../state/candidate-filters.ts'
import type { CandidateList } from '../../../state/candidates.ts'

interface ListToolsProps {
  list: CandidateList
  /** Null when nobody here can be selected. */
  allSelected: boolean | null
  onSelectAll: () => void
}

const sortings: { sort: Sorting; text: string }[] = [
  { sort: 'match', text: 'Best match' },
  { sort: 'newest', text: 'Newest' },
  { sort: 'experience', text: 'Most experience' },
]

/** Above the table: everybody on this page, how many there are, and their order. */
export const ListTools = ({ list, allSelected, onSelectAll }: ListToolsProps) => {
  const navigate = useNavigate()
  return (
    <div className="list-tools">
      {allSelected !== null && (
        <label className="row gap-2">
          <input type="checkbox" checked={allSelected} onChange={onSelectAll} />
          Select this page
        </label>
      )}
      <span className="muted numeric">
        {list.total.toLocaleString('en')} {list.total === 1 ? 'candidate' : 'candidates'}
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
