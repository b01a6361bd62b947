import type { PublicJob } from '../job-post.ts'
import type { ListPlace } from '../public-ports.ts'
import type { Tools } from '../tools.ts'
import { answerDaysOf } from './answer-days.ts'
import { embeddedList, unknownCompany } from './embedded-list.ts'
import { type FeedKind, jobBoardFeed, newsFeed } from './feeds.ts'
import { jobPage, jobPageVersion } from './job-page.ts'
import { createPublishedLists } from './published-lists.ts'
import { mostAddresses, robotsText, siteMap } from './site-map.ts'

/** Something to hand out, with what tells whether a reader has it already. */
export interface Published {
  contentType: string
  etag: string
  changedAt: Date
  /** Made only when it is asked for. */
  text: () => AsyncIterable<string> | Iterable<string>
}

const feeds = { 'jobs.xml': jobBoardFeed, 'jobs.rss': newsFeed }

/** Jobs read at once for a feed. */
const readAtOnce = 200
const mostEmbedded = 200

/** What strangers and programs of strangers get to see of the jobs. */
export function createPublicReads(tools: Tools) {
  const { publicJobs, companies, settings, today } = tools
  const { publicUrl } = settings
  const lists = createPublishedLists(tools.clock)

  async function* inPages(most: number): AsyncGenerator<PublicJob> {
    let after: ListPlace | null = null
    let left = most
    while (left > 0) {
      const jobs: PublicJob[] = await publicJobs.openAfter({ today: today(), after, limit: Math.min(left, readAtOnce) })
      yield* jobs
      left -= jobs.length
      const last = jobs.at(-1)?.job
      if (!last || jobs.length < readAtOnce) return
      after = last
    }
  }

  async function* written(kind: FeedKind, changedAt: Date): AsyncGenerator<string> {
    const facts = { publicUrl, changedAt }
    let part = kind.head(facts)
    for await (const job of inPages(kind.most)) {
      part += kind.item(job, facts)
      if (part.length < 65_536) continue
      yield part
      part = ''
    }
    yield part + kind.tail
  }

  return {
    jobPage: jobPage(tools),
    jobPageVersion: jobPageVersion(tools),
    answerDaysOf: answerDaysOf(tools),
    /** A list of all open jobs for programs. */
    async feed(name: keyof typeof feeds): Promise<Published> {
      const kind = feeds[name]
      const { etag, changedAt } = lists.state(name, await publicJobs.listVersion({ today: today() }))
      return { contentType: kind.contentType, etag, changedAt, text: () => written(kind, changedAt) }
    },
    async siteMap(): Promise<Published> {
      const companies = await publicJobs.hiringCompanies({ today: today(), limit: mostAddresses.companies })
      const version = [await publicJobs.listVersion({ today: today() }), ...companies.map((each) => each.changedAt.getTime())]
      const { etag, changedAt } = lists.state('sitemap.xml', version.join(' '))
      return {
        contentType: 'application/xml; charset=utf-8',
        etag,
        changedAt,
        async *text() {
          const jobs = await publicJobs.addresses({ today: today(), limit: mostAddresses.jobs })
          yield siteMap({ jobs, companies }, publicUrl)
        },
      }
    },
    robots: () => robotsText(publicUrl),
    /** The script that shows a company's jobs on its own site; null with a script that shows nothing for a company there is not. */
    async embeddedList(companyId: string): Promise<Published | null> {
      const company = await companies.find(companyId)
      if (!company || company.suspendedAt) return null
      const { etag, changedAt } = lists.state(`jobs.js ${companyId}`, await publicJobs.listVersion({ today: today(), companyId }))
      return {
        contentType: 'text/javascript; charset=utf-8',
        etag,
        changedAt,
        async *text() {
          const jobs = await publicJobs.openAfter({ today: today(), companyId, after: null, limit: mostEmbedded })
          yield embeddedList(jobs, publicUrl)
        },
      }
    },
    unknownCompany,
  }
}
