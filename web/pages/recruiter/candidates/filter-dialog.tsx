import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { type Category, candidateFacets, type Facet } from '../../../api/candidates.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import {
  type CandidateQuery,
  type Filters,
  isChosen,
  parametersOf,
  toggled,
  withValues,
} from '../../../state/candidate-filters.ts'

interface FilterDialogProps {
  category: Category
  title: string
  query: CandidateQuery
  onApply: (filters: Filters) => void
  onClose: () => void
}

const mostShown = 200

/** All values of one category. Nothing is filtered before 'Apply'. */
export const FilterDialog = ({ category, title, query, onApply, onClose }: FilterDialogProps) => {
  const [draft, setDraft] = useState(query.filters)
  const [find, setFind] = useState('')
  const { facet, failed, load } = useValues(category, query, find)
  const values = facet?.values ?? []
  const shown = values.filter(({ value }) => !find.trim() || value.toLowerCase().includes(find.trim().toLowerCase()))
  const chosen = draft[category] ?? []
  const handleApply = () => {
    onApply(withValues(query.filters, category, chosen))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={`Filter by ${title}`} width="30rem">
      <div className="stack gap-3">
        <input
          className="input"
          type="search"
          value={find}
          maxLength={200}
          aria-label={`Search in ${title}`}
          placeholder={`Search in ${title}`}
          onChange={({ currentTarget: { value } }) => setFind(value)}
        />
        <div className="filter-dialog-tools flex items-center gap-2">
          <Button
            variant="soft"
            color="gray"
            size="1"
            disabled={shown.length === 0}
            onClick={() =>
              setDraft(
                shown.reduce(
                  (filters, { value }) => (isChosen(filters, category, value) ? filters : toggled(filters, category, value)),
                  draft,
                ),
              )
            }
          >
            Select All
          </Button>
          <Button
            variant="soft"
            color="gray"
            size="1"
            disabled={chosen.length === 0}
            onClick={() => setDraft(withValues(draft, category, []))}
          >
            Reset
          </Button>
          <span className="muted" role="status">
            {chosen.length} chosen
          </span>
        </div>
        <fieldset className="flex flex-col filter-dialog-values scroll-y outlined rounded-3" aria-busy={!facet && !failed}>
          <legend className="visually-hidden">{title}</legend>
          {shown.map(({ value, count }) => (
            <label key={value} className="filter-value flex items-center gap-2 min-h-7 pointer">
              <input
                type="checkbox"
                checked={isChosen(draft, category, value)}
                onChange={() => setDraft(toggled(draft, category, value))}
              />
              <span className="flex-1 min-w-0 break-anywhere">{value}</span>
              <span className="muted small numeric">{count.toLocaleString('en')}</span>
            </label>
          ))}
          {!facet && !failed && <Waiting text="Loading values..." />}
          {facet && shown.length === 0 && <p className="muted small mb-2">{find ? 'Nothing found' : 'Nothing to choose from'}</p>}
          {failed && (
            <p role="alert">
              The values could not be loaded.{' '}
              <Button variant="ghost" size="1" onClick={load}>
                Try again
              </Button>
            </p>
          )}
        </fieldset>
        {facet && facet.total > values.length && (
          <p className="muted">
            The {values.length} most frequent of {facet.total.toLocaleString('en')}. Search to find the others.
          </p>
        )}
      </div>
      <DialogActions>
        <Button variant="soft" color="gray" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={handleApply}>Apply</Button>
      </DialogActions>
    </Dialog>
  )
}

const useValues = (category: Category, query: CandidateQuery, find: string) => {
  const [facet, setFacet] = useState<Facet | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const parameters = parametersOf({ ...query, page: 1, sort: 'match' })
  parameters.set('only', category)
  parameters.set('values', String(mostShown))
  if (find.trim()) parameters.set('find', find.trim())
  const search = parameters.toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const cancelling = new AbortController()
    const timer = setTimeout(
      async () => {
        const answer = await candidateFacets(new URLSearchParams(search), cancelling.signal)
        if (cancelling.signal.aborted) return
        setFailed(!answer.ok)
        if (answer.ok) setFacet(answer.data[category] ?? null)
      },
      search.includes('find=') ? 140 : 0,
    )
    return () => {
      clearTimeout(timer)
      cancelling.abort()
    }
  }, [search, category, attempt])
  return { facet, failed, load: () => setAttempt((before) => before + 1) }
}
