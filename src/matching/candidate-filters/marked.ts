import type { WorkflowFacts } from '../ask-ports.ts'
import { lateDays, lateMark } from '../constants.ts'
import { type Bits, inAll, noBits, setBit } from './bits.ts'
import type { CandidateIndex } from './candidate-index.ts'
import { asCompared } from './filters.ts'

/** Names of stages and of tags: any of each, and of both where both are given. */
export interface MarksWanted {
  stages?: readonly string[]
  tags?: readonly string[]
  /** Names of what is said of notices; there is one: nobody told them in time. */
  notices?: readonly string[]
}

export const wantsMarks = ({ stages = [], tags = [], notices = [] }: MarksWanted) =>
  stages.length + tags.length + notices.length > 0

/** The candidates who stand in one of the stages and carry one of the tags. */
export async function markedPlaces(
  index: CandidateIndex,
  workspaceId: string,
  facts: WorkflowFacts,
  { stages = [], tags = [], notices = [] }: MarksWanted,
  now: Date,
): Promise<Bits> {
  const found: [Bits, ...Bits[]] = [index.figures().taken]
  if (stages.length > 0) found.push(await inStages(index, workspaceId, facts, named(stages)))
  if (tags.length > 0) found.push(await withTags(index, workspaceId, facts, named(tags)))
  if (notices.length > 0)
    found.push(ofIds(index, named(notices).has(asCompared(lateMark)) ? await facts.untold(workspaceId, lateSince(now)) : []))
  return inAll(found)
}

const lateSince = (now: Date) => new Date(now.getTime() - lateDays * 24 * 60 * 60_000)

const named = (names: readonly string[]) => new Set(names.map(asCompared))

const ofIds = (index: CandidateIndex, ids: Iterable<string>): Bits => {
  const found = noBits(index.figures().percentages.length)
  for (const id of ids) {
    const place = index.placeOf(id)
    if (place !== undefined) setBit(found, place)
  }
  return found
}

async function inStages(index: CandidateIndex, workspaceId: string, facts: WorkflowFacts, names: Set<string>): Promise<Bits> {
  const chosen = (await facts.stages(workspaceId)).filter(({ name }) => names.has(asCompared(name)))
  const ids = new Set(chosen.map(({ id }) => id))
  // Only for the first stages, where those are whom nobody has moved, it has to be known who is anywhere else.
  const written = await facts.standings(workspaceId, chosen.some(({ first }) => first) ? undefined : [...ids])
  const elsewhere = ofIds(
    index,
    written.filter(({ stageId }) => !ids.has(stageId)).map(({ candidateId }) => candidateId),
  )
  const found = ofIds(
    index,
    written.filter(({ stageId }) => ids.has(stageId)).map(({ candidateId }) => candidateId),
  )
  // Whom nobody has moved is in the first stage.
  for (const { first, jobDescriptionId } of chosen)
    if (first) for (const place of index.ofJob(jobDescriptionId)) setBit(found, place)
  for (let word = 0; word < found.length; word += 1) found[word]! &= ~elsewhere[word]!
  return found
}

async function withTags(index: CandidateIndex, workspaceId: string, facts: WorkflowFacts, names: Set<string>): Promise<Bits> {
  const chosen = (await facts.tags(workspaceId)).filter(({ name }) => names.has(asCompared(name)))
  if (chosen.length === 0) return noBits(index.figures().percentages.length)
  return ofIds(
    index,
    await facts.tagged(
      workspaceId,
      chosen.map(({ id }) => id),
    ),
  )
}
