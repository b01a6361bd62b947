import type { Mail } from '#src/ports/mailer.ts'
import type { Anchor } from './audit-anchor.ts'

/** Somewhere outside of this machine that keeps anchors. */
export interface AnchorPlace {
  /** For the log, such as "mail". */
  readonly name: string
  /** Rejects when the anchor may not have arrived. Keeping the same one twice does no harm. */
  keep(anchor: Anchor): Promise<void>
}

/** By mail to somebody who keeps their mails elsewhere; the queue goes on trying while the mail server is away. */
export const anchorMail = (to: string, sendMail: (mail: Mail) => Promise<void>): AnchorPlace => ({
  name: 'mail',
  keep: ({ number, hash, root, at, signer, signature }) =>
    sendMail({ kind: 'audit-anchor', to, number, hash, root, at, signer, signature }),
})

interface Options {
  /** A place refused, or is away. */
  onFailure(place: string, error: unknown): void
}

/**
 * Hands anchors to every place. One that fails is given the newest anchor with the next call, also when nothing was written since: an
 * anchor says everything that the ones before it said.
 */
export function anchorPlaces(places: AnchorPlace[], { onFailure }: Options) {
  let newest: Anchor | null = null
  const arrived = new Map<AnchorPlace, number>()
  return {
    /** `anchor` is null when there is no new one. Never rejects. */
    async tell(anchor: Anchor | null): Promise<void> {
      newest = anchor ?? newest
      const told = newest
      if (!told) return
      await Promise.all(
        places.map(async (place) => {
          if ((arrived.get(place) ?? 0) >= told.number) return
          try {
            await place.keep(told)
            arrived.set(place, told.number)
          } catch (error) {
            onFailure(place.name, error)
          }
        }),
      )
    },
  }
}
