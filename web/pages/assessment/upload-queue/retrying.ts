/** Too many at once, or not today: everything else from 400 to 499 will not be answered differently next time. */
const temporary = [408, 425, 429]

/** Whether an answer settles the matter, for better or worse. */
export const isFinal = (status: number): boolean => status > 0 && status < 500 && !temporary.includes(status)

const shortestMs = 1000
const longestMs = 15_000

/** How long to wait after so many failures in a row; a server that names a time is given it, up to a minute. */
export const delayAfter = (failures: number, retryAfterMs: number | null, random = Math.random()): number => {
  if (retryAfterMs !== null) return Math.min(60_000, Math.max(shortestMs, retryAfterMs)) + random * 500
  const steady = Math.min(longestMs, shortestMs * 2 ** Math.max(0, failures - 1))
  // Not all at the same moment: a hall full of candidates loses its network together and finds it together.
  return steady * (0.75 + random * 0.5)
}

/** So many answers of 5xx in a row, and what is behind it may go first. */
export const patience = 5
