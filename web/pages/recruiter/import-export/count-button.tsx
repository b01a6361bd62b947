interface CountButtonProps {
  text: string
  count: number
  isOn: boolean
  onClick: () => void
}

/** Shows only the rows of one kind, and says how many there are. */
export const CountButton = ({ text, count, isOn, onClick }: CountButtonProps) => (
  <button
    type="button"
    className="import-count outlined text-strong text-2 min-h-8 px-3"
    aria-pressed={isOn}
    disabled={count === 0 && !isOn}
    onClick={onClick}
  >
    {text} <span className="numeric strong">{count.toLocaleString('en')}</span>
  </button>
)
