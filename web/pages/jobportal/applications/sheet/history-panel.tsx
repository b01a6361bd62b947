import { momentOf } from '../../../../dates.ts'
import type { PanelProps } from './panel.ts'
import { eventInWords } from './words.ts'

/** Everything that happened with the application, newest first. */
export const HistoryPanel = ({ detail: { events, messages } }: Pick<PanelProps, 'detail'>) => (
  <ol className="timeline" aria-label="History">
    {events.toReversed().map((event, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen in one moment
      <li key={`${event.at} ${index}`} data-kind={event.kind}>
        <p>{eventInWords(event, { messages })}</p>
        <p className="small muted">
          <time dateTime={event.at}>{momentOf(event.at)}</time>
        </p>
      </li>
    ))}
  </ol>
)
