import type { JobPayload } from '#src/contracts/jobs.ts'
import type { JobSteps } from '#src/ports/job-queue.ts'
import { isJobRole } from '#src/shared/roles.ts'
import { measures } from './constants.ts'
import { dayMs, dayOf } from './period.ts'
import type { AnalyticsPorts } from './ports.ts'
import type { RowsAnswer } from './views.ts'

/** The kind of job that mails the numbers of a week to one reader. */
export const weeklyJob = 'weekly-report'

/** At this hour (UTC) of Mondays. */
const hour = 6

/** The next Monday, 'YYYY-MM-DD', whose hour has not come yet. */
export function nextMonday(now: Date): string {
  const today = Date.parse(`${dayOf(now.getTime())}T00:00:00Z`)
  const ahead = (8 - new Date(today).getUTCDay()) % 7
  const monday = today + ahead * dayMs
  return dayOf(monday + hour * 3_600_000 > now.getTime() ? monday : monday + 7 * dayMs)
}

interface Numbers {
  counts(workspaceId: string, week: { from: string; to: string }): Promise<{ ranked: number; hired: number; rejected: number }>
  rows(
    workspaceId: string,
    question: { measure: string; of?: string; range: string },
    page: { limit: number; offset: number },
  ): Promise<RowsAnswer>
  waitingLimit(workspaceId: string): Promise<number>
}

/** Plain numbers of the week that is over, each with its definition, to whoever asked for them. Every week queues the next. */
export function weeklyReport({ weeklyReaders, jobs, sendMail, transaction, clock, publicUrl }: AnalyticsPorts, numbers: Numbers) {
  const queue = (workspaceId: string, userId: string, monday: string) =>
    jobs.add({
      kind: weeklyJob,
      payload: { workspaceId, userId, monday },
      runAt: new Date(`${monday}T0${hour}:00:00Z`),
      key: `${weeklyJob}:${workspaceId}:${userId}:${monday}`,
    })
  const countNow = async (workspaceId: string, measure: 'waiting' | 'unseen', of?: string) => {
    const { title, definition, total } = await numbers.rows(
      workspaceId,
      { measure, range: 'all', ...(of ? { of } : {}) },
      { limit: 1, offset: 0 },
    )
    return { title: `${title}, now`, count: total, definition }
  }
  const ofWeek = async (workspaceId: string, week: { from: string; to: string }) => {
    const counts = await numbers.counts(workspaceId, week)
    const counted = (['ranked', 'hired', 'rejected'] as const).map((measure) => ({
      title: measures[measure].title,
      count: counts[measure],
      definition: measures[measure].definition,
    }))
    const limit = String(await numbers.waitingLimit(workspaceId))
    return [...counted, await countNow(workspaceId, 'unseen'), await countNow(workspaceId, 'waiting', limit)]
  }
  return {
    wantsWeekly: (by: { id: string; workspaceId: string }) => weeklyReaders.has(by.workspaceId, by.id),
    async chooseWeekly(by: { id: string; workspaceId: string }, wants: boolean): Promise<boolean> {
      await transaction(async () => {
        await weeklyReaders.put(by.workspaceId, by.id, wants)
        if (wants) await queue(by.workspaceId, by.id, nextMonday(clock.now()))
      })
      return wants
    },
    async tellWeek({ workspaceId, userId, monday }: JobPayload<typeof weeklyJob>, job: JobSteps): Promise<void> {
      const reader = await weeklyReaders.find(workspaceId, userId)
      if (!reader) return
      const end = Date.parse(`${monday}T00:00:00Z`) - dayMs
      const week = { from: dayOf(end - 6 * dayMs), to: dayOf(end) }
      // Who sees some jobs only gets no numbers of all of them.
      const told = isJobRole(reader.role) ? null : await ofWeek(workspaceId, week)
      await transaction(async () => {
        await job.done()
        await queue(workspaceId, userId, nextMonday(clock.now()))
        if (told)
          await sendMail({
            kind: 'weekly-report',
            to: reader.email,
            fullName: reader.fullName,
            workspaceName: reader.workspaceName,
            firstDay: week.from,
            lastDay: week.to,
            numbers: told,
            link: `${publicUrl}/dashboard/analytics?${new URLSearchParams(week)}`,
            settingsLink: `${publicUrl}/dashboard/settings`,
          })
      })
    },
  }
}
