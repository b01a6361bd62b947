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
    <div
      className="account-card relative border-box w-full outlined surface p-6 rounded-5"
      style={width ? { maxWidth: width } : undefined}
    >
      <header className="mb-5">
        <h1 className="tight">{title}</h1>
        <p>{subtitle}</p>
      </header>
      {children}
      {links && <div className="flex flex-wrap justify-between gap-2 mt-5 pt-4 line-top">{links}</div>}
    </div>
  </div>
)
