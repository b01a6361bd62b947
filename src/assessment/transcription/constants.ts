/** A segment that was understood with less certainty than this is shown as doubtful. Whisper gives clear speech .8 to .97. */
const doubtfulBelow = 0.5

export const isDoubtful = ({ confidence }: { confidence: number | null }) => confidence !== null && confidence < doubtfulBelow

/** How often a transcription is tried while the transcriber is away: 5 s, 10 s, 20 s … up to an hour apart, more than a day in all. */
export const patientAttempts = 37

/** Left of the silence around speech. */
export const breathMs = 250
/** Recognition ignores anything shorter; what is missing is silence. */
export const shortestRecognisedMs = 1500
