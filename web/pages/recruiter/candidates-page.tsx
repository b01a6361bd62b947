import { Button } from '@radix-ui/themes'
import { useAtomValue } from 'jotai'
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Waiting } from '../../components/spinner.tsx'
import { shownColumns } from '../../components/table/columns.ts'
import { useLazyComponent } from '../../components/use-lazy-component.ts'
import { type Page, usePageData } from '../../page-route.ts'
import { lastBulkChange } from '../../state/bulk-undo.ts'
import { candidatesAddress, countFilters, type Filters, isView, queryFrom } from '../../state/candidate-filters.ts'
import type { CandidateList } from '../../state/candidates.ts'
import { useFreshCandidates, useLive } from '../../state/candidates-live.ts'
import { useTableChoice } from '../../state/table-choices.ts'
import { useRefresh } from '../../state/user.ts'
import { CandidateTable } from './candidates/candidate-table.tsx'
import { columnsWith } from './candidates/columns.ts'
import { FilterChips } from './candidates/filter-chips.tsx'
import { FilterSidebar } from './candidates/filter-sidebar.tsx'
import { ListTools } from './candidates/list-tools.tsx'
import { NoCandidates } from './candidates/no-candidates.tsx'
import { SearchBox } from './candidates/search-box.tsx'
import { useFacets } from './candidates/use-facets.ts'
import { useListRows } from './candidates/use-list-rows.ts'
import { useRecommendedCount } from './candidates/use-recommended-count.ts'
import { useSelection } from './candidates/use-selection.ts'
import { ViewToggle } from './candidates/view-toggle.tsx'
import { ReviewNew } from './review/review-new.tsx'

const path = '/dashboard/candidates'

export const CandidatesPage: Page<CandidateList> = () => {
  const list = usePageData(CandidatesPage)
  const { view, recent, total } = list
  const navigate = useNavigate()
  const waiting = useWaiting(list)
  const known = useFacets(list, list)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [viewsOpen, setViewsOpen] = useState(false)
  const sheet = useLazyComponent(async () => (await import('./candidates/filter-sheet.tsx')).FilterSheet)
  const views = useLazyComponent(async () => (await import('./candidates/saved-views.tsx')).SavedViewsDialog)
  const tabs = useLazyComponent(async () => (await import('./candidates/view-tabs.tsx')).ViewTabs)
  const [viewsSaved, setViewsSaved] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is awake
  useEffect(() => {
    void tabs.load()
  }, [])
  useFreshCandidates()
  useViewOfState()

  // A tick shows at once, and the next one builds on it, while the list is still on its way.
  const [ticked, setTicked] = useState({ of: list, filters: list.filters })
  const filters = ticked.of === list ? ticked.filters : list.filters
  const query = { ...list, filters }

  const handleFilters = (next: Filters) => {
    setTicked({ of: list, filters: next })
    navigate(candidatesAddress({ ...list, filters: next, page: 1 }), { preventScrollReset: true })
  }
  const handleReset = () => {
    setTicked({ of: list, filters: {} })
    navigate(candidatesAddress({ view }), { preventScrollReset: true })
  }
  const handleViewsClose = () => {
    setViewsOpen(false)
    setViewsSaved((times) => times + 1)
  }
  const sidebar = { query, known, fields: list.fields, onFilters: handleFilters, onReset: handleReset }
  return (
    <div className="candidates-page">
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page, and is a plain link until the page is awake */}
      <a className="skip-link" href="#list" onClick={handleSkip}>
        Skip to the list
      </a>
      <PageHeading
        title="Talent Workspace"
        actions={
          <>
            <ReviewNew list={list} />
            <Button variant="soft" color="gray" aria-haspopup="dialog" onClick={async () => setViewsOpen(await views.load())}>
              Saved views
            </Button>
          </>
        }
      >
        Everyone you have matched, best match first.
      </PageHeading>
      <div className="candidate-tools row justify-between gap-3-5 mb-3">
        <ViewToggle view={view} recent={recent} recommended={useRecommendedCount(list)} />
        <div className="candidate-search flex gap-2 upto-24">
          <SearchBox query={list} />
          <Button
            variant="soft"
            color="gray"
            className="filters-button beside-field"
            aria-haspopup="dialog"
            onClick={async () => setSheetOpen(await sheet.load())}
          >
            Filters{countFilters(filters) > 0 && ` (${countFilters(filters)})`}
          </Button>
        </div>
      </div>
      {tabs.part && <tabs.part query={query} saved={viewsSaved} />}
      <p className="visually-hidden" role="status">
        {waiting ? '' : `${total} ${total === 1 ? 'candidate' : 'candidates'}`}
      </p>
      <div className="candidate-columns items-start gap-4">
        <aside className="candidate-filters sticky scroll-y outlined rounded-4 surface" aria-label="Filters">
          <h2 className="large mb-1">Filters</h2>
          <FilterSidebar {...sidebar} />
        </aside>
        <div className="candidate-main" aria-busy={waiting !== null || undefined}>
          <FilterChips query={query} fields={list.fields} onFilters={handleFilters} onReset={() => handleFilters({})} />
          {waiting === 'other' ? <Waiting text="Loading candidate data..." page /> : <Candidates list={list} />}
        </div>
      </div>
      {sheet.part && sheetOpen && <sheet.part {...sidebar} onClose={() => setSheetOpen(false)} />}
      {views.part && viewsOpen && <views.part query={list} onClose={handleViewsClose} />}
    </div>
  )
}

