import type { PublicJob } from '../job-post.ts'
import { addressOf } from './job-posting.ts'

/** One job of the list, as short as it can be. */
interface Listed {
  title: string
  url: string
  location: string
  type: string
}

/**
 * Runs on a page of the company's own. It takes its place from its own tag and asks nobody for anything: the jobs are a part of
 * it. All that it makes are elements and text, so that the page's policy needs to allow this one script and nothing else.
 */
const program = `const tag = document.currentScript
  if (!tag) return
  const make = (name, part, text) => {
    const element = document.createElement(name)
    element.className = 'job-list' + part
    if (text) element.textContent = text
    return element
  }
  const box = make('div', '')
  if (jobs.length === 0) box.append(make('p', '-empty', tag.dataset.empty || 'There are no open jobs at the moment.'))
  else {
    const list = make('ul', '-jobs')
    for (const job of jobs) {
      const entry = make('li', '-job')
      const link = make('a', '-link', job.title)
      link.href = job.url + '?source=' + encodeURIComponent((tag.dataset.source || location.hostname).slice(0, 60))
      entry.append(link, ' ', make('span', '-facts', job.location + ' · ' + job.type))
      list.append(entry)
    }
    box.append(list)
  }
  tag.after(box)`

const lineEnds: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** The list of a company's open jobs as a script for its own site. */
export function embeddedList(jobs: PublicJob[], publicUrl: string): string {
  const listed = jobs.map(
    ({ job }): Listed => ({
      title: job.title,
      url: addressOf(publicUrl, job.publicId),
      location: job.location,
      type: job.jobType,
    }),
  )
  const data = JSON.stringify(listed).replaceAll(/[<\u2028\u2029]/g, (sign) => lineEnds[sign]!)
  return `(() => {\n  'use strict'\n  const jobs = ${data}\n  ${program}\n})()\n`
}

export const unknownCompany = '// There is no such company, or it shows no jobs.\n'
