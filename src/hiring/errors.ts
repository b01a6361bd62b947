import { DomainError } from '#src/shared/domain-error.ts'

export class CandidateNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This candidate does not exist.')
  }
}

export class JobNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job description does not exist.')
  }
}

/** A tag, note, task, template or message that is not, or no longer, in the workspace. */
export class NotThere extends DomainError {
  readonly kind = 'not-found'
  constructor(what: 'tag' | 'note' | 'task' | 'template' | 'message' | 'change') {
    super(`This ${what} is not there any more.`)
  }
}

/** Something that was typed cannot be taken; `field` says where it stands. */
export class InvalidInput extends DomainError {
  readonly kind = 'invalid'
  override readonly details: Record<string, string>
  constructor(field: string, sentence: string, facts: Record<string, string> = {}) {
    super(sentence)
    this.details = { field, ...facts }
  }
}

/** Somebody else moved the candidate after this person last looked. */
export class MovedMeanwhile extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'MOVED_MEANWHILE'
  override readonly details: Record<string, string>
  constructor({ name, stage, by, at }: { name: string; stage: string; by: string; at: Date }) {
    super(`${by} has moved ${name} to ${stage} in the meantime. Nothing was changed.`)
    this.details = { stage, by, at: at.toISOString() }
  }
}

export class StageGone extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'STAGE_GONE'
  constructor() {
    super('This stage was removed in the meantime. Nothing was changed.')
  }
}

export class StagesChanged extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'STAGES_CHANGED'
  constructor() {
    super('Somebody else has changed the stages in the meantime. Nothing was saved.')
  }
}

/** A stage with candidates cannot be removed before it is said where they go. */
export class StageNotEmpty extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'STAGE_NOT_EMPTY'
  override readonly details: Record<string, string>
  constructor(stageId: string, name: string, count: number) {
    super(`${count === 1 ? 'One candidate is' : `${count} candidates are`} in ${name}. Choose the stage they move to.`)
    this.details = { stage: stageId }
  }
}

/** The record was changed by somebody else since it was read. */
export class ChangedMeanwhile extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'CHANGED_MEANWHILE'
  constructor(what: 'note' | 'task' | 'template') {
    super(`This ${what} was changed in the meantime. What it says now is shown; nothing of yours was saved.`)
  }
}

export class EvidenceNotOpened extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'EVIDENCE_NOT_OPENED'
  constructor() {
    super('Please open the evidence of this candidate before you reject them.')
  }
}

/** Moving to a stage of rejection needs a reason: it goes through the rejection, not through a plain move. */
export class ReasonNeeded extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'REASON_NEEDED'
  constructor() {
    super('A rejection needs a reason.')
  }
}

export class TooLateToUndo extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'TOO_LATE'
  constructor() {
    super('This rejection can no longer be undone. Move the candidate to another stage instead.')
  }
}

export class TooLateToUndoMany extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'TOO_LATE'
  constructor() {
    super('This change can no longer be undone.')
  }
}

export class UndoneAlready extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'UNDONE_ALREADY'
  constructor() {
    super('This change was undone already.')
  }
}

export class NotYours extends DomainError {
  readonly kind = 'forbidden'
  constructor() {
    super('Only the person who wrote this note can change it.')
  }
}

/** A mail that waits, was sent or was withdrawn is not sent again. */
export class NotToBeRetried extends DomainError {
  readonly kind = 'conflict'
  constructor() {
    super('Only a message that failed can be sent again.')
  }
}

export class NoLetters extends DomainError {
  readonly kind = 'forbidden'
  constructor() {
    super('Letters to candidates are written by owners and recruiters. Reject without one, and they tell the candidate.')
  }
}
