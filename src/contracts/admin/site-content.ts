import { type Static, Type as t } from '@sinclair/typebox'
import { maximumFooterColumns, maximumFooterLinks, maximumPageText } from '#src/admin/constants.ts'
import { oneOf } from '#src/contracts/contract.ts'

const line = (maximum: number) => t.String({ maxLength: maximum })

/** What an organisation says on its pages in its own words. What is missing comes from the content file of the program. */
export const SiteContent = t.Object(
  {
    /** Target of 'Message' and 'Contact'; '' hides them. */
    contactAddress: t.Optional(line(254)),
    /** Where 'Talk to sales' leads; '' hides it. */
    salesLink: t.Optional(line(1000)),
    /** Whom this server is for. A team sees no plans and no prices. Missing until somebody has said. */
    offeredTo: t.Optional(oneOf(['team', 'customers'])),
    footerText: t.Optional(line(500)),
    footerColumns: t.Optional(
      t.Array(
        t.Object({
          title: line(60),
          links: t.Array(t.Object({ text: line(80), href: line(1000) }), { maxItems: maximumFooterLinks }),
        }),
        { maxItems: maximumFooterColumns },
      ),
    ),
    /** Plain text: '## ' begins a heading, '- ' a point, an empty line a paragraph. */
    privacy: t.Optional(line(maximumPageText)),
    terms: t.Optional(line(maximumPageText)),
  },
  { additionalProperties: false },
)

export type SiteContent = Static<typeof SiteContent>
