import { Button } from '@radix-ui/themes'
import { type CandidateQuery, countFilters, type Filters, filterNames, withValues } from '../../../state/candidate-filters.ts'

interface FilterChipsProps {
  query: CandidateQuery
  onFilters: (filters: Filters) => void
  onReset: () => void
}

/** What the list is filtered by; each can be taken out. */
export const FilterChips = ({ query: { filters }, onFilters, onReset }: FilterChipsProps) => {
  if (countFilters(filters) === 0) return null
  return (
    <ul className="bare filter-chips" aria-label="Active filters">
      {filterNames.flatMap(({ name, title }) =>
        (filters[name] ?? []).map((value) => (
          <li key={`${name} ${value}`} className="filter-chip">
            <span className="filter-chip-category">{title}</span> {value}
            <button
              type="button"
              className="filter-chip-remove"
              onClick={() => onFilters(withValues(filters, name, filters[name]?.filter((each) => each !== value) ?? []))}
            >
              <span aria-hidden="true">×</span>
              <span className="visually-hidden">
                Remove filter {title}: {value}
              </span>
            </button>
          </li>
        )),
      )}
      <li>
        <Button variant="ghost" size="1" onClick={onReset}>
          Clear all
        </Button>
      </li>
    </ul>
  )
}
