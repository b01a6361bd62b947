import { newMessage, queueMail, withdrawMessages } from '#src/hiring/index.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { enqueueMail, mailSeal } from '#src/shared/mail-queue.ts'
import { candidateEvent, hostEvent } from './calendar.ts'
import { calendarText, oneLine } from './calendar-views.ts'
import { actionIn, letterIn } from './letter-in-language.ts'
import type { Offer } from './offer.ts'
import type { LetterPurpose } from './ports.ts'
import { isLink, untilWords, whenWords, zoneWords } from './time-views.ts'
import type { Subject, Tools } from './tools.ts'

type Enclosed = Pick<Extract<Mail, { kind: 'candidate-message' }>, 'action' | 'calendar' | 'language'>

const isAddress = (email: string) => /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(email) && email.length <= 254

/** The address a candidate can be written to, or null. */
export const addressOf = ({ email }: Subject): string | null => {
  const address = email?.trim() ?? ''
  return isAddress(address) ? address : null
}

/** When it is, by the candidate's clock, and by the recruiter's where that is another. */
function whenInWords(offer: Pick<Offer, 'zone'>, interview: { startsAt: Date; zone: string }): string {
  const theirs = `${whenWords(interview.startsAt, interview.zone)} (${zoneWords(interview.zone)})`
  const ours = `${whenWords(interview.startsAt, offer.zone)} (${zoneWords(offer.zone)})`
  return interview.zone === offer.zone ? theirs : `${theirs}, which is ${ours}`
}

const placeLine = ({ place }: Offer) =>
  place === '' ? [] : [isLink(place) ? `The interview takes place here: ${place}` : `Place: ${place}`]

/** What a letter says, without the secret of its link: that stands in the mail and nowhere else. */
function written(
  purpose: LetterPurpose,
  offer: Offer,
  subject: Subject,
  { company, sender }: { company: string; sender: string },
) {
  const { interview, minutes, note, zone } = offer
  const title = oneLine(subject.jobTitle)
  const name = oneLine(subject.name ?? '')
  const job = title ? ` for ${title}` : ''
  const when = interview ? whenInWords(offer, interview) : ''
  const whom = company || sender
  const close = [oneLine(sender), ...(company && company !== sender ? [company] : [])].join('\n')
  if (interview?.language && interview.language !== 'en' && purpose !== 'offered') {
    const letter = letterIn(interview.language, purpose, { offer, interview, title, name })
    return { subject: letter.subject, body: [letter.greeting, ...letter.paragraphs, close].join('\n\n') }
  }
  const said: Record<LetterPurpose, { line: string; paragraphs: string[] }> = {
    offered: {
      line: `Choose a time for your interview${job}`,
      paragraphs: [
        `${whom} would like to talk with you${title ? ` about ${title}` : ''}. Please choose the time that suits you best; the interview takes ${minutes} minutes.`,
        ...(note ? [note] : []),
        `The link is for you alone. You can choose until ${untilWords(offer.closesAt, zone)} (${zoneWords(zone)}).`,
      ],
    },
    booked: {
      line: `Your interview${job}`,
      paragraphs: [`Your interview is on ${when}. It takes ${minutes} minutes.`, ...placeLine(offer), ...(note ? [note] : [])],
    },
    moved: {
      line: `Your interview${job} has a new time`,
      paragraphs: [`Your interview is now on ${when}. It takes ${minutes} minutes.`, ...placeLine(offer)],
    },
    cancelled: {
      line: `Your interview${job} was canceled`,
      paragraphs: [
        interview ? `The interview on ${when} was canceled.` : 'The invitation to choose a time for an interview was withdrawn.',
        ...(offer.ended?.words ? [offer.ended.words] : []),
      ],
    },
    reminder: {
      line: `Reminder: your interview${job}`,
      paragraphs: [`This is a reminder of your interview on ${when}. It takes ${minutes} minutes.`, ...placeLine(offer)],
    },
  }
  const { line, paragraphs } = said[purpose]
  return { subject: line, body: [name ? `Hello ${name},` : 'Hello,', ...paragraphs, close].join('\n\n') }
}

const actions: Record<LetterPurpose, string | null> = {
  offered: 'Choose a time',
  booked: 'See, move or cancel the interview',
  moved: 'See, move or cancel the interview',
  cancelled: null,
  reminder: 'See, move or cancel the interview',
}

