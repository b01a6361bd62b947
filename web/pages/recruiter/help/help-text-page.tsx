import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import type { HelpTopic } from '../../../api/first-run.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { TextSections } from '../../../components/text-sections.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh } from '../../../state/user.ts'
import { sectionsOf } from '../../../text-sections.ts'

/** One text of the product about itself. */
export const HelpTextPage: Page<CallResult<{ topic: HelpTopic; text: string }>> = () => {
  const answer = usePageData(HelpTextPage)
  const refresh = useRefresh()
  if (!answer.ok)
    return (
      <>
        <PageHeading title="Help" />
        <FailedState title="This text could not be loaded" failure={answer.failure} onRetry={() => void refresh()} />
        <p>
          <Link to="/dashboard/help">All texts</Link>
        </p>
      </>
    )
  const { topic, text } = answer.data
  return (
    <>
      <PageHeading title={topic.title}>{topic.about}</PageHeading>
      <article className="narrow stack">
        <TextSections sections={sectionsOf(text)} />
        <p>
          <Link to="/dashboard/help">All texts</Link>
        </p>
      </article>
    </>
  )
}
