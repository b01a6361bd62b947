import { DomainError } from '#src/shared/domain-error.ts'

/** Also the answer about the jobs of suspended companies. */
export class NoSuchJob extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super("The job you're looking for doesn't exist or may have been removed.")
  }
}
