import { useEffect, useState } from 'react'
import { candidateMarks } from '../../../api/candidates.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { type Filters, isChosen, type MarkName, toggled } from '../../../state/candidate-filters.ts'
import { FilterHeading } from './filter-heading.tsx'

const lists = { stage: 'stages', tag: 'tags', notice: 'notices' } as const

interface MarkFilterProps {
  name: MarkName
  title: string
  filters: Filters
  onFilters: (filters: Filters) => void
}

/** Stages or tags to filter by; their names come when somebody opens them. */
export const MarkFilter = ({ name, title, filters, onFilters }: MarkFilterProps) => {
  const chosen = filters[name] ?? []
  const [open, setOpen] = useState(chosen.length > 0)
  const [known, setKnown] = useState<readonly string[] | 'failed' | null>(null)
  useEffect(() => {
    if (!open) return
    candidateMarks().then((answer) => setKnown(answer.ok ? answer.data[lists[name]] : 'failed'))
  }, [open, name])
  return (
    <section className="filter-category line-top">
      <FilterHeading title={title} chosen={chosen.length} open={open} onToggle={() => setOpen(!open)} />
      {open && known === null && <Skeleton lines={3} />}
      {open && known === 'failed' && (
        <p className="text-danger small mb-2" role="alert">
          These could not be loaded. Close and reopen to try again.
        </p>
      )}
      {open && Array.isArray(known) && (
        <fieldset className="flex flex-col">
          <legend className="visually-hidden">{title}</legend>
          {known.length === 0 && <p className="muted small mb-2">Nothing to choose from</p>}
          {known.map((value) => (
            <label key={value} className="filter-value flex items-center gap-2 min-h-7 pointer">
              <input
                type="checkbox"
                checked={isChosen(filters, name, value)}
                onChange={() => onFilters(toggled(filters, name, value))}
              />
              <span className="flex-1 min-w-0 break-anywhere">{value}</span>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  )
}
