import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CalendarStore, ConnectedCalendar } from '#src/scheduling/calendar-ports.ts'
import type { Database } from './open.ts'
import { connectedCalendars, workingHours } from './schema.ts'
import { writing } from './writing.ts'

type Row = typeof connectedCalendars.$inferSelect

const calendarOf = ({ readAt, readFrom, readTo, busy, awaySince, trouble, ...row }: Row): ConnectedCalendar => ({
  ...row,
  lastRead:
    readAt && readFrom && readTo
      ? {
          at: readAt,
          from: readFrom,
          to: readTo,
          busy: (busy ?? []).map(([start, end]) => ({ start: new Date(start), end: new Date(end) })),
        }
      : null,
  trouble: awaySince && trouble ? { since: awaySince, why: trouble } : null,
})

export function databaseConnectedCalendars({ query, transaction }: Database): CalendarStore {
  const write = writing({ transaction })
  return {
    calendarsOf: async (userIds) =>
      (
        await query()
          .select()
          .from(connectedCalendars)
          .where(inArray(connectedCalendars.userId, userIds))
          .orderBy(asc(connectedCalendars.createdAt), asc(connectedCalendars.id))
          .all()
      ).map(calendarOf),
    add: ({ id, userId, kind, label, sealed, createdAt }) =>
      write(() => query().insert(connectedCalendars).values({ id, userId, kind, label, sealed, createdAt }).run()),
    remove: (userId, id) =>
      transaction(async () => {
        const own = and(eq(connectedCalendars.userId, userId), eq(connectedCalendars.id, id))
        const found = await query().select({ id: connectedCalendars.id }).from(connectedCalendars).where(own).get()
        if (found) await query().delete(connectedCalendars).where(own).run()
        return found !== undefined
      }),
    noteRead: (id, { at, from, to, busy }, sealed) =>
      write(() =>
        query()
          .update(connectedCalendars)
          .set({
            readAt: at,
            readFrom: from,
            readTo: to,
            busy: busy.map(({ start, end }): [number, number] => [start.getTime(), end.getTime()]),
            awaySince: null,
            trouble: null,
            ...(sealed === undefined ? {} : { sealed }),
          })
          .where(eq(connectedCalendars.id, id))
          .run(),
      ),
    noteTrouble: (id, { since, why }) =>
      write(() =>
        query().update(connectedCalendars).set({ awaySince: since, trouble: why }).where(eq(connectedCalendars.id, id)).run(),
      ),
    hoursOf: async (userIds) =>
      new Map(
        (await query().select().from(workingHours).where(inArray(workingHours.userId, userIds)).all()).map(
          ({ userId, ...hours }) => [userId, hours],
        ),
      ),
    putHours: (userId, hours) =>
      write(() =>
        query()
          .insert(workingHours)
          .values({ userId, ...hours })
          .onConflictDoUpdate({ target: workingHours.userId, set: hours })
          .run(),
      ),
  }
}
