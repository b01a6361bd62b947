export type * from '#src/contracts/privacy/records.ts'
export type { RetentionKind } from './constants.ts'
