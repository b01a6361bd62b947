import type { ReactNode } from 'react'

interface AccountCardProps {
  title: string
  subtitle: string
  children: ReactNode
  /** Other ways to go, below a line. */
  links?: ReactNode
  width?: string
}

export const AccountCard = ({ title, subtitle, children, links, width }: AccountCardProps) => (
  <div className="account grid">
    <div className="account-card relative border-box w-full outlined surface" style={width ? { maxWidth: width } : undefined}>
      <header className="mb-5">
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </header>
      {children}
      {links && <div className="account-links flex flex-wrap justify-between gap-2 mt-5 pt-4">{links}</div>}
    </div>
  </div>
)
