import { Children, Component, type ReactNode } from 'react'
import { useRefresh } from '../state/user.ts'
import { FailedState } from './failed-state.tsx'

const Broken = ({ onRetry }: { onRetry: () => void }) => {
  const refresh = useRefresh()
  // What broke it may have come with the page.
  return <FailedState title="This part of the page could not be shown" onRetry={() => void refresh().finally(onRetry)} />
}

/** A part of a page that may break by itself: it says so and can be tried again, and the rest of the page goes on. */
export class PanelBoundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  // React has caught it: the listener in the document's head has not heard of it.
  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    return this.state.isBroken ? <Broken onRetry={() => this.setState({ isBroken: false })} /> : this.props.children
  }
}

/** Parts of a page, each of which may break by itself. Adds nothing around them. */
export const Panels = ({ children }: { children: ReactNode }) =>
  Children.map(children, (panel) => <PanelBoundary>{panel}</PanelBoundary>)
