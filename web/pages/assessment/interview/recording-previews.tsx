import { useEffect, useState } from 'react'
import { Waiting } from '../../../components/spinner.tsx'
import { type KeptRecording, keptRecordings } from '../recording/kept-recording.ts'
import { useSitting } from '../sitting.ts'

type Preview = Omit<KeptRecording, 'file'> & { url: string }

const names = { camera: 'Camera recording', screen: 'Screen recording' } as const

/** The recordings of this interview, played from what this browser still has of them. Gone when the page is left. */
export const RecordingPreviews = () => {
  const { token } = useSitting()
  const [previews, setPreviews] = useState<Preview[] | null>(null)
  useEffect(() => {
    let made: Preview[] = []
    let isCurrent = true
    const show = async () => {
      const kept = await keptRecordings(token)
      if (!isCurrent) return
      made = kept.map(({ file, ...recording }) => ({ ...recording, url: URL.createObjectURL(file) }))
      setPreviews(made)
    }
    void show()
    return () => {
      isCurrent = false
      for (const { url } of made) URL.revokeObjectURL(url)
    }
  }, [token])
  return (
    <section className="stack gap-3" aria-label="Your recordings">
      <h2>Your recordings</h2>
      {previews === null && <Waiting text="Loading your recordings..." />}
      {previews?.length === 0 && <p className="muted">This browser has kept no recording to show.</p>}
      {previews && previews.length > 0 && (
        <ul className="recording-previews">
          {previews.map(({ device, part, url }) => (
            <li key={`${device} ${part}`} className="stack gap-2">
              <h3>
                {names[device]}
                {previews.filter((other) => other.device === device).length > 1 && `, part ${part}`}
              </h3>
              <Recording url={url} label={names[device]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Recorders write no length into their files: the player finds it when it is sent to the end once. */
const Recording = ({ url, label }: { url: string; label: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: what was said stands in the transcription below.
  <video
    className="recording-preview"
    src={url}
    controls
    preload="metadata"
    playsInline
    aria-label={label}
    onLoadedMetadata={({ currentTarget: video }) => {
      if (Number.isFinite(video.duration)) return
      const rewind = () => {
        video.currentTime = 0
      }
      video.addEventListener('durationchange', rewind, { once: true })
      video.currentTime = Number.MAX_SAFE_INTEGER
    }}
  />
)
