import { memo, type ReactNode } from 'react'
import type { ListedRecord } from '../../../api/candidates.ts'
import { candidateAddress, rankingAddress } from '../../../api/ranking.ts'
import { resultAddress } from '../../../api/result-address.ts'
import { SampleBadge } from '../../../components/sample-badge.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { MatchMeter } from '../reasons/match-meter.tsx'
import { Experience, NotFoundMark } from '../reasons/unknown.tsx'
import { nameOf } from '../resume-actions.tsx'
import { TagMark } from '../workflow/tag-mark.tsx'
import type { CandidateColumn, ColumnKey } from './columns.ts'

export interface CandidateRowProps {
  record: ListedRecord
  columns: readonly CandidateColumn[]
  /** What the row has to say about how the resume was read; '' for nothing. */
  mark: string
  /** True when '0 years' only means that no part about employment was found. */
  yearsUnsure: boolean
  /** From 0, in the whole list. */
  index: number
  isNew: boolean
  selected: boolean
  expanded: boolean
  /** Whether Tab reaches the row. */
  current: boolean
  panel: string
  /** Viewers change and send nothing. */
  mayChange: boolean
}

/** Whoever is only recommended is no candidate of that position yet. */
export const isCandidate = (record: ListedRecord) => !record.recommendation?.fromHistory

/**
 * One row, without handlers of its own: the table listens for all of them and reads `data-do`. Plain elements, because there
 * are fifty of them in the first answer of the server. Tab reaches the row, and arrows what is in it.
 */
export const CandidateRow = memo((props: CandidateRowProps) => {
  const { record, columns, index, selected, expanded, current } = props
  return (
    <tr
      data-index={index}
      data-id={record._id}
      data-expanded={expanded || undefined}
      data-selected={selected || undefined}
      aria-rowindex={index + 2}
      tabIndex={current ? 0 : -1}
    >
      {columns.map(({ key, field }) =>
        key === 'candidate' ? (
          <th key={key} scope="row" data-column={key}>
            <Who {...props} />
          </th>
        ) : (
          <td key={key} data-column={key}>
            {isFieldKey(key) ? <InField record={record} field={field} /> : cells[key](props)}
          </td>
        ),
      )}
    </tr>
  )
})

const rankOf = ({ record, index }: CandidateRowProps) => record.rank ?? index + 1

const has = ({ columns }: CandidateRowProps, key: ColumnKey) => columns.some((column) => column.key === key)

const isFieldKey = (key: ColumnKey): key is `field-${string}` => key.startsWith('field-')

const InField = ({ record, field = '' }: { record: ListedRecord; field?: string | undefined }) => {
  const shown = record.fields?.[field]
  return shown ? <span title={shown}>{shown}</span> : <span className="muted">–</span>
}

