import type { Static } from '@sinclair/typebox'
import { oneOf } from '#src/contracts/contract.ts'

/** What becomes of a row: somebody new, another text of somebody known, a text that is here already, or nothing. */
export const RowState = oneOf(['version', 'new', 'duplicate', 'refused'])
export type RowState = Static<typeof RowState>

/** What became of a field of another system: taken in, kept as other information, or left out. */
export const Fate = oneOf(['mapped', 'kept', 'lost'])
export type Fate = Static<typeof Fate>

export const System = oneOf(['greenhouse', 'lever', 'workable', 'opencats'])
export type System = Static<typeof System>
