import { createContext, type ReactNode, use } from 'react'
import { useStepFocus } from './use-step-focus.ts'

/** Whether the step has taken the place of another one; false for what the page opened with. */
export const ArrivalContext = createContext(false)

/** The heading of a step; has the keyboard's focus when the step appears. */
export const StepHeading = ({ children }: { children: ReactNode }) => {
  const heading = useStepFocus(use(ArrivalContext))
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
