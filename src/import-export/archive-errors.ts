import { DomainError } from '#src/shared/domain-error.ts'

/** The file is no workspace archive, or is damaged, cut short or changed. Nothing of it is kept. */
export class BrokenArchive extends DomainError {
  readonly kind = 'unreadable'
  override readonly code = 'BROKEN_ARCHIVE'
  /** No later attempt can mend it. */
  readonly retryable = false
  constructor(why: string) {
    super(`This workspace archive cannot be taken in: ${why} Nothing of it was kept.`)
  }
}

export class WorkspaceNotEmpty extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'WORKSPACE_NOT_EMPTY'
  readonly retryable = false
  constructor(holds: string) {
    super(`An archive is taken into an empty workspace only, and this one has ${holds} already. Nothing was changed.`)
  }
}

export class ArchiveNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This workspace archive does not exist, or its day is over.')
  }
}

/** One is being made or taken in already. */
export class ArchiveUnderWay extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'ARCHIVE_UNDER_WAY'
  constructor() {
    super('A workspace archive is being made or taken in already. Wait until it is done.')
  }
}

export class ArchiveNotChecked extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'ARCHIVE_NOT_CHECKED'
  constructor() {
    super('This archive was taken in already, or cannot be. Choose the file again.')
  }
}

export class NoArchiveFile extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NO_FILE'
  constructor() {
    super('Choose the file of a workspace archive first.')
  }
}

export class ArchiveTooLarge extends DomainError {
  readonly kind = 'too-large'
  override readonly code = 'FILE_TOO_LARGE'
  constructor() {
    super('A workspace archive may have up to 20 GB.')
  }
}
