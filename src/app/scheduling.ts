import { createScheduling, type SchedulingPorts } from '#src/scheduling/index.ts'
import type { Instance } from './instance.ts'

export type SchedulingOutside = Omit<SchedulingPorts, 'liveFeed' | 'settings'> & Pick<Instance, 'config' | 'secret'>

type Others = Pick<SchedulingPorts, 'liveFeed'>

export const buildScheduling = (ports: SchedulingOutside, { liveFeed }: Others) =>
  createScheduling({ ...ports, liveFeed, settings: { publicUrl: ports.config.publicUrl, secret: ports.secret } })
