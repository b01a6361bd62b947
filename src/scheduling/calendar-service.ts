import type { CalendarKind } from './constants.ts'
import type { Busy } from './offer.ts'

/** What opens somebody's calendar: a password, or what a sign-in has left. Kept sealed; JSON. */
export type CalendarAccess = Record<string, string | number>

/** Why a calendar was not read. `away`: it may answer later. The others need its owner. */
export type CalendarTrouble = 'away' | 'refused' | 'not-found' | 'not-allowed'

/** A calendar could not be read or connected. */
export class CalendarFailure extends Error {
  readonly trouble: CalendarTrouble
  constructor(trouble: CalendarTrouble, options?: ErrorOptions) {
    super(`calendar: ${trouble}`, options)
    this.trouble = trouble
  }
}

interface Reads {
  readonly kind: CalendarKind
  /**
   * When its owner is taken between two instants; what they are free for, or have declined, is none of it. No titles, no
   * people. `renewed`: what opens it from now on. Rejects with `CalendarFailure`.
   */
  busy(access: CalendarAccess, from: Date, to: Date): Promise<{ busy: Busy[]; renewed?: CalendarAccess }>
}

/** Calendars that a name and a password open, wherever their owner says. */
export interface PasswordCalendars extends Reads {
  readonly kind: 'caldav'
  /** Looks whether they open something. Rejects with `CalendarFailure`. */
  connect(typed: { url: string; user: string; password: string }): Promise<{ label: string; access: CalendarAccess }>
}

/** Calendars of a provider that asks its users itself. */
export interface SignInCalendars extends Reads {
  readonly kind: 'google' | 'microsoft'
  /** Where to ask; `remembered` is needed when they come back. */
  begin(redirect: string, state: string): Promise<{ address: string; remembered: { state: string; verifier: string } }>
  /** `address` is where the provider has led back to. Rejects with `CalendarFailure`. */
  finish(address: URL, remembered: { state: string; verifier: string }): Promise<{ label: string; access: CalendarAccess }>
}

export type CalendarService = PasswordCalendars | SignInCalendars

/**
 * Reads calendar texts as servers sent them: whose they are is a stranger's choice, and a rule of one line can keep a processor busy for ever.
 * `whose` tells accounts apart, so that none waits for another. Both reject with `CalendarFailure` for what cannot be read in time.
 */
export interface CalendarTexts {
  /** When somebody is taken; null when the text is no such answer. */
  freeBusy(text: string, whose: string): Promise<Busy[] | null>
  /** The times that the events of calendar objects take. */
  events(texts: string[], span: { from: Date; to: Date }, whose: string): Promise<Busy[]>
}
