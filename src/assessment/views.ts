export type * from '#src/contracts/assessment/records.ts'
