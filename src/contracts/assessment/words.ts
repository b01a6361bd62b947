import type { Static } from '@sinclair/typebox'
import { oneOf } from '#src/contracts/contract.ts'

export const Device = oneOf(['camera', 'screen'])
export type Device = Static<typeof Device>

/** An assessment takes multiple-choice and voice questions; an interview only the latter. */
export const AssessmentKind = oneOf(['interview', 'assessment'])
export type AssessmentKind = Static<typeof AssessmentKind>

/** As the recruiter's list shows it. `expired` and `revoked` are states of the link: nothing was completed. */
export const AssessmentState = oneOf(['pending', 'expired', 'in-progress', 'completed', 'revoked'])
export type AssessmentState = Static<typeof AssessmentState>

/** Where a sitting stands. It only ever moves forward, except on practice links. */
export const Phase = oneOf(['mcq', 'voice', 'completed'])
export type Phase = Static<typeof Phase>