/** What goes along with a letter and is kept nowhere: a link of its own, and the calendar file. */
async function enclosed(
  tools: Pick<Tools, 'clock' | 'hostsOf' | 'newLink'>,
  purpose: LetterPurpose,
  offer: Offer,
  subject: Subject,
  link?: string,
): Promise<Enclosed> {
  const language = offer.interview?.language ?? null
  const text = actions[purpose] && language && purpose !== 'offered' ? actionIn(language) : actions[purpose]
  const [host = null] = await tools.hostsOf(offer)
  const event = candidateEvent(tools, offer, subject, host, purpose === 'cancelled', language)
  return {
    ...(language ? { language } : {}),
    ...(text ? { action: { text, href: link ?? (await tools.newLink(offer.id)) } } : {}),
    ...(event ? { calendar: { method: event.method, content: calendarText(event) } } : {}),
  }
}

/** Files a message to the candidate and queues its mail, in the caller's transaction. Does nothing without an address or a sender. */
export async function writeToCandidate(tools: Tools, purpose: LetterPurpose, offer: Offer, subject: Subject, link?: string) {
  const to = addressOf(subject)
  if (!to) return null
  const { clock, ids, messages, offers, subjects } = tools
  const hosts = await tools.hostsOf(offer)
  const sender = hosts.find(({ id }) => id === offer.offeredBy) ?? hosts[0]
  if (!sender) return null
  const company = oneLine(await subjects.workspaceName(offer.workspaceId))
  const message = newMessage(
    {
      id: ids.id(),
      candidateId: subject.id,
      senderId: sender.id,
      address: to,
      ...written(purpose, offer, subject, { company, sender: oneLine(sender.fullName) }),
    },
    clock.now(),
  )
  await messages.add(subject.workspaceId, message)
  await offers.addLetter(message.id, offer.id, purpose)
  await queueMail(tools, message, { sender, companyName: company }, await enclosed(tools, purpose, offer, subject, link))
  return message.id
}

/** What goes along when a message is sent again that had failed; nothing for messages of others, or once it would mislead. */
export async function enclosedAgain(
  tools: Pick<Tools, 'clock' | 'hostsOf' | 'newLink' | 'offers' | 'subjects'>,
  messageId: string,
): Promise<Enclosed> {
  const letter = await tools.offers.letter(messageId)
  const offer = letter && (await tools.offers.withId(letter.offerId))
  const subject = offer && (await tools.subjects.candidate(offer.workspaceId, offer.candidateId))
  if (!subject || (offer.ended && letter.purpose !== 'cancelled')) return {}
  return enclosed(tools, letter.purpose, offer, subject)
}

/** Withdraws the letters about an offer that have not gone out. True when the candidate may have heard of it already. */
export async function withdrawLetters(
  tools: Pick<Tools, 'clock' | 'jobs' | 'messages' | 'offers'>,
  offerId: string,
): Promise<boolean> {
  const letters = await tools.offers.lettersOf(offerId)
  return withdrawMessages(
    tools,
    letters.map(({ messageId }) => messageId),
  )
}

/** Tells the people of the workspace, without the candidate's name: their mailboxes are not ours to clean up. */
export async function writeToHosts(
  tools: Pick<Tools, 'clock' | 'hostsOf' | 'jobs' | 'settings'>,
  news: 'booked' | 'moved' | 'cancelled' | 'declined' | 'reminder',
  offer: Offer,
  subject: Subject,
  { isUnchecked = false }: { isUnchecked?: boolean } = {},
) {
  const send = enqueueMail(tools.jobs, mailSeal(tools.settings.secret))
  const event = hostEvent(tools, offer, subject, news === 'cancelled')
  for (const host of await tools.hostsOf(offer))
    await send({
      kind: 'interview-news',
      to: host.email,
      fullName: host.fullName,
      news,
      jobTitle: oneLine(subject.jobTitle),
      when: offer.interview ? `${whenWords(offer.interview.startsAt, offer.zone)} (${zoneWords(offer.zone)})` : '',
      link: `${tools.settings.publicUrl}/dashboard/candidates/${subject.id}/activity`,
      ...(isUnchecked ? { isUnchecked } : {}),
      ...(event && news !== 'reminder' ? { calendar: { method: event.method, content: calendarText(event) } } : {}),
    })
}
