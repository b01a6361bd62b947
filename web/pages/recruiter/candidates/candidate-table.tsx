import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ListedRecord } from '../../../api/candidates.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { type CandidateList, pageSize } from '../../../state/candidates.ts'
import { MatchMeter } from '../reasons/match-meter.tsx'
import { CandidateName, Experience } from '../reasons/unknown.tsx'
import { nameOf, ViewPdf } from '../resume-actions.tsx'
import { HistoryReasons } from './history-reasons.tsx'
import { InterviewButton } from './interview-button.tsx'
import { loadSheet, useSheet } from './use-sheet.ts'

interface CandidateTableProps {
  list: CandidateList
  selected: ReadonlyMap<string, ListedRecord>
  onSelect: (record: ListedRecord) => void
}

const captions: Record<CandidateList['sort'], string> = {
  match: 'Candidates, best match first',
  newest: 'Candidates, newest first',
  experience: 'Candidates, most experienced first',
}

/** `Details` opens a candidate's evidence over the list. */
export const CandidateTable = ({ list, selected, onSelect }: CandidateTableProps) => {
  const { page, recentSince, sort } = list
  const rows = list.rows
  const [reasons, setReasons] = useState<ListedRecord | null>(null)
  const { Sheet, opened, show, close } = useSheet(rows)
  const isNew = (createdAt: string) => recentSince !== null && createdAt >= recentSince
  const columns: Column<ListedRecord>[] = [
    {
      key: 'rank',
      header: 'Rank',
      width: '4.25rem',
      cell: (record, index) => (
        <span className="rank-cell">
          {isCandidate(record) ? (
            <label className="row-select">
              <input type="checkbox" checked={selected.has(record._id)} onChange={() => onSelect(record)} />
              <span className="visually-hidden">Select {nameOf(record)}</span>
            </label>
          ) : (
            <span className="row-select" />
          )}
          <span className="rank">{(page - 1) * pageSize + index + 1}</span>
        </span>
      ),
    },
    {
      key: 'candidate',
      header: 'Candidate',
      namesRow: true,
      cell: ({ createdAt, matchingResult: [{ 'Resume Data': data }], resumeId, candidateConsent, recommendation }) => (
        <>
          <CandidateName data={data} filename={resumeId.filename} />
          {recommendation && <span className="recommendation-reason">{recommendation.reason}</span>}
          {recommendation?.fromHistory && <StatusBadge tone="info">From your history</StatusBadge>}
          {isNew(createdAt) && !recommendation?.fromHistory && <StatusBadge tone="accent">New</StatusBadge>}
          {candidateConsent.allowedToShare && <StatusBadge tone="info">Shared</StatusBadge>}
        </>
      ),
    },
    { key: 'job', header: 'Job Title', cell: ({ jobDescriptionId: { _id, title } }) => <RankingLink job={_id} title={title} /> },
    {
      key: 'experience',
      header: 'Experience',
      width: '5.5rem',
      cell: ({ matchingResult: [{ 'Resume Data': data }] }) => <Experience years={data.total_experience} />,
    },
    {
      key: 'match',
      header: 'Match %',
      width: '8.25rem',
      cell: ({ matchingResult: [{ 'Resume Data': data, Analysis }] }) => (
        <MatchMeter percentage={data['Matching Percentage']} confidence={Analysis.confidence} />
      ),
    },
    { key: 'pdf', header: 'View pdf', width: '5.5rem', cell: (record) => <ViewPdf record={record} /> },
    { key: 'interview', header: 'Interview Schedular', width: '6.75rem', cell: (record) => <InterviewButton record={record} /> },
    {
      key: 'details',
      header: 'Details',
      width: '5rem',
      cell: (record) => (
        <Button
          variant="soft"
          size="1"
          aria-haspopup="dialog"
          onPointerEnter={loadSheet}
          onClick={() => (isCandidate(record) ? show(record._id) : setReasons(record))}
        >
          Details
          <span className="visually-hidden"> for {nameOf(record)}</span>
        </Button>
      ),
    },
    { key: 'status', header: 'Status', width: '6rem', cell: ({ assessmentSession }) => <Status of={assessmentSession} /> },
    {
      key: 'score',
      header: 'Score',
      width: '3.75rem',
      cell: ({ testScore }) => <span className="numeric">{scoreInWords(testScore)}</span>,
    },
  ]
  // The list may have been read again since: somebody may have moved, or gone to another page of it.
  const people = rows.filter(isCandidate)
  const at = people.findIndex(({ _id }) => _id === opened?._id)
  return (
    <div className="candidate-table">
      <DataTable caption={captions[sort]} columns={columns} rows={rows} rowKey={({ _id }) => _id} empty="No candidates" />
      {reasons && <HistoryReasons record={reasons} onClose={() => setReasons(null)} />}
      {Sheet && opened && (
        <Sheet
          record={opened}
          previous={people[at - 1] ?? null}
          next={at < 0 ? null : (people[at + 1] ?? null)}
          onShow={show}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Whoever is only recommended is no candidate of that position yet. */
export const isCandidate = (record: ListedRecord) => !record.recommendation?.fromHistory

const RankingLink = ({ job, title }: { job: string; title: string }) => (
  <Link className="ranking-link job-link" to={rankingAddress(job)} title="Everybody ranked for this position">
    {title || 'N/A'}
  </Link>
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

const scoreInWords = (score: ListedRecord['testScore']): string => {
  if (!score) return 'N/A'
  return score.combinedScore === null ? 'Calculating...' : `${Math.round(score.combinedScore)}%`
}
