import { DomainError, type ErrorKind } from '#src/shared/domain-error.ts'
import type { CalendarTrouble } from '../calendar-service.ts'

const sentences: Record<CalendarTrouble, [ErrorKind, string]> = {
  away: ['unavailable', 'The calendar’s server did not answer. Check the address, or try again later.'],
  refused: ['invalid', 'The calendar’s server did not accept the sign-in. Check the user name and the password.'],
  'not-found': ['invalid', 'No calendar was found there. Copy the CalDAV address from the settings of your calendar.'],
  'not-allowed': [
    'invalid',
    'This server does not connect to that address. Whoever runs it can allow private networks with CALENDAR_PRIVATE_ADDRESSES=on.',
  ],
}

/** Where the refusal stands on the form. */
const fields: Partial<Record<CalendarTrouble, string>> = { refused: 'password', 'not-found': 'url', 'not-allowed': 'url' }

/** A calendar was not connected, and why. */
export class CalendarNotConnected extends DomainError {
  readonly kind: ErrorKind
  override readonly code: string
  override readonly details: Record<string, string>
  constructor(trouble: CalendarTrouble, cause?: unknown) {
    const [kind, sentence] = sentences[trouble]
    super(sentence, { cause })
    this.kind = kind
    this.code = `CALENDAR_${trouble.toUpperCase().replace('-', '_')}`
    const field = fields[trouble]
    this.details = field ? { field } : {}
  }
}

export class TooManyCalendars extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'TOO_MANY_CALENDARS'
  constructor() {
    super('You have connected as many calendars as can be asked. Disconnect one first.')
  }
}

export class CalendarGone extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such calendar.')
  }
}

/** Times were offered that nobody could check. */
export class CalendarAway extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'CALENDAR_AWAY'
  override readonly details: Record<string, string>
  constructor(names: string) {
    super(
      `The calendar of ${names} could not be asked, so these times may be taken. Say that you offer them all the same, or try again later.`,
    )
    this.details = { field: 'unchecked' }
  }
}
