import { productName } from '../content.ts'
import { useSite } from '../site-content.ts'
import { Logo } from './logo.tsx'

export const Footer = () => {
  const { contactAddress, footerColumns, footerText } = useSite()
  return (
    <footer className="site-footer line-top surface-sunken">
      <div className="section">
        <div className="site-footer-columns grid gap-6">
          <div className="stack gap-3">
            <Logo />
            <p className="muted">{footerText}</p>
          </div>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-3 small">{title}</h2>
              <ul className="bare stack gap-2">
                {links.map(({ href, text }) => (
                  <li key={href + text}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
                {title === 'Company' && contactAddress && (
                  <li>
                    <a href={`mailto:${contactAddress}`}>Contact</a>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <p className="muted small site-footer-end">{productName}, run by this organization on its own server.</p>
      </div>
    </footer>
  )
}
