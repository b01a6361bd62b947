import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type CallResult, callApi } from '../../../api/client.ts'
import { candidateScorecards, packetAddress, type ScorecardsAnswer, scorecardAddress } from '../../../api/scorecards.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Agreement, Waiting } from './submitted.tsx'
import { recommendationText, recommendationTone } from './words.ts'

/** Who advises what about a candidate, how far they agree, and the way to the own scorecard. */
export const ScorecardPanel = ({ candidateId }: { candidateId: string }) => {
  const [answer, setAnswer] = useState<CallResult<ScorecardsAnswer> | null>(null)
  const load = useCallback(async () => {
    const next = await candidateScorecards(callApi, candidateId)
    setAnswer((before) => (next.ok || before?.ok !== true ? next : before))
  }, [candidateId])
  useEffect(() => void load(), [load])
  return (
    <section className="panel stack gap-3" aria-labelledby="scorecards-heading">
      <h2 id="scorecards-heading">Scorecards</h2>
      {answer === null && <Skeleton lines={2} />}
      {answer && !answer.ok && (
        <FailedState title="The scorecards could not be loaded" failure={answer.failure} onRetry={() => void load()} />
      )}
      {answer?.ok && <Summary answer={answer.data} />}
    </section>
  )
}

const Summary = ({ answer: { candidate, mine, others, waiting, agreement, canWrite } }: { answer: ScorecardsAnswer }) => {
  const submitted = [...(mine?.submittedAt ? [mine] : []), ...others]
  return (
    <>
      {submitted.length === 0 && waiting === 0 && <p className="muted">Nobody has submitted one yet</p>}
      {submitted.length > 0 && (
        <ul className="bare rows">
          {submitted.map((card) => (
            <li key={card._id}>
              {card.author ?? 'A former colleague'}
              {card === mine && ' (you)'}{' '}
              <StatusBadge tone={recommendationTone(card.recommendation)}>{recommendationText(card.recommendation)}</StatusBadge>
            </li>
          ))}
        </ul>
      )}
      <Waiting count={waiting} />
      <Agreement lines={agreement} />
      <p className="row gap-3">
        <Button asChild variant="soft" color="gray">
          <Link to={scorecardAddress(candidate._id)}>
            {!canWrite
              ? 'Read the scorecards'
              : mine?.submittedAt
                ? 'Your scorecard'
                : mine && mine.version > 0
                  ? 'Go on with your draft'
                  : 'Fill in yours'}
          </Link>
        </Button>
        <Link to={packetAddress(candidate._id)}>Hiring packet</Link>
      </p>
    </>
  )
}
