import { createHash } from 'node:crypto'
import { signIn } from '#src/commands/server-process.ts'
import { type Eyes, type Known, type LinkName, steady } from './known.ts'
import { type Left, newCompany, newcomer, type Stage } from './story.ts'

/** How many of each kind are asked for one by one. */
const closely = 8

/** The calls whose answers are compared, by who makes them. */
function calls({ candidateIds, jobIds, sittingIds, postIds, applicationIds }: Left): [Eyes, string][] {
  const of = (ids: readonly string[], ...paths: ((id: string) => string)[]) =>
    ids.slice(0, closely).flatMap((id) => paths.map((path) => path(id)))
  const recruiter = [
    '/user',
    '/api/team',
    '/api/workspaces',
    '/api/job-descriptions',
    '/api/candidate-filtering?limit=1000',
    '/api/candidate-views',
    '/api/tags',
    '/api/tasks',
    '/api/message-templates',
    '/api/assessments',
    '/api/interviews',
    '/api/retention',
    '/api/duplicates',
    ...of(
      candidateIds,
      (id) => `/api/candidates/${id}`,
      (id) => `/api/candidates/${id}/timeline`,
      (id) => `/api/candidates/${id}/workflow`,
      (id) => `/api/candidates/${id}/receipt`,
      (id) => `/api/candidates/${id}/evidence`,
      (id) => `/api/candidates/${id}/interview-offers`,
      (id) => `/api/candidates/${id}/privacy`,
    ),
    ...of(
      jobIds,
      (id) => `/api/job-descriptions/${id}/board`,
      (id) => `/api/job-descriptions/${id}/stages`,
      (id) => `/api/job-descriptions/${id}/criteria`,
      (id) => `/api/job-descriptions/${id}/versions`,
    ),
    ...of(sittingIds, (id) => `/api/assessments/${id}`),
  ]
  const company = [
    '/jobportal/profile',
    '/jobportal/myjobs',
    '/jobportal/templates',
    ...of(
      postIds,
      (id) => `/jobportal/jobs/${id}`,
      (id) => `/jobportal/applications/${id}`,
    ),
    ...of(applicationIds, (id) => `/jobportal/application/${id}`),
  ]
  const admin = ['/admin/dashboard', '/admin/users', '/admin/jobposters', '/admin/outbox']
  const by = (eyes: Eyes, paths: readonly string[]) => paths.map((path): [Eyes, string] => [eyes, path])
  return [
    ...by('recruiter', recruiter),
    ...by('colleague', ['/user', '/api/tasks', '/api/interviews']),
    ...by('company', company),
    ...by('admin', admin),
    ...by('program', ['/api/candidate-filtering?limit=1000']),
    ...by('anyone', ['/public/jobs', ...of(postIds, (id) => `/public/job/${id}`)]),
  ]
}

/** Asks the older program for all that a newer one has to know as well. */
export async function askOlder(stage: Stage, left: Left, program: string): Promise<Known> {
  const { address, admin, size } = stage
  const keys: Known['keys'] = {
    admin: { name: 'cookie', value: await signIn(address, admin) },
    recruiter: { name: 'cookie', value: await signIn(address, left.recruiter) },
    colleague: { name: 'cookie', value: await signIn(address, left.colleague) },
    company: { name: 'authorization', value: `Bearer ${await tokenOf(address, left.company)}` },
    program: { name: 'authorization', value: `Bearer ${left.key}` },
  }
  const ask = (by: Eyes, path: string) => askAs({ address, keys }, by, path)
  const answers: Known['answers'] = []
  for (const [by, path] of calls(left)) {
    const [once, again] = [await ask(by, path), await ask(by, path)]
    answers.push({ by, path, answer: steady(once, again) })
  }
  const files: Known['files'] = []
  const links: [Eyes, string][] = [
    ...left.candidateIds.slice(0, closely).map((id): [Eyes, string] => ['recruiter', `/api/candidates/${id}`]),
    ...left.applicationIds.slice(0, closely).map((id): [Eyes, string] => ['company', `/jobportal/view-resume/${id}`]),
    ...left.jobIds.map((id): [Eyes, string] => ['recruiter', `/api/job-descriptions/${id}`]),
  ]
  for (const [by, path] of links) files.push({ by, ...(await fileBehind(await ask(by, path), ask, { address, keys }, by)) })
  const pages: Known['pages'] = []
  for (const [name, link] of Object.entries(left.links) as [LinkName, string][]) {
    const path = link.slice(new URL(link).origin.length)
    pages.push({ name, path, title: await titleOf(address, path) })
  }
  const at = new Date().toISOString()
  const people = {
    admin: admin.email,
    recruiter: left.recruiter.email,
    colleague: left.colleague.email,
    company: left.company.email,
    newcomer: newcomer.email,
    newCompany: newCompany.email,
  }
  return { program, at, password: left.password, people, keys, size, answers, files, pages }
}

interface Door {
  address: string
  keys: Known['keys']
}

const headersOf = ({ keys }: Pick<Door, 'keys'>, by: Eyes): Record<string, string> => {
  const key = keys[by]
  return { accept: 'application/json', ...(key && { [key.name]: key.value }) }
}

/** What a call answers to somebody. */
export async function askAs(door: Door, by: Eyes, path: string): Promise<unknown> {
  const response = await fetch(door.address + path, { headers: headersOf(door, by) })
  const text = await response.text()
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status} to ${by}: ${text}`)
  return text ? JSON.parse(text) : null
}

/** The link to a file that an answer gives, or the link to the resume of the candidate whom it is about. */
async function fileBehind(answer: unknown, ask: (by: Eyes, path: string) => Promise<unknown>, door: Door, by: Eyes) {
  const { url, resumeId } = answer as { url?: string; resumeId?: { _id: string } }
  const link = url ?? ((await ask(by, `/api/resumes/${resumeId?._id}`)) as { url: string }).url
  const path = link.replace(/^https?:\/\/[^/]+/, '')
  return { path, sha256: await hashBehind(door, by, path) }
}

/** The hash of the file that a link leads to. */
export async function hashBehind(door: Door, by: Eyes, path: string): Promise<string> {
  const response = await fetch(door.address + path, { headers: headersOf(door, by) })
  if (!response.ok) throw new Error(`A file answered ${response.status} to ${by}: ${await response.text()}`)
  return createHash('sha256')
    .update(await response.bytes())
    .digest('hex')
}

/** The title of a page, or the type of what is no page; with the status where it is not 200. */
export async function titleOf(address: string, path: string): Promise<string> {
  const response = await fetch(address + path, { headers: { accept: 'text/html' } })
  const text = await response.text()
  const title = text.match(/<title>([^<]*)<\/title>/)?.[1] ?? response.headers.get('content-type') ?? ''
  return response.status === 200 ? title : `${response.status} ${title}`
}

async function tokenOf(address: string, account: { email: string; password: string }) {
  const response = await fetch(`${address}/jobportal/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  return ((await response.json()) as { token: string }).token
}
