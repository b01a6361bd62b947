import { Link } from 'react-router'
import { candidateAddress, type RankingAnswer } from '../../../api/ranking.ts'

/** Below the ranking: whose resume could not be read, and why. They have no score and no place; a person looks at the file. */
export const UnreadList = ({ unread }: Pick<RankingAnswer, 'unread'>) => (
  <section className="panel stack gap-2" aria-labelledby="ranking-unread">
    <h2 id="ranking-unread">{unread.length === 1 ? 'One resume' : `${unread.length} resumes`} could not be read</h2>
    <p className="small muted">
      No score and no place: open the file and decide yourself. Names are as the applicants typed them.
    </p>
    <ul className="bare stack gap-2">
      {unread.map(({ _id, name, filename, reason }) => (
        <li key={_id}>
          <Link className="candidate-name text-strong strong" to={candidateAddress(_id)}>
            {name ?? filename}
          </Link>{' '}
          <span className="small muted">{filename}</span>
          <p className="small">{reason}</p>
        </li>
      ))}
    </ul>
  </section>
)
