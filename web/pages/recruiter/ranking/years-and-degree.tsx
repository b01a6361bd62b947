import type { CriteriaChoice } from '../../../api/ranking.ts'
import { Field } from '../../../components/field.tsx'
import { degreeLevels } from './choice.ts'
import { NumberInput } from './number-input.tsx'
import { Later } from './skill-criteria.tsx'

interface YearsProps {
  years: CriteriaChoice['years']
  later: boolean
  onChange: (years: CriteriaChoice['years']) => void
}

const mostYears = 60

/** An empty field asks for none. */
export const YearsCriterion = ({ years, later, onChange }: YearsProps) => (
  <fieldset className="plain-criterion stack gap-2 py-4 line-bottom">
    <legend>Experience</legend>
    <div className="row row-between items-end">
      <Field label="Minimum years of related work">
        {(control) => (
          <NumberInput
            {...control}
            min={0}
            max={mostYears}
            step={0.5}
            placeholder="none"
            value={years?.value ?? null}
            onChange={(value) => onChange(value === null ? null : { value, must: years?.must ?? false })}
          />
        )}
      </Field>
      <label className="check small items-center">
        <input
          type="checkbox"
          disabled={!years}
          checked={years?.must ?? false}
          onChange={({ target }) => years && onChange({ ...years, must: target.checked })}
        />
        <span>
          Must-have<span className="visually-hidden">: years of experience</span>
        </span>
      </label>
    </div>
    {later && <Later />}
  </fieldset>
)

interface DegreeProps {
  degree: CriteriaChoice['degree']
  later: boolean
  onChange: (degree: CriteriaChoice['degree']) => void
}

export const DegreeCriterion = ({ degree, later, onChange }: DegreeProps) => {
  const handleLevel = (rank: number) => {
    const level = degreeLevels.find((each) => each.rank === rank)
    if (!level) return onChange(null)
    onChange({ ...level, orExperience: degree?.orExperience ?? false, must: degree?.must ?? false })
  }
  return (
    <fieldset className="plain-criterion stack gap-2 py-4 line-bottom">
      <legend>Degree</legend>
      <Field label="Lowest level">
        {(control) => (
          <select
            {...control}
            className="input"
            value={degree?.rank ?? 0}
            onChange={({ target }) => handleLevel(Number(target.value))}
          >
            <option value={0}>None</option>
            {degreeLevels.map(({ rank, canonical }) => (
              <option key={rank} value={rank}>
                {degree?.rank === rank ? degree.canonical : canonical}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="row gap-3 items-end">
        <label className="check small items-center">
          <input
            type="checkbox"
            disabled={!degree}
            checked={degree?.must ?? false}
            onChange={({ target }) => degree && onChange({ ...degree, must: target.checked })}
          />
          <span>
            Must-have<span className="visually-hidden">: degree</span>
          </span>
        </label>
        <label className="check small items-center">
          <input
            type="checkbox"
            disabled={!degree}
            checked={degree?.orExperience ?? false}
            onChange={({ target }) => degree && onChange({ ...degree, orExperience: target.checked })}
          />
          <span>Or equivalent experience</span>
        </label>
      </div>
      {later && <Later />}
    </fieldset>
  )
}
