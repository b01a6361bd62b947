import { Button } from '@radix-ui/themes'
import type { ResultOpenAnswer } from '../../../api/results.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'
import { useLateDecision } from './late-notice.tsx'
import { Transcript } from './transcript.tsx'
import { type Player, speeds } from './use-player.ts'
import type { PartProps } from './use-result.ts'
import { clockOf, hasWords, lengthOf, reasonWords } from './words.ts'

interface AttemptProps extends PartProps {
  answer: ResultOpenAnswer
  player: Player
}

const stateTexts: Record<ResultOpenAnswer['state'], string> = {
  uploaded: 'Spoken',
  written: 'Written',
  skipped: 'Skipped',
  invalid: 'Not valid',
}

/** One attempt at an open question: heard, read, or the reason why there is nothing. */
export const Attempt = ({ answer, player, ...part }: AttemptProps) => {
  const { state, reason, durationMs, text, url, at, late, counts } = answer
  return (
    <div className="stack gap-2">
      <p className="row gap-2">
        <span className="small muted numeric">
          {stateTexts[state]} <Moment at={at} />
          {durationMs !== null && state !== 'skipped' && `, ${lengthOf(durationMs)}`}
        </span>
        {late && hasWords(answer) && <LateMark counts={counts} {...part} />}
        {!late && !counts && hasWords(answer) && <StatusBadge>Replaced by a later one</StatusBadge>}
      </p>
      {state === 'skipped' && <p>No answer: the candidate skipped this question or ran out of time.</p>}
      {state === 'invalid' && (
        <p>
          This attempt was refused{reason ? `: ${lowered(reasonWords[reason])}` : '.'} The candidate was told, and could try
          again.
        </p>
      )}
      {state === 'written' && (
        <blockquote className="rounded-3 pad surface-tint pre-line break-anywhere quote-line-accent">{text}</blockquote>
      )}
      {state === 'uploaded' && (
        <>
          {url ? <AudioPlayer url={url} durationMs={durationMs} player={player} /> : <Gone />}
          <Transcript answer={answer} player={player} {...part} />
        </>
      )}
    </div>
  )
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

const Gone = () => <p className="muted">The recording was deleted when its retention period ended. The transcript is kept.</p>

const LateMark = ({ counts, result, mayChange, reload }: PartProps & { counts: boolean }) => {
  const { decide, busy } = useLateDecision({ result, reload })
  if (counts) return <StatusBadge tone="info">Late, counts</StatusBadge>
  return (
    <>
      <StatusBadge tone="warning">{result.countsLate ? 'Late, replaced by a later one' : 'Late, not counted'}</StatusBadge>
      {mayChange && !result.countsLate && (
        <button type="button" className="link-button" disabled={busy} onClick={() => decide(true)}>
          Count it<span className="visually-hidden"> and every other late answer</span>
        </button>
      )}
    </>
  )
}

const AudioPlayer = ({ url, durationMs, player }: { url: string; durationMs: number | null; player: Player }) => (
  <div className="stack gap-2">
    <div className="result-player row gap-2-3">
      <audio
        className="min-w-0 flex-18"
        ref={player.audio}
        src={url}
        controls
        preload="none"
        aria-label="Answer"
        {...player.handlers}
      />
      <label className="small">
        Speed{' '}
        <select className="input" value={player.speed} onChange={(event) => player.changeSpeed(Number(event.target.value))}>
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
      {durationMs !== null && <span className="small muted numeric">{clockOf(durationMs)}</span>}
    </div>
    {player.failed && (
      <p className="field-error" role="alert">
        The recording could not be played.{' '}
        <Button size="1" variant="soft" color="gray" onClick={player.tryAgain}>
          Try again
        </Button>
      </p>
    )}
  </div>
)
