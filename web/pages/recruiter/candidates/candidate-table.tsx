import { useId, useState } from 'react'
import type { CandidateRecord } from '../../../api/matching.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { type CandidateList, pageSize } from '../../../state/candidates.ts'
import { DetailsButton } from '../details-button.tsx'
import { MatchMeter } from '../reasons/match-meter.tsx'
import { ReasonsPanel } from '../reasons/reasons-panel.tsx'
import { CandidateName, Experience } from '../reasons/unknown.tsx'
import { nameOf, ViewPdf } from '../resume-actions.tsx'

/** One row open at a time. */
export const CandidateTable = ({ list: { rows, page, recentSince } }: { list: CandidateList }) => {
  const panel = useId()
  const [open, setOpen] = useState<string | null>(null)
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
    { key: 'job', header: 'Job Title', cell: ({ jobDescriptionId }) => jobDescriptionId.title || 'N/A' },
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
        <DetailsButton
          text="Details"
          of={nameOf(record)}
          open={open === record._id}
          controls={panel}
          onToggle={() => setOpen(open === record._id ? null : record._id)}
        />
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
  return (
    <div className="candidate-table">
      <DataTable
        caption="Candidates, best match first"
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        expandedKey={open}
        expansion={(record) => <ReasonsPanel record={record} id={panel} />}
        empty="No candidates"
      />
    </div>
  )
}

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
