import { useId } from 'react'
import type { LinkOptions } from '../../../../api/assessments.ts'
import { SelectField } from '../../../../components/field.tsx'

interface LinkChoicesProps {
  options: LinkOptions
  onChange: (options: LinkOptions) => void
}

const minutes = [0, 5, 10, 15, 20, 30, 45, 60]

/** What the link is for and how it works, each with a line that says so. No reason is asked for any of it. */
export const LinkChoices = ({ options, onChange }: LinkChoicesProps) => {
  const kind = useId()
  const isInterview = options.kind === 'interview'
  const set = (changes: Partial<LinkOptions>) => onChange({ ...options, ...changes })
  return (
    <>
      <fieldset className="link-choices">
        <legend>What to send</legend>
        <Choice
          kind={kind}
          text="Assessment"
          why="Multiple choice first, then open questions."
          checked={!isInterview}
          onChange={() => set({ kind: 'assessment' })}
        />
        <Choice
          kind={kind}
          text="Automated interview"
          why="Open questions only, shown and read aloud one after the other."
          checked={isInterview}
          onChange={() => set({ kind: 'interview' })}
        />
      </fieldset>
      <fieldset className="link-choices">
        <legend>How the link works</legend>
        <Choice
          text="No camera"
          why="Nobody is filmed; the screen still is."
          checked={!options.camera}
          disabled={!options.proctored}
          onChange={(checked) => set({ camera: !checked })}
        />
        <Choice
          text="Written answers"
          why="Open questions are answered by typing instead of speaking."
          checked={options.answers === 'written'}
          onChange={(checked) => set({ answers: checked ? 'written' : 'voice' })}
        />
        <Choice
          text="Unproctored"
          why="No camera, no screen, and leaving the page is not counted."
          checked={!options.proctored}
          disabled={options.practice}
          onChange={(checked) => set(checked ? { proctored: false } : { proctored: true, camera: true })}
        />
        {!isInterview && (
          <Choice
            text="Practice"
            why="Unproctored, can be taken again and again, and no score of it counts."
            checked={options.practice}
            onChange={(checked) => set(checked ? { practice: true } : { practice: false, proctored: true, camera: true })}
          />
        )}
      </fieldset>
      <SelectField
        label="Extra time"
        hint="Added to each part. Nobody has to say why."
        value={options.extraMinutes}
        onChange={(event) => set({ extraMinutes: Number(event.target.value) })}
      >
        {minutes.map((extra) => (
          <option key={extra} value={extra}>
            {extra === 0 ? 'None: 15 minutes a part' : `${extra} minutes more: ${15 + extra} a part`}
          </option>
        ))}
      </SelectField>
    </>
  )
}

interface ChoiceProps {
  /** The name of the group of which one is chosen; without it a box by itself. */
  kind?: string
  text: string
  why: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

const Choice = ({ kind, text, why, checked, disabled, onChange }: ChoiceProps) => {
  const id = useId()
  return (
    <div className="link-choice" data-disabled={disabled || undefined}>
      <input
        type={kind ? 'radio' : 'checkbox'}
        name={kind}
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-why`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{text}</label>
        <p className="muted small" id={`${id}-why`}>
          {why}
        </p>
      </div>
    </div>
  )
}
