import { DomainError } from '#src/shared/domain-error.ts'

/** Words of RFC 7644, section 3.12, by which a directory tells problems apart. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidValue'
  | 'invalidSyntax'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'
  | 'tooMany'

/** What a directory asked for cannot be understood or done; the sentence says why. */
export class WrongScim extends DomainError {
  readonly kind = 'invalid'
  override readonly details: Record<string, string>
  constructor(scimType: ScimType, sentence: string) {
    super(sentence)
    this.details = { scimType }
  }
}

/** Somebody or something of this name is here already. */
export class AlreadyHere extends DomainError {
  readonly kind = 'conflict'
  override readonly details = { scimType: 'uniqueness' }
}

export class NotInDirectory extends DomainError {
  readonly kind = 'not-found'
  constructor(what: 'user' | 'group' | 'resource') {
    super(`There is no such ${what} in this workspace.`)
  }
}

/** The directory would keep more here than fits. */
export class DirectoryFull extends DomainError {
  readonly kind = 'limit-reached'
}
