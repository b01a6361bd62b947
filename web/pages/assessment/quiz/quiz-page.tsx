import { Button } from '@radix-ui/themes'
import type { Page } from '../../../page-route.ts'
import { useWords } from '../../../words/words.ts'
import type { LinkPage } from '../link/link-data.ts'
import { LinkGate } from '../link/link-gate.tsx'
import { SittingProvider } from '../sitting-provider.tsx'
import { QuizFlow } from './quiz-flow.tsx'

/** The multiple-choice part of a link without supervision, and its result. */
export const QuizPage: Page<LinkPage> = () => (
  <LinkGate
    page={QuizPage}
    ended={(token, link) =>
      link.status === 'completed' && !link.options.proctored ? (
        <SittingProvider key={token} token={token} link={link} firstStep="complete">
          <QuizFlow />
        </SittingProvider>
      ) : null
    }
  >
    {(token, link) =>
      link.options.proctored ? (
        <ElsewhereNote token={token} company={link.company} />
      ) : (
        <SittingProvider key={token} token={token} link={link} firstStep="consent">
          <QuizFlow />
        </SittingProvider>
      )
    }
  </LinkGate>
)

const ElsewhereNote = ({ token, company }: { token: string; company: string }) => {
  const words = useWords('assessment')
  return (
    <article className="assessment-step stack gap-5 assessment-end">
      {company && <p className="text-accent strong break-anywhere">{company}</p>}
      <h1>{words.otherPage}</h1>
      <p>{words.otherPageText}</p>
      <Button asChild size="3">
        <a href={`/assessment/${encodeURIComponent(token)}`}>{words.goToAssessment}</a>
      </Button>
    </article>
  )
}
