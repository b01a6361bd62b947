import type { LiveFrame } from '#src/contracts/live.ts'

export const frameOf = (...[event, data]: LiveFrame) => JSON.stringify({ event, data })
