import { Link } from 'react-router'
import { answerPageSize } from '#src/talent/ask/constants.ts'
import type { AskAnswer, AskedRow, ConditionRecord } from '../../../api/ask.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { ChooseAll } from '../../../components/table/choose-all.tsx'
import { ChooseBox } from '../../../components/table/choose-box.tsx'
import { type Chosen, useChosen } from '../../../components/table/use-chosen.ts'
import { dayOf } from '../../../dates.ts'
import { LazyPeopleBar } from '../bulk/lazy-people-bar.tsx'
import type { ChosenPerson } from '../bulk/outcome.ts'
import { MatchMeter } from '../reasons/match-meter.tsx'
import { nameOf } from '../resume-actions.tsx'

/** Everybody who fits, a page at a time, with the words of the resume that the filters rest on. */
export const AskedCandidates = ({ answer }: { answer: AskAnswer }) => {
  const { candidates, filters, page } = answer
  const shown = candidates.map(({ candidate }) => ({ _id: candidate._id, name: nameOf(candidate) }))
  const chosen = useChosen('asked', shown)
  const bar = <LazyPeopleBar people={chosen.rows} elsewhere={chosen.elsewhere} onClear={chosen.clear} />
  if (candidates.length === 0) return bar
  return (
    <section aria-labelledby="ask-candidates">
      <h2 id="ask-candidates" className="visually-hidden">
        Candidates
      </h2>
      <ChooseAll chosen={chosen} shown={shown.length} total={answer.answer.total} />
      <ol className="bare divided flex flex-col outlined rounded-4 surface" start={(page - 1) * answerPageSize + 1}>
        {candidates.map((row, index) => (
          <Candidate key={row.candidate._id} row={row} index={index} filters={filters} chosen={chosen} />
        ))}
      </ol>
      {bar}
    </section>
  )
}

interface CandidateProps {
  row: AskedRow
  index: number
  filters: readonly ConditionRecord[]
  chosen: Chosen<ChosenPerson>
}

const Candidate = ({ row: { candidate, evidence }, index, filters, chosen }: CandidateProps) => {
  const { _id, createdAt, jobDescriptionId } = candidate
  const [{ 'Resume Data': data, Analysis: analysis }] = candidate.matchingResult
  const facts = [data.designation[0], data.company_names[0], data.total_experience ?? 'Experience not found']
  return (
    <li className="ask-row grid gap-1-4 pad grid-1-auto narrow-1">
      <div className="ask-row-person">
        <span className="flex items-center gap-2">
          <ChooseBox name={nameOf(candidate)} checked={chosen.has(_id)} onChoose={(range) => chosen.choose(index, range)} />
          <Link className="ask-row-name text-accent strong" to={candidateAddress(_id)}>
            {nameOf(candidate)}
          </Link>
        </span>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p className="muted small">
          {jobDescriptionId.title || 'Job description'}, added {dayOf(createdAt)}
        </p>
      </div>
      <MatchMeter percentage={data['Matching Percentage']} confidence={analysis.confidence} />
      {evidence.length > 0 && (
        <ul className="bare break-anywhere flex flex-col col-span-all small gap-1" aria-label="Where the resume says so">
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
