import { memo } from 'react'
import { resultAddress } from '../../../api/assessments.ts'
import type { ListedRecord } from '../../../api/candidates.ts'
import { candidateAddress, rankingAddress } from '../../../api/ranking.ts'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { MatchMeter } from '../reasons/match-meter.tsx'
import { CandidateName, Experience } from '../reasons/unknown.tsx'
import { nameOf } from '../resume-actions.tsx'

interface CandidateRowProps {
  record: ListedRecord
  /** What the row has to say about how the resume was read; '' for nothing. */
  mark: string
  /** True when '0 years' only means that no part about employment was found. */
  yearsUnsure: boolean
  /** From 0, in the whole list. */
  index: number
  isNew: boolean
  selected: boolean
  expanded: boolean
  /** Whether Tab reaches the row itself. */
  current: boolean
  panel: string
  /** Viewers send nothing. */
  maySend: boolean
}

/** Whoever is only recommended is no candidate of that position yet. */
export const isCandidate = (record: ListedRecord) => !record.recommendation?.fromHistory

/**
 * One row, without handlers of its own: the table listens for all of them and reads `data-do`. Plain elements, because there
 * are fifty of them in the first answer of the server.
 */
export const CandidateRow = memo((props: CandidateRowProps) => {
  const { record, mark, yearsUnsure, index, isNew, selected, expanded, current, panel, maySend } = props
  const { matchingResult, resumeId, jobDescriptionId, recommendation, candidateConsent, assessmentSession, testScore } = record
  const [{ 'Resume Data': data, Analysis }] = matchingResult
  const name = nameOf(record)
  return (
    <tr
      data-index={index}
      data-id={record._id}
      data-expanded={expanded || undefined}
      data-selected={selected || undefined}
      aria-rowindex={index + 2}
      tabIndex={current ? 0 : -1}
    >
      <td data-label="Rank">
        <span className="rank-cell">
          {isCandidate(record) ? (
            <label className="row-select">
              <input type="checkbox" data-do="select" checked={selected} readOnly aria-label={`Select ${name}`} />
            </label>
          ) : (
            <span className="row-select" />
          )}
          <span className="rank">{index + 1}</span>
        </span>
      </td>
      <th scope="row" data-label="Candidate">
        <CandidateName
          data={data}
          filename={resumeId.filename}
          to={isCandidate(record) ? candidateAddress(record._id) : undefined}
          plain
        />
        {recommendation && <span className="recommendation-reason">{recommendation.reason}</span>}
        {recommendation?.fromHistory && <StatusBadge tone="info">From your history</StatusBadge>}
        {isNew && !recommendation?.fromHistory && <StatusBadge tone="accent">New</StatusBadge>}
        {mark && <span className="row-doubt">{mark}</span>}
        {candidateConsent.allowedToShare && <StatusBadge tone="info">Shared</StatusBadge>}
        {record.marks && <Marks of={record.marks} />}
      </th>
      <td data-label="Job Title">
        <a
          className="ranking-link job-link"
          data-do="go"
          href={rankingAddress(jobDescriptionId._id)}
          title="Everybody ranked for this position"
        >
          {jobDescriptionId.title || 'N/A'}
        </a>
      </td>
      <td data-label="Experience">
        <Experience years={data.total_experience} unsure={yearsUnsure} />
      </td>
      <td data-label="Match %">
        <MatchMeter percentage={data['Matching Percentage']} confidence={Analysis.confidence} />
      </td>
      <td data-label="View pdf">
        <button type="button" className="row-button" data-do="pdf" aria-label={`View pdf of ${name}, opens in a new tab`}>
          View pdf
        </button>
      </td>
      <td data-label="Interview Schedular">
        <button
          type="button"
          className="row-button"
          data-do="interview"
          aria-haspopup="menu"
          aria-label={`Schedule an interview with ${name}`}
        >
          Schedule
        </button>
      </td>
      <td data-label="Details">
        <button
          type="button"
          className="row-button"
          data-do="details"
          aria-expanded={expanded}
          aria-controls={expanded ? panel : undefined}
          aria-label={`Details for ${name}`}
        >
          Details
        </button>
      </td>
      <td data-label="Status">
        <Status of={assessmentSession} />
      </td>
      <td data-label="Score" className="numeric">
        <Score of={testScore} session={assessmentSession} name={name} />
      </td>
      <td data-label="Send Test-Link">{isCandidate(record) && <Send of={assessmentSession} name={name} maySend={maySend} />}</td>
    </tr>
  )
})

/** Tags of a row; the others are counted, and stand on the candidate's page. */
const mostTags = 3

/** The stage somebody was moved to, and the tags that people gave them. */
const Marks = ({ of: { stage, tags } }: { of: NonNullable<ListedRecord['marks']> }) => (
  <span className="row-marks">
    {stage && (
      <StatusBadge>
        <span className="visually-hidden">Stage: </span>
        {stage}
      </StatusBadge>
    )}
    {tags.slice(0, mostTags).map(({ name, colour }) => (
      <span key={name} className="tag" data-colour={colour}>
        {name}
      </span>
    ))}
    {tags.length > mostTags && (
      <span className="tag" title={tags.map(({ name }) => name).join(', ')}>
        +{tags.length - mostTags}
      </span>
    )}
  </span>
)

/** Stands where a row will be. */
export const WaitingRow = ({ index, columns, current }: { index: number; columns: number; current: boolean }) => (
  <tr data-index={index} aria-rowindex={index + 2} className="row-waiting" tabIndex={current ? 0 : -1}>
    <td data-label="Rank">
      <span className="rank-cell">
        <span className="row-select" />
        <span className="rank">{index + 1}</span>
      </span>
    </td>
    <td colSpan={columns - 1}>
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
  if (!session) return <StatusBadge>Not Sent</StatusBadge>
  const { text, tone } = statusWords[session.status] ?? { text: 'Pending', tone: 'warning' as const }
  return <StatusBadge tone={tone}>{text}</StatusBadge>
}

interface SendProps {
  of: ListedRecord['assessmentSession']
  name: string
  maySend: boolean
}

const Send = ({ of: session, name, maySend }: SendProps) =>
  !session || session.status === 'pending' ? (
    <button
      type="button"
      className="row-button"
      data-do="send"
      aria-haspopup="dialog"
      aria-label={`Send Assessment to ${name}`}
      disabled={!maySend}
    >
      Send Assessment
    </button>
  ) : (
    <button type="button" className="row-button" disabled aria-label={`Sent to ${name}`}>
      Sent
    </button>
  )

interface ScoreProps {
  of: ListedRecord['testScore']
  session: ListedRecord['assessmentSession']
  name: string
}

const Score = ({ of: score, session, name }: ScoreProps) => {
  if (session?.status !== 'completed') return 'N/A'
  const combined = score?.combinedScore ?? null
  const text = combined === null ? 'Calculating...' : `${Math.round(combined)}%`
  return (
    <a
      className={combined === null ? 'ranking-link job-link small' : 'ranking-link job-link'}
      data-do="go"
      href={resultAddress(session._id)}
      aria-label={`${text} See the result of ${name}`}
    >
      {text}
    </a>
  )
}
