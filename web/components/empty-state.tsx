import type { ReactNode } from 'react'
import { TrayIcon } from './icons.tsx'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** The next step, usually one button or link. */
  action?: ReactNode
}

export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className="empty">
    <TrayIcon className="empty-picture" />
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action}
  </div>
)
