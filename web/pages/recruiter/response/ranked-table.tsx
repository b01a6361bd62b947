import { useId, useState } from 'react'
import type { CandidateRecord } from '../../../api/matching.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { onLinkOut } from '../../../state/lineup.ts'
import { DetailsButton } from '../details-button.tsx'
import { MatchMeter } from '../reasons/match-meter.tsx'
import { ReasonsPanel } from '../reasons/reasons-panel.tsx'
import { CandidateName, Experience } from '../reasons/unknown.tsx'
import { nameOf, ViewPdf } from '../resume-actions.tsx'

type Ranked = CandidateRecord & { rank: number }

/** The last upload, best match first. Every row opens its reasons in place. */
export const RankedTable = ({ results }: { results: CandidateRecord[] }) => {
  const panel = useId()
  const [open, setOpen] = useState<string | null>(null)
  const [selected, setSelected] = useState<readonly string[]>([])
  const { part: Bar, load: loadBar } = useLazyComponent(async () => (await import('../bulk/people-bar.tsx')).PeopleBar)
  const toggle = (id: string) => {
    void loadBar()
    setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])
  }
  const chosen = results.flatMap((record) => (selected.includes(record._id) ? { _id: record._id, name: nameOf(record) } : []))
  const rows = results.map((record, index) => ({ ...record, rank: index + 1 }))
  const columns: Column<Ranked>[] = [
    {
      key: 'rank',
      header: 'Rank',
      width: '6rem',
      // The choice stands in the first column: the columns are those that people know.
      cell: (record) => (
        <span className="row gap-3">
          <input
            type="checkbox"
            aria-label={`Select ${nameOf(record)}`}
            checked={selected.includes(record._id)}
            onChange={() => toggle(record._id)}
          />
          <span className="rank">{record.rank}</span>
        </span>
      ),
    },
    {
      key: 'candidate',
      header: 'Candidate',
      namesRow: true,
      cell: ({ _id, matchingResult: [{ 'Resume Data': data }], resumeId }) => (
        <CandidateName data={data} filename={resumeId.filename} to={candidateAddress(_id)} />
      ),
    },
    { key: 'job', header: 'Job Title', cell: ({ jobDescriptionId }) => jobDescriptionId.title || 'N/A' },
    {
      key: 'experience',
      header: 'Experience',
      width: '8.5rem',
      cell: ({ matchingResult: [{ 'Resume Data': data, Analysis }] }) => (
        <Experience
          years={data.total_experience}
          unsure={Analysis.reading?.notUnderstood.some(({ kind }) => kind === 'no-employment')}
        />
      ),
    },
    {
      key: 'match',
      header: 'Match',
      width: '12rem',
      cell: ({ matchingResult: [{ 'Resume Data': data, Analysis }] }) => (
        <MatchMeter percentage={data['Matching Percentage']} confidence={Analysis.confidence} />
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      width: '13rem',
      cell: (record) => (
        <span className="row-actions inline-flex flex-wrap gap-2">
          <DetailsButton
            text="Reasons"
            of={nameOf(record)}
            open={open === record._id}
            controls={panel}
            onToggle={() => setOpen(open === record._id ? null : record._id)}
          />
          <ViewPdf record={record} />
        </span>
      ),
    },
  ]
  const leaving = onLinkOut(() => ({
    label: 'Evaluation Results',
    back: '/dashboard/response',
    first: 0,
    total: rows.length,
    ids: rows.map(({ _id }) => _id),
  }))
  return (
    <div className="candidate-table" onClickCapture={leaving}>
      <DataTable
        caption="Ranked candidates, best match first"
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        expandedKey={open}
        expansion={(record) => <ReasonsPanel record={record} id={panel} />}
        empty="No results"
      />
      {Bar && <Bar people={chosen} onClear={() => setSelected([])} />}
    </div>
  )
}
