import { Link } from 'react-router'
import { archiveAddress } from '../../../api/archive.ts'
import { flipLabAddress } from '../../../api/fairness.ts'
import { boardAddress } from '../../../api/hiring.ts'
import { downloadAddress, editAddress, type LibraryRecord } from '../../../api/library.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { kitAddress } from '../../../api/scorecards.ts'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { useMayChange } from '../../../state/user.ts'

const bringBlindSwitch = async () => (await import('../blind/blind-switch.tsx')).BlindSwitch

/** What is decided about one job, and where. */
export const JobSettings = ({ record: { _id, isWritten, filename } }: { record: LibraryRecord }) => {
  const mayChange = useMayChange()
  return (
    <div className="stack gap-5">
      <ul className="tiles">
        <li className="panel pad-wide">
          <h2 className="large">
            {mayChange && isWritten ? (
              <Link to={editAddress(_id)}>Text</Link>
            ) : (
              <a href={downloadAddress(_id)} download>
                Text
              </a>
            )}
          </h2>
          <p className="small muted">
            {mayChange && isWritten ? 'Edit it; candidates keep the version they were ranked against.' : `Download ${filename}.`}
          </p>
        </li>
        <li className="panel pad-wide">
          <h2 className="large">
            <Link to={rankingAddress(_id)}>Requirements and weights</Link>
          </h2>
          <p className="small muted">Weights, with every candidate ranked anew while you look.</p>
        </li>
        <li className="panel pad-wide">
          <h2 className="large">
            <Link to={boardAddress(_id)}>Stages</Link>
          </h2>
          <p className="small muted">The steps of this job and their order, by “Edit stages” on the board.</p>
        </li>
        <li className="panel pad-wide">
          <h2 className="large">
            <Link to={kitAddress(_id)}>Interview kit</Link>
          </h2>
          <p className="small muted">What interviewers rate, and questions for each line.</p>
        </li>
        <li className="panel pad-wide">
          <h2 className="large">
            <Link to={archiveAddress(_id)}>Search all resumes</Link>
          </h2>
          <p className="small muted">Match every stored resume against this job.</p>
        </li>
        <li className="panel pad-wide">
          <h2 className="large">
            <Link to={flipLabAddress(_id)}>Fairness</Link>
          </h2>
          <p className="small muted">Compare candidates with twins of another name, gender, age or school.</p>
        </li>
      </ul>
      <LazyPanel bring={bringBlindSwitch} props={{ job: _id }} waiting={null} />
    </div>
  )
}
