/** Actions of the audit log that together are the decision ledger. */
export const ledgerActions = [
  'see-ranking',
  'move-candidate',
  'reject-candidate',
  'undo-rejection',
  'undo-move',
  'bulk-change',
  'undo-bulk',
  'change-application',
  'change-criteria',
  'rescore',
  'blind-review-on',
  'blind-review-off',
  'reveal-candidate',
] as const

/** The numbers of the report. */
export const measures = {
  decided: {
    title: 'Decided',
    definition: 'Candidates moved on to a later stage, applications shortlisted, and rejections. Undone ones stay counted.',
  },
  against: {
    title: 'Against the order',
    definition:
      'Somebody of the lower half of the ranking was moved on while somebody with a higher match stood rejected, or somebody of the upper half was rejected while somebody with a lower match had been moved on.',
  },
  'rejected-unseen': {
    title: 'Rejected without opened evidence',
    definition: 'Rejections by somebody who had not opened the evidence. The server refuses these, so this has to be 0.',
  },
  'moved-unseen': {
    title: 'Moved on without opened evidence',
    definition: 'Moves to a later stage by somebody who had not opened the evidence of that candidate.',
  },
} as const

export type LedgerMeasure = keyof typeof measures
export const measureKeys = Object.keys(measures) as LedgerMeasure[]
