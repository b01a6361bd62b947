import { colleaguesMet, seesJob } from '#src/shared/roles.ts'
import { candidateEvent } from './calendar.ts'
import { type CalendarEvent, calendarText, oneLine } from './calendar-views.ts'
import { freeTimes } from './calendars/free-times.ts'
import { endOffer, timeOf } from './choose-time.ts'
import { type InterviewList, maximumListed, maximumSuggested } from './constants.ts'
import { AlreadyOver, InvalidInput, NoSuchLink, OfferNotFound } from './errors.ts'
import { withdrawLetters, writeToCandidate, writeToHosts } from './letters.ts'
import { instantsOf, isWallTime, isZone } from './local-time.ts'
import { freeSlots, type Offer, stateOf } from './offer.ts'
import type { Actor, ListedOffer } from './ports.ts'
import { wordsField } from './text.ts'
import { zoneName } from './time-views.ts'
import type { Tools } from './tools.ts'

const dayMs = 86_400_000

/** An offer with how many of its times can still be had. */
export type CountedOffer<Each extends Offer = Offer> = Each & { state: ReturnType<typeof stateOf>; freeCount: number }

/** Interviewers see the interviews that they hold. */
const isSeen = (by: Actor, { interviewerId, panel }: Offer) =>
  by.role !== 'interviewer' || interviewerId === by.id || panel.includes(by.id)

