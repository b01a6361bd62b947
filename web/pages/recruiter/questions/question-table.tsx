import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ItemOrder, type ItemQuery, type ItemRecord, questionsAddress } from '../../../api/results.ts'
import { SortIcon } from '../../../components/icons.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { WithCode } from '../../assessment/mcq/with-code.tsx'
import { levelWords } from '../results/words.ts'
import { rightOf, startsHigh, verdictOn } from './figures.ts'

interface QuestionTableProps {
  items: ItemRecord[]
  query: ItemQuery
  mayChange: boolean
  busy: boolean
  onRetire: (item: ItemRecord, retires: boolean) => void
}

export const QuestionTable = ({ items, query, mayChange, busy, onRetire }: QuestionTableProps) => (
  <div className="table-frame outlined rounded-4 surface item-table">
    <table className="table w-full text-2">
      <caption className="visually-hidden">Questions in the bank and how they performed</caption>
      <thead>
        <tr>
          <Head order="question" query={query}>
            Question
          </Head>
          <Head order="skill" query={query}>
            Skill or title
          </Head>
          <Head order="level" query={query}>
            Level
          </Head>
          <Head order="asked" query={query}>
            Asked
          </Head>
          <Head order="right" query={query}>
            Right
          </Head>
          <Head order="apart" query={query}>
            Separates
          </Head>
          <Head order="last" query={query}>
            Last asked
          </Head>
          {mayChange && <th scope="col">Bank</th>}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} mayChange={mayChange} busy={busy} onRetire={onRetire} />
        ))}
      </tbody>
    </table>
  </div>
)

/** A link, so that the order has an address. */
const Head = ({ order, query, children }: { order: ItemOrder; query: ItemQuery; children: ReactNode }) => {
  const isHere = query.sort === order
  const isDown = startsHigh[order] !== query.turned
  return (
    <th scope="col" aria-sort={isHere ? (isDown ? 'descending' : 'ascending') : undefined}>
      <Link
        className="table-sort inline-flex items-center text-inherit no-underline"
        to={questionsAddress({ ...query, sort: order, turned: isHere && !query.turned, page: 1 })}
        preventScrollReset
      >
        {children}
        <SortIcon />
      </Link>
    </th>
  )
}

type RowProps = Omit<QuestionTableProps, 'items' | 'query'> & { item: ItemRecord }

const Row = ({ item, mayChange, busy, onRetire }: RowProps) => {
  const { part, question, skill, level, exposure, lastAskedAt, outcomes, discrimination, retiredAt } = item
  const right = rightOf(item)
  const verdict = verdictOn(item)
  const isRetired = retiredAt !== null
  return (
    <tr data-retired={isRetired || undefined}>
      <th scope="row" data-label="Question">
        <div className="item-question flex flex-col min-w-0 gap-1">
          <span className="question-text medium pre-line break-anywhere">
            <WithCode text={question} />
          </span>
          <span className="small muted">
            {part === 'mcq' ? 'Multiple choice' : 'Open question'}
            {isRetired && `, retired ${dayOf(retiredAt)}`}
          </span>
        </div>
      </th>
      <td data-label="Skill or title">{skill ?? <span className="muted">N/A</span>}</td>
      <td data-label="Level">{levelWords(level) ?? <span className="muted">N/A</span>}</td>
      <td data-label="Asked" className="numeric">
        {exposure}×
      </td>
      <td data-label="Right" className="numeric">
        {right === null ? (
          <span className="muted">N/A</span>
        ) : (
          <span>
            {right} <span className="small muted">of {outcomes}</span>
          </span>
        )}
      </td>
      <td data-label="Separates">
        <span className="inline-flex flex-wrap items-center gap-2">
          <StatusBadge tone={verdict.tone}>{verdict.text}</StatusBadge>
          {discrimination !== null && verdict.tone !== 'neutral' && (
            <span className="small muted numeric">{discrimination.toFixed(2).replace('-', '−')}</span>
          )}
        </span>
      </td>
      <td data-label="Last asked" className="numeric">
        {lastAskedAt ? dayOf(lastAskedAt) : <span className="muted">Never</span>}
      </td>
      {mayChange && (
        <td data-label="Bank">
          <Button
            size="1"
            variant="soft"
            color="gray"
            disabled={busy}
            onClick={() => onRetire(item, !isRetired)}
            aria-label={`${isRetired ? 'Bring back' : 'Retire'}: ${question}`}
          >
            {isRetired ? 'Bring back' : 'Retire'}
          </Button>
        </td>
      )}
    </tr>
  )
}
