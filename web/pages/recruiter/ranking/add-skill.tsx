import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import type { SkillCriterion } from '../../../api/ranking.ts'
import { TextField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { skillFrom } from './choice.ts'

const longestSkill = 80

interface AddSkillProps {
  taken: SkillCriterion[]
  onAdd: (skill: SkillCriterion) => void
}

export const AddSkill = ({ taken, onAdd }: AddSkillProps) => {
  const [error, setError] = useState<string | null>(null)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const skill = skillFrom(formValues(form, 'skill').skill ?? '', data.has('must'))
    if (!skill) return setError('Name a skill')
    if (taken.some(({ id }) => id === skill.id)) return setError(`${skill.skill} is in the list already`)
    if ([skill.skill, ...skill.alternatives].some((name) => name.length > longestSkill))
      return setError(`A skill has at most ${longestSkill} characters`)
    setError(null)
    onAdd(skill)
    form.reset()
    form.querySelector<HTMLInputElement>('[name=skill]')?.focus()
  }
  return (
    <form className="add-skill stack gap-2 pt-3" onSubmit={handleSubmit}>
      <TextField
        label="Add a skill"
        hint="Acceptable alternatives: “Tableau or Power BI”."
        name="skill"
        autoComplete="off"
        maxLength={300}
        error={error}
      />
      <div className="row row-between">
        <label className="check small items-center">
          <input type="checkbox" name="must" />
          <span>Must-have</span>
        </label>
        <Button type="submit" variant="soft" color="gray" size="1">
          Add skill
        </Button>
      </div>
    </form>
  )
}
