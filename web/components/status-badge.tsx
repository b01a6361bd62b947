import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'success' | 'info' | 'warning' | 'error' | 'accent'

export const StatusBadge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className="badge" data-tone={tone}>
    {children}
  </span>
)
