import { type ComponentType, useEffect, useState } from 'react'
import type { ApplicantView } from '../../api/applicant.ts'
import { History } from './history.tsx'
import { Messages } from './messages.tsx'
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
      {(followed || first.newer.length > 0) && (
        <Later bring={async () => (await import('./newer.tsx')).Newer} props={{ token, followed, application }} />
      )}
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
      <Later bring={async () => (await import('./connections.tsx')).Connections} props={{ token }} />
      <Later bring={async () => (await import('./about-you.tsx')).AboutYou} props={{ token }} />
      <OwnData token={token} view={view} run={run} onDelete={handleDelete} />
    </article>
  )
}

interface LaterProps<Props> {
  bring: () => Promise<ComponentType<Props>>
  props: Props
}

/** Few need it, or nobody at once: an old phone loads it last, and goes without it when it does not come. */
const Later = <Props extends object>({ bring, props }: LaterProps<Props>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page.
  useEffect(() => {
    bring()
      .then((part) => setPart(() => part))
      .catch(() => null)
  }, [])
  return Part && <Part {...props} />
}

const Contents = ({ view: { requirements, isWithdrawn } }: { view: ApplicantView }) => (
  <nav className="applicant-contents" aria-label="On this page">
    <a href="#read">What was read</a>
    {requirements.length > 0 && <a href="#asked">What the job asks for</a>}
    <a href="#software">{isWithdrawn ? 'How software was used' : 'Ask for a person'}</a>
    <a href="#data">{isWithdrawn ? 'Download, delete' : 'Withdraw, download, delete'}</a>
  </nav>
)
