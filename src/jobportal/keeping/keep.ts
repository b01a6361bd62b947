import { dayMs, nextRun } from '#src/privacy/index.ts'
import type { Company } from '../company.ts'
import type { ApplicationStanding } from '../keeping-ports.ts'
import type { Tools } from '../tools.ts'

/** How long a company keeps applications. */
export interface KeepPeriod {
  days: number
  /** Nothing goes before. */
  startsAt: Date
}

/** What becomes of an application if nothing happens. */
export interface Keeping {
  /** The night in which it is erased; null without a period, and while a hold keeps it. */
  erasedAt: Date | null
  hold: ApplicationStanding['hold']
  asksDeletion: boolean
}

/** Null while nothing of a company's applications is deleted by itself. */
export const periodOf = (company: Pick<Company, 'keepDays' | 'keepStartsAt'> | null): KeepPeriod | null =>
  company?.keepDays && company.keepStartsAt ? { days: company.keepDays, startsAt: company.keepStartsAt } : null

/** When the time of an application is over, whether or not a hold keeps it. */
export const endsAt = ({ since }: Pick<ApplicationStanding, 'since'>, { days }: Pick<KeepPeriod, 'days'>): Date =>
  new Date(since.getTime() + days * dayMs)

/** The night in which it goes: the first one after its time is over and the period has begun, never one that is past. */
export function nightOf(standing: Pick<ApplicationStanding, 'since'>, period: KeepPeriod, now: Date): Date {
  const ready = Math.max(endsAt(standing, period).getTime(), period.startsAt.getTime(), now.getTime())
  // What is ready at the very hour still goes in that night.
  return nextRun(new Date(ready - 1))
}

export function keepingOf(standing: ApplicationStanding, period: KeepPeriod | null, now: Date): Keeping {
  const { hold, asksDeletion } = standing
  return { erasedAt: period && !hold ? nightOf(standing, period, now) : null, hold, asksDeletion }
}

export const unknownKeeping: Keeping = { erasedAt: null, hold: null, asksDeletion: false }

/** What becomes of a company's applications, by id. */
export async function keepingsOf(
  { applicationKeeping, clock, companies }: Pick<Tools, 'applicationKeeping' | 'clock' | 'companies'>,
  companyId: string,
  ids: string[],
): Promise<(id: string) => Keeping> {
  const period = periodOf(await companies.find(companyId))
  const standings = await applicationKeeping.standings(ids)
  const now = clock.now()
  return (id) => {
    const standing = standings.get(id)
    return standing ? keepingOf(standing, period, now) : unknownKeeping
  }
}
