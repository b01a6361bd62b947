import { type ComponentProps, useState } from 'react'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max'> {
  /** Null is an empty field. */
  value: number | null
  min: number
  max: number
  onChange: (value: number | null) => void
}

/** A number that may be half typed: what stands in the field is the person's until they leave it. */
export const NumberInput = ({ value, min, max, onChange, className = '', ...input }: NumberInputProps) => {
  const [text, setText] = useState<string | null>(null)
  const handleChange = (typed: string) => {
    setText(typed)
    const number = Number(typed)
    onChange(typed === '' ? null : Math.min(max, Math.max(min, Number.isFinite(number) ? number : min)))
  }
  return (
    <input
      {...input}
      className={`input ${className}`}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      value={text ?? value ?? ''}
      onChange={({ target }) => handleChange(target.value)}
      onBlur={() => setText(null)}
    />
  )
}
