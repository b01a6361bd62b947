import { useWords } from '../../../words/words.ts'
import { useSitting } from '../sitting.ts'
import { stepsFor } from './plan.ts'

/** Where in the assessment the candidate is. */
export const StepList = () => {
  const words = useWords('assessment')
  const { link, step } = useSitting()
  const steps = stepsFor(link, words)
  const at = steps.findIndex((each) => each.step === step)
  return (
    <nav aria-label={words.progress}>
      <ol className="assessment-steps flex flex-wrap gap-1-4">
        {steps.map(({ step: each, name }, place) => (
          <li
            className="flex items-center muted small gap-2"
            key={each}
            aria-current={place === at ? 'step' : undefined}
            data-done={step === 'complete' || place < at || undefined}
          >
            <span className={place === at ? undefined : 'phone-heard'}>{name}</span>
            {place < at && <span className="visually-hidden"> {words.done}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
