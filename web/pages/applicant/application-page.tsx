import { Island } from '../../island.tsx'
import ApplicationIsland from '../../islands/application.tsx'
import { type Page, usePageData } from '../../page-route.ts'
import type { ApplicationData } from './application-data.ts'
import { NoApplication } from './no-application.tsx'

/** The page behind an applicant's private link: readable at once, and awake as soon as somebody touches it. */
export const ApplicationPage: Page<ApplicationData> = () => {
  const { token, followed, answer } = usePageData(ApplicationPage)
  if (!answer.ok) return <NoApplication failure={answer.failure} />
  return (
    <Island
      name="application"
      of={ApplicationIsland}
      words={['applicant', 'correcting', 'aboutYou', 'reading', 'common']}
      // While the resume is being read, the page looks for the result by itself; what was followed is taken without a touch, and what
      // came later is shown.
      wake={answer.data.reading === 'waiting' || followed || answer.data.newer.length > 0 ? 'visible' : 'touch'}
      props={{ token, first: answer.data, followed }}
    />
  )
}
