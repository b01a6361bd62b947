import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { Category, Facet } from '../../../api/candidates.ts'
import type { FieldRecord } from '../../../api/fields.ts'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { type CandidateQuery, categories, type Filters, isChosen, marks, toggled } from '../../../state/candidate-filters.ts'
import { FilterHeading } from './filter-heading.tsx'
import { MarkFilter } from './mark-filter.tsx'
import { searchForm } from './search-box.tsx'
import type { KnownFacets } from './use-facets.ts'

export interface FilterSidebarProps {
  query: CandidateQuery
  known: KnownFacets & { load: () => void }
  onFilters: (filters: Filters) => void
  onReset: () => void
  fields: readonly FieldRecord[]
  /** Called by 'Search', after the search has begun. */
  onSearch?: () => void
}

/** Six categories, each with its most frequent values; a dialog has the others. */
export const FilterSidebar = ({ query, known, fields, onFilters, onReset, onSearch }: FilterSidebarProps) => {
  const { filters } = query
  const [open, setOpen] = useState<readonly Category[]>(() => [
    'skills',
    'jobType',
    ...categories.flatMap(({ name }) => (filters[name] ? [name] : [])),
  ])
  const [choosing, setChoosing] = useState<Category | null>(null)
  const { part: FilterDialog, load } = useLazyComponent(async () => (await import('./filter-dialog.tsx')).FilterDialog)
  const handleMore = async (name: Category) => {
    if (await load()) setChoosing(name)
  }
  const handleToggle = (name: Category) => setOpen(open.includes(name) ? open.filter((each) => each !== name) : [...open, name])
  return (
    <div className="filter-sidebar">
      {known.failed && (
        <p className="text-danger small mb-2" role="alert">
          The counts could not be loaded.{' '}
          <Button variant="ghost" size="1" onClick={known.load}>
            Try again
          </Button>
        </p>
      )}
      {categories.map(({ name, title }) => (
        <FilterCategory
          key={name}
          title={title}
          chosen={filters[name] ?? []}
          facet={known.facets?.[name] ?? null}
          waiting={!known.failed}
          open={open.includes(name)}
          isChosen={(value) => isChosen(filters, name, value)}
          onToggle={() => handleToggle(name)}
          onChoose={(value) => onFilters(toggled(filters, name, value))}
          onMore={() => handleMore(name)}
        />
      ))}
      {marks.map(({ name, title }) => (
        <MarkFilter key={name} name={name} title={title} filters={filters} onFilters={onFilters} />
      ))}
      {fields.length > 0 && (
        <LazyPanel
          bring={async () => (await import('./field-filters.tsx')).FieldFilters}
          props={{ fields, filters, onFilters }}
          waiting={null}
        />
      )}
      <div className="filter-actions sticky flex flex-wrap gap-2 py-3 surface line-top">
        <Button variant="soft" color="gray" onClick={onReset}>
          Reset All
        </Button>
        <Button type="submit" variant="soft" color="gray" form={searchForm} onClick={onSearch}>
          Search
        </Button>
      </div>
      {FilterDialog && choosing && (
        <FilterDialog
          category={choosing}
          title={categories.find(({ name }) => name === choosing)?.title ?? ''}
          query={query}
          onApply={onFilters}
          onClose={() => setChoosing(null)}
        />
      )}
    </div>
  )
}

interface FilterCategoryProps {
  title: string
  chosen: readonly string[]
  facet: Facet | null
  waiting: boolean
  open: boolean
  isChosen: (value: string) => boolean
  onToggle: () => void
  onChoose: (value: string) => void
  onMore: () => void
}

const FilterCategory = (props: FilterCategoryProps) => {
  const { title, chosen, facet, waiting, open, onToggle, onMore } = props
  return (
    <section className="filter-category line-top">
      <FilterHeading title={title} chosen={chosen.length} open={open} onToggle={onToggle} />
      {open && (
        <>
          {facet ? <Values {...props} values={facet.values} /> : waiting && <Skeleton lines={4} />}
          <Button variant="ghost" size="1" className="mt-1 mb-3" onClick={onMore}>
            Choose {facet && facet.total > facet.values.length ? `from ${facet.total.toLocaleString('en')}` : 'several'}
            <span className="visually-hidden">: {title}</span>
          </Button>
        </>
      )}
    </section>
  )
}

const Values = ({ title, values, isChosen, onChoose }: FilterCategoryProps & { values: Facet['values'] }) => {
  if (values.length === 0) return <p className="muted small mb-2">Nothing to choose from</p>
  return (
    <fieldset className="flex flex-col">
      <legend className="visually-hidden">{title}</legend>
      {values.map(({ value, count }) => (
        <label key={value} className="filter-value flex items-center gap-2 min-h-7 pointer">
          <input type="checkbox" checked={isChosen(value)} onChange={() => onChoose(value)} />
          <span className="flex-1 min-w-0 break-anywhere">{value || 'N/A'}</span>
          <span className="muted small numeric">{count.toLocaleString('en')}</span>
        </label>
      ))}
    </fieldset>
  )
}
