import { randomUUID } from 'node:crypto'
import type { PresenceLink, WindowElsewhere } from '#src/ports/presence-link.ts'
import { listenOn } from './listen.ts'

/** Says who looks at what with notifications: there are no rows of it. */
export function postgresPresenceLink(url: string): PresenceLink & { close(): Promise<void> } {
  const self = randomUUID()
  let heard: ((window: WindowElsewhere) => void) | undefined
  const listening = listenOn({
    url,
    channel: 'presence',
    heard(payload) {
      const { from, ...window }: WindowElsewhere & { from: string } = JSON.parse(payload)
      if (from !== self) heard?.(window)
    },
  })
  return {
    say: (window) => void listening.say(JSON.stringify({ from: self, ...window })).catch(() => {}),
    hear(given) {
      heard = given
    },
    close: listening.close,
  }
}
