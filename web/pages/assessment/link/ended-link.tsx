import { Button } from '@radix-ui/themes'
import type { LinkRecord } from '../../../api/assessment.ts'
import { CheckIcon, ClockIcon, InfoIcon } from '../../../components/icons.tsx'
import { PractiseAgain } from '../steps/practise-again.tsx'

type EndedState = LinkRecord['status'] | 'deleted'

interface EndedLinkProps {
  token: string
  state: EndedState
  link?: LinkRecord
  /** The server's sentence. */
  said?: string | null
}

const headings: Partial<Record<EndedState, string>> = {
  completed: 'Assessment completed',
  expired: 'This link has expired',
  revoked: 'This link was withdrawn',
  deleted: 'This assessment was deleted',
}

const headingOf = (state: EndedState, kind?: LinkRecord['kind']) =>
  state === 'completed' && kind === 'interview' ? 'Interview completed' : headings[state]

const sentences: Partial<Record<EndedState, string>> = {
  completed: 'This assessment has already been completed successfully',
  expired: 'This link has expired. Ask the company that sent it for a new one.',
  revoked: 'This link was withdrawn by the company that sent it.',
  deleted: 'This assessment was deleted, with everything that belonged to it.',
}

const marks: Partial<Record<EndedState, typeof CheckIcon>> = { completed: CheckIcon, expired: ClockIcon }

/** The page of a link that opens nothing any more. */
export const EndedLink = ({ token, state, link, said }: EndedLinkProps) => {
  const Mark = marks[state] ?? InfoIcon
  const isReplaced = state === 'revoked' && said?.startsWith('A newer link')
  return (
    <article className="assessment-step assessment-end">
      <Mark className="assessment-end-mark" />
      {link?.company && <p className="assessment-company">{link.company}</p>}
      <h1>{isReplaced ? 'There is a newer link' : (headingOf(state, link?.kind) ?? 'This link cannot be used')}</h1>
      <p>{said || sentences[state] || 'Ask the company that sent it for a new one.'}</p>
      {state === 'completed' && link?.options.practice && <PractiseAgain token={token} />}
      {state === 'completed' && !link?.options.practice && (
        <p className="muted">
          The link is now expired and the {link?.kind === 'interview' ? 'interview' : 'test'} cannot be retaken. The company that
          sent it has your answers; there is nothing more to do.
        </p>
      )}
      <Button asChild variant="soft">
        <a href="/">Return to Home</a>
      </Button>
    </article>
  )
}
