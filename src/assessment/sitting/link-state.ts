import type { Assessment } from '../assessment.ts'
import { AlreadyCompleted, LinkExpired, LinkRevoked, NotStarted } from '../errors.ts'
import { LinkReplaced } from './errors.ts'

type Link = Pick<Assessment, 'revokedAt' | 'completedAt' | 'startedAt'>

/** Throws for a link that was withdrawn or replaced. What was completed stays readable for its candidate. */
export function mustWork(assessment: Pick<Link, 'revokedAt' | 'completedAt'>, ended: boolean) {
  if (ended) throw new LinkReplaced()
  if (assessment.revokedAt && !assessment.completedAt) throw new LinkRevoked()
}

/** Throws unless the candidate has begun. */
export function mustBeBegun(assessment: Link, ended: boolean) {
  mustWork(assessment, ended)
  if (!assessment.startedAt) throw new NotStarted()
}

/** Throws unless the candidate is in the middle of it. */
export function mustBeUnderWay(assessment: Link, ended: boolean) {
  mustWork(assessment, ended)
  if (assessment.completedAt) throw new AlreadyCompleted()
  if (!assessment.startedAt) throw new NotStarted()
}

/** Throws unless the candidate may begin, or has begun. */
export function mustBeOpen(assessment: Link & Pick<Assessment, 'expiresAt'>, ended: boolean, now: Date) {
  mustWork(assessment, ended)
  if (assessment.completedAt) throw new AlreadyCompleted()
  if (!assessment.startedAt && assessment.expiresAt <= now) throw new LinkExpired()
}
