import { Link } from 'react-router'
import type { ResumeData } from '../../../api/matching.ts'

/** Stands beside a value that is only a stand-in: nobody may take it for what the resume says. */
export const NotFoundMark = () => <span className="not-found rounded-2 muted small nowrap outlined-dashed">not found</span>

interface CandidateNameProps {
  data: Pick<ResumeData, 'name' | 'designation'>
  filename: string
  /** Where their page is; those who have none are not led anywhere. */
  to?: string
  /** A plain link, for rows whose table listens for all of them. */
  plain?: boolean
}

/** The candidate's name, or the spec's stand-in with the file that tells which row this is. */
export const CandidateName = ({ data, filename, to, plain = false }: CandidateNameProps) => {
  const name = data.name ?? (
    <>
      N/A <NotFoundMark />
    </>
  )
  return (
    <>
      {!to ? (
        <span className="candidate-name text-strong strong">{name}</span>
      ) : plain ? (
        <a className="candidate-name text-strong strong ranking-link" data-do="open" href={to}>
          {name}
        </a>
      ) : (
        <Link className="candidate-name text-strong strong ranking-link" to={to}>
          {name}
        </Link>
      )}
      <span className="candidate-second">{(data.name && data.designation[0]) || filename}</span>
    </>
  )
}

/** Stands beside '0 years' where nothing more is known than that no part about employment was found. */
export const UnsureMark = () => (
  <span
    className="not-found rounded-2 muted small nowrap outlined-dashed"
    title="No part about employment was found in the resume"
  >
    not sure
  </span>
)

export const Experience = ({ years, unsure = false }: { years: string | null; unsure?: boolean }) =>
  years === null ? (
    <>
      0 <NotFoundMark />
    </>
  ) : (
    <>
      <span className="numeric">{years}</span>
      {unsure && (
        <>
          {' '}
          <UnsureMark />
        </>
      )}
    </>
  )
