import type { ShownCompany } from '../company-page/index.ts'
import { organization as companyInWords } from '../company-page/views.ts'
import { employerOf, type JobType, type PublicJob } from '../job-post.ts'
import { salaryIn } from './salary-views.ts'
import { blocksAsHtml, textBlocks } from './text-views.ts'
import type { JobPosting } from './views.ts'

const employmentTypes: Record<JobType, string> = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
}

export const organisationOf = ({ job, postingCompany }: PublicJob): string => employerOf(job, postingCompany)

export const addressOf = (publicUrl: string, publicId: string): string => `${publicUrl}/jobs/${encodeURIComponent(publicId)}`

/** 'Remote' is no place. */
export const placeOf = ({ job }: PublicJob): string | null =>
  job.isRemote && /^remote$/i.test(job.location.trim()) ? null : job.location

/**
 * A job in the words of schema.org. Says what the company said and nothing else: a blank field is left out. `employer`: the company of
 * the account, where it is the one that offers the job.
 */
export function jobPosting(shown: PublicJob, employer: ShownCompany | null, publicUrl: string): JobPosting {
  const { job } = shown
  const organisation = organisationOf(shown)
  const place = placeOf(shown)
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: blocksAsHtml(textBlocks(job.descriptionText)),
    identifier: { '@type': 'PropertyValue', name: organisation, value: job.publicId },
    url: addressOf(publicUrl, job.publicId),
    datePosted: job.createdAt.toISOString().slice(0, 10),
    ...(job.closesOn && { validThrough: `${job.closesOn}T23:59:59Z` }),
    employmentType: employmentTypes[job.jobType],
    hiringOrganization: employer ? companyInWords(employer, publicUrl) : { '@type': 'Organization', name: organisation },
    ...(place && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: place,
          ...(job.country && { addressCountry: job.country }),
        },
      },
    }),
    ...(job.isRemote && {
      jobLocationType: 'TELECOMMUTE',
      ...(job.country && { applicantLocationRequirements: { '@type': 'Country', name: job.country } }),
    }),
    ...baseSalary(job.salaryRange),
    ...(job.skillsRequired.length > 0 && { skills: job.skillsRequired.join(', ') }),
    directApply: true,
  }
}

/** Only where range, currency and period are written: words such as 'Negotiable' are for people. */
function baseSalary(text: string | null): Pick<JobPosting, 'baseSalary'> {
  const salary = salaryIn(text ?? '')
  if (!salary) return {}
  const { from, to, currency, period } = salary
  const range = from === to ? { value: from } : { minValue: from, maxValue: to }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...range, unitText: period },
    },
  }
}
