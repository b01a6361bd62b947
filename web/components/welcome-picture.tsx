/** Three candidates finding their order; stands still for people who asked for less motion. */
export const WelcomePicture = () => (
  <svg className="dialog-picture welcome-picture" viewBox="0 0 360 136" aria-hidden="true">
    <rect width="360" height="136" rx="12" fill="var(--accent-a3)" />
    {[
      { y: 18, width: 176, name: 'one' },
      { y: 54, width: 128, name: 'two' },
      { y: 90, width: 88, name: 'three' },
    ].map(({ y, width, name }) => (
      <g key={name} className={`welcome-row welcome-row-${name}`}>
        <rect x="48" y={y} width="264" height="28" rx="8" fill="var(--color-panel-solid)" stroke="var(--accent-a5)" />
        <circle cx="66" cy={y + 14} r="7" fill="var(--accent-a6)" />
        <rect x="82" y={y + 11} width={width} height="6" rx="3" fill="var(--accent-9)" className="welcome-bar" />
        <circle cx="294" cy={y + 14} r="4" fill={name === 'one' ? 'var(--accent-9)' : 'var(--accent-a6)'} />
      </g>
    ))}
  </svg>
)
