import { hashOf } from '#src/shared/secrets.ts'
import { countVisit } from '#src/shared/visit.ts'
import type { Language } from '#src/words/languages.ts'
import { withBuffer, without } from './calendars/availability.ts'
import { maximumMoves } from './constants.ts'
import {
  AlreadyBooked,
  InterviewBegun,
  InvalidInput,
  LinkEnded,
  MovedTooOften,
  NoSuchLink,
  OfferCancelled,
  OfferExpired,
  SlotPast,
  SlotTaken,
} from './errors.ts'
import { withdrawLetters, writeToCandidate, writeToHosts } from './letters.ts'
import { isZone } from './local-time.ts'
import { type Busy, clashes, endOf, freeSlots, type Interview, type Offer, type OfferState, stateOf } from './offer.ts'
import { cancelReminder, planReminder } from './reminders.ts'
import { wordsField } from './text.ts'
import { zoneName } from './time-views.ts'
import type { Colleague, Subject, Tools } from './tools.ts'

/** What the candidate's page shows. */
export interface SchedulePage {
  offer: Offer
  subject: Subject
  company: string
  /** Null when nobody of the workspace is left. */
  host: Colleague | null
  /** Who takes part beside them. */
  panel: Colleague[]
  state: OfferState
  /** The times that can be had now, without the booked one. */
  free: Date[]
}

export interface ChooseTime {
  token: string
  /** An instant, as the page has written it. */
  start: string
  /** The candidate's time zone, when the page could tell. */
  zone?: string
  /** The number of changes that the page has seen; null when it showed nothing booked. */
  seen: number | null
  /** In which the page was read; null where nobody has said. */
  language?: Language | null
}

