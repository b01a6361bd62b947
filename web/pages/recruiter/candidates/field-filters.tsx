import { type FormEvent, useState } from 'react'
import type { FieldRecord } from '../../../api/fields.ts'
import { type Filters, isChosen, toggled, withValues } from '../../../state/candidate-filters.ts'
import { FilterHeading } from './filter-heading.tsx'

interface FieldFiltersProps {
  fields: readonly FieldRecord[]
  filters: Filters
  onFilters: (filters: Filters) => void
}

/** The workspace's own fields to filter by. */
export const FieldFilters = ({ fields, filters, onFilters }: FieldFiltersProps) => (
  <>
    {fields.map((field) => (
      <FieldFilter key={field._id} field={field} filters={filters} onFilters={onFilters} />
    ))}
  </>
)

type FieldFilterProps = Omit<FieldFiltersProps, 'fields'> & { field: FieldRecord }

const FieldFilter = ({ field, filters, onFilters }: FieldFilterProps) => {
  const chosen = (filters.field ?? []).filter((condition) => condition.startsWith(`${field._id}:`))
  const [open, setOpen] = useState(chosen.length > 0)
  const tick = (condition: string) => onFilters(toggled(filters, 'field', `${field._id}:${condition}`))
  const has = (condition: string) => isChosen(filters, 'field', `${field._id}:${condition}`)
  const hasChoices = field.kind === 'choice' || field.kind === 'choices'
  return (
    <section className="filter-category line-top">
      <FilterHeading title={field.name} chosen={chosen.length} open={open} onToggle={() => setOpen(!open)} />
      {open && (
        <>
          <fieldset className="flex flex-col">
            <legend className="visually-hidden">{field.name}</legend>
            {hasChoices &&
              field.choices.map(({ id, name, retired }) => (
                <Tick
                  key={id}
                  text={retired ? `${name} (retired)` : name}
                  checked={has(`is:${id}`)}
                  onChange={() => tick(`is:${id}`)}
                />
              ))}
            {!hasChoices && <Tick text="Filled in" checked={has('any')} onChange={() => tick('any')} />}
            <Tick text="Not filled in" checked={has('none')} onChange={() => tick('none')} />
          </fieldset>
          {!hasChoices && field.kind !== 'file' && (
            <Bounds key={chosen.join(' ')} field={field} chosen={chosen} filters={filters} onFilters={onFilters} />
          )}
        </>
      )}
    </section>
  )
}

const Tick = ({ text, checked, onChange }: { text: string; checked: boolean; onChange: () => void }) => (
  <label className="filter-value flex items-center gap-2 min-h-7 pointer">
    <input type="checkbox" checked={checked} onChange={onChange} />
    <span className="flex-1 min-w-0 break-anywhere">{text}</span>
  </label>
)

/** From and to for numbers and days, letters for texts; Enter or leaving the box filters. */
const Bounds = ({ field, chosen, filters, onFilters }: FieldFilterProps & { chosen: string[] }) => {
  const operators = field.kind === 'text' ? (['has'] as const) : (['from', 'to'] as const)
  const askedBy = (operator: string) =>
    chosen.find((each) => each.startsWith(`${field._id}:${operator}:`))?.slice(field._id.length + operator.length + 2) ?? ''
  const [typed, setTyped] = useState<Record<string, string>>(Object.fromEntries(operators.map((each) => [each, askedBy(each)])))
  const apply = () => {
    if (operators.every((each) => (typed[each] ?? '').trim() === askedBy(each))) return
    const others = (filters.field ?? []).filter((each) => !operators.some((name) => each.startsWith(`${field._id}:${name}:`)))
    const own = operators.flatMap((name) => (typed[name]?.trim() ? `${field._id}:${name}:${typed[name].trim()}` : []))
    onFilters(withValues(filters, 'field', [...others, ...own]))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  const words = { from: 'From', to: 'To', has: 'Has the words' }
  return (
    <form className="stack gap-2 field-bounds" onSubmit={handleSubmit}>
      {operators.map((name) => (
        <label key={name} className="stack gap-1 small">
          <span>
            {words[name]}
            {field.kind === 'number' && field.unit && ` (${field.unit})`}
            <span className="visually-hidden">: {field.name}</span>
          </span>
          <input
            className="input"
            type={field.kind === 'date' ? 'date' : 'text'}
            inputMode={field.kind === 'number' ? 'decimal' : undefined}
            value={typed[name] ?? ''}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
            onBlur={apply}
          />
        </label>
      ))}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        Filter by {field.name}
      </button>
    </form>
  )
}
