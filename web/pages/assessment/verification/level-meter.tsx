import { useWords } from '../../../words/words.ts'
/** How loud it is at this moment, from 0 to 1. */
export const LevelMeter = ({ level }: { level: number }) => {
  const words = useWords('assessment')
  const percent = Math.round(level * 100)
  return (
    <>
      <meter className="visually-hidden" aria-label={words.level} min={0} max={100} value={percent}>
        {percent} %
      </meter>
      <div
        className="level-meter overflow-hidden outlined-strong rounded-pill surface-shade"
        aria-hidden="true"
        data-heard={percent > 10 || undefined}
      >
        <span className="block h-full" style={{ width: `${percent}%` }} />
      </div>
    </>
  )
}
