export type * from '#src/contracts/analytics/records.ts'
