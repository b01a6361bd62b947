import { fairnessCalls } from './calls.ts'

/** Every call of this part of the server. */
export const fairnessContract = { ...fairnessCalls }
