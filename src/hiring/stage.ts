import { createHash } from 'node:crypto'
import { defaultStages, maximumStageName, maximumStages, type stageKinds } from './constants.ts'
import { InvalidInput } from './errors.ts'

export type StageKind = (typeof stageKinds)[number]

/** One step that candidates of a job description go through. */
export interface Stage {
  id: string
  name: string
  kind: StageKind
  /**
   * Marked by people: its candidates count as shortlisted for the company and for whoever applied. Only open stages after the first are
   * marked.
   */
  shortlisted: boolean
}

/** Where a candidate stands. Version 0 is somebody whom nobody has moved yet. */
export interface Placement {
  stageId: string
  version: number
  enteredAt: Date
  movedBy: string | null
  /** Id of the stage before; '' for none. */
  cameFrom: string
  /** Why, for a rejected candidate. */
  reason: string | null
}

/** The stages that a job description starts with. Their ids are the same each time, before they are stored and after. */
export const startingStages = (jobDescriptionId: string): Stage[] =>
  defaultStages.map(({ key, name, kind }) => ({
    id: createHash('sha256').update(`${jobDescriptionId}:${key}`).digest('hex').slice(0, 32),
    name,
    kind,
    shortlisted: false,
  }))

/** A stage as a person asks for it; a new one has no id yet. */
export interface WantedStage {
  id?: string
  name: string
  kind: StageKind
  /** As it was where it is not said. */
  shortlisted?: boolean
}

const sameness = (name: string) => name.toLowerCase()

/** Checks a new list of stages against what is there, and gives new ones their ids. */
export function checkedStages(wanted: WantedStage[], before: Stage[], newId: () => string): Stage[] {
  if (wanted.length > maximumStages)
    throw new InvalidInput('stages', `A job description can have ${maximumStages} stages at most.`)
  const seen = new Set<string>()
  const usedIds = new Set<string>()
  const stages = wanted.map(({ id, name: typed, kind, shortlisted: mark }, index): Stage => {
    const name = typed
      .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const field = `stages.${index}`
    if (name === '') throw new InvalidInput(field, 'Every stage needs a name.')
    if (name.length > maximumStageName)
      throw new InvalidInput(field, `The name of a stage can have ${maximumStageName} characters at most.`)
    if (seen.has(sameness(name))) throw new InvalidInput(field, `There is already a stage named ${name}.`)
    seen.add(sameness(name))
    const canBeMarked = index > 0 && kind === 'open'
    if (mark && !canBeMarked)
      throw new InvalidInput(field, 'Only a later stage that is still open can be the one for shortlisted candidates.')
    if (id === undefined) return { id: newId(), name, kind, shortlisted: mark ?? false }
    const known = before.find((stage) => stage.id === id)
    if (!known || usedIds.has(id)) throw new InvalidInput(field, 'This stage does not belong to this job.')
    usedIds.add(id)
    // Otherwise everybody in it would be rejected, or hired, by a change of settings.
    if (known.kind !== kind) throw new InvalidInput(field, 'What a stage means cannot be changed. Add another one instead.')
    return { id, name, kind, shortlisted: canBeMarked && (mark ?? known.shortlisted) }
  })
  if (stages[0]?.kind !== 'open')
    throw new InvalidInput('stages', 'New candidates arrive in the first stage, so it must be one that is still open.')
  for (const kind of ['hired', 'rejected'] as const)
    if (!stages.some((stage) => stage.kind === kind))
      throw new InvalidInput('stages', `One stage must be for candidates who are ${kind}.`)
  return stages
}
