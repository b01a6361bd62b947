import type { Requirement } from './choices.ts'

const words: Record<Requirement['state'], string> = {
  met: 'Shown',
  partly: 'Partly shown',
  missing: 'Not found',
  unknown: 'Left open',
}
const shapes: Record<Requirement['state'], string> = {
  met: 'm5.2 8.2 2 2 3.8-4.2',
  partly: 'M5.2 8h5.6',
  missing: '',
  unknown: 'M8 8v.01',
}

/** A filled tick, a half, an empty ring: told apart by shape, not by colour alone. */
export const StateMark = ({ state, silent = false }: { state: Requirement['state']; silent?: boolean }) => (
  <span className="state-mark inline-block" data-state={state}>
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="8" cy="8" r="7" />
      {shapes[state] && <path d={shapes[state]} />}
    </svg>
    {!silent && <span className="visually-hidden">{words[state]}: </span>}
  </span>
)
