import { Button } from '@radix-ui/themes'
import { useSitting } from '../sitting.ts'
import { minutesFor } from '../steps/plan.ts'

/** For somebody who comes back when the time of the test is over and the open questions are still to come. */
export const TimeWasOver = ({ onContinue }: { onContinue: () => void }) => {
  const { link } = useSitting()
  return (
    <section className="panel stack">
      <h2>The time for this test is over</h2>
      <p>
        What you answered in time was saved. The next part is open to you: you have {minutesFor('voice', link.options)} minutes
        for it, from the moment you continue.
      </p>
      <div className="row">
        <Button size="3" onClick={onContinue}>
          {link.options.answers === 'voice' ? 'Continue to the voice assessment' : 'Continue to the written answers'}
        </Button>
      </div>
    </section>
  )
}
