import type { ResultOpenAnswer, ResultOpenQuestion } from '../../../api/results.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Attempt } from './attempt.tsx'
import { PointList } from './point-list.tsx'
import { QuestionHead } from './question-head.tsx'
import { usePlayer } from './use-player.ts'
import type { PartProps } from './use-result.ts'
import { levelWords, sourceWords } from './words.ts'

interface OpenQuestionProps extends PartProps {
  question: ResultOpenQuestion
  /** From 1. */
  number: number
}

export const OpenQuestion = ({ question, number, ...part }: OpenQuestionProps) => {
  const counted = question.answers.find(({ counts }) => counts) ?? null
  const main = counted ?? question.answers.at(-1) ?? null
  const others = question.answers.filter((answer) => answer !== main)
  const player = usePlayer(main?.url ?? null, () => (main ? part.renewLink(main._id) : Promise.resolve()))
  const facts = [levelWords(question.level), sourceWords[question.source]].filter(Boolean)
  return (
    <li className="panel result-answer stack gap-3 pad-wide narrow-p-4" aria-label={`Question ${number}`}>
      <QuestionHead number={number} text={question.question}>
        <Verdict question={question} counted={counted} part={part} />
      </QuestionHead>
      <div className="split">
        <div className="stack gap-3">
          {main ? (
            <Attempt answer={main} player={player} {...part} />
          ) : (
            <p className="muted">{part.result.status === 'completed' ? 'Not answered.' : 'Not answered yet.'}</p>
          )}
          {others.length > 0 && (
            <details className="result-others">
              <summary>{others.length === 1 ? '1 other attempt' : `${others.length} other attempts`}</summary>
              <div className="stack gap-3 mt-3 pl-4 line-left">
                {others.map((answer) => (
                  <OtherAttempt key={answer._id} answer={answer} {...part} />
                ))}
              </div>
            </details>
          )}
        </div>
        <PointList question={question} counted={counted} player={player} canPlay={counted?.url != null} />
      </div>
      <p className="small muted">{facts.join(' · ')}</p>
    </li>
  )
}

const OtherAttempt = ({ answer, ...part }: PartProps & { answer: ResultOpenAnswer }) => {
  const player = usePlayer(answer.url, () => part.renewLink(answer._id))
  return <Attempt answer={answer} player={player} {...part} />
}

const Verdict = ({
  question: { score, answers, points },
  counted,
  part: { result },
}: {
  question: ResultOpenQuestion
  counted: ResultOpenAnswer | null
  part: PartProps
}) => {
  if (score !== null) return <StatusBadge tone={score >= 67 ? 'success' : 'info'}>{Math.round(score)}% of the points</StatusBadge>
  if (counted?.transcript?.state === 'waiting') return <StatusBadge tone="info">Calculating...</StatusBadge>
  if (counted?.transcript?.state === 'failed') return <StatusBadge tone="error">Not transcribed</StatusBadge>
  if (counted) return <StatusBadge>{points.length === 0 ? 'No points to look for' : 'Not scored'}</StatusBadge>
  const last = answers.at(-1)
  if (last?.state === 'skipped') return <StatusBadge>Skipped</StatusBadge>
  if (last?.state === 'invalid') return <StatusBadge tone="warning">Not valid</StatusBadge>
  if (last) return <StatusBadge tone="warning">Late, not counted</StatusBadge>
  return <StatusBadge>{result.status === 'completed' ? 'Not answered' : 'Not answered yet'}</StatusBadge>
}
