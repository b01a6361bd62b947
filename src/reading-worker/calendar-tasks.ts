import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { CalendarFailure, type CalendarTexts } from '#src/scheduling/calendar-service.ts'
import type { Busy } from '#src/scheduling/offer.ts'

interface CalendarReader {
  busyInFreeBusy(text: string): Busy[] | null
  busyInEvents(text: string, from: Date, to: Date): Busy[]
}

/** Loaded with the first calendar: most servers have none. */
type LoadReader = () => Promise<CalendarReader>

type Asked = { kind: 'free-busy'; text: string } | { kind: 'events'; texts: string[]; from: number; to: number }
/** JSON knows no dates: beginnings and ends in milliseconds since 1970. */
type Spans = [start: number, end: number][]

async function spansOf(load: LoadReader, asked: Asked): Promise<Spans | null> {
  const { busyInEvents, busyInFreeBusy } = await load()
  const busy =
    asked.kind === 'free-busy'
      ? busyInFreeBusy(asked.text)
      : asked.texts.flatMap((text) => busyInEvents(text, new Date(asked.from), new Date(asked.to)))
  return busy?.map(({ start, end }) => [start.getTime(), end.getTime()]) ?? null
}

/** As a task of a reading process, whose one argument is JSON. */
export const calendarTasks = (load: LoadReader) => ({
  async 'calendar-times'(request: string): Promise<{ spans: Spans | null }> {
    return { spans: await spansOf(load, JSON.parse(request) as Asked) }
  },
})

const textsThrough = (read: (asked: Asked, whose: string) => Promise<Spans | null>): CalendarTexts => {
  const busyOf = async (asked: Asked, whose: string) =>
    (await read(asked, whose))?.map(([start, end]): Busy => ({ start: new Date(start), end: new Date(end) })) ?? null
  return {
    freeBusy: (text, whose) => busyOf({ kind: 'free-busy', text }, whose),
    events: async (texts, { from, to }, whose) =>
      (await busyOf({ kind: 'events', texts, from: from.getTime(), to: to.getTime() }, whose)) ?? [],
  }
}

/** Reads in this very process: for tests. The server leaves it to the reading processes. */
export const calendarTextsHere = (load: LoadReader): CalendarTexts => textsThrough((asked) => spansOf(load, asked))

/** Lets the reading processes read calendars: what the server of a stranger says must not hold up ours. */
export const pooledCalendarTexts = (pool: {
  run<Result>(task: string, argument: string, options: { group: string }): Promise<Result>
}): CalendarTexts =>
  textsThrough(async (asked, whose) => {
    try {
      return (await pool.run<{ spans: Spans | null }>('calendar-times', JSON.stringify(asked), { group: whose })).spans
    } catch (error) {
      if (error instanceof UnreadableDocument) throw new CalendarFailure('away', { cause: error })
      throw error
    }
  })