const cells: Record<Exclude<ColumnKey, 'candidate' | `field-${string}`>, (props: CandidateRowProps) => ReactNode> = {
  rank: (props) => (
    <span className="rank-cell flex items-center">
      {isCandidate(props.record) ? (
        <label className="row-select grid flex-none place-center pointer">
          <input
            type="checkbox"
            tabIndex={-1}
            data-do="select"
            checked={props.selected}
            readOnly
            aria-label={`Select ${nameOf(props.record)}`}
          />
        </label>
      ) : (
        <span className="row-select grid flex-none place-center pointer" />
      )}
      {!has(props, 'details') && <DetailsButton {...props} className="icon-button row-open" />}
      <span
        className="rank muted numeric strong text-right"
        title={`Place ${rankOf(props)} for ${props.record.jobDescriptionId.title || 'this position'}`}
      >
        {rankOf(props)}
      </span>
    </span>
  ),
  job: ({ record: { jobDescriptionId } }) => (
    <a
      className="ranking-link job-link"
      tabIndex={-1}
      data-do="go"
      href={rankingAddress(jobDescriptionId._id)}
      title={`Everybody ranked for ${jobDescriptionId.title || 'this position'}`}
    >
      {jobDescriptionId.title || 'N/A'}
    </a>
  ),
  experience: ({ record, yearsUnsure }) => (
    <Experience years={record.matchingResult[0]['Resume Data'].total_experience} unsure={yearsUnsure} />
  ),
  match: ({ record: { matchingResult } }) => (
    <MatchMeter
      percentage={matchingResult[0]['Resume Data']['Matching Percentage']}
      confidence={matchingResult[0].Analysis.confidence}
    />
  ),
  stage: ({ record, mayChange }) => {
    // Recommendations come without.
    if (!record.stage) return <span className="muted">{isCandidate(record) ? '–' : 'Not ranked'}</span>
    if (!mayChange) return record.stage
    return (
      <button
        type="button"
        className="row-stage inline-flex items-center rounded-3 max-w-full"
        tabIndex={-1}
        data-do="stage"
        aria-haspopup="menu"
        aria-label={`Stage of ${nameOf(record)}: ${record.stage}`}
      >
        <span className="overflow-hidden">{record.stage}</span>
      </button>
    )
  },
  added: ({ record: { createdAt } }) => (
    <time className="numeric" dateTime={createdAt}>
      {dayOf(createdAt)}
    </time>
  ),
  pdf: ({ record }) => <RowButton of={record} act="pdf" text="View pdf" />,
  interview: ({ record }) => <RowButton of={record} act="interview" text="Schedule" />,
  details: (props) => (
    <DetailsButton {...props} className="row-button">
      Details
    </DetailsButton>
  ),
  status: ({ record }) => <Status of={record.assessmentSession} />,
  score: ({ record }) => <Score of={record.testScore} session={record.assessmentSession} name={nameOf(record)} />,
  send: ({ record, mayChange }) =>
    isCandidate(record) && <RowButton of={record} act="send" text={sendText(record)} disabled={!mayChange} />,
  actions: (props) => (
    <span className="inline-flex items-center justify-end">
      {!has(props, 'pdf') && <RowButton of={props.record} act="pdf" icon />}
      {!has(props, 'interview') && <RowButton of={props.record} act="interview" icon />}
      {!has(props, 'send') && isCandidate(props.record) && (
        <RowButton of={props.record} act="send" icon disabled={!props.mayChange} />
      )}
      <RowButton of={props.record} act="menu" icon />
    </span>
  ),
}

const isSent = ({ assessmentSession }: ListedRecord) => assessmentSession !== null && assessmentSession.status !== 'pending'
const sendText = (record: ListedRecord) => (isSent(record) ? 'Sent' : 'Send Assessment')

const acts = {
  pdf: { title: 'View pdf', label: (name: string) => `View pdf of ${name}, opens in a new tab`, opens: undefined },
  interview: { title: 'Interview Scheduler', label: (name: string) => `Schedule an interview with ${name}`, opens: 'menu' },
  send: { title: 'Send Test-Link', label: (name: string) => `Send Assessment to ${name}`, opens: 'dialog' },
  menu: { title: 'All actions', label: (name: string) => `Actions for ${name}`, opens: 'menu' },
} as const

interface RowButtonProps {
  of: ListedRecord
  act: keyof typeof acts
  text?: string
  icon?: true
  disabled?: boolean
}

const RowButton = ({ of: record, act, text, icon, disabled = false }: RowButtonProps) => {
  // The file shows who somebody is.
  if (act === 'pdf' && record.blindReview) return icon ? null : <span className="small muted">File hidden</span>
  const { title, label, opens } = acts[act]
  const sent = act === 'send' && isSent(record)
  return (
    <button
      type="button"
      className={icon ? 'icon-button row-icon' : 'row-button'}
      tabIndex={-1}
      data-do={act}
      aria-haspopup={sent ? undefined : opens}
      title={icon ? (sent ? 'Sent' : title) : undefined}
      aria-label={sent ? `Sent to ${nameOf(record)}` : label(nameOf(record))}
      disabled={disabled || sent}
    >
      {icon ? (
        <svg aria-hidden="true">
          <use href={`#row-${sent ? 'sent' : act}`} />
        </svg>
      ) : (
        text
      )}
    </button>
  )
}

interface DetailsButtonProps extends CandidateRowProps {
  className: string
  children?: ReactNode
}

const DetailsButton = ({ record, expanded, panel, className, children }: DetailsButtonProps) => (
  <button
    type="button"
    className={className}
    tabIndex={-1}
    data-do="details"
    aria-expanded={expanded}
    aria-controls={expanded ? panel : undefined}
    aria-label={`Details for ${nameOf(record)}`}
    title={children ? undefined : 'Details'}
  >
    {children}
  </button>
)