export function manageOffers(tools: Tools) {
  const { clock, colleagues, offers, transaction } = tools

  const counted = async <Each extends Offer>(list: Each[]): Promise<CountedOffer<Each>[]> => {
    const now = clock.now()
    const interviewers = [...new Set(list.flatMap(({ interviewerId, panel }) => [interviewerId ?? [], panel].flat()))]
    const busy = await offers.busy(interviewers, now)
    return list.map((offer) => {
      const taken = busy.filter(({ interviewerId: id }) => id === offer.interviewerId || offer.panel.includes(id))
      return { ...offer, state: stateOf(offer, now), freeCount: freeSlots(offer, taken, now).length }
    })
  }

  return {
    /** Offers to one candidate, newest first, with everybody who may hold an interview. */
    async offersTo(by: Actor, candidateId: string) {
      const subject = await tools.subject(by, candidateId)
      // Only who sees the candidate can hold an interview with them.
      const people = (await colleagues.ofWorkspace(by.workspaceId)).filter((each) => seesJob(each, subject.jobDescriptionId))
      const list = (await offers.ofCandidate(candidateId)).filter((offer) => offer.ended?.by !== 'replaced' && isSeen(by, offer))
      return { subject, offers: await counted(list), people }
    },

    async interviews(
      by: Actor,
      { show, job, ...asked }: { show: InterviewList; interviewerId: string | null; job?: string | null },
    ) {
      const now = clock.now()
      const seen = by.jobs ?? null
      const jobs = job ? [job].filter((id) => seen === null || seen.includes(id)) : seen
      const wanted = { interviewerId: by.role === 'interviewer' ? by.id : asked.interviewerId, jobs, now }
      const [list, counts, people] = await Promise.all([
        offers.list(by.workspaceId, { ...wanted, show, limit: maximumListed }),
        offers.counts(by.workspaceId, wanted),
        colleagues.ofWorkspace(by.workspaceId),
      ])
      return { offers: await counted<ListedOffer>(list), counts, people: colleaguesMet(by, people) }
    },

    /** When a colleague has interviews, so that nobody offers those times. */
    async busyTimes(by: Actor, interviewerId: string) {
      const people = await colleagues.ofWorkspace(by.workspaceId)
      return people.some(({ id }) => id === interviewerId) ? offers.busy([interviewerId], clock.now()) : []
    },

    /** When several people are free together, and what is known of each of them. Nothing is suggested while a calendar is away. */
    async freeTogether(by: Actor, asked: { people: string[]; minutes: number; zone: string; from: string; days: number }) {
      const zone = zoneName(asked.zone)
      if (!isZone(zone)) throw new InvalidInput('zone', 'This is not a time zone.')
      const [first] = instantsOf({ day: asked.from, time: '00:00' }, zone)
      if (!isWallTime({ day: asked.from, time: '00:00' })) throw new InvalidInput('from', 'This is not a day.')
      const now = clock.now()
      const begin = first ?? new Date(`${asked.from}T00:00:00Z`)
      const from = new Date(Math.max(begin.getTime(), now.getTime()))
      const to = new Date(begin.getTime() + asked.days * dayMs)
      const members = await colleagues.ofWorkspace(by.workspaceId)
      const people = [...new Set(asked.people)].flatMap((id) => members.find((each) => each.id === id) ?? [])
      const ids = people.map(({ id }) => id)
      const [known, interviews] = await Promise.all([
        tools.reader.of(ids, { from, to, zone, maxAgeSeconds: 60 }),
        offers.busy(ids, from),
      ])
      const participants = known.map((calendar, at) => {
        const held = interviews.filter(({ interviewerId, start }) => interviewerId === calendar.userId && start < to)
        const inSpan = calendar.busy.filter(({ start, end }) => start < to && end > from)
        return { ...calendar, person: people[at]!, interviews: held, busy: inSpan }
      })
      const isAway = participants.some(({ state }) => state === 'away')
      const times =
        isAway || participants.length === 0
          ? []
          : freeTimes(
              participants.map(({ hours, busy, interviews: held }) => ({ hours, busy: [...busy, ...held] })),
              { minutes: asked.minutes, from, to, zone, limit: maximumSuggested },
            )
      return { participants, times }
    },

    /** Takes an offer back, or cancels the interview that was chosen from it. A candidate who has heard of it is told. */
    async cancelOffer(by: Actor, id: string, typed: string): Promise<void> {
      const words = wordsField(typed)
      await transaction(async () => {
        const offer = await tools.offer(by, id)
        const state = stateOf(offer, clock.now())
        if (state === 'past' || state === 'cancelled') throw new AlreadyOver()
        const subject = await tools.subject(by, offer.candidateId)
        const ended = await endOffer(tools, offer, { by: 'recruiter', words })
        const heard = await withdrawLetters(tools, offer.id)
        if ((heard && state !== 'expired') || ended.interview) await writeToCandidate(tools, 'cancelled', ended, subject)
        if (ended.interview) await writeToHosts(tools, 'cancelled', ended, subject)
        await tools.note(by, offer, 'interview-cancelled', { ...timeOf(offer), ...(words ? { words } : {}) })
        tools.announce(subject)
      })
    },

    /** A booked interview as a calendar file, for a colleague who is signed in: it says who the candidate is. */
    async calendarFor(by: Actor, id: string): Promise<{ name: string; text: string }> {
      const offer = await tools.offer(by, id)
      if (!isSeen(by, offer)) throw new OfferNotFound()
      const subject = await tools.subject(by, offer.candidateId)
      const name = oneLine(subject.name ?? subject.filename)
      const event = candidateEvent(tools, offer, subject, null, offer.ended !== null)
      if (!event) throw new OfferNotFound()
      const shown: CalendarEvent = {
        ...event,
        method: offer.ended ? 'CANCEL' : 'PUBLISH',
        description: [
          `Interview with ${name}.`,
          `${tools.settings.publicUrl}/dashboard/candidates/${subject.id}/activity`,
          offer.note,
        ]
          .filter(Boolean)
          .join('\n\n'),
      }
      return { name, text: calendarText(shown) }
    },

    /** A booked interview as a calendar file for the candidate. */
    async calendarOf({
      offer,
      subject,
      host,
    }: {
      offer: Offer
      subject: Parameters<typeof candidateEvent>[2]
      host: Parameters<typeof candidateEvent>[3]
    }) {
      const event = candidateEvent(tools, offer, subject, host, offer.ended !== null, offer.interview?.language ?? null)
      if (!event) throw new NoSuchLink()
      return calendarText(event)
    },
  }
}
