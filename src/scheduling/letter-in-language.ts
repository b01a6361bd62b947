import { catalogues } from '#src/words/catalogues.ts'
import { fill } from '#src/words/fill.ts'
import type { Language } from '#src/words/languages.ts'
import type { Interview, Offer } from './offer.ts'
import { isLink, whenWords, zoneWords } from './time-views.ts'

/** About a time that was chosen. */
export type AboutInterview = 'booked' | 'moved' | 'cancelled' | 'reminder'

/** What such a letter says in the language in which the candidate chose the time: its subject, its paragraphs, its greeting. */
export function letterIn(
  language: Language,
  about: AboutInterview,
  { offer, interview, title, name }: { offer: Offer; interview: Interview; title: string; name: string },
) {
  const { mails: words, schedule } = catalogues[language]
  const { minutes, place, note, zone, ended } = offer
  const theirs = `${whenWords(interview.startsAt, interview.zone, schedule)} (${zoneWords(interview.zone)})`
  const ours = `${whenWords(interview.startsAt, zone, schedule)} (${zoneWords(zone)})`
  const when = interview.zone === zone ? theirs : `${theirs}; ${ours}`
  const where = place === '' ? [] : [fill(isLink(place) ? words.takesPlace : words.placeIs, { place })]
  const said: Record<AboutInterview, { line: string; text: string; more: string[] }> = {
    booked: { line: words.interviewBooked, text: words.bookedOn, more: [...where, ...(note ? [note] : [])] },
    moved: { line: words.interviewMoved, text: words.movedTo, more: where },
    cancelled: { line: words.interviewCancelled, text: words.cancelledOn, more: ended?.words ? [ended.words] : [] },
    reminder: { line: words.interviewReminder, text: words.remindOf, more: where },
  }
  const { line, text, more } = said[about]
  return {
    subject: title ? `${line} (${title})` : line,
    greeting: name ? fill(words.hello, { name }) : words.helloAll,
    paragraphs: [fill(text, { when, minutes }), ...more],
  }
}

/** The button of such a letter. */
export const actionIn = (language: Language) => catalogues[language].mails.seeInterview
