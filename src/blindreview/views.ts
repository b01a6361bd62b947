export type { BlindJobRecord, BlindPersonRecord, RevealRecord } from '#src/contracts/blindreview/records.ts'
