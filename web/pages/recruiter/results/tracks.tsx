import { devices, type TimeLine } from './time-line.ts'

const names = { camera: 'Camera', screen: 'Screen' }

/** A picture of the time line: when which device was recorded, and what happened in the tab. The list beside it says the same. */
export const Tracks = ({ line, at }: { line: TimeLine; at: number | null }) => {
  const share = (ms: number) => `${Math.min(100, Math.max(0, (ms / line.length) * 100))}%`
  const span = (start: number, end: number) => ({ left: share(start), width: share(end - start) })
  return (
    <div className="flex flex-col gap-1" aria-hidden="true">
      {devices
        .filter((device) => line.tracks[device].length > 0)
        .map((device) => (
          <div key={device} className="result-track grid items-center gap-2">
            <span className="small muted">{names[device]}</span>
            <div className="relative overflow-hidden surface-shade rounded-1">
              {line.tracks[device].map(({ id, start, end, url, state }) => (
                <span key={id} data-state={url ? state : state === 'expired' ? 'expired' : 'arriving'} style={span(start, end)} />
              ))}
              {at !== null && <i style={{ left: share(at) }} />}
            </div>
          </div>
        ))}
      {line.marks.length > 0 && (
        <div className="result-track grid items-center gap-2" data-kind="tab">
          <span className="small muted">Tab</span>
          <div className="relative overflow-hidden surface-shade rounded-1">
            {line.marks.map(({ key, at: from, end, isViolation }) => (
              <span key={key} data-violation={isViolation || undefined} style={span(from, end ?? from)} />
            ))}
            {at !== null && <i style={{ left: share(at) }} />}
          </div>
        </div>
      )}
    </div>
  )
}
