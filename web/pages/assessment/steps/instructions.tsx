import { Button } from '@radix-ui/themes'
import { useSitting } from '../sitting.ts'
import { instructionsFor, needsCheck } from './plan.ts'
import { StepHeading } from './step-heading.tsx'

/** What is going to happen, before anything is asked. */
export const Instructions = () => {
  const { link, goTo } = useSitting()
  return (
    <section className="assessment-step">
      <StepHeading>Instructions</StepHeading>
      <p>{link.jobTitle ? `This ${link.kind} is part of your application as ${link.jobTitle}.` : 'Please read this first.'}</p>
      <ul className="assessment-points">
        {instructionsFor(link).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="assessment-actions">
        {needsCheck(link) ? (
          <Button size="3" onClick={() => goTo('verification')}>
            Begin System Check
          </Button>
        ) : (
          <Button size="3" onClick={() => goTo('consent')}>
            Continue to Consent
          </Button>
        )}
      </div>
    </section>
  )
}
