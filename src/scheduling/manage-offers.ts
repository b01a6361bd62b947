import { colleaguesMet, seesJob } from '#src/shared/roles.ts'
import { candidateEvent } from './calendar.ts'
import { type CalendarEvent, calendarText, oneLine } from './calendar-views.ts'
import { endOffer, timeOf } from './choose-time.ts'
import { type InterviewList, maximumListed } from './constants.ts'
import { AlreadyOver, NoSuchLink, OfferNotFound } from './errors.ts'
import { withdrawLetters, writeToCandidate, writeToHosts } from './letters.ts'
import { freeSlots, type Offer, stateOf } from './offer.ts'
import type { Actor, ListedOffer } from './ports.ts'
import { wordsField } from './text.ts'
import type { Tools } from './tools.ts'

/** An offer with how many of its times can still be had. */
export type CountedOffer<Each extends Offer = Offer> = Each & { state: ReturnType<typeof stateOf>; freeCount: number }

/** Interviewers see the interviews that they hold. */
const isSeen = (by: Actor, { interviewerId }: Offer) => by.role !== 'interviewer' || interviewerId === by.id

export function manageOffers(tools: Tools) {
  const { clock, colleagues, offers, transaction } = tools

  const counted = async <Each extends Offer>(list: Each[]): Promise<CountedOffer<Each>[]> => {
    const now = clock.now()
    const interviewers = [...new Set(list.flatMap(({ interviewerId }) => interviewerId ?? []))]
    const busy = await offers.busy(interviewers, now)
    return list.map((offer) => {
      const taken = busy.filter(({ interviewerId }) => interviewerId === offer.interviewerId)
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
      const event = candidateEvent(tools, offer, subject, host, offer.ended !== null)
      if (!event) throw new NoSuchLink()
      return calendarText(event)
    },
  }
}
