import type { ReactNode } from 'react'
import { sectionFile } from '../../../api/analytics.ts'
import { useMayExport } from '../../../state/user.ts'
import { useQuestion } from './number-link.tsx'

interface SectionProps {
  /** The section's key in addresses. */
  section: string
  title: string
  /** One sentence below the title. */
  lead?: ReactNode
  children: ReactNode
}

/** One part of the page: a heading, what it is about, and the same as a file. */
export const Section = ({ section, title, lead, children }: SectionProps) => {
  const question = useQuestion()
  const mayExport = useMayExport()
  return (
    <section className="panel stack gap-3 min-w-0 narrow-p-4" aria-labelledby={`${section}-heading`}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={`${section}-heading`}>{title}</h2>
        {mayExport && (
          <a
            className="section-file inline-flex items-center outlined rounded-3 text-strong small medium no-underline min-h-7 pad-pill"
            href={sectionFile(section, question)}
            download
            aria-label={`${title} as CSV`}
          >
            CSV
          </a>
        )}
      </div>
      {lead && <p className="small muted">{lead}</p>}
      {children}
    </section>
  )
}
