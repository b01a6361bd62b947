export type {
  FlipLabAnswer,
  FlipResult,
  FlipRunRecord,
  FoundDifference,
  ImpactAnswer,
  ImpactRow,
  ImpactTable,
  SaidOfOneself,
} from '#src/contracts/fairness/records.ts'
