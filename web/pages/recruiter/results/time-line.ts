import type { ResultRecord, ResultRecording } from '../../../api/results.ts'

export type Device = ResultRecording['device']
export const devices: readonly Device[] = ['camera', 'screen']

/** A part of a recording on the common time line; times in milliseconds from its beginning. */
export interface Piece {
  id: string
  part: number
  /** Null for what cannot be played: still arriving, deleted, or in a format that nobody knows. */
  url: string | null
  state: ResultRecording['state']
  incomplete: boolean
  start: number
  end: number
}

/** Something that happened in the tab; `end` where it lasted and is over. */
export interface Mark {
  key: string
  text: string
  at: number
  end: number | null
  /** When it happened, as the server wrote it. */
  time: string
  /** Counts as leaving the page. */
  isViolation: boolean
}

export interface TimeLine {
  /** When it begins; null where nothing is on it. */
  from: number | null
  length: number
  tracks: Record<Device, Piece[]>
  marks: Mark[]
}

const marked: Record<string, string> = {
  'fullscreen-exit': 'Left fullscreen',
  'share-stopped': 'Stopped sharing the screen',
  paste: 'Pasted text',
  escape: 'Pressed Escape',
  'tab-hidden': 'Left the tab',
  'tab-visible': 'Came back to the tab',
}

/** Whether it is a video of a kind that browsers know. */
export const isPlayable = ({ type }: Pick<ResultRecording, 'type'>) => type.startsWith('video/')

/** `lengths` are the true lengths of parts, where a player has found them out. */
export function timeLineOf(
  { recordings, events, startedAt }: Pick<ResultRecord, 'recordings' | 'events' | 'startedAt'>,
  lengths: ReadonlyMap<string, number> = new Map(),
): TimeLine {
  const times = [...recordings, ...events.map(({ at }) => ({ startedAt: at }))].map((each) => Date.parse(each.startedAt))
  if (times.length === 0) return { from: null, length: 0, tracks: { camera: [], screen: [] }, marks: [] }
  // Without recordings everything is told from the beginning of the sitting.
  const from = recordings.length === 0 && startedAt ? Date.parse(startedAt) : Math.min(...times)
  const tracks = { camera: trackOf('camera', recordings, from, lengths), screen: trackOf('screen', recordings, from, lengths) }
  const marks = marksOf(events, from)
  const ends = [...tracks.camera, ...tracks.screen, ...marks].map((each) => each.end ?? ('at' in each ? each.at : 0))
  return { from, length: Math.max(1, ...ends), tracks, marks }
}

function trackOf(device: Device, recordings: ResultRecording[], from: number, lengths: ReadonlyMap<string, number>): Piece[] {
  const own = recordings
    .filter((recording) => recording.device === device)
    .map(({ _id, part, state, incomplete, startedAt, endedAt, ...recording }): Piece => {
      const start = Date.parse(startedAt) - from
      return {
        id: _id,
        part,
        url: isPlayable(recording) ? recording.url : null,
        state,
        incomplete,
        start,
        end: start + (lengths.get(_id) ?? Date.parse(endedAt) - Date.parse(startedAt)),
      }
    })
    .toSorted((one, other) => one.start - other.start || one.part - other.part)
  // A recorder that starts anew ends the part before it, however late its last piece came.
  return own.map((piece, place) => ({
    ...piece,
    end: Math.max(piece.start, Math.min(piece.end, own[place + 1]?.start ?? Number.POSITIVE_INFINITY)),
  }))
}

/** The tab's entries, with each time away as one. */
function marksOf(events: ResultRecord['events'], from: number): Mark[] {
  const marks: Mark[] = []
  let away: Mark | null = null
  for (const [place, { type, at }] of events.entries()) {
    const moment = Date.parse(at) - from
    if (type === 'tab-visible' && away) {
      away.end = moment
      away = null
      continue
    }
    const mark: Mark = {
      key: `${place} ${type}`,
      text: marked[type] ?? type,
      at: moment,
      end: null,
      time: at,
      isViolation: type === 'tab-hidden' || type === 'fullscreen-exit',
    }
    marks.push(mark)
    if (type === 'tab-hidden') away = mark
  }
  return marks
}

/** What plays on a track at a moment. */
export const pieceAt = (track: readonly Piece[], at: number): Piece | null =>
  track.find(({ url, start, end }) => url !== null && start <= at && at < end) ?? null

/** The next moment at which anything plays, from `at` on; null when nothing does any more. */
export const nextPlayed = ({ tracks }: Pick<TimeLine, 'tracks'>, at: number): number | null => {
  const moments = [...tracks.camera, ...tracks.screen]
    .filter(({ url, end }) => url !== null && end > at)
    .map(({ start }) => Math.max(start, at))
  return moments.length === 0 ? null : Math.min(...moments)
}
