import { Button } from '@radix-ui/themes'
import { type ReactNode, useRef } from 'react'
import type { Section } from '../../../api/library.ts'
import { TextAreaField, TextField } from '../../../components/field.tsx'
import { toggledList } from './texts.ts'

interface SectionFieldProps {
  index: number
  count: number
  section: Section
  problemAt: (field: string) => string | null
  onChange: (section: Section) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  /** What is to be said about the section. */
  children: ReactNode
}

export const SectionField = ({ index, count, section, problemAt, onChange, onMove, onRemove, children }: SectionFieldProps) => {
  const { heading, text } = section
  const frame = useRef<HTMLFieldSetElement>(null)
  const name = heading.trim() || `section ${index + 1}`
  /** The keyboard follows the section to its new place. */
  const handleMove = (by: -1 | 1) => {
    const neighbour = by < 0 ? frame.current?.previousElementSibling : frame.current?.nextElementSibling
    onMove(by)
    neighbour?.querySelector<HTMLElement>('input')?.focus()
  }
  return (
    <fieldset className="panel section-field stack gap-3" ref={frame}>
      <legend className="visually-hidden">Section {index + 1}</legend>
      <TextField
        label="Heading"
        value={heading}
        autoComplete="off"
        error={problemAt(`sections.${index}.heading`)}
        onChange={({ target }) => onChange({ ...section, heading: target.value })}
      />
      <TextAreaField
        label="Text"
        hint={index === 0 ? 'A line that begins with “- ” is an item of a list.' : undefined}
        rows={Math.min(18, Math.max(3, text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 75), 0) + 1))}
        value={text}
        error={problemAt(`sections.${index}.text`)}
        onChange={({ target }) => onChange({ ...section, text: target.value })}
      />
      {children}
      <div className="row gap-2">
        <Button
          type="button"
          size="1"
          variant="soft"
          color="gray"
          onClick={() => onChange({ ...section, text: toggledList(text) })}
        >
          List on or off<span className="visually-hidden"> in {name}</span>
        </Button>
        <Button type="button" size="1" variant="soft" color="gray" disabled={index === 0} onClick={() => handleMove(-1)}>
          Up<span className="visually-hidden"> {name}</span>
        </Button>
        <Button type="button" size="1" variant="soft" color="gray" disabled={index === count - 1} onClick={() => handleMove(1)}>
          Down<span className="visually-hidden"> {name}</span>
        </Button>
        <Button type="button" size="1" variant="soft" color="red" onClick={onRemove}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </fieldset>
  )
}
