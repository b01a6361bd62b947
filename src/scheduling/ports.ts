import type { HiringPorts } from '#src/hiring/index.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import type { Role, SeenJobs } from '#src/shared/roles.ts'
import type { CalendarPorts } from './calendar-ports.ts'
import type { InterviewList } from './constants.ts'
import type { Busy, EndedBy, Interview, Offer } from './offer.ts'

/** An offer with what a list says beside it. */
export interface ListedOffer extends Offer {
  candidateName: string | null
  filename: string
  jobDescriptionId: string
  jobTitle: string
}

export type LetterPurpose = 'offered' | 'booked' | 'moved' | 'cancelled' | 'reminder'

/** Whose offers: of one person who holds the interview, and to candidates of some job descriptions; null for all. */
export interface WantedOffers {
  interviewerId: string | null
  jobs: SeenJobs
}

/** Writes take part in the caller's transaction. */
export interface Offers {
  add(offer: Offer): Promise<void>
  /** Lets this secret open the offer. Several may: every mail brings its own. */
  addLink(tokenHash: string, offerId: string, at: Date): Promise<void>
  find(workspaceId: string, id: string): Promise<Offer | null>
  /** Wherever it is; for work that nobody asks for at the moment. */
  withId(id: string): Promise<Offer | null>
  withToken(tokenHash: string): Promise<Offer | null>
  /** Whether this secret once opened an offer that was deleted. */
  wasDeleted(tokenHash: string): Promise<boolean>
  /** Newest first. */
  ofCandidate(candidateId: string): Promise<Offer[]>
  list(workspaceId: string, wanted: { show: InterviewList; now: Date; limit: number } & WantedOffers): Promise<ListedOffer[]>
  /** How many each list has. */
  counts(workspaceId: string, wanted: { now: Date } & WantedOffers): Promise<Record<InterviewList, number>>
  /** Books, or moves what is booked. */
  putInterview(offer: Pick<Offer, 'id' | 'interviewerId'>, interview: Interview): Promise<void>
  end(id: string, ended: { by: EndedBy; at: Date; words: string }, sequence: number | null): Promise<void>
  /** When these people have interviews that end after `from`, held or taken part in, whatever the workspace; without those of one offer. */
  busy(interviewerIds: string[], from: Date, exceptOfferId?: string): Promise<(Busy & { interviewerId: string })[]>
  addLetter(messageId: string, offerId: string, purpose: LetterPurpose): Promise<void>
  letter(messageId: string): Promise<{ offerId: string; purpose: LetterPurpose } | null>
  /** The messages about an offer, newest first. */
  lettersOf(offerId: string): Promise<{ messageId: string; purpose: LetterPurpose }[]>
}

/** What scheduling needs from outside. Candidates, colleagues, timelines and messages are those of the hiring workflow. */
export interface SchedulingPorts
  extends Pick<
      HiringPorts,
      'subjects' | 'colleagues' | 'timeline' | 'messages' | 'liveFeed' | 'jobs' | 'transaction' | 'clock' | 'ids' | 'settings'
    >,
    CalendarPorts {
  offers: Offers
  rateLimits: RateLimits
}

/** Who does it, and for which workspace. */
export interface Actor {
  id: string
  workspaceId: string
  role: Role
  /** The job descriptions whose candidates they see; null for all. */
  jobs: SeenJobs
}
