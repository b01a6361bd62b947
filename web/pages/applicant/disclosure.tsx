import { type ReactNode, useRef } from 'react'

interface DisclosureProps {
  text: string
  /** What it is about, for those who do not see where it stands. */
  about?: string
  className?: string
  /** `close` puts the content away and gives the keyboard its place back. */
  children: (close: () => void) => ReactNode
}

/** Opens also before the page is awake. */
export const Disclosure = ({ text, about, className = 'applicant-more', children }: DisclosureProps) => {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={details} className={className}>
      <summary>
        {text}
        {about && <span className="visually-hidden">: {about}</span>}
      </summary>
      {children(close)}
    </details>
  )
}
