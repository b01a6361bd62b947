import { type ComponentType, useEffect, useState } from 'react'
import type { ApplicantView } from '../../api/applicant.ts'
import { useWords } from '../../words/words.ts'
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
  const words = useWords('applicant')
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
        {words.lost}
      </p>
      <noscript>
        <p>{words.noScript}</p>
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

const Contents = ({ view: { requirements, isWithdrawn } }: { view: ApplicantView }) => {
  const words = useWords('applicant')
  return (
    <nav className="applicant-contents flex flex-wrap gap-2-4" aria-label={words.onThisPage}>
      <a href="#read">{words.whatWasRead}</a>
      {requirements.length > 0 && <a href="#asked">{words.whatJobAsks}</a>}
      <a href="#software">{isWithdrawn ? words.howSoftware : words.askPerson}</a>
      <a href="#data">{isWithdrawn ? words.downloadDelete : words.withdrawDownloadDelete}</a>
    </nav>
  )
}
