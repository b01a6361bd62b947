import { useContext } from 'react'
import { contactAddress, footerColumns, footerText, salesLink } from './content.ts'
import { SiteContext } from './site-context.ts'

/** The words of the pages: those of the organisation where it has set some, else those of the content file. */
export const useSite = () => {
  const own = useContext(SiteContext)
  return {
    /** Null until somebody has said whom this server is for; then the pages speak as the program does. */
    offeredTo: own.offeredTo ?? null,
    /** Plans, prices and a trial are no matter on a team's own server. */
    isForTeam: own.offeredTo === 'team',
    /** 'AI' stands where a model is at work. */
    hasModel: own.hasModel === true,
    contactAddress: own.contactAddress ?? contactAddress,
    salesLink: own.salesLink ?? salesLink,
    footerText: own.footerText ?? footerText,
    footerColumns: own.footerColumns ?? (own.offeredTo === 'team' ? withoutOffer(footerColumns) : footerColumns),
    /** Null where the content file speaks. */
    privacy: own.privacy ?? null,
    terms: own.terms ?? null,
  }
}

/** Footer links to prices and trials lead nowhere on a server that offers none. */
const withoutOffer = (columns: typeof footerColumns) =>
  columns.map(({ title, links }) => ({ title, links: links.filter(({ href }) => href !== '/#pricing' && href !== '/Register') }))
