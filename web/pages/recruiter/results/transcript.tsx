import { Button } from '@radix-ui/themes'
import { type ResultOpenAnswer, transcribeAgain } from '../../../api/results.ts'
import { Notice } from '../../../components/notice.tsx'
import { useAction } from '../workflow/use-workflow.ts'
import type { Player } from './use-player.ts'
import type { PartProps } from './use-result.ts'
import { clockOf } from './words.ts'

interface TranscriptProps extends PartProps {
  answer: ResultOpenAnswer
  player: Player
}

/** What was understood of an answer, in pieces that play. */
export const Transcript = ({ answer, player, ...part }: TranscriptProps) => {
  const { transcript, url } = answer
  if (!transcript || transcript.state === 'none')
    return (
      <div className="row gap-2">
        <p className="muted">
          {part.result.transcriber.available
            ? 'This answer has no transcript yet.'
            : 'Transcription is not set up; listen to the answer.'}
        </p>
        {part.result.transcriber.available && url && <Again words="Transcribe" {...part} />}
      </div>
    )
  if (transcript.state === 'waiting')
    return (
      <p className="muted" role="status">
        The transcript is on its way...{transcript.error && ` ${transcript.error} It is tried again by itself.`}
      </p>
    )
  if (transcript.state === 'failed')
    return (
      <Notice tone="warning">
        <strong>This answer could not be transcribed</strong>
        {transcript.error && <p>{transcript.error}</p>}
        {url && <Again words="Transcribe again" {...part} />}
      </Notice>
    )
  if (transcript.segments.length === 0) return <p className="muted">No words were heard in it.</p>
  const hasDoubts = transcript.segments.some(({ doubtful }) => doubtful)
  return (
    <div className="stack gap-2">
      <ol className="result-segments flex flex-col gap-1" aria-label="Transcript">
        {transcript.segments.map(({ startMs, endMs, text, doubtful }, place) => {
          const isNow = player.at !== null && player.at >= startMs && player.at < endMs
          return (
            <li
              className="grid items-baseline gap-3 rounded-2 break-anywhere"
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one transcript stay in their order
              key={place}
              data-now={isNow || undefined}
              data-doubtful={doubtful || undefined}
            >
              {url ? (
                <button type="button" className="result-time numeric" onClick={() => player.playFrom(startMs)}>
                  <span className="visually-hidden">Play from </span>
                  {clockOf(startMs)}
                </button>
              ) : (
                <span className="result-time numeric">{clockOf(startMs)}</span>
              )}
              <span className="result-segment-text">
                {text}
                {doubtful && <span className="ml-1 inline-block muted small"> (not sure)</span>}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="small muted">
        Written down by {transcript.transcriber ?? 'a transcriber'}.
        {hasDoubts && ' Where it says “not sure”, please listen: the words were hard to understand. They still count.'}
      </p>
    </div>
  )
}

const Again = ({ words, result, mayChange, reload }: PartProps & { words: string }) => {
  const { act, busy } = useAction(reload)
  if (!mayChange || !result.transcriber.available) return null
  return (
    <Button
      size="1"
      variant="soft"
      color="gray"
      disabled={busy}
      onClick={() => void act(() => transcribeAgain(result._id), 'The answers could not be transcribed again')}
    >
      {busy ? 'Asking...' : words}
    </Button>
  )
}
