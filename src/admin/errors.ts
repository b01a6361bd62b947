import { DomainError } from '#src/shared/domain-error.ts'

/** A date in a filter that is none. */
export class NotADate extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('A date is written as yyyy-mm-dd.')
  }
}

export class NoSuchEntry extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This entry does not exist in the audit log.')
  }
}

export class NoSuchMail extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This email does not exist.')
  }
}

export class MailBodyDropped extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'MAIL_BODY_DROPPED'
  constructor() {
    super('This email was delivered and its text is not kept, so it cannot be sent again.')
  }
}

export class NoSuchJob extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job is finished or was given up.')
  }
}

/** Nothing was built here that says what the program is made of. */
export class NoBillOfMaterials extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('The list of components is made when the program is built. Start it with bun run start.')
  }
}

export class NoSuchBackup extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This backup does not exist.')
  }
}

export class BackupUnderWay extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'BACKUP_UNDER_WAY'
  constructor() {
    super('A backup is already being made.')
  }
}

export class BackupTooSoon extends DomainError {
  readonly kind = 'too-many'
  constructor(override readonly retryAfter: number) {
    super(`A backup was just made. Please wait ${Math.max(1, Math.ceil(retryAfter))} seconds.`)
  }
}

export class NoRoomForBackup extends DomainError {
  readonly kind = 'storage-full'
  constructor(neededMegabytes: number) {
    super(`There is no room for a backup: it needs about ${neededMegabytes} MB more than the disk has free.`)
  }
}

export class NoSuchTitle extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job title does not exist.')
  }
}

export class TitleTaken extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'TITLE_TAKEN'
  constructor(name: string) {
    super(`The list already has “${name}”.`)
  }
}

export class TooManyTitles extends DomainError {
  readonly kind = 'limit-reached'
  constructor(limit: number) {
    super(`The list holds at most ${limit} job titles.`)
  }
}

export class ChangedMeanwhile extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'CHANGED_MEANWHILE'
  constructor() {
    super('Somebody else saved these texts in the meantime. Reload the page to see theirs; what you typed is still here to copy.')
  }
}

export class WrongContent extends DomainError {
  readonly kind = 'invalid'
  constructor(field: string, sentence: string) {
    super(sentence)
    this.details.field = field
  }
}
