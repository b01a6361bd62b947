/** A shorter recording says nothing. */
export const shortestAnswerMs = 1000
/** Longer than any answer can be: low rates make hours of 30 MB. */
export const longestAnswerMs = 30 * 60_000
export const slowestSampleRate = 8000
/** Characters of a written answer. */
export const longestText = 10_000
/** Attempts at one question that are kept. */
export const mostAttempts = 20

export const mostChunks = 100_000
export const mostParts = 100
/** Of recorders that name themselves: each reload of the page begins one. */
export const mostRecorders = 1000
/** Of one sitting: more than a day of camera and screen. */
export const mostPieces = 40_000
/** Bytes of all spoken answers of one sitting: many hours. */
export const mostSpokenBytes = 2 * 1024 ** 3

/** After a sitting has ended, what a slow line still has of its recordings is taken for so long. */
export const lateChunksMs = 10 * 60_000
/** Pieces that do not come for so long will not come, when none is missing in between. */
export const quietMs = 60_000

export const bytesOfMegabytes = (megabytes: number) => megabytes * 1024 * 1024
