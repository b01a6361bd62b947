import { type ReactNode, useEffect } from 'react'
import { type Page, usePageData } from '../../../page-route.ts'
import { useWords } from '../../../words/words.ts'
import type { LinkPage } from '../link/link-data.ts'
import { LinkGate } from '../link/link-gate.tsx'
import { dropRecordings } from '../recording/kept-recording.ts'
import { type Step, useSitting } from '../sitting.ts'
import { SittingProvider } from '../sitting-provider.tsx'
import { SittingFrame } from '../steps/assessment-flow.tsx'
import { ConsentStep } from '../steps/consent.tsx'
import { Instructions } from '../steps/instructions.tsx'
import { needsCheck } from '../steps/plan.ts'
import { StepList } from '../steps/step-list.tsx'
import { VerificationStep } from '../verification/verification-step.tsx'
import { InterviewEnd } from './interview-end.tsx'
import { InterviewProgress } from './interview-progress.tsx'

/** The page behind the link of an interview: the steps of an assessment, with questions that are asked aloud and answered aloud. */
export const InterviewPage: Page<LinkPage> = () => {
  const { answer } = usePageData(InterviewPage)
  const isUnderWay = answer.ok && answer.data.valid && answer.data.phase !== null
  useEffect(() => {
    // Pictures of an earlier interview have no business on this device.
    if (!isUnderWay) void dropRecordings()
  }, [isUnderWay])
  return (
    <LinkGate page={InterviewPage}>
      {(token, link) => (
        <SittingProvider key={token} token={token} link={link} firstStep="instructions">
          <InterviewFlow />
        </SittingProvider>
      )}
    </LinkGate>
  )
}

const InterviewFlow = () => {
  const words = useWords('assessment')
  const { link, step, goTo } = useSitting()
  const faces: Record<Step, () => ReactNode> = {
    instructions: () => <Instructions />,
    verification: () => <VerificationStep onDone={() => goTo('consent')} onBack={() => goTo('instructions')} />,
    consent: () => (
      <ConsentStep beginText={words.beginInterview} onBack={() => goTo(needsCheck(link) ? 'verification' : 'instructions')} />
    ),
    mcq: () => null,
    voice: () => <InterviewProgress />,
    complete: () => <InterviewEnd />,
  }
  return (
    <SittingFrame>
      <StepList />
      {faces[step]()}
    </SittingFrame>
  )
}
