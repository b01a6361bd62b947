import type { HiringPorts } from '#src/hiring/index.ts'
import type { Throttle } from '#src/shared/rate-limiter.ts'
import { seesJob } from '#src/shared/roles.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { type CalendarReader, calendarReader } from './calendars/read-calendars.ts'
import { CandidateNotFound, OfferNotFound } from './errors.ts'
import type { Offer } from './offer.ts'
import type { Actor, SchedulingPorts } from './ports.ts'

export type Subject = NonNullable<Awaited<ReturnType<HiringPorts['subjects']['candidate']>>>
export type Colleague = Awaited<ReturnType<HiringPorts['colleagues']['ofWorkspace']>>[number]

export type SchedulingEvent = 'interview-offered' | 'interview-booked' | 'interview-moved' | 'interview-cancelled'

/** The ports, and what the use cases make of them together. */
export interface Tools extends SchedulingPorts {
  /** Counts what one address asks of the candidates' pages. */
  visits: Throttle
  /** Asks the calendars of people. */
  reader: CalendarReader
  /** The candidate; rejects when this person's workspace has none with that id. */
  subject(by: Pick<Actor, 'workspaceId'>, id: string): Promise<Subject>
  offer(by: Pick<Actor, 'workspaceId'>, id: string): Promise<Offer>
  /** A new secret that opens the offer, as an address. In the caller's transaction. */
  newLink(offerId: string): Promise<string>
  /** Writes on the candidate's timeline, in the caller's transaction; null stands for the candidate themselves. */
  note(by: Pick<Actor, 'id'> | null, offer: Offer, kind: SchedulingEvent, details: Record<string, string | number>): Promise<void>
  /** Tells the open windows of the workspace. Never rejects. */
  announce(subject: Pick<Subject, 'id' | 'workspaceId' | 'jobDescriptionId'>): void
  /**
   * The people of the workspace whom an offer is about: who holds the interview, who sent the offer and who takes part, or an owner
   * when all have left. Empty when nobody there can sign in any more.
   */
  hostsOf(offer: Offer): Promise<Colleague[]>
}

/** Most visitors see one page and send one form; an office behind one address may be many. */
const visitsPerMinute = 120

export function createTools(ports: SchedulingPorts): Tools {
  const { subjects, colleagues, timeline, liveFeed, clock, ids, offers, settings } = ports
  return {
    ...ports,
    reader: calendarReader(ports),
    visits: ports.rateLimits.of('visits of candidates', { limit: visitsPerMinute, windowMs: 60_000 }),
    async subject({ workspaceId }, id) {
      const found = await subjects.candidate(workspaceId, id)
      if (!found) throw new CandidateNotFound()
      return found
    },
    async offer({ workspaceId }, id) {
      const found = await offers.find(workspaceId, id)
      if (!found) throw new OfferNotFound()
      return found
    },
    async newLink(offerId) {
      const token = ids.token()
      await offers.addLink(hashOf(token), offerId, clock.now())
      return `${settings.publicUrl}/schedule/${token}`
    },
    note: (by, { candidateId, workspaceId }, kind, details) =>
      timeline.add({ id: ids.id(), workspaceId, candidateId, at: clock.now(), actorId: by?.id ?? null, kind, details }),
    announce: ({ id, workspaceId, jobDescriptionId }) =>
      liveFeed.publish(workspaceId, { kind: 'workflow-changed', jobDescriptionId, candidateId: id }),
    async hostsOf({ workspaceId, candidateId, interviewerId, offeredBy, panel }) {
      const subject = await subjects.candidate(workspaceId, candidateId)
      // Whoever was taken off the job hears nothing of its candidates any more.
      const people = (await colleagues.ofWorkspace(workspaceId)).filter((each) => seesJob(each, subject?.jobDescriptionId ?? ''))
      const named = [interviewerId, offeredBy, ...panel].map((id) => people.find((person) => person.id === id))
      const hosts = [...new Set(named)].filter((person) => person !== undefined)
      return hosts.length > 0 ? hosts : people.filter(({ role }) => role === 'owner').slice(0, 1)
    },
  }
}
