import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { ColleagueRecord } from '../../../api/hiring.ts'

interface MentionAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  colleagues: ColleagueRecord[]
  onChange: (value: string) => void
}

/** A text in which "@" offers the colleagues. */
export const MentionArea = ({ value, colleagues, onChange, ...rest }: MentionAreaProps) => {
  const [asked, setAsked] = useState<{ at: number; words: string } | null>(null)
  const [chosen, setChosen] = useState(0)
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const fitting = asked
    ? colleagues.filter(({ fullName }) => fullName.toLowerCase().includes(asked.words.toLowerCase())).slice(0, 6)
    : []
  const isOpen = fitting.length > 0

  const look = (text: string, caret: number) => {
    const found = /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N} .'’-]{0,40})$/u.exec(text.slice(0, caret))
    setAsked(found ? { at: caret - found[1]!.length, words: found[1]! } : null)
    setChosen(0)
  }
  const take = ({ fullName }: ColleagueRecord) => {
    if (!asked) return
    const end = asked.at + asked.words.length
    const after = value.slice(end)
    onChange(`${value.slice(0, asked.at)}${fullName}${after.startsWith(' ') ? '' : ' '}${after}`)
    setAsked(null)
    const caret = asked.at + fullName.length + 1
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setChosen((before) => (before + step + fitting.length) % fitting.length)
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      take(fitting[chosen]!)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setAsked(null)
    }
  }
  return (
    <div className="mention-area relative">
      <textarea
        {...rest}
        ref={area}
        className="input"
        data-writing=""
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${chosen}` : undefined}
        onKeyDown={handleKey}
        onBlur={() => setAsked(null)}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
          look(currentTarget.value, currentTarget.selectionStart)
        }}
      />
      {isOpen && (
        <div className="popup menu mention-list absolute max-w-full" id={id} role="listbox" aria-label="Colleagues">
          {fitting.map((colleague, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the text
            <div
              key={colleague._id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(colleague)}
            >
              {colleague.fullName}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
