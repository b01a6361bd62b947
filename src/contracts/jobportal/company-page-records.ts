import { type Static, Type as t } from '@sinclair/typebox'
import { orNull } from '#src/contracts/contract.ts'
import { TextBlock } from './text-records.ts'

/** A company in the words of schema.org. What it left blank is not there. */
export const Organization = t.Object({
  '@type': t.Literal('Organization'),
  name: t.String(),
  /** The address of the picture. */
  logo: t.Optional(t.String()),
  /** The company's own website. */
  sameAs: t.Optional(t.String()),
})
export type Organization = Static<typeof Organization>

/** What strangers read of a company. What it left blank is null, or an empty list. */
export const PublicCompanyRecord = t.Object({
  _id: t.String(),
  name: t.String(),
  about: t.Array(TextBlock),
  /** The beginning of it in one line, for search engines and previews of links; '' without. */
  summary: t.String(),
  /** Begins with http:// or https://. */
  website: orNull(t.String()),
  /** '#rrggbb' */
  color: orNull(t.String()),
  /** The path of the picture. */
  logo: orNull(t.String()),
  organization: t.Object({
    ...Organization.properties,
    '@context': t.Literal('https://schema.org/'),
    url: t.String(),
    description: t.Optional(t.String()),
  }),
})
export type PublicCompanyRecord = Static<typeof PublicCompanyRecord>

/** The same for whoever edits it: what is blank is ''. */
export const CompanyPageRecord = t.Object({
  companyName: t.String(),
  about: t.String(),
  website: t.String(),
  color: t.String(),
  logo: orNull(t.String()),
  /** The path of the public page. */
  path: t.String(),
})
export type CompanyPageRecord = Static<typeof CompanyPageRecord>
