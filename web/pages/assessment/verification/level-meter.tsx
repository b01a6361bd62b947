/** How loud it is at this moment, from 0 to 1. */
export const LevelMeter = ({ level, label = 'Microphone level' }: { level: number; label?: string }) => {
  const percent = Math.round(level * 100)
  return (
    <>
      <meter className="visually-hidden" aria-label={label} min={0} max={100} value={percent}>
        {percent} %
      </meter>
      <div className="level-meter" aria-hidden="true" data-heard={percent > 10 || undefined}>
        <span style={{ width: `${percent}%` }} />
      </div>
    </>
  )
}
