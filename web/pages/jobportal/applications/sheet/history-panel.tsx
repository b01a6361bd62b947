import { Timeline } from '../../../../components/timeline.tsx'
import { Moment } from '../../../../words/moment.tsx'
import type { PanelProps } from './panel.ts'
import { eventInWords } from './words.ts'

/** Everything that happened with the application, newest first. */
export const HistoryPanel = ({ detail: { events, messages } }: Pick<PanelProps, 'detail'>) => (
  <Timeline
    label="History"
    events={events.toReversed().map((event, index) => ({
      // Two things may happen in one moment.
      key: `${event.at} ${index}`,
      kind: event.kind,
      text: eventInWords(event, { messages }),
      about: <Moment at={event.at} />,
    }))}
  />
)
