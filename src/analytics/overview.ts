import { confidenceBands, deeds, type MeasureKey, messageStates, scoreStep, sourceLabels } from './constants.ts'
import type { AnalyticsPorts, Scope } from './ports.ts'
import type { Place } from './stage-places.ts'
import { inDays, median, percentile, rounded, shareOf, sinceContact } from './statistics.ts'
import { beforeOf, trendOf } from './trend.ts'
import type { Count, Overview } from './views.ts'

const counted = (measure: MeasureKey, count: number, of: string | number = ''): Count => ({ measure, of: String(of), count })
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Lets others in between two questions to the database, each of which keeps the server from everything else. */
const breathe = () => new Promise((resolve) => setImmediate(resolve))

/** Everything that the screen shows of one scope. */
export async function overviewOf({ figures, assessmentFigures }: AnalyticsPorts, scope: Scope, places: Place[]) {
  const funnel = await funnelOf(figures, scope, places)
  await breathe()
  const timeInStage = await timeInStageOf(figures, scope, places)
  await breathe()
  const timeToHire = await timeToHireOf(figures, scope)
  const sources = await sourcesOf(figures, scope)
  await breathe()
  const scores = await scoresOf(figures, scope)
  await breathe()
  const rejections = await rejectionsOf(figures, scope, places)
  const tasks = await tasksOf(figures, scope)
  const messages = await messagesOf(figures, scope)
  const states = (await assessmentFigures?.counts(scope)) ?? []
  await breathe()
  const trend = await trendOf(figures, scope)
  const before = await beforeOf(figures, scope)
  await breathe()
  const colleagues = await colleaguesOf(figures, scope)
  const assessments = states.map(({ state, count }) => ({ label: state, count: counted('assessments', count, state) }))
  return { trend, before, colleagues, funnel, timeInStage, timeToHire, sources, scores, rejections, tasks, messages, assessments }
}

type Figures = AnalyticsPorts['figures']

async function funnelOf(figures: Figures, scope: Scope, places: Place[]): Promise<Overview['funnel']> {
  const journeys = await figures.journeys(scope)
  const of = (wanted: (journey: (typeof journeys)[number]) => boolean) => sum(journeys.filter(wanted).map(({ count }) => count))
  const reached = places.map(({ place }) => of(({ furthest }) => furthest >= place))
  return {
    ranked: counted(
      'ranked',
      of(() => true),
    ),
    stages: places.map(({ place, name, kind }) => ({
      name,
      kind,
      reached: counted('reached', reached[place]!, place),
      ofPrevious: place === 0 ? null : shareOf(reached[place]!, reached[place - 1]!),
      ofAll: shareOf(reached[place]!, reached[0]!),
      entered: counted(
        'entered',
        of((journey) => journey.places.has(place)),
        place,
      ),
      open: counted(
        'open',
        of(({ furthest, isRejected }) => furthest === place && !isRejected),
        place,
      ),
      rejected: counted(
        'stopped-here',
        of(({ furthest, isRejected }) => furthest === place && isRejected),
        place,
      ),
    })),
  }
}

async function timeInStageOf(figures: Figures, scope: Scope, places: Place[]): Promise<Overview['timeInStage']> {
  const ended = await figures.endedStays(scope)
  await breathe()
  const lasting = await figures.lastingStays(scope)
  const open = places.filter(({ kind }) => kind === 'open').map(({ place, name }) => ({ place, name }))
  const removed = ended.has(-1) ? [{ place: -1, name: removedStages }] : []
  return [...open, ...removed].map(({ place, name }) => {
    const [took, lasts] = [ended.get(place) ?? [], lasting.get(place) ?? []]
    return {
      name,
      left: counted('left', took.length, place),
      medianDays: inDays(median(took)),
      ninetiethDays: inDays(percentile(took, 90)),
      stillThere: place === -1 ? null : counted('still-there', lasts.length, place),
      medianDaysSoFar: inDays(median(lasts)),
    }
  })
}

export const removedStages = 'Removed stages'

async function timeToHireOf(figures: Figures, scope: Scope): Promise<Overview['timeToHire']> {
  const hires = await figures.hires(scope)
  const contacted = sinceContact(hires)
  return {
    hired: counted('hired', hires.length),
    fromContact: { count: counted('hired-contacted', contacted.length), medianDays: inDays(median(contacted)) },
    uncontacted: counted('hired-uncontacted', hires.length - contacted.length),
    fromPosting: {
      count: counted('hired-posted', hires.length),
      medianDays: inDays(median(hires.map(({ hiredAt, postedAt }) => hiredAt - postedAt))),
    },
  }
}

