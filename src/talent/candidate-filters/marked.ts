import type { ListQuery } from '#src/contracts/talent/candidate-calls.ts'
import type { WorkflowFacts } from '../ask-ports.ts'
import { lateDays, lateMark } from '../constants.ts'
import { type Bits, inAll, noBits, setBit } from './bits.ts'
import type { CandidateIndex } from './candidate-index.ts'
import { asCompared } from './filters.ts'

/**
 * Names of stages and of tags: any of each, and of both where both are given. And of what is said of notices; there is one: nobody told
 * them in time.
 */
type MarksWanted = Pick<ListQuery, 'stage' | 'tag' | 'notice'>

const mostMarks = 50

const named = (given: string | string[] | undefined) => new Set([given ?? []].flat().slice(0, mostMarks).map(asCompared))

export const wantsMarks = ({ stage, tag, notice }: MarksWanted) => [stage, tag, notice].some((given) => named(given).size > 0)

/** The candidates who stand in one of the stages and carry one of the tags. */
export async function markedPlaces(
  index: CandidateIndex,
  workspaceId: string,
  facts: WorkflowFacts,
  { stage, tag, notice }: MarksWanted,
  now: Date,
): Promise<Bits> {
  const [stages, tags, notices] = [named(stage), named(tag), named(notice)]
  const found: [Bits, ...Bits[]] = [index.figures().taken]
  if (stages.size > 0) found.push(await inStages(index, workspaceId, facts, stages))
  if (tags.size > 0) found.push(await withTags(index, workspaceId, facts, tags))
  if (notices.size > 0)
    found.push(ofIds(index, notices.has(asCompared(lateMark)) ? await facts.untold(workspaceId, lateSince(now)) : []))
  return inAll(found)
}

const lateSince = (now: Date) => new Date(now.getTime() - lateDays * 24 * 60 * 60_000)

/** Whom somebody has looked at, or moved out of the first stage. */
export async function settledCandidates(workspaceId: string, facts: WorkflowFacts): Promise<Set<string>> {
  const firsts = new Set((await facts.stages(workspaceId)).flatMap(({ id, first }) => (first ? id : [])))
  const elsewhere = (await facts.standings(workspaceId)).filter(({ stageId }) => !firsts.has(stageId))
  return new Set([...(await facts.lookedAt(workspaceId)), ...elsewhere.map(({ candidateId }) => candidateId)])
}

/** All places by the stage that each stands in, from the first to the last of their position; within one by match. */
export async function placesByStage(index: CandidateIndex, workspaceId: string, facts: WorkflowFacts): Promise<Uint32Array> {
  const positions = new Map<string, number>()
  let at = 0
  for (const { id, first } of await facts.stages(workspaceId)) {
    at = first ? 0 : at + 1
    positions.set(id, at)
  }
  // Whom nobody has moved is in the first stage.
  const weights = new Uint8Array(index.figures().percentages.length)
  for (const { candidateId, stageId } of await facts.standings(workspaceId)) {
    const place = index.placeOf(candidateId)
    if (place !== undefined) weights[place] = positions.get(stageId) ?? 0
  }
  return index.arranged(weights)
}

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
