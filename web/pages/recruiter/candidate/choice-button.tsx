import type { KeyboardEvent, ReactNode } from 'react'
import { type Choice, type Chosen, moved } from './choices.ts'
import { QuoteButtons } from './quote-buttons.tsx'

export interface Choosing {
  chosen: Chosen | null
  onChoose: (chosen: Chosen | null) => void
}

interface ChoiceButtonProps extends Choosing {
  choice: Choice
  children: ReactNode
  className: string
  /** Id of what is read aloud after the name of the button. */
  describedBy?: string
}

/** Up and down go through the choices, left and right through the quotes of the one that is pressed. */
export const ChoiceButton = ({ choice, chosen, onChoose, children, className, describedBy }: ChoiceButtonProps) => {
  const pressed = chosen?.key === choice.key ? chosen : null
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const turn = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined
    if (step) focusNeighbour(event.currentTarget, step)
    else if (turn && pressed) onChoose(moved(pressed, turn))
    else return
    event.preventDefault()
  }
  return (
    <>
      <button
        type="button"
        className={className}
        data-choice=""
        aria-pressed={pressed !== null}
        aria-describedby={describedBy}
        onClick={() => onChoose(pressed ? null : { ...choice, at: 0 })}
        onKeyDown={handleKey}
      >
        {children}
      </button>
      {pressed && <QuoteButtons chosen={pressed} onChoose={onChoose} />}
    </>
  )
}

const focusNeighbour = (button: HTMLElement, step: number) => {
  const all = [...(button.closest('[data-choices]')?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])]
  all[all.indexOf(button) + step]?.focus()
}
