import { useWords } from '../../../words/words.ts'
/** How loud it is at this moment, from 0 to 1. */
export const LevelMeter = ({ level }: { level: number }) => {
  const words = useWords('assessment')
  const percent = Math.round(level * 100)
  return (
    <>
      <meter className="visually-hidden" aria-label={words.level} min={0} max={100} value={percent}>
        {percent}%
      </meter>
      <div
        className="bar"
        aria-hidden="true"
        data-tone={percent > 10 ? 'success' : undefined}
        data-heard={percent > 10 || undefined}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </>
  )
}
