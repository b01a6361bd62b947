import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CandidateRecord } from '../../../api/matching.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { type CandidateList, pageSize } from '../../../state/candidates.ts'
import { MatchMeter } from '../reasons/match-meter.tsx'
import { CandidateName, Experience } from '../reasons/unknown.tsx'
import { nameOf, ViewPdf } from '../resume-actions.tsx'
import { loadSheet, useSheet } from './use-sheet.ts'

/** `Details` opens a candidate's evidence over the list. */
export const CandidateTable = ({ list: { rows, page, recentSince } }: { list: CandidateList }) => {
  const [opened, setOpened] = useState<CandidateRecord | null>(null)
  const { Sheet, whenLoaded } = useSheet()
  const isNew = (createdAt: string) => recentSince !== null && createdAt >= recentSince
  const columns: Column<CandidateRecord>[] = [
    {
      key: 'rank',
      header: 'Rank',
      width: '4rem',
      cell: (_, index) => <span className="rank">{(page - 1) * pageSize + index + 1}</span>,
    },
    {
      key: 'candidate',
      header: 'Candidate',
      namesRow: true,
      cell: ({ createdAt, matchingResult: [{ 'Resume Data': data }], resumeId, candidateConsent }) => (
        <>
          <CandidateName data={data} filename={resumeId.filename} />
          {isNew(createdAt) && <StatusBadge tone="accent">New</StatusBadge>}
          {candidateConsent.allowedToShare && <StatusBadge tone="info">Shared</StatusBadge>}
        </>
      ),
    },
    { key: 'job', header: 'Job Title', cell: ({ jobDescriptionId: { _id, title } }) => <RankingLink job={_id} title={title} /> },
    {
      key: 'experience',
      header: 'Experience',
      width: '7.5rem',
      cell: ({ matchingResult: [{ 'Resume Data': data }] }) => <Experience years={data.total_experience} />,
    },
    {
      key: 'match',
      header: 'Match %',
      width: '11rem',
      cell: ({ matchingResult: [{ 'Resume Data': data, Analysis }] }) => (
        <MatchMeter percentage={data['Matching Percentage']} confidence={Analysis.confidence} />
      ),
    },
    { key: 'pdf', header: 'View pdf', width: '6rem', cell: (record) => <ViewPdf record={record} /> },
    {
      key: 'details',
      header: 'Details',
      width: '6.5rem',
      cell: (record) => (
        <Button
          variant="soft"
          size="1"
          aria-haspopup="dialog"
          onPointerEnter={loadSheet}
          onClick={() => whenLoaded(() => setOpened(record))}
        >
          Details
          <span className="visually-hidden"> for {nameOf(record)}</span>
        </Button>
      ),
    },
    { key: 'status', header: 'Status', width: '6.5rem', cell: ({ assessmentSession }) => <Status of={assessmentSession} /> },
    {
      key: 'score',
      header: 'Score',
      width: '4.5rem',
      cell: ({ testScore }) => <span className="numeric">{scoreInWords(testScore)}</span>,
    },
  ]
  // The list may have been read again since: somebody may have moved, or gone to another page of it.
  const at = rows.findIndex(({ _id }) => _id === opened?._id)
  return (
    <div className="candidate-table">
      <DataTable
        caption="Candidates, best match first"
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty="No candidates"
      />
      {Sheet && opened && (
        <Sheet
          record={rows[at] ?? opened}
          previous={rows[at - 1] ?? null}
          next={at < 0 ? null : (rows[at + 1] ?? null)}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

const RankingLink = ({ job, title }: { job: string; title: string }) => (
  <Link className="ranking-link job-link" to={rankingAddress(job)} title="Everybody ranked for this position">
    {title || 'N/A'}
  </Link>
)

const statusWords: Record<string, { text: string; tone: Tone }> = {
  completed: { text: 'Completed', tone: 'success' },
  'in-progress': { text: 'In Progress', tone: 'info' },
}

const Status = ({ of: session }: { of: CandidateRecord['assessmentSession'] }) => {
  if (!session) return <StatusBadge>Not Sent</StatusBadge>
  const { text, tone } = statusWords[session.status] ?? { text: 'Pending', tone: 'warning' as const }
  return <StatusBadge tone={tone}>{text}</StatusBadge>
}

const scoreInWords = (score: CandidateRecord['testScore']): string => {
  if (!score) return 'N/A'
  return score.combinedScore === null ? 'Calculating...' : `${Math.round(score.combinedScore)}%`
}
