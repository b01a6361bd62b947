import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { type AskAnswer, type AskFilter, type AskPageData, askAddress, type ConditionRecord } from '../../../api/ask.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh } from '../../../state/user.ts'
import { AnswerText } from './answer-text.tsx'
import { AskedCandidates } from './asked-candidates.tsx'
import { ConditionChips } from './condition-chips.tsx'
import { ConditionDialog } from './condition-dialog.tsx'
import { Examples } from './examples.tsx'
import { QuestionForm } from './question-form.tsx'
import { ReadBy } from './read-by.tsx'

export const AskPage: Page<AskPageData> = () => {
  const { question, answer } = usePageData(AskPage)
  const refresh = useRefresh()
  const { state, location } = useNavigation()
  const waiting = state === 'loading' && location.pathname === '/dashboard/ask'
  return (
    <div className="ask-page stack">
      <PageHeading title="Ask">
        A question becomes filters that you can change. Every name in an answer leads to the resume.
      </PageHeading>
      <QuestionForm key={question} question={question} waiting={waiting} />
      {answer === null && <Examples />}
      {answer && !answer.ok && (
        <FailedState title="The question could not be answered" failure={answer.failure} onRetry={refresh} />
      )}
      {answer?.ok && <Answered answer={answer.data} waiting={waiting} />}
    </div>
  )
}

/** The condition that is being edited: its place, or the end of the list for a new one. */
type Edited = { at: number; condition: ConditionRecord | null } | null

const Answered = ({ answer, waiting }: { answer: AskAnswer; waiting: boolean }) => {
  const { question, filters, page, pages } = answer
  const navigate = useNavigate()
  const [edited, setEdited] = useState<Edited>(null)
  const apply = (next: AskFilter[]) => navigate(askAddress({ question, filters: next }), { preventScrollReset: true })
  const filtersShown = answer.by === 'person' ? filters : null
  return (
    <div className="stack gap-4" aria-busy={waiting || undefined}>
      <section aria-labelledby="ask-filters" className="ask-filters">
        <h2 id="ask-filters">Filters</h2>
        <ConditionChips
          conditions={filters}
          onEdit={(at) => setEdited({ at, condition: filters[at] ?? null })}
          onRemove={(at) => apply(filters.filter((_, place) => place !== at))}
          onNegate={(at) => apply(filters.map((each, place) => (place === at ? { ...each, negated: !each.negated } : each)))}
          onAdd={() => setEdited({ at: filters.length, condition: null })}
        />
        <ReadBy answer={answer} onTake={(condition) => apply([...filters, condition])} />
      </section>
      <AnswerText answer={answer} />
      <AskedCandidates answer={answer} />
      {pages > 1 && (
        <nav className="flex items-center justify-center gap-4" aria-label="Pages">
          <PageLink to={page > 1 ? askAddress({ question, filters: filtersShown, page: page - 1 }) : null} text="Previous" />
          <span>
            Page {page} of {pages.toLocaleString('en')}
          </span>
          <PageLink to={page < pages ? askAddress({ question, filters: filtersShown, page: page + 1 }) : null} text="Next" />
        </nav>
      )}
      {edited && (
        <ConditionDialog
          condition={edited.condition}
          onClose={() => setEdited(null)}
          onSave={(next) => {
            setEdited(null)
            apply(edited.at < filters.length ? filters.map((each, at) => (at === edited.at ? next : each)) : [...filters, next])
          }}
        />
      )}
    </div>
  )
}

const PageLink = ({ to, text }: { to: string | null; text: string }) =>
  to === null ? (
    <Button variant="soft" color="gray" disabled>
      {text}
    </Button>
  ) : (
    <Button asChild variant="soft" color="gray">
      <Link to={to}>{text}</Link>
    </Button>
  )
