import type { SkillCriterion } from '../../../api/ranking.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { AddSkill } from './add-skill.tsx'
import { skillInWords } from './choice.ts'
import { NumberInput } from './number-input.tsx'

interface SkillCriteriaProps {
  skills: SkillCriterion[]
  /** Ids of those that are saved already. */
  saved: ReadonlySet<string>
  /** Ids of those that not every candidate holds a score for. */
  withoutScore: ReadonlySet<string>
  /** Who added skills by hand, when there is no doubt. */
  addedBy: string | null
  /** The words of a criterion that the server refused. */
  refused: string | null
  onChange: (skills: SkillCriterion[]) => void
}

export const SkillCriteria = ({ skills, saved, withoutScore, addedBy, refused, onChange }: SkillCriteriaProps) => {
  const change = (id: string, what: Partial<SkillCriterion>) =>
    onChange(skills.map((skill) => (skill.id === id ? { ...skill, ...what } : skill)))
  return (
    <fieldset className="skill-criteria py-4 line-bottom">
      <legend>
        Skills <span className="muted">({skills.length})</span>
      </legend>
      {skills.length === 0 && <p className="muted small">No skills count yet. Add one below.</p>}
      <ul className="bare">
        {skills.map((skill) => (
          <SkillRow
            key={skill.id}
            skill={skill}
            origin={originOf(skill, saved.has(skill.id), addedBy)}
            withoutScore={withoutScore.has(skill.id)}
            refused={refused !== null && [skill.skill, ...skill.alternatives].includes(refused)}
            onChange={(what) => change(skill.id, what)}
            onRemove={() => onChange(skills.filter(({ id }) => id !== skill.id))}
          />
        ))}
      </ul>
      <AddSkill taken={skills} onAdd={(skill) => onChange([...skills, skill])} />
    </fieldset>
  )
}

const originOf = ({ quote, source }: SkillCriterion, isSaved: boolean, addedBy: string | null) => {
  if (quote || source === 'model') return null
  if (!isSaved) return 'Added by you, not saved yet'
  return addedBy ? `Added by ${addedBy}` : 'Added by hand'
}

interface SkillRowProps {
  skill: SkillCriterion
  origin: string | null
  withoutScore: boolean
  refused: boolean
  onChange: (what: Partial<SkillCriterion>) => void
  onRemove: () => void
}

const SkillRow = ({ skill, origin, withoutScore, refused, onChange, onRemove }: SkillRowProps) => {
  const name = skillInWords(skill)
  return (
    <li className="skill-criterion stack gap-1 line-bottom" data-refused={refused || undefined}>
      <div className="flex items-center justify-between gap-2 break-anywhere">
        <span className="strong">{name}</span>
        <button type="button" className="icon-button" data-size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          ×
        </button>
      </div>
      {skill.quote && (
        <p className="skill-criterion-quote overflow-hidden muted small leading" title={skill.quote.quote}>
          “{skill.quote.quote.replace(/\s+/g, ' ')}”
        </p>
      )}
      {(origin || skill.source === 'model') && (
        <p className="small muted">{skill.source === 'model' ? <StatusBadge>found by a language model</StatusBadge> : origin}</p>
      )}
      <div className="row gap-3 justify-between">
        <label className="check small items-center">
          <input type="checkbox" checked={skill.must} onChange={(event) => onChange({ must: event.target.checked })} />
          <span>
            Must-have<span className="visually-hidden">: {name}</span>
          </span>
        </label>
        <span className="skill-criterion-weight inline-flex items-center gap-2 muted small">
          <span aria-hidden="true">Weight</span>
          <NumberInput
            aria-label={`Weight of ${name}`}
            min={0}
            max={3}
            step={0.1}
            value={skill.weight}
            onChange={(weight) => onChange({ weight: weight ?? 0 })}
          />
        </span>
      </div>
      {withoutScore && <Later />}
    </li>
  )
}

/** Beside what the browser cannot work out, because the documents have to be held against it. */
export const Later = () => <p className="later small">Takes effect after saving and scoring again.</p>
