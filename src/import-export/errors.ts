import { DomainError } from '#src/shared/domain-error.ts'
import { maximumImportBytes, maximumImportFiles, undoHours } from './constants.ts'

/** The file as a whole cannot be taken; the sentence says why. */
export class UnreadableImport extends DomainError {
  readonly kind = 'unreadable'
  override readonly code = 'UNREADABLE_IMPORT'
}

export class NoImportFile extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NO_FILE'
  constructor() {
    super('Choose a CSV file or JSON Resume files first')
  }
}

export class ImportTooLarge extends DomainError {
  readonly kind = 'too-large'
  override readonly code = 'FILE_TOO_LARGE'
  constructor() {
    super(`File size should be less than ${maximumImportBytes / 1024 / 1024}MB`)
  }
}

export class TooManyImportFiles extends DomainError {
  readonly kind = 'too-large'
  override readonly code = 'TOO_MANY_FILES'
  constructor() {
    super(`You can import at most ${maximumImportFiles} JSON Resume files at once, or one CSV file`)
  }
}

export class NoJobChosen extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NO_JOB_DESCRIPTION'
  constructor() {
    super('Choose a saved job description first')
  }
}

export class NothingToImport extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NOTHING_TO_IMPORT'
  constructor() {
    super('No row of this file can be imported. The check says why.')
  }
}

export class WrongMapping extends DomainError {
  readonly kind = 'unreadable'
  override readonly code = 'WRONG_MAPPING'
  constructor() {
    super('This choice of columns does not fit the file. Check the file again.')
  }
}

export class ImportNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This import does not exist.')
  }
}

/** The import was taken back already, or cannot be yet. */
export class ImportUndone extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'IMPORT_UNDONE'
  constructor(sentence = 'This import was taken back already.') {
    super(sentence)
  }
}

export class TooLateToUndoImport extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'TOO_LATE'
  constructor() {
    super(`An import can be taken back for ${undoHours} hours. Delete the candidates in their list instead.`)
  }
}
