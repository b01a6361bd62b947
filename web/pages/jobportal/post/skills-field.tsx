import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Field } from '../../../components/field.tsx'
import { skillsOf, skillsProblem } from './job-form.ts'
import { usePostingDesk } from './posting-desk.ts'

interface SkillsFieldProps {
  value: string
  onChange: (value: string) => void
}

const quietMs = 150

/** The skill that the caret stands in: between the commas around it. */
const skillAt = (typed: string, caret: number) => {
  const start = typed.lastIndexOf(',', caret - 1) + 1
  const comma = typed.indexOf(',', caret)
  const end = comma < 0 ? typed.length : comma
  return { start, end, words: typed.slice(start, end).trim() }
}

/** Skills, comma separated, with known ones offered for the one that is being typed. Own words are as good. */
export const SkillsField = ({ value, onChange }: SkillsFieldProps) => {
  const [asked, setAsked] = useState<ReturnType<typeof skillAt> | null>(null)
  const [known, setKnown] = useState<string[]>([])
  const [chosen, setChosen] = useState(-1)
  const desk = usePostingDesk()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const words = asked?.words ?? ''

  useEffect(() => {
    setChosen(-1)
    if (!words) return setKnown([])
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await desk.skillsLike(words, controller.signal)
      if (!controller.signal.aborted) setKnown(answer.ok ? answer.data.skills : [])
    }, quietMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [words, desk])

  const others = asked ? skillsOf(`${value.slice(0, asked.start)},${value.slice(asked.end)}`) : []
  const taken = new Set(others.map((skill) => skill.toLowerCase()))
  const offered = asked ? known.filter((skill) => !taken.has(skill.toLowerCase())) : []
  const isOpen = offered.length > 0
  const close = () => setAsked(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the option that is chosen by keys is shown
  useEffect(() => {
    if (isOpen && chosen >= 0) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const take = (skill: string) => {
    if (!asked) return
    const before = value.slice(0, asked.start)
    const after = value.slice(asked.end).replace(/^,?\s*/, '')
    const written = `${before}${before ? ' ' : ''}${skill}, `
    onChange(written + after)
    close()
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(written.length, written.length)
    })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      // One place more than there are skills: none of them.
      setChosen((at) => ((at + 1 + step + offered.length + 1) % (offered.length + 1)) - 1)
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault()
      event.stopPropagation()
      take(offered[chosen]!)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return (
    <Field label="Skills" optional hint="Separated by commas, for example: Python, SQL, Docker" error={skillsProblem(value)}>
      {(control) => (
        <div className="combobox relative">
          <input
            {...control}
            ref={input}
            className="input"
            value={value}
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-activedescendant={isOpen && chosen >= 0 ? `${id}-${chosen}` : undefined}
            onKeyDown={handleKey}
            onBlur={close}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value)
              setAsked(skillAt(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length))
            }}
          />
          {isOpen && (
            <div className="popup menu menu-below combobox-list" id={id} role="listbox" aria-label="Known skills">
              {offered.map((skill, at) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field
                <div
                  key={skill}
                  id={`${id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === chosen}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => take(skill)}
                >
                  {skill}
                </div>
              ))}
            </div>
          )}
          <span className="visually-hidden" role="status">
            {isOpen && `${offered.length} known ${offered.length === 1 ? 'skill' : 'skills'}. Choose with the arrow keys.`}
          </span>
        </div>
      )}
    </Field>
  )
}
