import { recordingCalls } from './recording-calls.ts'
import { resultCalls } from './result-calls.ts'
import { sendingCalls } from './sending-calls.ts'
import { sittingCalls } from './sitting-calls.ts'

/** Every call of this part of the server. */
export const assessmentContract = { ...recordingCalls, ...resultCalls, ...sendingCalls, ...sittingCalls }
