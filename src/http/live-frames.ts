import type { LiveFrame } from '#src/contracts/live.ts'

export const frameOf = (...[event, data]: LiveFrame) => JSON.stringify({ event, data })

/** With the moment at which it was told, where a window that comes back can be told what came after it. */
export const frameAt = (moment: string | null, ...[event, data]: LiveFrame) =>
  JSON.stringify(moment === null ? { event, data } : { event, data, moment })
