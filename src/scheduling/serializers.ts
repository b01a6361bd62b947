import type { FreeTimesAnswer, OwnCalendarRecord } from '#src/contracts/scheduling/calendar-records.ts'
import { mayWork, type Role } from '#src/shared/roles.ts'
import type { ConnectedCalendar } from './calendar-ports.ts'
import type { SchedulePage } from './choose-time.ts'
import { addressOf } from './letters.ts'
import type { CountedOffer, manageOffers } from './manage-offers.ts'
import { type Interview, type Offer, stateOf } from './offer.ts'
import { namesOf } from './offer-times.ts'
import type { ListedOffer } from './ports.ts'
import type { Colleague, Subject } from './tools.ts'
import type {
  InterviewList,
  InterviewRecord,
  InterviewsAnswer,
  OfferRecord,
  OffersAnswer,
  PersonRecord,
  ScheduleRecord,
} from './views.ts'

interface Reader {
  id: string
  role: Role
}

const iso = (date: Date) => date.toISOString()

const interviewRecord = ({ startsAt, endsAt, sequence, zone }: Interview): InterviewRecord => ({
  startsAt: iso(startsAt),
  endsAt: iso(endsAt),
  sequence,
  zone,
})

const offerRecord = (offer: CountedOffer): OfferRecord => ({
  _id: offer.id,
  candidateId: offer.candidateId,
  interviewerId: offer.interviewerId,
  panel: offer.panel,
  offeredBy: offer.offeredBy,
  zone: offer.zone,
  minutes: offer.minutes,
  place: offer.place,
  note: offer.note,
  slots: offer.slots.map(iso),
  freeCount: offer.freeCount,
  closesAt: iso(offer.closesAt),
  createdAt: iso(offer.createdAt),
  state: offer.state,
  interview: offer.interview && interviewRecord(offer.interview),
  ended: offer.ended && { ...offer.ended, at: iso(offer.ended.at) },
})

/** An offer that was just made: all of it can be had. */
export const newOfferRecord = (offer: Offer, now: Date): OfferRecord =>
  offerRecord({ ...offer, state: stateOf(offer, now), freeCount: offer.slots.length })

const personRecord = ({ id, fullName }: Colleague): PersonRecord => ({ _id: id, fullName })

export const offersAnswer = (
  { subject, offers, people }: { subject: Subject; offers: CountedOffer[]; people: Colleague[] },
  reader: Reader,
): OffersAnswer => ({
  email: addressOf(subject),
  offers: offers.map(offerRecord),
  people: people.map(personRecord),
  me: reader.id,
  canChange: mayWork(reader),
})

export const interviewsAnswer = (
  { offers, counts, people }: { offers: CountedOffer<ListedOffer>[]; counts: Record<InterviewList, number>; people: Colleague[] },
  reader: Reader,
): InterviewsAnswer => ({
  interviews: offers.map((offer) => ({
    ...offerRecord(offer),
    candidateName: offer.candidateName,
    filename: offer.filename,
    jobDescriptionId: { _id: offer.jobDescriptionId, title: offer.jobTitle },
  })),
  counts,
  people: people.map(personRecord),
  me: reader.id,
  canChange: mayWork(reader),
})

export function scheduleRecord({ offer, subject, company, host, panel, state, free }: SchedulePage, now: Date): ScheduleRecord {
  const { interview, ended } = offer
  const canChange = state === 'booked' && interview !== null && interview.startsAt > now
  return {
    state,
    company,
    jobTitle: subject.jobTitle,
    hostName: host ? namesOf([host, ...panel]) : company,
    minutes: offer.minutes,
    zone: offer.zone,
    // The way into a meeting is for those who come to it.
    place: state === 'booked' ? offer.place : '',
    note: state === 'open' || state === 'booked' ? offer.note : '',
    slots: state === 'open' || canChange ? free.map(iso) : [],
    closesAt: iso(offer.closesAt),
    interview: interview && interviewRecord(interview),
    canChange,
    endedBy: ended?.by ?? null,
    isMailed: addressOf(subject) !== null,
  }
}

export const ownCalendarRecord = ({ id, kind, label, createdAt, lastRead, trouble }: ConnectedCalendar): OwnCalendarRecord => ({
  _id: id,
  kind,
  label,
  createdAt: iso(createdAt),
  readAt: lastRead && iso(lastRead.at),
  trouble: trouble && { why: trouble.why, since: iso(trouble.since) },
})

export const freeTimesAnswer = ({
  participants,
  times,
}: Awaited<ReturnType<ReturnType<typeof manageOffers>['freeTogether']>>): FreeTimesAnswer => ({
  times: times.map(iso),
  people: participants.map(({ person, hours, hasOwnHours, busy, interviews, state, readAt }) => ({
    ...personRecord(person),
    hours,
    hasOwnHours,
    calendars: state,
    readAt: readAt && iso(readAt),
    busy: [
      ...busy.map((span) => ({ start: iso(span.start), end: iso(span.end), isInterview: false })),
      ...interviews.map((span) => ({ start: iso(span.start), end: iso(span.end), isInterview: true })),
    ],
  })),
})
