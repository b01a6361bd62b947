import type { Static } from '@sinclair/typebox'
import { oneOf } from '#src/contracts/contract.ts'

/** What becomes of a row: somebody new, another text of somebody known, a text that is here already, or nothing. */
export const RowState = oneOf(['version', 'new', 'duplicate', 'refused'])
export type RowState = Static<typeof RowState>
