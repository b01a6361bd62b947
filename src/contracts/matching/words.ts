import type { Static } from '@sinclair/typebox'
import { oneOf } from '#src/contracts/contract.ts'

/** 'partly': something near it is shown. 'unknown': the document leaves it open. */
export const RequirementState = oneOf(['missing', 'met', 'partly', 'unknown'])
export type RequirementState = Static<typeof RequirementState>
