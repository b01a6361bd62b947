import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { Screening } from './synced-playback.ts'
import { type Device, devices, type TimeLine } from './time-line.ts'
import { Tracks } from './tracks.tsx'
import { speeds } from './use-player.ts'
import { clockOf } from './words.ts'

const names: Record<Device, string> = { camera: 'Camera', screen: 'Screen' }

/** Both pictures side by side and the controls that move them together. */
export const Stage = ({ line, screening }: { line: TimeLine; screening: Screening }) => {
  const [isMuted, setMuted] = useState(false)
  const recorded = devices.filter((device) => line.tracks[device].length > 0)
  const { at, canPlay, isPlaying, isWaiting, speed } = screening
  const here = line.marks.find((mark) => at >= mark.at && at < (mark.end ?? mark.at + 3000))
  return (
    <div className="panel stack gap-3 p-4">
      {canPlay && (
        <div className="result-pictures grid items-start gap-3" data-count={recorded.length}>
          {recorded.map((device) => (
            <Picture key={device} device={device} isMuted={isMuted || device === 'screen'} line={line} screening={screening} />
          ))}
        </div>
      )}
      {canPlay && (
        <fieldset className="result-controls row" aria-label="Play camera and screen">
          <Button variant="soft" color="gray" onClick={screening.toggle}>
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
          <span className="numeric" role="timer" aria-live="off">
            {clockOf(at)} / {clockOf(line.length)}
          </span>
          {isWaiting && <span className="small muted">Loading...</span>}
          <span className="result-controls-end row gap-4 ml-auto">
            <label className="small">
              Speed{' '}
              <select className="input" value={speed} onChange={(event) => screening.setSpeed(Number(event.target.value))}>
                {speeds.map((each) => (
                  <option key={each} value={each}>
                    {each}×
                  </option>
                ))}
              </select>
            </label>
            {line.tracks.camera.length > 0 && (
              <label className="small inline-flex items-center pointer gap-2 min-h-7">
                <input type="checkbox" checked={!isMuted} onChange={() => setMuted(!isMuted)} /> Sound
              </label>
            )}
          </span>
        </fieldset>
      )}
      <Tracks line={line} at={canPlay ? at : null} />
      {canPlay && (
        <input
          type="range"
          className="result-seek pointer"
          aria-label="Place in the recording"
          aria-valuetext={`${clockOf(at)} of ${clockOf(line.length)}${here ? `, ${here.text}` : ''}`}
          min={0}
          max={line.length}
          step={1000}
          value={Math.round(at / 1000) * 1000}
          onChange={(event) => screening.seek(Number(event.target.value))}
        />
      )}
    </div>
  )
}

interface PictureProps {
  device: Device
  isMuted: boolean
  line: TimeLine
  screening: Screening
}

const Picture = ({ device, isMuted, line, screening }: PictureProps) => {
  const piece = line.tracks[device].find(({ id }) => id === screening.shown[device])
  const hasFailed = piece !== undefined && screening.failed.has(piece.id)
  return (
    <figure className="result-picture stack gap-1 min-w-0">
      <div className="relative">
        <video
          className="block w-full rounded-3"
          ref={(element) => {
            screening.players.current[device] = element
          }}
          muted={isMuted}
          playsInline
          preload="none"
          aria-label={`${names[device]} recording`}
          {...screening.handlersOf(device)}
        />
        {piece === undefined && (
          <p className="result-picture-note absolute grid place-center p-3 rounded-3 text-center inset-0">
            {screening.isTouched ? 'Nothing was recorded here' : names[device]}
          </p>
        )}
        {hasFailed && (
          <p className="result-picture-note absolute grid place-center p-3 rounded-3 text-center inset-0" role="alert">
            This recording could not be played
          </p>
        )}
      </div>
      <figcaption className="small muted">
        {names[device]}
        {line.tracks[device].length > 1 && piece && `, part ${piece.part} of ${line.tracks[device].length}`}
      </figcaption>
    </figure>
  )
}
