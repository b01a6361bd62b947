import { createContext, useContext } from 'react'
import type { SiteContentRecord } from '#src/oversight/views.ts'
import { contactAddress, footerColumns, footerText, salesLink } from './content.ts'

/** What the organisation set. Apps get the first two only: they show no footer and no long texts. */
export const SiteContext = createContext<SiteContentRecord>({})

/** The words of the pages: those of the organisation where it has set some, else those of the content file. */
export const useSite = () => {
  const own = useContext(SiteContext)
  return {
    contactAddress: own.contactAddress ?? contactAddress,
    salesLink: own.salesLink ?? salesLink,
    footerText: own.footerText ?? footerText,
    footerColumns: own.footerColumns ?? footerColumns,
    /** Null where the content file speaks. */
    privacy: own.privacy ?? null,
    terms: own.terms ?? null,
  }
}
