import type { BulkWish, StandingAnswer } from '#web/api/bulk.ts'
import type { CallFailure } from '#web/api/client.ts'

/** What the forms share: whom it is about, where they stand, and how it is done. */
export interface BulkFormProps {
  standing: StandingAnswer
  count: number
  busy: boolean
  failure: CallFailure | null
  /** Why nothing was changed, unless it is about a field. */
  refusal: string | null
  onSubmit: (wish: BulkWish) => void
  onClose: () => void
}
