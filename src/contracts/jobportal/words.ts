import type { Static } from '@sinclair/typebox'
import { oneOf } from '#src/contracts/contract.ts'

/** What a company still lacks before it may post: the proof of its address, or an administrator's word. */
export const Missing = oneOf(['email', 'approval'])
export type Missing = Static<typeof Missing>

export const JobStatus = oneOf(['Active', 'Closed'])
export type JobStatus = Static<typeof JobStatus>

export const CorrectionSubject = oneOf(['name', 'phone', 'skills', 'experience', 'other', 'companies', 'titles', 'degrees'])
export type CorrectionSubject = Static<typeof CorrectionSubject>
