export type { DecisionRow, LedgerAnswer, LedgerRowsAnswer } from '#src/contracts/ledger/records.ts'
