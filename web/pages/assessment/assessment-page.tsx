import type { Page } from '../../page-route.ts'
import type { LinkPage } from './link/link-data.ts'
import { LinkGate } from './link/link-gate.tsx'
import { SittingProvider } from './sitting-provider.tsx'
import { AssessmentFlow } from './steps/assessment-flow.tsx'

/** The page behind a candidate's link: from the instructions to the last answer. */
export const AssessmentPage: Page<LinkPage> = () => (
  <LinkGate page={AssessmentPage}>
    {(token, link) => (
      <SittingProvider key={token} token={token} link={link} firstStep="instructions">
        <AssessmentFlow />
      </SittingProvider>
    )}
  </LinkGate>
)
