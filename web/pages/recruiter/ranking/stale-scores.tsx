import { Button } from '@radix-ui/themes'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import type { Rescoring } from './use-rescoring.ts'

interface StaleScoresProps {
  job: string
  currentVersion: number
  /** Rows whose score is of an earlier version, and of an earlier engine. */
  ofOlderVersion: number[]
  ofOlderEngine: number
  stale: number
  rescoring: Rescoring
}

/** Says which scores are not of the current criteria, and brings them up to date. */
export const StaleScores = ({ job, currentVersion, ofOlderVersion, ofOlderEngine, stale, rescoring }: StaleScoresProps) => {
  const { state, done, total, start } = rescoring
  if (state === 'running')
    return (
      <Notice tone="info">
        <strong role="status">
          Scoring again: {done} of {total}
        </strong>
        <div className="rescoring-bar">
          <ProgressBar label="Scored again" value={done} max={total} />
        </div>
      </Notice>
    )
  if (stale === 0)
    return state === 'finished' ? (
      <Notice tone="success" announce>
        <strong>All scores are as of version {currentVersion}.</strong>
      </Notice>
    ) : null
  const versions = [...new Set(ofOlderVersion)].toSorted((a, b) => a - b)
  return (
    <Notice tone="info">
      <strong>
        {versions.length === 1 && ofOlderVersion.length === stale
          ? `Scores below are as of version ${versions[0]}; the criteria are version ${currentVersion}.`
          : versions.length > 0
            ? `${stale} scores below are as of an older version; the criteria are version ${currentVersion}.`
            : `${ofOlderEngine} scores below were made by an older engine.`}
      </strong>
      <p>The order already follows the weights shown. Scoring again checks the documents against every criterion.</p>
      <div className="row gap-2">
        <Button size="1" disabled={state === 'starting'} onClick={start}>
          {state === 'starting' ? 'Starting...' : `Score ${stale === 1 ? '1 candidate' : `${stale} candidates`} again`}
        </Button>
        <LazyPanel bring={async () => (await import('./who-would-move.tsx')).WhoWouldMove} props={{ job }} waiting={null} />
      </div>
    </Notice>
  )
}
