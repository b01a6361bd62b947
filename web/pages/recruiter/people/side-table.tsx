import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PairRecord, SideRecord } from '../../../api/people.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { dayOf } from '../../../dates.ts'
import { ResumeButtons } from './resume-buttons.tsx'

const unknown = <span className="muted">Not found</span>
const listed = (values: readonly string[]) => (values.length === 0 ? unknown : values.join(', '))

const rows: { label: string; cell: (side: SideRecord) => ReactNode; plain?: (side: SideRecord) => string }[] = [
  { label: 'Email', cell: ({ email }) => email ?? unknown },
  { label: 'Phone', cell: ({ phone }) => phone ?? unknown },
  { label: 'Title', cell: ({ designation }) => designation ?? unknown },
  { label: 'Employers', cell: ({ companies }) => listed(companies) },
  { label: 'Degrees', cell: ({ degrees }) => listed(degrees) },
  { label: 'Experience', cell: ({ experience }) => experience ?? unknown },
  { label: 'Skills', cell: ({ skills }) => listed(skills) },
  { label: 'Newest resume', cell: (side) => <Newest side={side} /> },
  { label: 'Ranked for', cell: (side) => <RankedFor side={side} /> },
]

/** What both sides say, row by row. */
export const SideTable = ({ pair: { people }, label }: { pair: PairRecord; label: string }) => (
  <table className="side-table plain-table" aria-labelledby={label}>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Fact</span>
        </th>
        {people.map(({ _id, name }) => (
          <th key={_id} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row">{row.label}</th>
          {people.map((side) => (
            <td key={side._id}>{row.cell(side)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Newest = ({ side: { newest, versions, name } }: { side: SideRecord }) => (
  <div className="stack gap-2">
    <span>
      {newest.filename}
      <span className="muted small">
        {' '}
        · <time dateTime={newest.receivedAt}>{dayOf(newest.receivedAt)}</time>
        {versions > 1 && ` · the newest of ${versions}`}
      </span>
    </span>
    <ResumeButtons resumeId={newest._id} of={`${name}, ${newest.filename}`} />
  </div>
)

const RankedFor = ({ side: { ranked } }: { side: SideRecord }) =>
  ranked.length === 0 ? (
    <span className="muted">Nothing</span>
  ) : (
    <ul className="bare stack gap-1">
      {ranked.map(({ candidateId, jobDescriptionId, percentage, stage }) => (
        <li key={candidateId}>
          <Link to={candidateAddress(candidateId)}>{jobDescriptionId.title || 'Untitled'}</Link>{' '}
          <span className="muted small">
            {percentage === null ? 'Could not be read' : `${percentage}%`} · {stage}
          </span>
        </li>
      ))}
    </ul>
  )
