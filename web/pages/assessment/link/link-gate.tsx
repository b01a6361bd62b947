import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { LinkRecord } from '../../../api/assessment.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useWords } from '../../../words/words.ts'
import { EndedLink } from './ended-link.tsx'
import { InvalidLink } from './invalid-link.tsx'
import type { LinkPage } from './link-data.ts'

interface LinkGateProps {
  /** The page that it stands in. */
  page: Page<LinkPage>
  /** What a link that opens something opens. */
  children: (token: string, link: LinkRecord) => ReactNode
  /** Instead of the usual page for a link that opens nothing any more; null shows the usual one. */
  ended?: (token: string, link: LinkRecord) => ReactNode
}

/** Lets those in whose link opens something, and tells all others why theirs does not. */
export const LinkGate = ({ page, children, ended }: LinkGateProps) => {
  const { token, answer } = usePageData(page)
  const { revalidate } = useRevalidator()
  const words = useWords('assessment')
  if (answer.ok) {
    const link = answer.data
    if (link.valid) return children(token, link)
    return ended?.(token, link) ?? <EndedLink token={token} state={link.status} link={link} said={link.error} />
  }
  const { failure } = answer
  if (failure.status === 404) return <InvalidLink said={failure.error} />
  if (failure.status === 410) return <EndedLink token={token} state="deleted" said={failure.error} />
  return (
    <article className="assessment-step stack gap-5">
      <h1>{words.failed}</h1>
      <FailedState title={words.notChecked} failure={failure} onRetry={() => void revalidate()} />
    </article>
  )
}
