import { type ComponentType, useEffect, useState } from 'react'
import type { ApplicantView } from '../../api/applicant.ts'
import { History } from './history.tsx'
import { Messages } from './messages.tsx'
import { Newer } from './newer.tsx'
import { OwnData } from './own-data.tsx'
import { Reading } from './reading.tsx'
import { Requirements } from './requirements.tsx'
import { Sent } from './sent.tsx'
import { Software } from './software.tsx'
import { Standing } from './standing.tsx'
import { useApplication } from './use-application.ts'

export interface ApplicationProps {
  token: string
  first: ApplicantView
  /** Of what was sent later: the one whose link was followed. */
  followed: string | null
}

/** Everything that is kept about an application, and everything its applicant can do about it. */
export const OwnApplication = ({ token, first, followed }: ApplicationProps) => {
  const application = useApplication(token, first)
  const [Deleted, setDeleted] = useState<ComponentType<Pick<ApplicantView, 'job'>> | null>(null)
  const { view, run } = application
  if (Deleted) return <Deleted job={view.job} />
  const handleDelete = () => {
    // Read anew, the link says the same in fewer words.
    const reload = () => window.location.reload()
    import('./deleted.tsx').then((part) => setDeleted(() => part.Deleted)).catch(reload)
  }
  return (
    <article className="applicant">
      <Newer token={token} followed={followed} application={application} />
      <Standing view={view} />
      <Contents view={view} />
      <p className="applicant-lost" role="alert">
        The connection was lost before this page was ready. What you typed is still here: please try again in a moment.
      </p>
      <noscript>
        <p>To correct, withdraw or delete something here, your browser has to run scripts.</p>
      </noscript>
      <Messages messages={view.messages} />
      <Reading token={token} application={application} />
      <Requirements view={view} />
      <Software token={token} view={view} run={run} />
      <Sent view={view} />
      <History events={view.events} />
      <AboutYouLater token={token} />
      <OwnData token={token} view={view} run={run} onDelete={handleDelete} />
    </article>
  )
}

/** Nobody needs it for anything else on the page, so an old phone loads it last, and goes without it when it does not come. */
const AboutYouLater = ({ token }: { token: string }) => {
  const [Part, setPart] = useState<ComponentType<{ token: string }> | null>(null)
  useEffect(() => {
    import('./about-you.tsx').then(({ AboutYou }) => setPart(() => AboutYou)).catch(() => null)
  }, [])
  return Part && <Part token={token} />
}

const Contents = ({ view: { requirements, isWithdrawn } }: { view: ApplicantView }) => (
  <nav className="applicant-contents" aria-label="On this page">
    <a href="#read">What was read</a>
    {requirements.length > 0 && <a href="#asked">What the job asks for</a>}
    <a href="#software">{isWithdrawn ? 'How software was used' : 'Ask for a person'}</a>
    <a href="#data">{isWithdrawn ? 'Download, delete' : 'Withdraw, download, delete'}</a>
  </nav>
)
