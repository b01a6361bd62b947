import { Link } from 'react-router'
import type { SystemRecord } from '#src/admin/views.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { bytesOf, momentOf } from '../amounts.ts'

type Place = SystemRecord['outgoing']['places'][number]

/** Where the server connects to, and what it refused. */
export const OutgoingCard = ({ outgoing: { isOpen, places } }: Pick<SystemRecord, 'outgoing'>) => (
  <section className="panel stack" aria-labelledby="outgoing">
    <h2 id="outgoing">Connections to others</h2>
    {places.length === 0 ? (
      <p className="muted">
        {isOpen
          ? 'This server connects to no other system: no setting or webhook asks it to.'
          : 'This server connects to no other machine, whatever its settings and webhooks say.'}
      </p>
    ) : (
      <ul className="risks">
        {places.map((place) => (
          <li key={`${place.purpose} ${place.host}`} className="stack gap-2 line-top">
            <p>
              <strong>{place.host}</strong> for {place.purpose === 'other' ? 'something unknown' : place.purpose}{' '}
              {place.refused > 0 && <StatusBadge tone="error">{`Refused ${place.refused} times`}</StatusBadge>}
            </p>
            <p className="small muted">{wordsOf(place)}</p>
          </li>
        ))}
      </ul>
    )}
    <p className="small muted">
      {places.length > 0 && 'Counted since the server was started. '}
      <Link to="/dashboard/admin/connections">See every connection</Link>
    </p>
  </section>
)

function wordsOf({ setting, connections, bytes, lastAt }: Place): string {
  const allowed = setting ? `Allowed by ${setting}.` : 'Not named in any setting.'
  const counted = connections === 0 ? 'Not connected yet.' : `${connections} connections, ${bytesOf(bytes)} counted as sent.`
  return [allowed, counted, ...(lastAt ? [`Last at ${momentOf(lastAt)} UTC.`] : [])].join(' ')
}
