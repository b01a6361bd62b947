import { Theme } from '@radix-ui/themes'
import { createStore, Provider } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { ShownSite } from '#src/admin/views.ts'
import { SiteContext } from './site-context.ts'
import { type TableChoices, tableChoices } from './state/table-choices.ts'
import { WordsContext, type WordsOfPage } from './words/words.ts'

interface ProvidersProps {
  children: ReactNode
  /** An island stands inside a page that already has its background. */
  inside?: 'page' | 'island'
  /** What the organisation set for its pages. */
  site?: ShownSite
  /** How the visitor wants their tables. */
  tables?: TableChoices
  /** The words of pages in several languages. */
  words?: WordsOfPage | null
}

const nothingSet: ShownSite = {}

/** Every render gets its own store, so that no visitor's state meets another's. */
export const Providers = ({ children, inside = 'page', site = nothingSet, tables, words = null }: ProvidersProps) => {
  const [store] = useState(() => {
    const store = createStore()
    if (tables) store.set(tableChoices, tables)
    return store
  })
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
        <SiteContext value={site}>
          <WordsContext value={words}>{children}</WordsContext>
        </SiteContext>
      </Theme>
    </Provider>
  )
}
