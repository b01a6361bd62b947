import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { Organization } from './company-page-records.ts'
import { PublicJobRecord } from './records.ts'
import { TextBlock } from './text-records.ts'

/** The words of schema.org. What the company left blank is not there. */
export const JobPosting = t.Object({
  '@context': t.Literal('https://schema.org/'),
  '@type': t.Literal('JobPosting'),
  title: t.String(),
  /** HTML. */
  description: t.String(),
  identifier: t.Object({ '@type': t.Literal('PropertyValue'), name: t.String(), value: t.String() }),
  url: t.String(),
  datePosted: t.String(),
  validThrough: t.Optional(t.String()),
  employmentType: t.String(),
  hiringOrganization: Organization,
  jobLocation: t.Optional(
    t.Object({
      '@type': t.Literal('Place'),
      address: t.Object({
        '@type': t.Literal('PostalAddress'),
        addressLocality: t.String(),
        addressCountry: t.Optional(t.String()),
      }),
    }),
  ),
  jobLocationType: t.Optional(t.Literal('TELECOMMUTE')),
  applicantLocationRequirements: t.Optional(t.Object({ '@type': t.Literal('Country'), name: t.String() })),
  /** Only where the company wrote range, currency and period. */
  baseSalary: t.Optional(
    t.Object({
      '@type': t.Literal('MonetaryAmount'),
      currency: t.String(),
      value: t.Object({
        '@type': t.Literal('QuantitativeValue'),
        value: t.Optional(t.Number()),
        minValue: t.Optional(t.Number()),
        maxValue: t.Optional(t.Number()),
        unitText: oneOf(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
      }),
    }),
  ),
  skills: t.Optional(t.String()),
  directApply: t.Literal(true),
})
export type JobPosting = Static<typeof JobPosting>

/** What the page of a job shows. */
export const JobPageRecord = t.Object({
  job: PublicJobRecord,
  /** Whose job it is, as the page's heading says it. */
  company: t.String(),
  /** The company's own page, and the path of its logo; null where the job is offered by another one than the account's. */
  employer: orNull(t.Object({ path: t.String(), logo: orNull(t.String()) })),
  isOpen: t.Boolean(),
  /** How long an answer takes, as the company says it or as it was measured; null where there is nothing to say. */
  answers: orNull(t.String()),
  /** For how long applications are kept. */
  keeping: t.String(),
  /** Where a resume can be sent by mail instead; null where no mailbox is connected. */
  mailAddress: orNull(t.String()),
  description: t.Array(TextBlock),
  /** The beginning of the description in one line, for search engines and previews of links. */
  summary: t.String(),
  /** schema.org's JobPosting; null once the job is closed. */
  posting: orNull(JobPosting),
})
export type JobPageRecord = Static<typeof JobPageRecord>
