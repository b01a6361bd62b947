import { Link } from 'react-router'
import { answerPageSize } from '#src/talent/ask/constants.ts'
import type { AskAnswer, AskedRow, ConditionRecord } from '../../../api/ask.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { dayOf } from '../../../dates.ts'
import { MatchMeter } from '../reasons/match-meter.tsx'

/** Everybody who fits, a page at a time, with the words of the resume that the filters rest on. */
export const AskedCandidates = ({ answer }: { answer: AskAnswer }) => {
  const { candidates, filters, page } = answer
  if (candidates.length === 0) return null
  return (
    <section aria-labelledby="ask-candidates">
      <h2 id="ask-candidates" className="visually-hidden">
        Candidates
      </h2>
      <ol className="bare flex flex-col outlined rounded-4 surface" start={(page - 1) * answerPageSize + 1}>
        {candidates.map((row) => (
          <Candidate key={row.candidate._id} row={row} filters={filters} />
        ))}
      </ol>
    </section>
  )
}

const Candidate = ({ row: { candidate, evidence }, filters }: { row: AskedRow; filters: readonly ConditionRecord[] }) => {
  const { _id, resumeId, createdAt, jobDescriptionId } = candidate
  const [{ 'Resume Data': data, Analysis: analysis }] = candidate.matchingResult
  const facts = [data.designation[0], data.company_names[0], data.total_experience ?? 'Experience not found']
  return (
    <li className="ask-row grid grid-1-auto gap-1-4 pad">
      <div className="ask-row-person">
        <Link className="ask-row-name text-accent strong" to={candidateAddress(_id)}>
          {data.name ?? resumeId.filename}
        </Link>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p className="muted small">
          {jobDescriptionId.title || 'Job description'}, added {dayOf(createdAt)}
        </p>
      </div>
      <MatchMeter percentage={data['Matching Percentage']} confidence={analysis.confidence} />
      {evidence.length > 0 && (
        <ul className="bare ask-evidence flex flex-col col-span-all small" aria-label="Where the resume says so">
          {evidence.map(({ condition, quote, page, start, end }) => (
            <li key={`${condition} ${start}`}>
              <span className="muted">{filters[condition]?.text}:</span>{' '}
              <Link to={candidateAddress(_id, { start, end })}>
                “{quote}”<span className="visually-hidden"> on page {page}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
