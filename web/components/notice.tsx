import type { ReactNode } from 'react'

interface NoticeProps {
  tone?: 'success' | 'info' | 'warning' | 'error'
  children: ReactNode
  /** Read aloud when it appears. */
  announce?: boolean
}

export const Notice = ({ tone = 'info', children, announce = false }: NoticeProps) => (
  <div className={`notice tone-${tone}`} role={announce ? (tone === 'error' ? 'alert' : 'status') : undefined}>
    {children}
  </div>
)
