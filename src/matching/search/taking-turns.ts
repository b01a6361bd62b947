export { type Turn, yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
