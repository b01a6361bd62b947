import type { LiveEvent, LiveFeed } from '#src/ports/live-feed.ts'

interface LookUp {
  /** Whether an event has to be looked up before it is told. */
  isNeeded(event: LiveEvent): boolean
  /** What is told in its place; asked for whatever waits behind such an event, too. */
  of(workspaceId: string, event: LiveEvent): Promise<LiveEvent>
}

/**
 * The same feed, some of whose events are looked up first. What comes behind them in the same workspace waits, so that events keep their
 * order; the others are told at once, as ever. One that cannot be looked up is not told: windows that missed something read it again.
 */
export function liveEventsInOrder(feed: LiveFeed, lookUp: LookUp): LiveFeed {
  const waiting = new Map<string, Promise<void>>()
  return {
    publish(workspaceId, event) {
      const before = waiting.get(workspaceId)
      if (!before && !lookUp.isNeeded(event)) return feed.publish(workspaceId, event)
      const told = Promise.resolve(before)
        .then(() => lookUp.of(workspaceId, event))
        .then((found) => feed.publish(workspaceId, found))
        .catch(() => {})
        .finally(() => {
          if (waiting.get(workspaceId) === told) waiting.delete(workspaceId)
        })
      waiting.set(workspaceId, told)
    },
  }
}
