import type { ResumeData } from '../../../api/matching.ts'

/** Stands beside a value that is only a stand-in: nobody may take it for what the resume says. */
export const NotFoundMark = () => <span className="not-found">not found</span>

/** The candidate's name, or the spec's stand-in with the file that tells which row this is. */
export const CandidateName = ({ data, filename }: { data: Pick<ResumeData, 'name' | 'designation'>; filename: string }) =>
  data.name ? (
    <>
      <span className="candidate-name">{data.name}</span>
      <span className="candidate-second">{data.designation[0] ?? filename}</span>
    </>
  ) : (
    <>
      <span className="candidate-name">
        N/A <NotFoundMark />
      </span>
      <span className="candidate-second">{filename}</span>
    </>
  )

export const Experience = ({ years }: { years: string | null }) =>
  years === null ? (
    <>
      0 <NotFoundMark />
    </>
  ) : (
    <span className="numeric">{years}</span>
  )
