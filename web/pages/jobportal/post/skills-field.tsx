import { useRef, useState } from 'react'
import { Field } from '../../../components/field.tsx'
import { Combobox, useSuggestions } from './combobox.tsx'
import { skillsOf, skillsProblem } from './job-form.ts'
import { usePostingDesk } from './posting-desk.ts'

interface SkillsFieldProps {
  value: string
  onChange: (value: string) => void
}

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
  const input = useRef<HTMLInputElement>(null)
  const known = useSuggestions('skills', asked?.words ?? '', usePostingDesk().skillsLike)

  const others = asked ? skillsOf(`${value.slice(0, asked.start)},${value.slice(asked.end)}`) : []
  const taken = new Set(others.map((skill) => skill.toLowerCase()))
  const close = () => setAsked(null)
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
  return (
    <Field label="Skills" optional hint="Separated by commas, for example: Python, SQL, Docker" error={skillsProblem(value)}>
      {(control) => (
        <Combobox
          {...control}
          field={input}
          value={value}
          offered={asked ? known.filter((skill) => !taken.has(skill.toLowerCase())) : []}
          one="known skill"
          many="known skills"
          onType={(typing) => {
            onChange(typing.value)
            setAsked(skillAt(typing.value, typing.selectionStart ?? typing.value.length))
          }}
          onTake={take}
          onClose={close}
        />
      )}
    </Field>
  )
}
