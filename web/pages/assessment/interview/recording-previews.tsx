import { useEffect, useState } from 'react'
import { fill } from '#src/words/fill.ts'
import { Waiting } from '../../../components/spinner.tsx'
import { useWords } from '../../../words/words.ts'
import { type KeptRecording, keptRecordings } from '../recording/kept-recording.ts'
import { useSitting } from '../sitting.ts'

type Preview = Omit<KeptRecording, 'file'> & { url: string }

/** The recordings of this interview, played from what this browser still has of them. Gone when the page is left. */
export const RecordingPreviews = () => {
  const words = useWords('assessment')
  const names = { camera: words.cameraRecording, screen: words.screenRecording }
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
    <section className="stack gap-3" aria-label={words.yourRecordings}>
      <h2>{words.yourRecordings}</h2>
      {previews === null && <Waiting text={words.loadingRecordings} />}
      {previews?.length === 0 && <p className="muted">{words.noRecordings}</p>}
      {previews && previews.length > 0 && (
        <ul className="tiles">
          {previews.map(({ device, part, url }) => (
            <li key={`${device} ${part}`} className="stack gap-2">
              <h3>
                {previews.filter((other) => other.device === device).length > 1
                  ? fill(words.recordingPart, { recording: names[device], part })
                  : names[device]}
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
    className="recording-preview block w-full rounded-3"
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
