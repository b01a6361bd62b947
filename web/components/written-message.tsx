import type { ReactNode } from 'react'

interface WrittenMessageProps {
  message: { subject: string; body: string }
  /** Beside each other below it: how far it has come, who wrote it and when, what can be done. */
  children: ReactNode
}

/** A mail somebody wrote, in a list of them: its subject opens what it says. */
export const WrittenMessage = ({ message: { subject, body }, children }: WrittenMessageProps) => (
  <li className="message py-3 line-top">
    <details>
      <summary className="text-strong break-anywhere">
        <strong>{subject}</strong>
      </summary>
      <p className="py-2 pre-wrap break-anywhere">{body}</p>
    </details>
    <p className="row gap-2">{children}</p>
  </li>
)
