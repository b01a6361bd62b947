interface ProgressBarProps {
  label: string
  value: number
  max?: number
  tone?: 'accent' | 'success' | 'warning' | 'error'
}

export const ProgressBar = ({ label, value, max = 100, tone = 'accent' }: ProgressBarProps) => {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      data-tone={tone}
    >
      <span style={{ width: `${share * 100}%` }} />
    </div>
  )
}
