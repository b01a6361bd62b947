import type { ReactNode } from 'react'

interface StatProps {
  label: string
  children: ReactNode
  /** Somebody has to do something about it. */
  isWaiting?: boolean
}

/** A number with its name; stands in a `<dl className="stats cards tile-9">`. */
export const Stat = ({ label, children, isWaiting = false }: StatProps) => (
  <div className="panel stat stack gap-1 pad-wide" data-waiting={isWaiting || undefined}>
    <dt className="text-2">{label}</dt>
    <dd className={`numeric ${isWaiting ? 'text-warning' : ''}`}>{children}</dd>
  </div>
)
