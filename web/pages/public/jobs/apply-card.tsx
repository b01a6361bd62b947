import type { ReactNode } from 'react'
import { job as english } from '#src/words/en.ts'
import { dayIn } from '#src/words/text.ts'
import { rich } from '../../../words/rich.tsx'
import { useLanguage, useWordsIfAny } from '../../../words/words.ts'

interface ApplyCardProps {
  title: string
  /** How long an answer takes; null where there is nothing to say. */
  answers: string | null
  /** 'YYYY-MM-DD', the last day; null without one. */
  closesOn: string | null
  level?: 2 | 3 | 4
  /** The way to the form. */
  children?: ReactNode
}

/** What an applicant should know before they apply. */
export const ApplyCard = ({ title, answers, closesOn, level = 2, children }: ApplyCardProps) => {
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  const language = useLanguage()
  const words = useWordsIfAny('job') ?? english
  return (
    <aside className="job-apply p-5 outlined rounded-4 surface stack gap-3" aria-label={words.applications}>
      <Heading>{title}</Heading>
      {answers && <p>{answers}</p>}
      {closesOn && <p>{rich(words.applyBy, { day: () => <time dateTime={closesOn}>{dayIn(language, closesOn)}</time> })}</p>}
      {children}
    </aside>
  )
}
