import { type ComponentType, type ReactNode, useEffect } from 'react'
import { PanelBoundary } from './panel-boundary.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

interface LaterPartProps<Props> {
  /** `async () => (await import('…')).NotesSection` */
  bring: () => Promise<ComponentType<Props>>
  props: Props
  /** What stands in its place meanwhile. */
  waiting: ReactNode
}

/** A part of a page whose script is loaded once the page itself stands. Its data must come by a call of its own. */
export const LazyPanel = <Props extends object>({ bring, props, waiting }: LaterPartProps<Props>) => {
  const { part: Part, load } = useLazyComponent(bring)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page.
  useEffect(() => void load(), [])
  return Part ? (
    <PanelBoundary>
      <Part {...props} />
    </PanelBoundary>
  ) : (
    waiting
  )
}
