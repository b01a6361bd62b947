import { seesJob } from '#src/shared/roles.ts'
import { withBuffer } from './calendars/availability.ts'
import { CalendarAway } from './calendars/errors.ts'
import { lengths, maximumDaysAhead, maximumPanel, maximumSlots } from './constants.ts'
import { InvalidInput } from './errors.ts'
import { addressOf, withdrawLetters, writeToCandidate } from './letters.ts'
import { endOfDay, instantsOf, isWallTime, isZone, type WallTime } from './local-time.ts'
import { type Busy, clashes, endOf, type Offer, stateOf } from './offer.ts'
import type { Actor } from './ports.ts'
import { noteField, placeField } from './text.ts'
import { dayWords, timeWords, zoneName, zoneWords } from './time-views.ts'
import type { Tools } from './tools.ts'

export interface OfferTimes {
  by: Actor
  candidateId: string
  /** The zone of the clock that the times below are read from. */
  zone: string
  minutes: number
  slots: WallTime[]
  place: string
  note: string
  /** The last day on which the candidate can choose, 'YYYY-MM-DD'; null until the last of the times. */
  validOn: string | null
  /** Whose time it is; null for the person who offers. */
  interviewerId: string | null
  /** Who takes part beside them. */
  panel?: string[]
  /** Offers the times also when a calendar could not be asked. */
  unchecked?: boolean
}

export interface Offered {
  offer: Offer
  /** Shown this once: only its hash is kept. */
  link: string
  /** Where the mail goes; null when the resume has no address. */
  to: string | null
}

/**
 * Offers a candidate times for an interview, and mails them the link to choose one. Where clocks are put back and a time comes
 * twice, the first one is meant. An open offer of the same interviewer to the same candidate gives way to this one.
 */
export const offerTimes =
  (tools: Tools) =>
  async ({ by, candidateId, ...wanted }: OfferTimes): Promise<Offered> => {
    const { clock, colleagues, ids, offers, transaction } = tools
    const subject = await tools.subject(by, candidateId)
    const now = clock.now()
    const zone = zoneName(wanted.zone)
    if (!isZone(zone)) throw new InvalidInput('zone', 'This is not a time zone.')
    if (!lengths.some((length) => length === wanted.minutes)) throw new InvalidInput('minutes', 'Choose how long it takes.')
    const slots = slotsOf(wanted.slots, zone, now)
    const place = placeField(wanted.place)
    const note = noteField(wanted.note)
    const validUntil = validUntilOf(wanted.validOn, zone, slots, now)
    const interviewerId = wanted.interviewerId ?? by.id
    const people = await colleagues.ofWorkspace(by.workspaceId)
    const panel = [...new Set(wanted.panel ?? [])].filter((id) => id !== interviewerId)
    if (panel.length > maximumPanel) throw new InvalidInput('panel', `Up to ${maximumPanel} others can take part.`)
    const everybody = [interviewerId, ...panel].map((id) => {
      const field = id === interviewerId ? 'interviewerId' : 'panel'
      const person = people.find((each) => each.id === id)
      if (!person) throw new InvalidInput(field, 'This person is not in your workspace any more.')
      if (!seesJob(person, subject.jobDescriptionId))
        throw new InvalidInput(field, `${person.fullName} is not named on this job, and would not see the candidate.`)
      return person
    })
    const known = await tools.reader.of([interviewerId, ...panel], {
      from: now,
      to: endOf(slots.at(-1)!, wanted.minutes),
      zone,
      maxAgeSeconds: 60,
    })
    const away = everybody.filter((_, at) => known[at]?.state === 'away')
    if (away.length > 0 && !wanted.unchecked) throw new CalendarAway(namesOf(away))

    return transaction(async () => {
      const interviews = await offers.busy([interviewerId, ...panel], now)
      everybody.forEach((person, at) => {
        const calendar = known[at]!
        const buffer = calendar.hours.bufferMinutes
        const held = interviews.filter((each) => each.interviewerId === person.id)
        const clashWith = (busy: Busy[]) =>
          slots.find((start) => clashes(start, endOf(start, wanted.minutes), withBuffer(busy, buffer)))
        const whenOf = (clash: Date) => `${dayWords(clash, zone)} at ${timeWords(clash, zone)}`
        const isMe = person.id === by.id
        const interview = clashWith(held)
        if (interview)
          throw new InvalidInput(
            'slots',
            `${isMe ? 'You have' : `${person.fullName} has`} another interview on ${whenOf(interview)}. Please offer another time.`,
          )
        const clash = clashWith(calendar.busy)
        if (clash)
          throw new InvalidInput(
            'slots',
            `${isMe ? 'Your calendar is' : `The calendar of ${person.fullName} is`} taken on ${whenOf(clash)}. Please offer another time.`,
          )
      })
      for (const other of await offers.ofCandidate(candidateId))
        if (other.interviewerId === interviewerId && stateOf(other, now) === 'open') {
          await offers.end(other.id, { by: 'replaced', at: now, words: '' }, null)
          await withdrawLetters(tools, other.id)
        }
      const offer: Offer = {
        id: ids.id(),
        workspaceId: by.workspaceId,
        candidateId,
        interviewerId,
        panel,
        offeredBy: by.id,
        zone,
        minutes: wanted.minutes,
        place,
        note,
        slots,
        validUntil,
        closesAt: new Date(Math.min(validUntil.getTime(), slots.at(-1)!.getTime())),
        createdAt: now,
        ended: null,
        interview: null,
      }
      await offers.add(offer)
      const link = await tools.newLink(offer.id)
      const messageId = await writeToCandidate(tools, 'offered', offer, subject, link)
      await tools.note(by, offer, 'interview-offered', {
        times: slots.length,
        minutes: offer.minutes,
        ...(messageId && { messageId }),
      })
      tools.announce(subject)
      return { offer, link, to: addressOf(subject) }
    })
  }

/** 'Rosa, Ravi and Hana' */
export const namesOf = (people: { fullName: string }[]): string =>
  people
    .map(({ fullName }) => fullName)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')

function slotsOf(typed: WallTime[], zone: string, now: Date): Date[] {
  if (typed.length === 0) throw new InvalidInput('slots', 'Offer at least one time.')
  if (typed.length > maximumSlots) throw new InvalidInput('slots', `Offer ${maximumSlots} times at most.`)
  const latest = now.getTime() + maximumDaysAhead * 24 * 60 * 60_000
  const starts = typed.map((wall) => {
    if (!isWallTime(wall)) throw new InvalidInput('slots', 'One of the times is not a day and a time.')
    const [start] = instantsOf(wall, zone)
    const named = `${wall.time} on ${dayWords(`${wall.day}T12:00:00Z`, 'UTC')}`
    if (!start)
      throw new InvalidInput(
        'slots',
        `${named} does not exist in ${zoneWords(zone)}: the clocks go forward then. Please offer another time.`,
      )
    if (start <= now) throw new InvalidInput('slots', `${named} has passed. Please offer another time.`)
    if (start.getTime() > latest)
      throw new InvalidInput('slots', `${named} is more than ${maximumDaysAhead} days ahead. Please offer an earlier time.`)
    return start.getTime()
  })
  return [...new Set(starts)].toSorted((one, other) => one - other).map((start) => new Date(start))
}

function validUntilOf(day: string | null, zone: string, slots: Date[], now: Date): Date {
  if (day === null) return slots.at(-1)!
  const end = endOfDay(day, zone)
  if (!end) throw new InvalidInput('validOn', 'This is not a day.')
  if (end <= now) throw new InvalidInput('validOn', 'This day has passed.')
  return end
}
