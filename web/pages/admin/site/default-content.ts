import type { SiteContentRecord } from '#src/admin/views.ts'
import { contactAddress, footerColumns, footerText, privacyText, salesLink, termsText } from '../../../content.ts'
import { textOf } from '../../../text-sections.ts'

export type SiteContent = Required<Omit<SiteContentRecord, 'offeredTo'>> & Pick<SiteContentRecord, 'offeredTo'>

/** What the pages say where nobody has set anything. */
export const defaultContent = (): SiteContent => ({
  contactAddress,
  salesLink,
  footerText,
  footerColumns,
  privacy: textOf(privacyText),
  terms: textOf(termsText),
})
