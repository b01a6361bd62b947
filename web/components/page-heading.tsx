import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: string
  children?: ReactNode
  /** Buttons at the far end. */
  actions?: ReactNode
}

export const PageHeading = ({ title, children, actions }: PageHeadingProps) => (
  <div className="page-heading flex flex-wrap items-end justify-between gap-3-5 mb-5">
    <div>
      <h1>{title}</h1>
      {children && <p className="mt-1 muted">{children}</p>}
    </div>
    {actions && <div className="row">{actions}</div>}
  </div>
)
