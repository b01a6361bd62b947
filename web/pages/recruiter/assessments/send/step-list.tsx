import { Spinner } from '@radix-ui/themes'
import { CheckIcon } from '../../../../components/icons.tsx'
import { type Step, steps, stepWords } from './sending.ts'

/** What is done, what is under way and what is to come. */
export const StepList = ({ step }: { step: Step }) => {
  const at = steps.indexOf(step)
  return (
    <>
      <p className="visually-hidden" role="status">
        {stepWords[step]}
      </p>
      <ol className="stack gap-3" aria-label="Steps">
        {steps.map((each, place) => (
          <li
            className={`flex items-center gap-3 ${place > at ? 'muted' : place === at ? 'strong' : ''}`}
            key={each}
            data-state={place < at ? 'done' : place === at ? 'now' : 'next'}
            aria-current={place === at ? 'step' : undefined}
          >
            <span
              className={`grid place-center flex-none rounded-full size-6 ${place > at ? 'surface-shade' : place < at ? 'text-success' : ''}`}
            >
              {place < at && <CheckIcon />}
              {place === at && <Spinner size="2" loading />}
            </span>
            <span>
              {stepWords[each]}
              {place < at && <span className="visually-hidden"> done</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
