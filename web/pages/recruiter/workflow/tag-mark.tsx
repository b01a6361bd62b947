import type { ReactNode } from 'react'
import type { TagColour } from '../../../api/hiring.ts'

interface TagMarkProps {
  tag: { name: string; colour: TagColour }
  /** A button at its end. */
  children?: ReactNode
}

export const TagMark = ({ tag: { name, colour }, children }: TagMarkProps) => (
  <span className="tag inline-flex items-center rounded-pill small medium break-anywhere" data-colour={colour}>
    {name}
    {children}
  </span>
)
