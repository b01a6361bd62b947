import { createScheduling, type SchedulingPorts } from '#src/scheduling/index.ts'
import { createSeal } from '#src/shared/seal.ts'
import type { Instance } from './instance.ts'

export type SchedulingOutside = Omit<SchedulingPorts, 'calendarSeal' | 'liveFeed' | 'settings'> &
  Pick<Instance, 'config' | 'secret'>

type Others = Pick<SchedulingPorts, 'liveFeed'>

export const buildScheduling = (ports: SchedulingOutside, { liveFeed }: Others) =>
  createScheduling({
    ...ports,
    liveFeed,
    calendarSeal: createSeal(ports.secret, 'calendar'),
    settings: { publicUrl: ports.config.publicUrl, secret: ports.secret },
  })