/** The name on one line with what is new about them, and one line below it: who they are, or why they are here. */
const Who = (props: CandidateRowProps) => {
  const { record, mark, isNew } = props
  const { recommendation, candidateConsent, resumeId, jobDescriptionId } = record
  const [{ 'Resume Data': data }] = record.matchingResult
  const name = data.name ?? (
    <>
      N/A <NotFoundMark />
    </>
  )
  return (
    <>
      <span className="who-first flex items-center min-w-0 gap-1">
        {isCandidate(record) ? (
          <a
            className="candidate-name text-strong strong ranking-link overflow-hidden"
            tabIndex={-1}
            data-do="open"
            href={candidateAddress(record._id)}
          >
            {name}
          </a>
        ) : (
          <span className="candidate-name text-strong strong overflow-hidden">{name}</span>
        )}
        {recommendation?.fromHistory && <StatusBadge tone="info">From your history</StatusBadge>}
        {isNew && !recommendation?.fromHistory && <StatusBadge tone="accent">New</StatusBadge>}
        {candidateConsent.allowedToShare && <StatusBadge tone="info">Shared</StatusBadge>}
      </span>
      <span className="who-second flex min-w-0">
        <SampleBadge id={record._id} />
        {mark && (
          <span className="row-doubt block mt-1 text-warning small break-anywhere flex-none medium" title={mark}>
            {mark}
          </span>
        )}
        <span className={recommendation ? 'candidate-second who-reason' : 'candidate-second'} title={recommendation?.reason}>
          {recommendation?.reason ?? ((data.name && data.designation[0]) || resumeId.filename)}
        </span>
        <span className="who-place muted small" aria-hidden="true">
          #{rankOf(props)} · {jobDescriptionId.title || 'N/A'}
        </span>
        {record.marks && <Tags of={record.marks.tags} />}
      </span>
    </>
  )
}

/** Tags of a row; the others are counted, and stand on the candidate's page. */
const mostTags = 2

const Tags = ({ of: tags }: { of: NonNullable<ListedRecord['marks']>['tags'] }) => (
  <>
    {tags.slice(0, mostTags).map(({ name, colour }) => (
      <TagMark key={name} tag={{ name, colour }} />
    ))}
    {tags.length > mostTags && (
      <span
        className="tag inline-flex items-center rounded-pill small medium break-anywhere gap-1 max-w-full pad-pill"
        title={tags.map(({ name }) => name).join(', ')}
      >
        +{tags.length - mostTags}
      </span>
    )}
  </>
)

interface WaitingRowProps {
  index: number
  columns: readonly CandidateColumn[]
  current: boolean
}

/** Stands where a row will be. */
export const WaitingRow = ({ index, columns, current }: WaitingRowProps) => (
  <tr data-index={index} aria-rowindex={index + 2} className="row-waiting" tabIndex={current ? 0 : -1}>
    <td data-column="rank">
      <span className="rank-cell flex items-center">
        <span className="row-select grid flex-none place-center pointer" />
        <span className="rank muted numeric strong text-right">…</span>
      </span>
    </td>
    <td data-column="candidate" colSpan={columns.length - 1}>
      <span className="skeleton" />
      <span className="visually-hidden">Loading...</span>
    </td>
  </tr>
)

const statusWords: Record<string, { text: string; tone: Tone }> = {
  completed: { text: 'Completed', tone: 'success' },
  'in-progress': { text: 'In Progress', tone: 'info' },
}

const Status = ({ of: session }: { of: ListedRecord['assessmentSession'] }) => {
  if (!session) return <span className="muted">Not Sent</span>
  const { text, tone } = statusWords[session.status] ?? { text: 'Pending', tone: 'warning' as const }
  return <StatusBadge tone={tone}>{text}</StatusBadge>
}

interface ScoreProps {
  of: ListedRecord['testScore']
  session: ListedRecord['assessmentSession']
  name: string
}

const Score = ({ of: score, session, name }: ScoreProps) => {
  if (session?.status !== 'completed') return <span className="muted">N/A</span>
  const combined = score?.combinedScore ?? null
  const text = combined === null ? 'Calculating...' : `${Math.round(combined)}%`
  return (
    <a
      className={combined === null ? 'ranking-link job-link small' : 'ranking-link job-link'}
      tabIndex={-1}
      data-do="go"
      href={resultAddress(session._id)}
      aria-label={`${text} See the result of ${name}`}
    >
      {text}
    </a>
  )
}
