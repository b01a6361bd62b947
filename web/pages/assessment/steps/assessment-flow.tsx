import { type ReactNode, useState } from 'react'
import { fill } from '#src/words/fill.ts'
import { useWords } from '../../../words/words.ts'
import { McqTest } from '../mcq/mcq-test.tsx'
import { RecordingSession } from '../recording/recording-session.tsx'
import { type Step, useSitting } from '../sitting.ts'
import { VerificationStep } from '../verification/verification-step.tsx'
import { VoicePhase } from '../voice/voice-phase.tsx'
import { AssessmentComplete } from './complete.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { ConsentStep } from './consent.tsx'
import { Instructions } from './instructions.tsx'
import { needsCheck } from './plan.ts'
import { ProctorAlerts } from './proctor-alerts.tsx'
import { ArrivalContext } from './step-heading.tsx'
import { StepList } from './step-list.tsx'

/** One step after the other; which one is up to the server as soon as it has begun. */
export const AssessmentFlow = () => {
  const { link, step, goTo } = useSitting()
  const faces: Record<Step, () => ReactNode> = {
    instructions: () => <Instructions />,
    verification: () => <VerificationStep onDone={() => goTo('consent')} onBack={() => goTo('instructions')} />,
    consent: () => <ConsentStep onBack={() => goTo(needsCheck(link) ? 'verification' : 'instructions')} />,
    mcq: () => <McqTest />,
    voice: () => <VoicePhase />,
    complete: () => <AssessmentComplete />,
  }
  return (
    <SittingFrame>
      <StepList />
      {faces[step]()}
    </SittingFrame>
  )
}

/** Around every step of a sitting: whose it is, the alerts, and the recorders while a part is under way. */
export const SittingFrame = ({ children }: { children: ReactNode }) => {
  const words = useWords('assessment')
  const { link, step, violations } = useSitting()
  const [shown, setShown] = useState({ step, isArrival: false })
  if (shown.step !== step) setShown({ step, isArrival: true })
  const isUnderWay = step === 'mcq' || step === 'voice'
  return (
    <article className="assessment stack gap-5" data-recorded={(isUnderWay && link.options.proctored) || undefined}>
      <header className="assessment-head flex flex-wrap items-baseline">
        {link.company && <p className="text-accent strong break-anywhere">{link.company}</p>}
        {link.jobTitle && <p className="muted">{link.jobTitle}</p>}
        {isUnderWay && link.options.proctored && (
          <p className="badge numeric ml-auto" data-tone={violations > 0 ? 'warning' : undefined}>
            {fill(words.violations, { count: violations })}
          </p>
        )}
      </header>
      {isUnderWay && <ConnectionNote />}
      {isUnderWay && link.options.proctored && (
        <>
          <ProctorAlerts />
          <RecordingSession />
        </>
      )}
      <ArrivalContext value={shown.isArrival}>{children}</ArrivalContext>
    </article>
  )
}
