import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import {
  bringQuestionBack,
  type ItemList,
  type ItemOrder,
  type ItemQuery,
  type ItemRecord,
  type QuestionsPageData,
  questionsAddress,
  retireQuestion,
} from '../../../api/results.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useMayChange, useRefresh } from '../../../state/user.ts'
import { PageLinks } from '../people/page-links.tsx'
import { UndoBar } from '../workflow/undo-bar.tsx'
import type { Undoable } from '../workflow/undoable.ts'
import { useAction } from '../workflow/use-workflow.ts'
import { Definitions } from './definitions.tsx'
import { chosenItems, skillsOf } from './figures.ts'
import { QuestionTable } from './question-table.tsx'

const lists: { show: ItemList; text: string; empty: string }[] = [
  { show: 'asked', text: 'Asked', empty: 'No question of the bank was asked yet' },
  { show: 'retired', text: 'Retired', empty: 'No question is retired' },
  { show: 'all', text: 'Whole bank', empty: 'The bank is empty' },
]
const rowsAtOnce = 50
const orders: Record<ItemOrder, string> = {
  asked: 'Most asked first',
  right: 'Hardest first',
  apart: 'Suspects first',
  last: 'Asked lately first',
  question: 'By its words',
  skill: 'By skill',
  level: 'By level',
}

/** Another order begins in its usual direction. */
const orderOf = (wanted: string, { sort, turned }: ItemQuery): Pick<ItemQuery, 'sort' | 'turned'> =>
  wanted === sort || !(wanted in orders) ? { sort, turned } : { sort: wanted as ItemOrder, turned: false }

/** What the questions of the bank have shown over all sittings, and which of them are asked no more. */
export const QuestionsPage: Page<QuestionsPageData> = () => {
  const { answer, ...query } = usePageData(QuestionsPage)
  const refresh = useRefresh()
  const mayChange = useMayChange()
  const { state: navigating } = useNavigation()
  const { act, busy } = useAction(refresh)
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const [news, setNews] = useState('')
  const here = lists.find(({ show }) => show === query.show)!
  const items = answer.ok ? chosenItems(answer.data, query) : []
  const isFiltered = query.q !== '' || query.skill !== '' || query.part !== ''

  const put = async (item: ItemRecord, retires: boolean, isUndo = false) => {
    setUndoable(null)
    const done = await act(
      () => (retires ? retireQuestion(item.id) : bringQuestionBack(item.id)),
      retires ? 'The question could not be retired' : 'The question could not be brought back',
    )
    if (!done) return
    const text = retires ? 'The question was retired and will no longer be used.' : 'The question is in use again.'
    setNews(text)
    if (!isUndo) setUndoable({ text, undo: () => void put(item, !retires, true) })
  }

  return (
    <>
      <PageHeading title="Question statistics">
        How the questions in the bank have performed in this workspace. Retire those that do not help. Practice links do not
        count.
      </PageHeading>
      <nav className="tabs mb-4" aria-label="Which questions">
        {lists.map(({ show, text }) => (
          <Link
            key={show}
            to={questionsAddress({ ...query, show, page: 1 })}
            aria-current={show === query.show ? 'page' : undefined}
          >
            {text}
          </Link>
        ))}
      </nav>
      <div className="stack gap-4" aria-busy={navigating === 'loading' || undefined}>
        {!answer.ok && <FailedState title="The questions could not be loaded" failure={answer.failure} onRetry={refresh} />}
        {answer.ok && answer.data.length > 0 && (
          <Filter key={questionsAddress(query)} query={query} skills={skillsOf(answer.data)} />
        )}
        {answer.ok && (
          <>
            <p className="visually-hidden" role="status">
              {items.length === 1 ? '1 question' : `${items.length} questions`}. {news}
            </p>
            {items.length === 0 ? (
              <Nothing title={isFiltered ? 'No question fits' : here.empty} isFiltered={isFiltered} show={query.show} />
            ) : (
              <QuestionTable
                items={items.slice((query.page - 1) * rowsAtOnce, query.page * rowsAtOnce)}
                query={query}
                mayChange={mayChange}
                busy={busy}
                onRetire={(item, retires) => void put(item, retires)}
              />
            )}
            <PageLinks
              page={query.page}
              total={items.length}
              size={rowsAtOnce}
              address={(page) => questionsAddress({ ...query, page })}
            />
            <Definitions />
          </>
        )}
      </div>
      <UndoBar undoable={undoable} onClose={() => setUndoable(null)} />
    </>
  )
}

const Filter = ({ query, skills }: { query: Omit<QuestionsPageData, 'answer'>; skills: string[] }) => {
  const navigate = useNavigate()
  const change = (changes: Partial<QuestionsPageData>) =>
    navigate(questionsAddress({ ...query, ...changes, page: 1 }), { preventScrollReset: true })
  return (
    <Form
      method="get"
      action="/dashboard/questions"
      role="search"
      className="item-filter grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        change({
          q: String(typed.get('q')).trim(),
          skill: String(typed.get('skill')),
          part: String(typed.get('part')) as QuestionsPageData['part'],
          ...orderOf(String(typed.get('sort')), query),
        })
      }}
    >
      {query.show !== 'asked' && <input type="hidden" name="show" value={query.show} />}
      <input
        className="input"
        type="search"
        name="q"
        defaultValue={query.q}
        maxLength={200}
        aria-label="Search questions"
        placeholder="Words of the question"
      />
      <select
        className="input"
        name="part"
        aria-label="Kind of question"
        defaultValue={query.part}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">Every kind</option>
        <option value="mcq">Multiple choice</option>
        <option value="voice">Open questions</option>
      </select>
      <select
        className="input"
        name="skill"
        aria-label="Skill or title"
        defaultValue={query.skill}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">Every skill and title</option>
        {query.skill !== '' && !skills.includes(query.skill) && <option>{query.skill}</option>}
        {skills.map((skill) => (
          <option key={skill}>{skill}</option>
        ))}
      </select>
      <select
        className="input"
        name="sort"
        aria-label="Order"
        defaultValue={query.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {Object.entries(orders).map(([order, text]) => (
          <option key={order} value={order}>
            {text}
          </option>
        ))}
      </select>
      <Button className="beside-field" type="submit" variant="soft" color="gray">
        Search
      </Button>
    </Form>
  )
}

const Nothing = ({ title, isFiltered, show }: { title: string; isFiltered: boolean; show: ItemList }) => (
  <EmptyState
    picture="test"
    title={title}
    action={
      isFiltered ? (
        <Button asChild variant="soft" color="gray">
          <Link to={questionsAddress({ show })}>Show all of them</Link>
        </Button>
      ) : show === 'asked' ? (
        <Button asChild variant="soft" color="gray">
          <Link to={questionsAddress({ show: 'all' })}>Look at the whole bank</Link>
        </Button>
      ) : null
    }
  >
    {!isFiltered && show === 'asked' && 'Numbers come with the first candidates who begin an assessment.'}
    {!isFiltered && show === 'retired' && 'A retired question is no longer used in this workspace; earlier answers stay.'}
  </EmptyState>
)
