import { createContext } from 'react'
import type { ShownSite } from '#src/admin/views.ts'

/** What the organisation set. Apps get the first two only: they show no footer and no long texts. */
export const SiteContext = createContext<ShownSite>({})
