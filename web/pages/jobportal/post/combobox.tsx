import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import type { CallResult } from '../../../api/client.ts'

const quietMs = 150

/** What the server suggests for the words that are being typed, once the typing pauses; nothing for none. */
export const useSuggestions = <Kind extends string>(
  kind: Kind,
  words: string,
  ask: (words: string, signal: AbortSignal) => Promise<CallResult<Record<Kind, string[]>>>,
): string[] => {
  const [known, setKnown] = useState<string[]>([])
  useEffect(() => {
    if (!words) return setKnown([])
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await ask(words, controller.signal)
      if (!controller.signal.aborted) setKnown(answer.ok ? answer.data[kind] : [])
    }, quietMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [kind, words, ask])
  return known
}

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onKeyDown' | 'onBlur' | 'ref'> {
  field?: RefObject<HTMLInputElement | null>
  /** What may be taken; the list is open while there is any. */
  offered: string[]
  /** What they are, such as 'known skill' and 'known skills'. */
  one: string
  many: string
  onType: (input: HTMLInputElement) => void
  onTake: (name: string) => void
  /** Escape was pressed, or the field was left. */
  onClose: () => void
}

/** A text field with suggestions below it: arrow keys choose, Enter takes, Escape closes. Own words are as good. */
export const Combobox = ({ field, offered, one, many, onType, onTake, onClose, ...input }: ComboboxProps) => {
  const [chosen, setChosen] = useState(-1)
  const id = useId()
  const isOpen = offered.length > 0

  const handleType = (typed: HTMLInputElement) => {
    // What is taken by Enter is what is typed until somebody chooses anew.
    setChosen(-1)
    onType(typed)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins with none chosen
  useEffect(() => setChosen(-1), [offered.join('\n')])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the option that is chosen by keys is shown
  useEffect(() => {
    if (isOpen && chosen >= 0) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      // One place more than there are suggestions: none of them.
      setChosen((at) => ((at + 1 + step + offered.length + 1) % (offered.length + 1)) - 1)
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault()
      event.stopPropagation()
      onTake(offered[chosen]!)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
  }
  return (
    <div className="combobox relative">
      <input
        {...input}
        ref={field}
        className="input"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && chosen >= 0 ? `${id}-${chosen}` : undefined}
        onKeyDown={handleKey}
        onBlur={onClose}
        onChange={({ currentTarget }) => handleType(currentTarget)}
      />
      {isOpen && (
        <div className="popup menu menu-below combobox-list" id={id} role="listbox" aria-label={many}>
          {offered.map((name, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field
            <div
              key={name}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onTake(name)}
            >
              {name}
            </div>
          ))}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {isOpen && `${offered.length} ${offered.length === 1 ? one : many}. Choose with the arrow keys.`}
      </span>
    </div>
  )
}
