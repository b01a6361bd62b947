import { DomainError } from '#src/shared/domain-error.ts'

export class InvalidLedgerPeriod extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('Please write days like 2026-03-31, the first not after the last.')
  }
}