export function chooseTime(tools: Tools) {
  const { clock, ids, offers, subjects, transaction } = tools

  /** The offer that this secret opens, and whom it is for. */
  const opened = async (token: string) => {
    const hash = hashOf(token)
    const offer = await offers.withToken(hash)
    const subject = offer && (await subjects.candidate(offer.workspaceId, offer.candidateId))
    if (offer && subject) return { offer, subject }
    throw (await offers.wasDeleted(hash)) ? new LinkEnded() : new NoSuchLink()
  }

  /**
   * What the calendars of those who hold it say, with their buffers: asked before anything is written, because they are elsewhere.
   * The interview itself may stand there already; it is in nobody's way.
   */
  const calendarsOf = async (offer: Offer, host: Colleague | null, maxAgeSeconds: number) => {
    const last = offer.slots.at(-1)
    if (!host || !last || last <= clock.now()) return { people: [], taken: [], isAway: false }
    const known = await tools.reader.of([host.id, ...offer.panel.filter((id) => id !== host.id)], {
      from: clock.now(),
      to: endOf(last, offer.minutes),
      zone: offer.zone,
      maxAgeSeconds,
    })
    const own = offer.interview ? [{ start: offer.interview.startsAt, end: offer.interview.endsAt }] : []
    return {
      people: known.map(({ userId, hours }) => ({ userId, buffer: hours.bufferMinutes })),
      taken: known.flatMap(({ busy, hours }) => withBuffer(without(busy, own), hours.bufferMinutes)),
      isAway: known.some(({ state }) => state === 'away'),
    }
  }

  /** Other interviews of who holds it, and of who takes part: whoever stands in for an interviewer who has left has others too. */
  const interviewsOf = async ({ id }: Offer, people: { userId: string; buffer: number }[]): Promise<Busy[]> => {
    const buffers = new Map(people.map(({ userId, buffer }) => [userId, buffer]))
    const held = await offers.busy([...buffers.keys()], clock.now(), id)
    return held.flatMap((each) => withBuffer([each], buffers.get(each.interviewerId) ?? 0))
  }

  const panelOf = async (offer: Offer, host: Colleague | null) =>
    offer.panel.length === 0
      ? []
      : (await tools.colleagues.ofWorkspace(offer.workspaceId)).filter(({ id }) => offer.panel.includes(id) && id !== host?.id)

  return {
    /** Throws when this address asks too often. */
    countVisit: (address: string) => (address === '' ? tools.visits.count('') : countVisit(tools.visits, { address })),

    async schedulePage(token: string): Promise<SchedulePage> {
      const { offer, subject } = await opened(token)
      const now = clock.now()
      const [host = null] = await tools.hostsOf(offer)
      const asked = await calendarsOf(offer, host, 300)
      const free = freeSlots(offer, [...asked.taken, ...(await interviewsOf(offer, asked.people))], now).filter(
        (start) => start.getTime() !== offer.interview?.startsAt.getTime(),
      )
      const company = await subjects.workspaceName(offer.workspaceId)
      return {
        offer,
        subject,
        company,
        host,
        panel: await panelOf(offer, host),
        state: host ? stateOf(offer, now) : 'cancelled',
        free,
      }
    },

    /**
     * Books the time for the candidate, or moves what they had booked. The same request twice has the effect of one. Of several
     * candidates who want a time of the same interviewer at once, one gets it.
     */
    async choose({
      token,
      start: typed,
      zone: typedZone = '',
      seen,
      language = null,
    }: ChooseTime): Promise<'booked' | 'moved' | 'same'> {
      const start = new Date(typed)
      if (Number.isNaN(start.getTime())) throw new InvalidInput('start', 'Please choose one of the times.')
      const before = (await opened(token)).offer
      const asked = await calendarsOf(before, (await tools.hostsOf(before))[0] ?? null, 30)
      return transaction(async () => {
        const { offer, subject } = await opened(token)
        const now = clock.now()
        const before = offer.interview
        const [host] = await tools.hostsOf(offer)
        if (offer.ended || !host) throw new OfferCancelled()
        if (before?.startsAt.getTime() === start.getTime()) return 'same' as const
        if (before && before.startsAt <= now) throw new InterviewBegun()
        if (before && before.sequence !== seen) throw new AlreadyBooked()
        if (before && before.sequence >= maximumMoves) throw new MovedTooOften()
        if (!before && offer.closesAt <= now) throw new OfferExpired()
        if (!offer.slots.some((slot) => slot.getTime() === start.getTime()))
          throw new InvalidInput('start', 'Please choose one of the times.')
        if (start <= now) throw new SlotPast()
        const taken = [...asked.taken, ...(await interviewsOf(offer, asked.people))]
        if (clashes(start, endOf(start, offer.minutes), taken)) throw new SlotTaken()
        const zone = zoneName(typedZone)
        const interview: Interview = {
          id: before?.id ?? ids.id(),
          startsAt: start,
          endsAt: endOf(start, offer.minutes),
          sequence: before ? before.sequence + 1 : 0,
          zone: isZone(zone) ? zone : (before?.zone ?? offer.zone),
          bookedAt: now,
          language: language ?? before?.language ?? null,
        }
        const booked: Offer = { ...offer, interview }
        await offers.putInterview({ id: offer.id, interviewerId: host.id }, interview)
        if (before) await cancelReminder(tools, before)
        await planReminder(tools, booked)
        const change = before ? ('moved' as const) : ('booked' as const)
        await withdrawLetters(tools, offer.id)
        await writeToCandidate(tools, change, booked, subject)
        await writeToHosts(tools, change, booked, subject, { isUnchecked: asked.isAway })
        await tools.note(null, offer, `interview-${change}`, {
          at: start.toISOString(),
          zone: offer.zone,
          ...(before ? { from: before.startsAt.toISOString() } : {}),
        })
        tools.announce(subject)
        return change
      })
    },

    /** The candidate cannot come, or none of the times suits them. Doing so twice changes nothing. */
    async decline(token: string, typed: string): Promise<void> {
      const words = wordsField(typed)
      await transaction(async () => {
        const { offer, subject } = await opened(token)
        const now = clock.now()
        if (offer.ended?.by === 'candidate') return
        if (offer.ended) throw new OfferCancelled()
        if (offer.interview && offer.interview.startsAt <= now) throw new InterviewBegun()
        if (!offer.interview && offer.closesAt <= now) throw new OfferExpired()
        const ended = await endOffer(tools, offer, { by: 'candidate', words })
        await withdrawLetters(tools, offer.id)
        if (ended.interview) await writeToCandidate(tools, 'cancelled', { ...ended, ended: null }, subject)
        await writeToHosts(tools, ended.interview ? 'cancelled' : 'declined', ended, subject)
        await tools.note(null, offer, 'interview-cancelled', { ...timeOf(offer), ...(words ? { words } : {}) })
        tools.announce(subject)
      })
    },
  }
}

/** When it was to be, for the timeline. */
export const timeOf = ({ interview, zone }: Offer): Record<string, string> =>
  interview ? { at: interview.startsAt.toISOString(), zone } : {}

/** Ends an offer and cancels what was booked, in the caller's transaction. */
export async function endOffer(
  tools: Pick<Tools, 'clock' | 'jobs' | 'offers'>,
  offer: Offer,
  { by, words }: { by: 'recruiter' | 'candidate'; words: string },
): Promise<Offer> {
  const ended = { by, at: tools.clock.now(), words }
  const interview = offer.interview && { ...offer.interview, sequence: offer.interview.sequence + 1 }
  await tools.offers.end(offer.id, ended, interview?.sequence ?? null)
  if (offer.interview) await cancelReminder(tools, offer.interview)
  return { ...offer, ended, interview }
}
