import { DomainError } from '#src/shared/domain-error.ts'

export class PersonNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This person is not here any more: they were deleted in the meantime, or belong to another workspace.')
  }
}

export class ResumeNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This resume is not here any more: it was deleted in the meantime, or belongs to another workspace.')
  }
}

export class SamePerson extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('These are one person already.')
  }
}

interface Doing {
  /** Who did it, as a sentence begins with them. */
  by: string
  at: Date
}

/** What somebody else decided about one of the two since they were shown. */
abstract class DecidedMeanwhile extends DomainError {
  readonly kind = 'conflict'
  override readonly details: Record<string, string>
  constructor(sentence: string, { by, at }: Doing) {
    super(`${by} ${sentence}`)
    this.details = { by, at: at.toISOString() }
  }
}

export class MergedMeanwhile extends DecidedMeanwhile {
  override readonly code = 'MERGED_MEANWHILE'
  constructor(doing: Doing, withEachOther: boolean) {
    super(
      withEachOther
        ? 'has merged these two in the meantime. There is nothing left to do.'
        : 'has merged one of them with somebody else in the meantime. Nothing was changed: please look again.',
      doing,
    )
  }
}

export class DistinctMeanwhile extends DecidedMeanwhile {
  override readonly code = 'DISTINCT_MEANWHILE'
  constructor(doing: Doing) {
    super('has said that these are not the same person. Take that back first if you know better; nothing was changed.', doing)
  }
}

export class TakenApartMeanwhile extends DecidedMeanwhile {
  override readonly code = 'TAKEN_APART_MEANWHILE'
  constructor(doing: Doing) {
    super('has taken this merge back already.', doing)
  }
}

export class DistinctionGone extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This decision was taken back already, or one of the two was deleted.')
  }
}

export class MergeNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This merge is not here any more: one of the two was deleted in the meantime.')
  }
}

/** One of the two consists of other people than those that were shown. */
export class PersonChanged extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'PERSON_CHANGED'
  constructor() {
    super(
      'Somebody was merged with one of the two, or taken apart from them, in the meantime. Nothing was changed: please look again.',
    )
  }
}
