import { scoringEngine } from './scoring/weights.ts'

/** Changes whenever the same text may give other facts; stored resumes are then read again in the background. */
export const readingEngine = 'reading-10'

/** The same for job descriptions. */
export const requirementsEngine = 'requirements-8'

/** All three as a match names them. */
export const currentEngine = `${readingEngine} ${requirementsEngine} ${scoringEngine}`