/** To the row that Tab would reach: the headings, filters and buttons before it are many. */
const handleSkip = (event: MouseEvent) => {
  event.preventDefault()
  const row = document.querySelector<HTMLElement>('#list tr[tabindex="0"]')
  row?.focus()
}

/** Comes with the first change there is. */
const UndoBar = () => {
  const change = useAtomValue(lastBulkChange)
  const { part: Bar, load } = useLazyComponent(async () => (await import('./candidates/bulk-undo-bar.tsx')).BulkUndoBar)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading twice brings the same
  useEffect(() => {
    if (change) void load()
  }, [change])
  return Bar && change ? <Bar /> : null
}

const Candidates = ({ list }: { list: CandidateList }) => {
  const refresh = useRefresh()
  const { key } = useLocation()
  const rows = useListRows(list, key)
  const sortedBy = useRef<string | null>(null)
  const [choice, setChoice] = useTableChoice('candidates')
  const { columns: chosen, density } = choice
  const all = useMemo(() => columnsWith(list.fields), [list.fields])
  const columns = useMemo(() => shownColumns(all, chosen), [all, chosen])
  const { ids, people, busy, choose, toggleAll, forget, clear } = useSelection(list, rows)
  useLive((event, data) => {
    if (event === 'candidatesRemoved') forget(...data.ids)
    if (event === 'apiResponseUpdated') rows.takeStanding(data)
  })
  const { part: Bulk, load: loadBulk } = useLazyComponent(async () => (await import('./candidates/bulk-bar.tsx')).BulkBar)
  const hasChosen = ids.size > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading twice brings the same
  useEffect(() => {
    if (hasChosen) void loadBulk()
  }, [hasChosen])
  const { failure } = list
  if (failure) return <FailedState title="The candidates could not be loaded" failure={failure} onRetry={refresh} />
  if (rows.total === 0) return <NoCandidates query={list} />
  return (
    <div className="stack gap-3">
      <ListTools
        list={list}
        rows={rows}
        chosen={ids.size}
        busy={busy}
        columns={all}
        choice={choice}
        onChoice={setChoice}
        onSelectAll={toggleAll}
      />
      {rows.failed && (
        <p className="m-0 text-danger" role="alert">
          Some rows could not be loaded.{' '}
          <Button variant="soft" color="gray" size="1" onClick={rows.retry}>
            Try again
          </Button>
        </p>
      )}
      <CandidateTable
        key={key}
        list={list}
        rows={rows}
        columns={columns}
        density={density}
        sortedBy={sortedBy}
        selected={ids}
        onSelect={choose}
      />
      {Bulk && <Bulk list={list} chosen={people} onClear={clear} onForget={forget} />}
      <UndoBar />
    </div>
  )
}

/** 'other' while another view is on its way: the rows of this one would be mistaken for it. */
const useWaiting = ({ view }: CandidateList): 'same' | 'other' | null => {
  const { state, location } = useNavigation()
  if (state !== 'loading' || location.pathname !== path) return null
  return queryFrom(new URLSearchParams(location.search)).view === view ? 'same' : 'other'
}

/** Other screens name the view to begin with in the navigation's state. */
const useViewOfState = () => {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const wanted: unknown = (state as { view?: unknown } | null)?.view
  useEffect(() => {
    if (isView(wanted) && wanted !== 'all' && !new URLSearchParams(search).has('view'))
      navigate(candidatesAddress({ view: wanted }), { replace: true })
  }, [wanted, search, navigate])
}
