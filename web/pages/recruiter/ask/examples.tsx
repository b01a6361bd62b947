import { Link } from 'react-router'
import { askAddress } from '../../../api/ask.ts'

const examples = [
  'Who knows React but not Angular?',
  'Candidates with 5+ years and a master’s degree',
  'How many were added since Monday?',
  'Freshers with Python, above 60%',
  'Who has the most experience?',
  'Not yet contacted and not rejected',
]

/** What can be asked, for somebody who has asked nothing yet. */
export const Examples = () => (
  <section aria-labelledby="ask-examples" className="ask-examples">
    <h2 id="ask-examples">For example</h2>
    <ul className="bare flex flex-col gap-2 mb-3">
      {examples.map((question) => (
        <li key={question}>
          <Link to={askAddress({ question })}>{question}</Link>
        </li>
      ))}
    </ul>
    <p className="muted">
      Skills, titles, degrees, companies, years, matches, job descriptions, stages, tags, emails and days, each with “not”.
      Nothing a question says changes a score.
    </p>
  </section>
)
