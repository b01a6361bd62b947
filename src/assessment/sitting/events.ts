import { type EventType, eventTypes } from '../constants.ts'
import { InvalidInput, NotStarted } from '../errors.ts'
import type { SittingPorts, TabEvent } from '../sitting-ports.ts'
import { mustWork } from './link-state.ts'

/** A tab that reports more than that is broken, or wants to fill the disk: the rest is not kept. */
const mostEvents = 2000

export const notingEvents =
  ({ opened, sittings, transaction, clock }: SittingPorts) =>
  /** Writes down what happened in the candidate's tab; resolves to how often they have left it. */
  async (token: string, given: { type: string; at: string }[]): Promise<number> => {
    const { assessment, ended } = await opened(token)
    mustWork(assessment, ended)
    const { id, startedAt, options } = assessment
    if (!startedAt) throw new NotStarted()
    const now = clock.now()
    const events = given.map((event) => eventOf(event, startedAt, now))
    // Whoever sits an unproctored assessment has not agreed to be watched.
    if (!options.proctored) return 0
    await transaction(() => sittings.addEvents(id, events, now, mostEvents), { on: `sitting-events:${id}` })
    return sittings.violations(id)
  }

function eventOf({ type, at }: { type: string; at: string }, startedAt: Date, now: Date): TabEvent {
  if (!(eventTypes as readonly string[]).includes(type)) throw new InvalidInput('type', 'There is no such event.')
  const time = Date.parse(at)
  if (Number.isNaN(time)) throw new InvalidInput('at', 'This is not a valid time.')
  // The candidate's clock may be wrong; nothing happened before the beginning or will happen later.
  return { type: type as EventType, at: new Date(Math.min(Math.max(time, startedAt.getTime()), now.getTime())) }
}
