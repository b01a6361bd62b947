import type { ReactNode } from 'react'

export interface TimelineEvent {
  key: string
  /** Rejections and moves have a mark of their own. */
  kind: string
  /** What happened, in a sentence. */
  text: ReactNode
  /** When and what else stands in small letters below it. */
  about: ReactNode
}

/** What happened, one below the other. */
export const Timeline = ({ events, label }: { events: readonly TimelineEvent[]; label?: string }) => (
  <ol className="timeline stack gap-3 pl-4" aria-label={label}>
    {events.map(({ key, kind, text, about }) => (
      <li className="relative break-anywhere" key={key} data-kind={kind}>
        <p>{text}</p>
        <p className="small muted">{about}</p>
      </li>
    ))}
  </ol>
)
