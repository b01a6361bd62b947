import { Button } from '@radix-ui/themes'
import type { SkillCriterion } from '../../../api/ranking.ts'
import { Notice } from '../../../components/notice.tsx'
import { skillFrom } from './choice.ts'
import type { Draft } from './use-draft.ts'

/** Why the criteria were not saved, and what can be done about it. */
export const SaveFailure = ({ draft }: { draft: Draft }) => {
  const { failure, saved, saving, choice, change } = draft
  if (!failure) return null
  if (failure.code === 'CRITERIA_CHANGED')
    return (
      <Notice tone="warning" announce>
        <strong>Somebody else saved version {saved.version} in the meantime.</strong>
        <p>Your changes are still here. Load theirs, or save yours as a newer version: both stay in the list of versions.</p>
        <div className="row gap-2">
          <Button size="1" variant="soft" color="gray" disabled={saving} onClick={draft.undo}>
            Load version {saved.version}
          </Button>
          <Button size="1" disabled={saving} onClick={draft.keepMine}>
            Save mine as version {saved.version + 1}
          </Button>
        </div>
      </Notice>
    )
  const { criterion, suggestion } = failure.details ?? {}
  if (failure.code !== 'PROTECTED_CRITERION' || !criterion)
    return (
      <Notice tone="error" announce>
        {failure.error}
      </Notice>
    )
  const without = choice.skills.flatMap((skill) => withoutCriterion(skill, criterion))
  const handleUse = () => {
    const at = choice.skills.findIndex(({ skill, alternatives }) => [skill, ...alternatives].includes(criterion))
    const replacement = suggestion ? skillFrom(suggestion.replace(/ or /g, '/'), choice.skills[at]?.must ?? false) : null
    if (!replacement || without.some(({ id }) => id === replacement.id)) return change({ skills: without })
    change({ skills: without.toSpliced(at < 0 ? without.length : at, 0, replacement) })
  }
  return (
    <Notice tone="warning" announce>
      <strong>“{criterion}” cannot be a criterion.</strong>
      <p>{failure.error}</p>
      <div className="row gap-2">
        {suggestion && (
          <Button size="1" onClick={handleUse} className="suggestion">
            Use “{suggestion}” instead
          </Button>
        )}
        <Button size="1" variant="soft" color="gray" onClick={() => change({ skills: without })}>
          Leave it out
        </Button>
      </div>
    </Notice>
  )
}

/** The skill without the refused words: gone when they name it, without one alternative when they name that. */
const withoutCriterion = (skill: SkillCriterion, refused: string): SkillCriterion[] =>
  skill.skill === refused
    ? []
    : skill.alternatives.includes(refused)
      ? [{ ...skill, alternatives: skill.alternatives.filter((name) => name !== refused) }]
      : [skill]
