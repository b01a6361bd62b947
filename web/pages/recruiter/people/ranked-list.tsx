import { Link } from 'react-router'
import type { RankedRecord, VersionRecord } from '../../../api/people.ts'
import { candidateAddress, rankingAddress } from '../../../api/ranking.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { Moment } from '../../../words/moment.tsx'

interface RankedListProps {
  ranked: RankedRecord[]
  versions: VersionRecord[]
  /** The candidate whose history this is. */
  current: string
}

/** Every job description that a resume of the person was ranked against. */
export const RankedList = ({ ranked, versions, current }: RankedListProps) => {
  const columns: Column<RankedRecord>[] = [
    {
      key: 'job',
      header: 'Job description',
      namesRow: true,
      sortBy: ({ jobDescriptionId }) => jobDescriptionId.title,
      cell: ({ jobDescriptionId: { _id, title, deleted } }) =>
        deleted ? (
          <>
            {title || 'Untitled'} <span className="muted small">(deleted)</span>
          </>
        ) : (
          <Link to={rankingAddress(_id)}>{title || 'Untitled'}</Link>
        ),
    },
    {
      key: 'match',
      header: 'Match',
      align: 'end',
      sortBy: ({ percentage }) => percentage ?? -1,
      cell: ({ percentage }) => (percentage === null ? 'Could not be read' : <span className="numeric">{percentage}%</span>),
    },
    { key: 'stage', header: 'Stage', sortBy: ({ stage }) => stage, cell: ({ stage }) => stage },
    {
      key: 'resume',
      header: 'With the resume',
      cell: ({ resumeId }) => versions.find(({ _id }) => _id === resumeId)?.filename ?? 'N/A',
    },
    {
      key: 'at',
      header: 'Ranked',
      sortBy: ({ rankedAt }) => rankedAt,
      cell: ({ rankedAt }) => <Moment at={rankedAt} />,
    },
    {
      key: 'open',
      header: 'Candidate',
      cell: ({ candidateId, jobDescriptionId }) =>
        candidateId === current ? (
          <span className="muted small">This candidate</span>
        ) : (
          <Link to={candidateAddress(candidateId)}>
            Open<span className="visually-hidden"> the candidate for {jobDescriptionId.title || 'Untitled'}</span>
          </Link>
        ),
    },
  ]
  return (
    <section className="stack gap-3" aria-labelledby="ranked-heading">
      <h2 id="ranked-heading">Ranked for</h2>
      <DataTable
        caption="Job descriptions that a resume of this person was ranked against, newest first"
        columns={columns}
        rows={ranked}
        rowKey={({ candidateId }) => candidateId}
        empty="No resume of this person is ranked against a job description any more."
      />
    </section>
  )
}
