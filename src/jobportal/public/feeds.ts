import { productName } from '#src/shared/constants.ts'
import type { JobType, PublicJob } from '../job-post.ts'
import { cdata, element, xml } from './feed-text.ts'
import { addressOf, organisationOf, placeOf } from './job-posting.ts'
import { blocksAsHtml, textBlocks } from './text-views.ts'

/** What a feed says about itself. */
export interface FeedFacts {
  publicUrl: string
  /** When what it lists changed last. */
  changedAt: Date
}

/** A feed as text: what stands before its jobs, each of them, and what stands behind. */
export interface FeedKind {
  contentType: string
  /** Most jobs that it lists, the newest. */
  most: number
  head(facts: FeedFacts): string
  item(job: PublicJob, facts: FeedFacts): string
  tail: string
}

const jobTypes: Record<JobType, string> = {
  'Full-Time': 'fulltime',
  'Part-Time': 'parttime',
  Contract: 'contract',
  Internship: 'internship',
}

const jobHtml = ({ job }: PublicJob) => blocksAsHtml(textBlocks(job.descriptionText))

/** The form that job boards read. The reference number of a job never changes. */
export const jobBoardFeed: FeedKind = {
  contentType: 'application/xml; charset=utf-8',
  most: 10_000,
  head: ({ publicUrl, changedAt }) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<source>\n${element('publisher', new URL(publicUrl).host)}${element('publisherurl', publicUrl)}` +
    `<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>\n`,
  item(shown, { publicUrl }) {
    const { job } = shown
    const parts = [
      element('title', job.title),
      element('date', job.createdAt.toUTCString()),
      element('referencenumber', job.publicId),
      element('url', addressOf(publicUrl, job.publicId)),
      element('company', organisationOf(shown)),
      element('city', placeOf(shown)),
      element('country', job.country),
      element('description', jobHtml(shown)),
      element('jobtype', jobTypes[job.jobType]),
      element('category', job.department),
      element('experience', job.experience),
      element('salary', job.salaryRange),
      element('remotetype', job.isRemote ? 'Fully remote' : null),
      element('expirationdate', job.closesOn),
    ]
    return `<job>${parts.join('')}</job>\n`
  },
  tail: '</source>\n',
}

/** RSS 2.0, for readers of feeds. */
export const newsFeed: FeedKind = {
  contentType: 'application/rss+xml; charset=utf-8',
  most: 100,
  head: ({ publicUrl, changedAt }) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>` +
    `<title>Open jobs</title><link>${xml(`${publicUrl}/jobs`)}</link><description>${xml(`Open jobs at ${new URL(publicUrl).host}, newest first`)}</description>` +
    `<language>en</language><generator>${xml(productName)}</generator><lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>` +
    `<atom:link href="${xml(`${publicUrl}/jobs.rss`)}" rel="self" type="application/rss+xml"/>\n`,
  item(shown, { publicUrl }) {
    const { job } = shown
    const link = xml(addressOf(publicUrl, job.publicId))
    const title = [job.title, organisationOf(shown), job.location].join(' · ')
    return (
      `<item>${element('title', title)}<link>${link}</link><guid isPermaLink="true">${link}</guid>` +
      `<pubDate>${job.createdAt.toUTCString()}</pubDate><description>${cdata(jobHtml(shown))}</description>` +
      `${element('category', job.department)}</item>\n`
    )
  },
  tail: '</channel>\n</rss>\n',
}
