import type { AnalyticsStage, PlacedStage } from './ports.ts'

/** One step of the funnel. */
export interface Place {
  place: number
  name: string
  kind: 'open' | 'hired'
}

export interface StagePlaces {
  places: Place[]
  stages: PlacedStage[]
}

/** The first stage, for candidates whom nobody has moved. */
const beginning: PlacedStage = { id: '', place: 0, kind: 'open' }

/** The own stages of a job description: the open ones in their order, then hired. */
export function placesOfJob(own: AnalyticsStage[]): StagePlaces {
  const open = own.filter(({ kind }) => kind === 'open')
  const hired = own.filter(({ kind }) => kind === 'hired')
  const places = open.map(({ name }, place): Place => ({ place, name, kind: 'open' }))
  places.push({ place: open.length, name: hired.map(({ name }) => name).join(' / ') || 'Hired', kind: 'hired' })
  const placeOf = (stage: AnalyticsStage) => {
    if (stage.kind === 'rejected') return null
    return stage.kind === 'hired' ? open.length : open.indexOf(stage)
  }
  return { places, stages: [beginning, ...own.map((stage) => ({ id: stage.id, place: placeOf(stage), kind: stage.kind }))] }
}

/**
 * All job descriptions together, by the starting stages. A renamed stage keeps its place; an added one belongs to the starting
 * stage that it follows.
 */
export function placesOfAll(
  stored: ReadonlyMap<string, AnalyticsStage[]>,
  startingStages: (jobDescriptionId: string) => AnalyticsStage[],
): StagePlaces {
  const { places } = placesOfJob(startingStages(''))
  const hiredPlace = places.length - 1
  const stages: PlacedStage[] = [beginning]
  for (const [jobDescriptionId, own] of stored) {
    const open = startingStages(jobDescriptionId).filter(({ kind }) => kind === 'open')
    const known = new Map(open.map(({ id }, place) => [id, place]))
    let follows = 0
    for (const { id, kind } of own) {
      if (kind === 'open') follows = known.get(id) ?? follows
      stages.push({ id, kind, place: kind === 'rejected' ? null : kind === 'hired' ? hiredPlace : follows })
    }
  }
  return { places, stages }
}
