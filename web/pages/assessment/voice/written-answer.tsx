import type { RefObject } from 'react'
import type { OpenQuestion } from '../../../api/assessment.ts'
import { TextAreaField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { sentences } from './sentences.ts'
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
  const { text, isUnsent, change, save } = useWriting({ question, answers, stopNow })
  const { status, error, isWaiting } = answers.stateOf(question)
  const elsewhere = status === 'written' && !isWaiting && text === ''
  return (
    <div className="stack gap-2">
      <TextAreaField
        label="Your answer"
        hint={elsewhere ? 'Your answer is saved. What you write here takes its place.' : 'It is saved while you write.'}
        rows={9}
        maxLength={longestText}
        value={text}
        readOnly={isOver}
        onChange={({ target }) => change(target.value)}
        onBlur={() => void save()}
      />
      <p className="small muted row row-between">
        <span role="status">{standing({ isUnsent, isWaiting, isReachable: answers.isReachable, status })}</span>
        <span className="numeric">
          {text.length} of {longestText.toLocaleString('en')} characters
        </span>
      </p>
      {status === 'refused' && (
        <Notice tone="error" announce>
          <p>{error ?? sentences.notSubmitted}</p>
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

const standing = ({ isUnsent, isWaiting, isReachable, status }: Standing) => {
  if (isWaiting && !isReachable) return 'Kept on this device until the connection is back'
  if (isUnsent || isWaiting) return 'Saving...'
  if (status === 'late') return 'Kept. It came after the time was over.'
  return status === 'written' ? 'Saved' : ''
}
