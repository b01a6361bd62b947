import { Button } from '@radix-ui/themes'
import type { Words } from '#src/words/words.ts'
import type { LinkRecord } from '../../../api/assessment.ts'
import { CheckIcon, ClockIcon, InfoIcon } from '../../../components/icons.tsx'
import { useWords } from '../../../words/words.ts'
import { PractiseAgain } from '../steps/practise-again.tsx'

type EndedState = LinkRecord['status'] | 'deleted'

interface EndedLinkProps {
  token: string
  state: EndedState
  link?: LinkRecord
  /** The server's sentence. */
  said?: string | null
}

const headingOf = (words: Words['assessment'], state: EndedState, kind?: LinkRecord['kind']): string => {
  if (state === 'completed') return kind === 'interview' ? words.interviewCompleted : words.completed
  const headings: Partial<Record<EndedState, string>> = {
    expired: words.expired,
    revoked: words.withdrawn,
    deleted: words.deleted,
  }
  return headings[state] ?? words.cannotBeUsed
}

const sentenceOf = (words: Words['assessment'], state: EndedState): string => {
  const sentences: Partial<Record<EndedState, string>> = {
    completed: words.alreadyCompleted,
    expired: words.expiredText,
    revoked: words.withdrawnText,
    deleted: words.deletedText,
  }
  return sentences[state] ?? words.askForNew
}

const marks: Partial<Record<EndedState, typeof CheckIcon>> = { completed: CheckIcon, expired: ClockIcon }

/** The page of a link that opens nothing any more. */
export const EndedLink = ({ token, state, link, said }: EndedLinkProps) => {
  const Mark = marks[state] ?? InfoIcon
  const words = useWords('assessment')
  const isReplaced = state === 'revoked' && said === words.newerLinkText
  return (
    <article className="assessment-step stack gap-5 assessment-end">
      <Mark className="assessment-end-mark" />
      {link?.company && <p className="text-accent strong break-anywhere">{link.company}</p>}
      <h1>{isReplaced ? words.newerLink : headingOf(words, state, link?.kind)}</h1>
      <p>{said || sentenceOf(words, state)}</p>
      {state === 'completed' && link?.options.practice && <PractiseAgain token={token} />}
      {state === 'completed' && !link?.options.practice && (
        <p className="muted">{link?.kind === 'interview' ? words.nothingMoreInterview : words.nothingMore}</p>
      )}
      <Button asChild variant="soft" color="gray">
        <a href="/">{words.home}</a>
      </Button>
    </article>
  )
}
