import { Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Logo } from '../../components/logo.tsx'

export const MessageScreen = ({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) => (
  <div className="site">
    <main className="account" id="main">
      <div className="account-card stack">
        <Logo />
        <h1>{title}</h1>
        {children}
        <div className="row">{actions}</div>
      </div>
    </main>
  </div>
)

const home = (
  <Button asChild>
    <a href="/">Go to the home page</a>
  </Button>
)

export const NotFoundScreen = () => (
  <MessageScreen title="Page not found" actions={home}>
    <p className="muted">
      There is nothing at this address. If you typed it, check the spelling; if you followed a link, it may be out of date.
    </p>
  </MessageScreen>
)

export const ErrorScreen = ({ requestId }: { requestId: string | null }) => (
  <MessageScreen
    title="Something went wrong"
    actions={
      <>
        <p>Reload the page to try again.</p>
        {home}
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
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <ErrorScreen requestId={null} />
}
