import { Button } from '@radix-ui/themes'
import type { FieldRecord } from '../../../api/fields.ts'
import { Chip } from '../../../components/chip.tsx'
import { type CandidateQuery, countFilters, type Filters, filterNames, withValues } from '../../../state/candidate-filters.ts'

interface FilterChipsProps {
  fields: readonly FieldRecord[]
  query: CandidateQuery
  onFilters: (filters: Filters) => void
  onReset: () => void
}

/** What the list is filtered by; each can be taken out. */
export const FilterChips = ({ query: { filters }, fields, onFilters, onReset }: FilterChipsProps) => {
  if (countFilters(filters) === 0) return null
  return (
    <ul className="bare filter-chips row gap-2 mb-3" aria-label="Active filters">
      {filterNames.flatMap(({ name, title }) =>
        (filters[name] ?? []).map((value) => {
          const said = name === 'field' ? conditionInWords(fields, value) : { title, value }
          return (
            <li key={`${name} ${value}`}>
              <Chip
                removeLabel={`Remove filter ${said.title}: ${said.value}`}
                onRemove={() => onFilters(withValues(filters, name, filters[name]?.filter((each) => each !== value) ?? []))}
              >
                <span className="muted">{said.title}</span> {said.value}
              </Chip>
            </li>
          )
        }),
      )}
      <li>
        <Button variant="ghost" size="1" onClick={onReset}>
          Clear all
        </Button>
      </li>
    </ul>
  )
}

const operators: Record<string, string> = { from: 'from', to: 'up to', has: 'has' }

/** A condition on a field as people say it. */
const conditionInWords = (fields: readonly FieldRecord[], condition: string) => {
  const [, id = '', operator = '', value = ''] = /^([^:]*):([^:]*):?(.*)$/s.exec(condition) ?? []
  const field = fields.find(({ _id }) => _id === id)
  if (!field) return { title: 'Field', value: 'that is not there any more' }
  const said =
    operator === 'is'
      ? (field.choices.find((choice) => choice.id === value)?.name ?? 'a choice that is gone')
      : operator === 'any'
        ? 'filled in'
        : operator === 'none'
          ? 'not filled in'
          : `${operators[operator] ?? operator} ${value}`
  return { title: field.name, value: said }
}
