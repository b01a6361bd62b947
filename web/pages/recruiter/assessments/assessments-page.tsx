import { Button } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import type { LiveName } from '#src/contracts/live.ts'
import {
  type AssessmentRow,
  type AssessmentsPageData,
  assessmentsAddress,
  assessmentsAtOnce,
  type LinkState,
} from '../../../api/assessments.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { ChooseAll } from '../../../components/table/choose-all.tsx'
import { useChosen } from '../../../components/table/use-chosen.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { useFresh } from '../../../state/candidates-live.ts'
import { useMayChange, useRefresh } from '../../../state/user.ts'
import { PageLinks } from '../people/page-links.tsx'
import { AssessmentTable } from './assessment-table.tsx'
import { ChosenLinks } from './chosen-links.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import type { LinkAct } from './words.ts'

const tabs: { state: LinkState | ''; text: string; empty: string }[] = [
  { state: '', text: 'All', empty: 'Nothing was sent yet' },
  { state: 'pending', text: 'Pending', empty: 'No link is waiting for a candidate' },
  { state: 'in-progress', text: 'In Progress', empty: 'Nobody is taking one now' },
  { state: 'completed', text: 'Completed', empty: 'Nobody has finished one yet' },
  { state: 'expired', text: 'Expired', empty: 'No link has expired' },
  { state: 'revoked', text: 'Revoked', empty: 'No link was revoked' },
]

const none: AssessmentRow[] = []

const changes: LiveName[] = ['assessmentUpdated', 'candidatesRemoved']

/** Everything that was sent: how far each candidate is, and what can be done with the link. */
export const AssessmentsPage: Page<AssessmentsPageData> = () => {
  const data = usePageData(AssessmentsPage)
  const { answer, settings, state, q, page, finished } = data
  const refresh = useRefresh()
  const mayChange = useMayChange()
  const { state: navigating } = useNavigation()
  const [doing, setDoing] = useState<{ act: LinkAct; row: AssessmentRow } | null>(null)
  useFresh(changes)
  const here = tabs.find((tab) => tab.state === state)!
  const chosen = useChosen('assessments', answer.ok ? answer.data : none)
  const total = answer.ok ? (answer.total ?? answer.data.length) : 0
  return (
    <>
      <PageHeading title="Assessments">
        Assessments and automated interviews: who got one, how far along they are, and how it went.
      </PageHeading>
      <SettingsPanel settings={settings} mayChange={mayChange} onRetry={refresh} />
      <nav className="tabs mb-4" aria-label="Which assessments">
        {tabs.map((tab) => (
          <Link
            key={tab.state}
            to={assessmentsAddress({ state: tab.state, q })}
            aria-current={tab.state === state && !finished ? 'page' : undefined}
          >
            {tab.text}
          </Link>
        ))}
      </nav>
      {finished && (
        <p className="my-4">
          Finished in the last {finished === 1 ? 'day' : `${finished} days`}, without practice ones.{' '}
          <Link to={assessmentsAddress({ state, q })}>Show all</Link>
        </p>
      )}
      <div className="stack gap-4" aria-busy={navigating === 'loading' || undefined}>
        <div className="assessment-search flex">
          <Search key={q} state={state} q={q} />
        </div>
        {!answer.ok && <FailedState title="The assessments could not be loaded" failure={answer.failure} onRetry={refresh} />}
        {answer.ok && (
          <>
            <p className="visually-hidden" role="status">
              {total === 1 ? '1 assessment' : `${total} assessments`}
            </p>
            {answer.data.length === 0 ? (
              <Nothing title={q ? `Nothing was found for “${q}”` : here.empty} searched={q !== ''} isFirst={state === ''} />
            ) : (
              <>
                <ChooseAll chosen={chosen} shown={answer.data.length} total={total} />
                <AssessmentTable
                  rows={answer.data}
                  mayChange={mayChange}
                  chosen={chosen}
                  onAct={(act, row) => setDoing({ act, row })}
                />
              </>
            )}
            <PageLinks
              page={page}
              total={total}
              size={assessmentsAtOnce}
              address={(next) => assessmentsAddress({ state, q, finished, page: next })}
            />
          </>
        )}
      </div>
      <ChosenLinks chosen={chosen} mayChange={mayChange} onChanged={() => void refresh()} />
      {doing && <LinkDialog act={doing.act} row={doing.row} onChanged={refresh} onClose={() => setDoing(null)} />}
    </>
  )
}

const Search = ({ state, q }: { state: LinkState | ''; q: string }) => {
  const navigate = useNavigate()
  return (
    <Form
      method="get"
      action="/dashboard/assessments"
      role="search"
      className="search-box flex gap-2 upto-24"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('q')
        navigate(assessmentsAddress({ state, q: String(typed).trim() }), { preventScrollReset: true })
      }}
    >
      {state && <input type="hidden" name="state" value={state} />}
      <input
        className="input min-w-0"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        aria-label="Search assessments"
        placeholder="Candidate, email or job title"
      />
      <Button className="beside-field" type="submit" variant="soft" color="gray">
        Search
      </Button>
    </Form>
  )
}

const Nothing = ({ title, searched, isFirst }: { title: string; searched: boolean; isFirst: boolean }) => {
  const next: ReactNode = searched ? (
    <Button asChild variant="soft" color="gray">
      <Link to={assessmentsAddress()}>Show all</Link>
    </Button>
  ) : isFirst ? (
    <Button asChild>
      <Link to="/dashboard/candidates">Choose a candidate</Link>
    </Button>
  ) : null
  return (
    <EmptyState picture="test" title={title} action={next}>
      {!searched &&
        isFirst &&
        'Press “Send Assessment” beside a candidate: questions are prepared for the position and the resume, and the link goes out by email.'}
    </EmptyState>
  )
}
