import { DomainError } from '#src/shared/domain-error.ts'

/** Also the answer about another workspace's field, and about one that somebody may not see. */
export class FieldNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This field is not there any more.')
  }
}

export class CandidateNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This candidate does not exist.')
  }
}

/** Something that was typed cannot be taken; `field` says where it stands. */
export class InvalidFieldInput extends DomainError {
  readonly kind = 'invalid'
  override readonly details: Record<string, string>
  constructor(field: string, sentence: string) {
    super(sentence)
    this.details = { field }
  }
}

export class TooManyFields extends DomainError {
  readonly kind = 'limit-reached'
  override readonly code = 'TOO_MANY_FIELDS'
  constructor(most: number) {
    super(`A workspace can have ${most} fields. Remove one that nobody uses to add another.`)
  }
}

export class FieldChangedMeanwhile extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'FIELD_CHANGED_MEANWHILE'
  constructor() {
    super('Somebody else has changed this field in the meantime. Look at it again before you change it.')
  }
}

/** Somebody else wrote another value after this person last looked. */
export class ValueChangedMeanwhile extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'VALUE_CHANGED_MEANWHILE'
  override readonly details: Record<string, string>
  constructor({ by, value }: { by: string | null; value: string | null }) {
    super(
      value === null
        ? 'Somebody has emptied this field in the meantime.'
        : `${by ?? 'Somebody'} has changed this in the meantime. It now says: ${value}`,
    )
    this.details = { value: value ?? '' }
  }
}

/** More or fewer values would go than whoever removes the field was told. */
export class ImpactChanged extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'VALUES_CHANGED'
  override readonly details: Record<string, string>
  constructor(values: number) {
    super(`By now ${values === 1 ? '1 value' : `${values} values`} would go. Look again before you remove the field.`)
    this.details = { values: String(values) }
  }
}

export class FieldFileTooLarge extends DomainError {
  readonly kind = 'too-large'
  constructor() {
    super('The file is larger than 25 MB.')
  }
}

export class WrongFieldFile extends DomainError {
  readonly kind = 'wrong-type'
  constructor() {
    super('This is no PDF, DOC or DOCX file.')
  }
}
