import { periodStart } from '#src/privacy/index.ts'
import { eachByItself } from '#src/shared/each-by-itself.ts'
import type { Visit } from '#src/shared/visit.ts'
import { eraseApplication } from '../applying/erase.ts'
import type { Company } from '../company.ts'
import type { KeptApplication } from '../keeping-ports.ts'
import type { Tools } from '../tools.ts'
import { endsAt, type KeepPeriod, nightOf, periodOf } from './keep.ts'

/** Applications looked at between two turns of others. */
const slice = 500

/** Rows of a preview; the counts are of all. */
const shown = 50

/** What a period takes, and when. */
export interface KeepPreview {
  /** How many have had their time; they go in the next night. */
  dueNow: number
  /** Of those whose time is over: kept by a hold. */
  held: number
  /** When the next whose time is not over yet goes; null when there is none. */
  nextAt: Date | null
  /** The first, by date. */
  due: { application: KeptApplication; erasedAt: Date }[]
}

export interface KeepSettings {
  period: KeepPeriod | null
  /** Null without a period. */
  preview: KeepPreview | null
  held: KeptApplication[]
}

async function* applicationsOf({ applicationKeeping }: Tools, companyId: string): AsyncGenerator<KeptApplication> {
  for (let after = ''; ; ) {
    const found = await applicationKeeping.ofCompany(companyId, after, slice)
    yield* found
    if (found.length < slice) return
    after = found.at(-1)!.id
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function previewOf(tools: Tools, companyId: string, period: KeepPeriod): Promise<KeepPreview> {
  const now = tools.clock.now()
  const preview: KeepPreview = { dueNow: 0, held: 0, nextAt: null, due: [] }
  for await (const application of applicationsOf(tools, companyId)) {
    const isDue = endsAt(application, period) <= now
    if (application.hold) {
      if (isDue) preview.held += 1
      continue
    }
    const erasedAt = nightOf(application, period, now)
    if (isDue) preview.dueNow += 1
    else if (!preview.nextAt || erasedAt < preview.nextAt) preview.nextAt = erasedAt
    preview.due.push({ application, erasedAt })
    // Sorted now and then, so that many applications need no room for as many rows.
    if (preview.due.length > 20 * shown) preview.due = earliest(preview.due)
  }
  return { ...preview, due: earliest(preview.due) }
}

const earliest = (rows: KeepPreview['due']) =>
  rows.toSorted((a, b) => a.application.since.getTime() - b.application.since.getTime()).slice(0, shown)

const savedPeriod = ({ clock }: Tools, company: Company, days: number): KeepPeriod => ({
  days,
  startsAt: periodStart(days, periodOf(company) ?? undefined, clock.now()),
})

/** For how long a company keeps applications, and what that takes. */
export function keepPeriods(tools: Tools) {
  const { applicationKeeping, clock, companies, jobChanged, jobPosts, transaction } = tools

  const keepSettings = async ({ id }: Pick<Company, 'id'>): Promise<KeepSettings> => {
    const period = periodOf(await companies.find(id))
    return {
      period,
      preview: period && (await previewOf(tools, id, period)),
      held: await applicationKeeping.held(id),
    }
  }

  return {
    keepSettings,

    /** What a period would take if it were saved now. */
    previewKeeping: (company: Company, days: number): Promise<KeepPreview> =>
      previewOf(tools, company.id, savedPeriod(tools, company, days)),

    /** Sets the period, or with null switches it off. */
    async changeKeeping({ id }: Pick<Company, 'id'>, days: number | null, { address, requestId }: Visit): Promise<KeepSettings> {
      const isChanged = await transaction(async () => {
        const company = await companies.find(id)
        if (!company || company.keepDays === days) return false
        const next = days === null ? null : savedPeriod(tools, company, days)
        await companies.update(id, { keepDays: days, keepStartsAt: next?.startsAt ?? null })
        await tools.auditLog.append({
          action: 'change-retention',
          companyId: id,
          address,
          requestId,
          details: { kind: 'applications', before: company.keepDays ?? 'off', after: days ?? 'off' },
        })
        return true
      })
      // The form of every job says so.
      if (isChanged) for (const { publicId } of await jobPosts.ofCompany(id)) jobChanged(publicId)
      return keepSettings({ id })
    },

    /** Erases what has had its time, of every company whose period has begun. Safe to repeat and to break off. */
    async eraseOld(): Promise<void> {
      const { each, end } = eachByItself()
      for (const companyId of await applicationKeeping.companiesWithStarted(clock.now()))
        await each(() => eraseOldOf(tools, companyId))
      end()
    },
  }
}

async function eraseOldOf(tools: Tools, companyId: string) {
  const { applicationKeeping, clock, companies } = tools
  /** As it is now: a company may have switched it off while the others were erased. */
  const current = async () => {
    const period = periodOf(await companies.find(companyId))
    return period && period.startsAt <= clock.now() ? period : null
  }
  const period = await current()
  if (!period) return
  for await (const { id, since, hold } of applicationsOf(tools, companyId)) {
    if (hold || endsAt({ since }, period) > clock.now()) continue
    // Somebody may have written to them, or put a hold on, since it was their turn to be looked at.
    const stillWanted = async () => {
      const [now, standing] = [await current(), (await applicationKeeping.standings([id])).get(id)]
      return now !== null && standing !== undefined && !standing.hold && endsAt(standing, now) <= clock.now()
    }
    await eraseApplication(tools)({ id }, 'retention', { stillWanted, details: { cause: 'retention', days: period.days } })
  }
}
