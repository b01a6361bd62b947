import { Button } from '@radix-ui/themes'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Logo } from '../../components/logo.tsx'

export const MessageScreen = ({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) => (
  <div className="site flex flex-col min-h-screen">
    <main className="account flex-1 grid" id="main">
      <div className="account-card relative border-box w-full outlined surface stack p-6 rounded-5">
        <Logo />
        <h1 className="tight">{title}</h1>
        {children}
        <div className="row">{actions}</div>
      </div>
    </main>
  </div>
)

const Home = () => (
  <Button asChild>
    <a href="/">Go to the home page</a>
  </Button>
)

export const NotFoundScreen = () => (
  <MessageScreen title="Page not found" actions={<Home />}>
    <p className="muted">
      There is nothing at this address. If you typed it, check the spelling; if you followed a link, it may be out of date.
    </p>
  </MessageScreen>
)

/** For whoever is signed in and whose role does not open the page. */
export const NotAllowedScreen = () => (
  <MessageScreen
    title="This page is not for your role"
    actions={
      <Button asChild>
        <a href="/dashboard/jobs">Go to your jobs</a>
      </Button>
    }
  >
    <p className="muted">
      You see the jobs you are named on. Everything else is for owners and recruiters of the workspace; ask one of them if you
      need it.
    </p>
  </MessageScreen>
)

interface ErrorScreenProps {
  requestId: string | null
  /** What did not work, where the page can say it. */
  title?: string
}

export const ErrorScreen = ({ requestId, title = 'Something went wrong' }: ErrorScreenProps) => (
  <MessageScreen
    title={title}
    actions={
      <>
        <p>Reload the page to try again.</p>
        <Home />
      </>
    }
  >
    <p className="muted">This page could not be shown. Nothing you saved is lost.</p>
    {requestId && (
      <p className="small muted">
        If it keeps happening, tell your administrator this reference: <span className="numeric">{requestId}</span>
      </p>
    )}
  </MessageScreen>
)

/** What an app shows in place of a page that failed while it was being opened. */
export const ErrorPage = () => {
  const error = useRouteError()
  useEffect(() => {
    // The router has caught it: the listener in the document's head has not heard of it.
    if (error instanceof Error) reportError(error)
  }, [error])
  if (!isRouteErrorResponse(error)) return <ErrorScreen requestId={null} />
  if (error.status === 404) return <NotFoundScreen />
  if (error.status === 403) return <NotAllowedScreen />
  return <ErrorScreen requestId={null} title={typeof error.data === 'string' && error.data ? error.data : undefined} />
}