async function sourcesOf(figures: Figures, scope: Scope): Promise<Overview['sources']> {
  const found = await figures.sources(scope)
  const by = (key: (each: (typeof found)[number]) => string) => [...Map.groupBy(found, key)].map(([of, own]) => ({ of, own }))
  const most = (one: { count: Count }, other: { count: Count }) => other.count.count - one.count.count
  return {
    ways: by(({ source }) => source)
      .map(({ of, own }) => ({
        label: sourceLabels[of] ?? of,
        count: counted('source', sum(own.map(({ count }) => count)), of),
      }))
      .toSorted(most),
    people: by(({ uploaderId }) => uploaderId ?? '')
      .map(({ of, own }) => ({
        label: own[0]!.uploader ?? nobodyKnown,
        count: counted('uploader', sum(own.map(({ count }) => count)), of),
      }))
      .toSorted(most),
  }
}

export const nobodyKnown = 'Somebody who has left'

async function scoresOf(figures: Figures, scope: Scope): Promise<Overview['scores']> {
  const { percentages, confidences } = await figures.scores(scope)
  const between = (numbers: number[], from: number, below: number) =>
    numbers.reduce((count, each) => (each >= from && each < below ? count + 1 : count), 0)
  const bins = Array.from({ length: 100 / scoreStep }, (_, index) => {
    const from = index * scoreStep
    const isLast = from + scoreStep === 100
    const count = between(percentages, from, isLast ? 101 : from + scoreStep)
    return { from, to: isLast ? 100 : from + scoreStep - 1, count: counted('score', count, from) }
  })
  return {
    median: rounded(median(percentages)),
    medianConfidence: rounded(median(confidences)),
    bins,
    confidence: confidenceBands.map(({ key, label, from }, index) => ({
      label,
      count: counted('confidence', between(confidences, from, confidenceBands[index - 1]?.from ?? 101), key),
    })),
  }
}

async function rejectionsOf(figures: Figures, scope: Scope, places: Place[]): Promise<Overview['rejections']> {
  const found = await figures.rejections(scope)
  const reasons = [...Map.groupBy(found, ({ reason }) => reason)]
    .map(([reason, own]) => ({
      label: reason || 'No reason on record',
      count: counted('rejected-reason', sum(own.map(({ count }) => count)), reason),
    }))
    .toSorted((one, other) => other.count.count - one.count.count)
  const names = [...places.map(({ place, name }) => ({ place, name })), { place: -1, name: removedStages }]
  const stages = names
    .map(({ place, name }) => ({
      label: name,
      count: counted('rejected-from', sum(found.filter((each) => each.place === place).map(({ count }) => count)), place),
    }))
    .filter(({ count }) => count.count > 0)
  return { all: counted('rejected', sum(found.map(({ count }) => count))), reasons, stages }
}

async function tasksOf(figures: Figures, scope: Scope): Promise<Overview['tasks']> {
  const found = await figures.tasks(scope)
  return found
    .map(({ assigneeId, assignee, open, overdue }) => ({
      label: assigneeId === null ? 'Nobody yet' : (assignee ?? nobodyKnown),
      open: counted('tasks-open', open, assigneeId ?? ''),
      overdue: counted('tasks-overdue', overdue, assigneeId ?? ''),
    }))
    .toSorted((one, other) => other.open.count - one.open.count || one.label.localeCompare(other.label, 'en'))
}

/** What each person did, those who did most first. */
async function colleaguesOf(figures: Figures, scope: Scope): Promise<Overview['colleagues']> {
  const found = await figures.deeds(scope)
  return [...Map.groupBy(found, ({ userId }) => userId)]
    .map(([userId, own]) => ({
      label: own[0]!.name ?? nobodyKnown,
      deeds: deeds.map(({ measure }) => counted(measure, own.find(({ deed }) => deed === measure)?.count ?? 0, userId)),
    }))
    .toSorted((one, other) => sum(other.deeds.map(({ count }) => count)) - sum(one.deeds.map(({ count }) => count)))
}

async function messagesOf(figures: Figures, scope: Scope): Promise<Overview['messages']> {
  const found = new Map((await figures.messages(scope)).map(({ state, count }) => [state, count]))
  return messageStates.map(({ key, label }) => ({ label, count: counted('messages', found.get(key) ?? 0, key) }))
}
