import { useId, useRef } from 'react'
import { showMenuAt } from '../../../components/anchored-menu.ts'

interface DefinitionProps {
  /** What is defined, such as 'Reached'. */
  of: string
  children: string
}

/** A small button that says what exactly a number counts. */
export const Definition = ({ of, children }: DefinitionProps) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  return (
    <span className="definition inline-block">
      <button
        ref={button}
        type="button"
        className="definition-button place-center rounded-full text-soft inline-grid size-6"
        aria-label={`What is counted: ${of}`}
        popoverTarget={id}
        onClick={(event) => {
          // Without a script the browser opens it in the middle.
          event.preventDefault()
          if (!text.current || !button.current) return
          if (text.current.matches(':popover-open')) text.current.hidePopover()
          else showMenuAt(text.current, button.current)
        }}
      >
        <span className="grid place-center rounded-full bold outlined-control" aria-hidden="true">
          ?
        </span>
      </button>
      <span
        ref={text}
        id={id}
        popover="auto"
        className="definition-text m-0 pad outlined rounded-3 surface text-strong text-2 fixed w-max leading"
        role="note"
      >
        <strong className="block">{of}</strong>
        <span>{children}</span>
      </span>
    </span>
  )
}

interface DefinitionsProps {
  entries: { of: string; text: string }[]
}

/** What the numbers of a section count, below its chart or table. */
export const Definitions = ({ entries }: DefinitionsProps) => (
  <ul className="flex flex-wrap items-center small muted gap-1-4" aria-label="What is counted">
    {entries.map(({ of, text }) => (
      <li className="inline-flex items-center gap-1" key={of}>
        {of} <Definition of={of}>{text}</Definition>
      </li>
    ))}
  </ul>
)
