import { useState } from 'react'
import type { ResultQuestion, ResultRecord } from '../../../api/results.ts'
import { CheckIcon } from '../../../components/icons.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'
import { WithCode } from '../../assessment/mcq/with-code.tsx'
import { QuestionHead } from './question-head.tsx'
import { levelWords, sourceWords } from './words.ts'

/** Each question with its key, what was chosen, and why what is right. */
export const ChoicesSection = ({ result }: { result: ResultRecord }) => {
  const [onlyWrong, setOnlyWrong] = useState(false)
  const [explained, setExplained] = useState(true)
  const { questions } = result
  const numbered = questions.map((question, place) => ({ question, number: place + 1 }))
  const shown = onlyWrong ? numbered.filter(({ question }) => !question.isRight) : numbered
  const right = questions.filter(({ isRight }) => isRight).length
  return (
    <section id="choices" className="stack gap-3" aria-labelledby="choices-heading">
      <div className="result-section-head row justify-between gap-2-4">
        <h2 id="choices-heading">
          Multiple choice{' '}
          <span className="muted">
            {right} of {questions.length} right
          </span>
        </h2>
        <div className="row result-switches gap-4">
          <label className="inline-flex items-center pointer gap-2 min-h-7">
            <input type="checkbox" checked={onlyWrong} onChange={() => setOnlyWrong(!onlyWrong)} /> Only wrong answers
          </label>
          <label className="inline-flex items-center pointer gap-2 min-h-7">
            <input type="checkbox" checked={explained} onChange={() => setExplained(!explained)} /> Explanations
          </label>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {onlyWrong ? `${shown.length} of ${questions.length} questions shown` : ''}
      </p>
      {shown.length === 0 ? (
        <p className="panel muted">Every question was answered right.</p>
      ) : (
        <ol className="stack gap-3">
          {shown.map(({ question, number }) => (
            <Choice key={question.id} question={question} number={number} explained={explained} result={result} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface ChoiceProps {
  question: ResultQuestion
  number: number
  explained: boolean
  result: ResultRecord
}

const verdictOf = ({ isRight, answer, lateAnswer }: ResultQuestion, { countsLate, status }: ResultRecord) => {
  if (isRight) return { text: 'Right', tone: 'success' as const }
  if (answer || (lateAnswer && countsLate)) return { text: 'Not right', tone: 'error' as const }
  if (lateAnswer) return { text: 'Late, not counted', tone: 'warning' as const }
  return { text: status === 'completed' ? 'Not answered' : 'Not answered yet', tone: 'neutral' as const }
}

const Choice = ({ question, number, explained, result }: ChoiceProps) => {
  const verdict = verdictOf(question, result)
  const { answer, lateAnswer } = question
  const facts = [question.skill, levelWords(question.level), sourceWords[question.source]].filter(Boolean)
  return (
    <li className="panel result-choice stack gap-3 pad-wide narrow-p-4" aria-label={`Question ${number}`}>
      <QuestionHead number={number} text={question.question}>
        <StatusBadge tone={verdict.tone}>{verdict.text}</StatusBadge>
      </QuestionHead>
      <ul className="result-options stack gap-1">
        {question.options.map(({ id, text, why, isKey }, place) => {
          const inTime = answer?.option === id
          const late = lateAnswer?.option === id
          return (
            <li
              className="grid gap-3 rounded-3 break-anywhere"
              key={id}
              data-key={isKey || undefined}
              data-chosen={inTime || (late && result.countsLate) || undefined}
            >
              <span
                className={`result-option-mark grid place-center strong ${isKey ? 'text-success' : 'muted'}`}
                aria-hidden="true"
              >
                {isKey ? <CheckIcon /> : 'ABCD'[place]}
              </span>
              <div>
                <p>
                  <span className={isKey || inTime || (late && result.countsLate) ? 'medium' : undefined}>
                    <WithCode text={text} />
                  </span>{' '}
                  {isKey && <StatusBadge tone="success">Right answer</StatusBadge>}{' '}
                  {inTime && <StatusBadge tone={isKey ? 'success' : 'error'}>Chosen{lateAnswer ? ' in time' : ''}</StatusBadge>}{' '}
                  {late && (
                    <StatusBadge tone="warning">
                      Chosen late, <Moment at={lateAnswer.at} />
                      {result.countsLate ? ', counts' : ', not counted'}
                    </StatusBadge>
                  )}
                </p>
                {explained && why && (
                  <p className="small muted">
                    <WithCode text={why} />
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p className="small muted">{facts.join(' · ')}</p>
    </li>
  )
}
