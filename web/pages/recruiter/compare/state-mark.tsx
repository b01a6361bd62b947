import type { Cell } from './compared.ts'

const words: Record<Cell['state'], { text: string; path: string }> = {
  met: { text: 'Shown', path: 'm3.5 8.5 3 3 6-7' },
  partly: { text: 'Near it', path: 'M3 8.5c1.7-2.4 3.3-2.4 5 0s3.3 2.4 5 0' },
  missing: { text: 'Not shown', path: 'M4 8h8' },
  unknown: { text: 'Left open', path: 'M6 6a2 2 0 1 1 2.6 1.9c-.5.2-.6.5-.6 1.1M8 11.8v.1' },
}

/** A word and a sign of its own for every state, so that nothing hangs on colour. */
export const StateMark = ({ state }: { state: Cell['state'] }) => (
  <span className="compare-state" data-state={state}>
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={words[state].path} />
    </svg>
    {words[state].text}
  </span>
)
