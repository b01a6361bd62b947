import { dayMs, dayOf } from './period.ts'
import type { Figures, Scope } from './ports.ts'
import { inDays, median, rounded, sinceContact } from './statistics.ts'
import type { DaysBefore, Overview, TrendPoint } from './views.ts'

type Step = Overview['trend']['step']

/** Weeks while there are few of them, then months, then years: a chart has room for about forty. */
const stepFor = (days: number): Step => (days <= 100 ? 'week' : days <= 1200 ? 'month' : 'year')

/** When the step that this day is in began: weeks on Mondays. */
function beginning(step: Step, day: number): number {
  const date = new Date(day)
  if (step === 'week') return day - ((date.getUTCDay() + 6) % 7) * dayMs
  return Date.UTC(date.getUTCFullYear(), step === 'month' ? date.getUTCMonth() : 0)
}

function next(step: Step, begin: number): number {
  const date = new Date(begin)
  if (step === 'week') return begin + 7 * dayMs
  return step === 'month' ? Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) : Date.UTC(date.getUTCFullYear() + 1, 0)
}

/** What happened in each week, month or year of the scope. The first and the last end where the scope does. */
export async function trendOf(figures: Pick<Figures, 'days'>, scope: Scope): Promise<Overview['trend']> {
  const days = await figures.days(scope)
  const lastDay = Math.min(scope.to - 1, scope.now)
  const today = lastDay - (lastDay % dayMs)
  const firstDay = scope.from > 0 ? scope.from : (days[0]?.day ?? today)
  const step = stepFor((today - firstDay) / dayMs + 1)
  const points: TrendPoint[] = []
  for (let begin = beginning(step, firstDay); begin <= today; begin = next(step, begin)) {
    const [from, to] = [Math.max(begin, firstDay), Math.min(next(step, begin) - dayMs, today)]
    points.push({ firstDay: dayOf(from), lastDay: dayOf(to), ...sumOf(days.filter(({ day }) => day >= from && day <= to)) })
  }
  return { step, points }
}

const sumOf = (days: { ranked: number; hired: number; rejected: number }[]) => {
  const sum = { ranked: 0, hired: 0, rejected: 0 }
  for (const { ranked, hired, rejected } of days) {
    sum.ranked += ranked
    sum.hired += hired
    sum.rejected += rejected
  }
  return sum
}

/** How many were ranked, hired and rejected in the days of the scope. */
export const countsOf = async (figures: Pick<Figures, 'days'>, scope: Scope) => sumOf(await figures.days(scope))

/** The same numbers for as many days just before; null where the scope has no beginning. */
export async function beforeOf(figures: Pick<Figures, 'days' | 'hires' | 'scores'>, scope: Scope): Promise<DaysBefore | null> {
  const length = scope.to - scope.from
  if (scope.from <= 0 || scope.from - length < 0) return null
  const before = { ...scope, from: scope.from - length, to: scope.from }
  return {
    firstDay: dayOf(before.from),
    lastDay: dayOf(before.to - dayMs),
    ...(await countsOf(figures, before)),
    daysToHire: inDays(median(sinceContact(await figures.hires(before)))),
    medianScore: rounded(median((await figures.scores(before)).percentages)),
  }
}
