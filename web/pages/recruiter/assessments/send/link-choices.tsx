import { useId } from 'react'
import { languageNames, languages } from '#src/words/languages.ts'
import type { LinkOptions } from '../../../../api/assessments.ts'
import { SelectField } from '../../../../components/field.tsx'
import { LinkChoice } from '../link-choice.tsx'

interface LinkChoicesProps {
  options: LinkOptions
  onChange: (options: LinkOptions) => void
}

const minutes = [0, 5, 10, 15, 20, 30, 45, 60]

/** Assessment or interview. */
export const KindChoice = ({ options, onChange }: LinkChoicesProps) => {
  const name = useId()
  return (
    <fieldset className="kind-choice cards tile-14 gap-3">
      <legend className="visually-hidden">What to send</legend>
      <LinkChoice
        group={name}
        text="Assessment"
        why="Multiple choice first, then open questions."
        checked={options.kind === 'assessment'}
        onChange={() => onChange({ ...options, kind: 'assessment' })}
      />
      <LinkChoice
        group={name}
        text="Automated interview"
        why="Open questions only, shown and read aloud one after the other."
        checked={options.kind === 'interview'}
        onChange={() => onChange({ ...options, kind: 'interview' })}
      />
    </fieldset>
  )
}

/** How the link works, each choice with a line that says so. No reason is asked for any of it. */
export const LinkChoices = ({ options, onChange }: LinkChoicesProps) => {
  const isInterview = options.kind === 'interview'
  const set = (changes: Partial<LinkOptions>) => onChange({ ...options, ...changes })
  return (
    <>
      <fieldset className="link-choices stack gap-2">
        <legend className="mb-2 medium">How the link works</legend>
        <LinkChoice
          text="No camera"
          why="Nobody is filmed; the screen still is."
          checked={!options.camera}
          disabled={!options.proctored}
          onChange={(checked) => set({ camera: !checked })}
        />
        <LinkChoice
          text="Written answers"
          why="Open questions are answered by typing instead of speaking."
          checked={options.answers === 'written'}
          onChange={(checked) => set({ answers: checked ? 'written' : 'voice' })}
        />
        <LinkChoice
          text="Unproctored"
          why="No camera, no screen, and leaving the page is not counted."
          checked={!options.proctored}
          disabled={options.practice}
          onChange={(checked) => set(checked ? { proctored: false } : { proctored: true, camera: true })}
        />
        {!isInterview && (
          <LinkChoice
            text="Practice"
            why="Unproctored, can be taken again and again, and no score of it counts."
            checked={options.practice}
            onChange={(checked) => set(checked ? { practice: true } : { practice: false, proctored: true, camera: true })}
          />
        )}
      </fieldset>
      <SelectField
        label="Language of the emails"
        hint="The invitation, the reminder and a withdrawal. Questions stay as they are written."
        value={options.language ?? ''}
        onChange={(event) => {
          const { language: _, ...others } = options
          const chosen = languages.find((each) => each === event.target.value)
          onChange(chosen ? { ...others, language: chosen } : others)
        }}
      >
        <option value="">The language they read their application in, or English</option>
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Extra time"
        hint="Added to each part. No reason needed."
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
