import { flipLab } from './flip-lab.ts'
import { impact } from './impact.ts'
import type { FairnessPorts } from './ports.ts'

export type { FairnessPorts, FlipReader, FlipRequest, FlipResult, FlipsOfOne } from './ports.ts'

export type Fairness = ReturnType<typeof createFairness>

/** Whether scores treat people alike: twins of candidates, and counts of groups. */
export const createFairness = (ports: FairnessPorts) => ({ ...flipLab(ports), ...impact(ports) })
