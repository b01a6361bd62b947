import type { ReactNode } from 'react'

interface ChipProps {
  children: ReactNode
  /** What its button does, for those who hear it: 'Remove filter Stage: New'. */
  removeLabel: string
  onRemove: () => void
}

/** Something chosen that can be taken out again. */
export const Chip = ({ children, removeLabel, onRemove }: ChipProps) => (
  <span className="chip">
    <span>{children}</span>
    <button type="button" className="icon-button rounded-pill large" data-size="small" onClick={onRemove}>
      <span aria-hidden="true">×</span>
      <span className="visually-hidden">{removeLabel}</span>
    </button>
  </span>
)
