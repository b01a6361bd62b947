import { Button } from '@radix-ui/themes'
import { fill } from '#src/words/fill.ts'
import { useWords } from '../../../words/words.ts'
import { useSitting } from '../sitting.ts'
import { minutesFor } from '../steps/plan.ts'

/** For somebody who comes back when the time of the test is over and the open questions are still to come. */
export const TimeWasOver = ({ onContinue }: { onContinue: () => void }) => {
  const words = useWords('assessment')
  const { link } = useSitting()
  return (
    <section className="panel stack">
      <h2>{words.timeWasOver}</h2>
      <p>{fill(words.timeWasOverText, { minutes: minutesFor('voice', link.options) })}</p>
      <div className="row">
        <Button size="3" onClick={onContinue}>
          {link.options.answers === 'voice' ? words.toVoice : words.toWritten}
        </Button>
      </div>
    </section>
  )
}
