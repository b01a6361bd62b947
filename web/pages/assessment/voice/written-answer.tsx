import type { RefObject } from 'react'
import { fill } from '#src/words/fill.ts'
import { numberIn } from '#src/words/text.ts'
import type { Words } from '#src/words/words.ts'
import type { OpenQuestion } from '../../../api/assessment.ts'
import { TextAreaField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useLanguage, useWords } from '../../../words/words.ts'
import type { OpenAnswers } from './use-open-answers.ts'
import { longestText, useWriting } from './use-writing.ts'

interface WrittenAnswerProps {
  question: OpenQuestion
  answers: OpenAnswers
  isOver: boolean
  stopNow: RefObject<(() => Promise<void>) | null>
}

/** A question that is answered in writing: saved while it is written. */
export const WrittenAnswer = ({ question, answers, isOver, stopNow }: WrittenAnswerProps) => {
  const words = useWords('assessment')
  const language = useLanguage()
  const { text, isUnsent, change, save } = useWriting({ question, answers, stopNow })
  const { status, error, isWaiting } = answers.stateOf(question)
  const elsewhere = status === 'written' && !isWaiting && text === ''
  return (
    <div className="stack gap-2">
      <TextAreaField
        label={words.yourAnswer}
        hint={elsewhere ? words.savedElsewhere : words.savedWhileWriting}
        rows={9}
        maxLength={longestText}
        value={text}
        readOnly={isOver}
        onChange={({ target }) => change(target.value)}
        onBlur={() => void save()}
      />
      <p className="small muted row row-between">
        <span role="status">{standing({ isUnsent, isWaiting, isReachable: answers.isReachable, status }, words)}</span>
        <span className="numeric">{fill(words.characters, { count: text.length, most: numberIn(language, longestText) })}</span>
      </p>
      {status === 'refused' && (
        <Notice tone="error" announce>
          <p>{error ?? words.notSubmitted}</p>
        </Notice>
      )}
    </div>
  )
}

interface Standing {
  isUnsent: boolean
  isWaiting: boolean
  isReachable: boolean
  status: string
}

const standing = ({ isUnsent, isWaiting, isReachable, status }: Standing, words: Words['assessment']) => {
  if (isWaiting && !isReachable) return words.keptUntilBack
  if (isUnsent || isWaiting) return words.saving.saving
  if (status === 'late') return words.keptLate
  return status === 'written' ? words.saving.saved : ''
}
