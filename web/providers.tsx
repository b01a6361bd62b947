import { Theme } from '@radix-ui/themes'
import { createStore, Provider } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { SiteContentRecord } from '#src/oversight/views.ts'
import { SiteContext } from './site-content.ts'

interface ProvidersProps {
  children: ReactNode
  /** An island stands inside a page that already has its background. */
  inside?: 'page' | 'island'
  /** What the organisation set for its pages. */
  site?: SiteContentRecord
}

const nothingSet: SiteContentRecord = {}

/** Every render gets its own store, so that no visitor's state meets another's. */
export const Providers = ({ children, inside = 'page', site = nothingSet }: ProvidersProps) => {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <Theme
        accentColor="teal"
        grayColor="sage"
        radius="medium"
        panelBackground="solid"
        hasBackground={inside === 'page'}
        className={inside === 'island' ? 'island-theme' : undefined}
      >
        <SiteContext value={site}>{children}</SiteContext>
      </Theme>
    </Provider>
  )
}
