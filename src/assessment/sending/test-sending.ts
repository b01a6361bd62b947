import type { Mail } from '#src/ports/mailer.ts'
import { aWorkspace } from '../../hiring/test-hiring.ts'

type Letter = Extract<Mail, { kind: 'candidate-message' }>
type News = Extract<Mail, { kind: 'assessment-finished' }>
type Workspace = Awaited<ReturnType<typeof aWorkspace>>

export type Desk = Awaited<ReturnType<typeof aDesk>>

const day = 86_400_000
let shared: Promise<Workspace> | undefined
let cookie = ''
let made = 0

/** Without limits, so that tests do not use up what others need. */
async function aFreeWorkspace() {
  const workspace = await aWorkspace()
  const { server, rita } = workspace
  const body = { plan: 'free', months: 0 }
  await server.call('PUT', `/admin/update-subscription/${rita.id}`, { cookie: await server.admin(), body })
  return workspace
}

/** Somebody with the same resume under another name and address. */
async function anotherCandidate({ server, rita, ids }: Workspace) {
  // Kept before anything is waited for: others may be made at once.
  made += 1
  const number = made
  const { workspace } = (await server.users.member(rita.id))!
  const { resume, jobDescription, match, criteriaVersion, modelState } = (await server.candidates.find(workspace.id, ids[0]!))!
  const name = `Mira Number ${number}`
  const email = `mira.${number}@example.org`
  const facts = {
    ...resume.facts,
    name: { ...resume.facts.name!, value: name },
    email: { ...resume.facts.email!, value: email },
  }
  const copy = { ...resume, id: server.ids.id(), sha256: `copy ${number}`, textHash: `copy ${number}`, facts, factsHash: null }
  const id = server.ids.id()
  const document = await server.storedDocuments.ofResume(workspace.id, resume.id)
  await server.transaction(async () => {
    await server.resumes.add(workspace.id, copy, document!, rita.id, server.clock.now())
    const jobDescriptionId = jobDescription.id
    const candidate = { id, workspaceId: workspace.id, resumeId: copy.id, jobDescriptionId, match, criteriaVersion, modelState }
    await server.candidates.add({ ...candidate, createdAt: server.clock.now() })
  })
  return { id, resumeId: copy.id, name, email, workspaceId: workspace.id }
}

/**
 * A recruiter with candidates of their own to send assessments to. Desks share one workspace, which takes a second to make; with
 * `own` it is another one.
 */
export async function aDesk(candidateCount = 1, { own = false } = {}) {
  if (!own) shared ??= aFreeWorkspace()
  const workspace = own ? await aWorkspace() : await shared!
  const { server, rita, job } = workspace
  cookie = await server.logIn(rita.email, rita.password)
  const people: Awaited<ReturnType<typeof anotherCandidate>>[] = []
  for (let count = 0; count < candidateCount; count += 1) people.push(await anotherCandidate(workspace))
  const addresses = new Set(people.map(({ email }) => email))
  const usedOf = async () => (await server.users.member(rita.id))!.workspace.usage.assessments
  const usedBefore = await usedOf()
  const mailsBefore = server.mails.length
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    server.call(method, path, { cookie, ...(method === 'GET' ? {} : { body }), headers })
  const wanted = (index = 0, change: Record<string, unknown> = {}) => ({
    candidateEmail: people[index]!.email,
    jobTitle: 'Backend Developer',
    resumeId: people[index]!.resumeId,
    jobDescriptionId: job,
    ...change,
  })
  const mails = async () => (await server.sentMails()).slice(mailsBefore)
  return {
    server,
    rita,
    job,
    people,
    id: people[0]!.id,
    wanted,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}, headers = {}) => call('POST', path, body, headers),
    put: (path: string, body: unknown) => call('PUT', path, body),
    send: (index = 0, change: Record<string, unknown> = {}, headers = {}) =>
      call('POST', '/api/send-test-link', wanted(index, change), headers),
    /** What was sent to the first candidate, newest first. */
    sent: async () => (await call('GET', `/api/assessments?candidate=${people[0]!.id}`)).body,
    letters: async () =>
      (await mails()).filter((mail): mail is Letter => mail.kind === 'candidate-message' && addresses.has(mail.to)),
    news: async () => (await mails()).filter((mail): mail is News => mail.kind === 'assessment-finished'),
    /** What the plan has been charged for since this desk was made. */
    usage: async () => (await usedOf()) - usedBefore,
    validate: async (link: string) => (await server.call('GET', `/api/validate-assessment/${link.split('/').pop()}`)).body,
    /** Lets days pass; the recruiter signs in again. */
    async advance(days: number) {
      server.clock.advance(days * day)
      cookie = await server.logIn(rita.email, rita.password)
    },
    kinds: async () =>
      (await call('GET', `/api/candidates/${people[0]!.id}/workflow`)).body.timeline.entries.map(
        ({ kind }: { kind: string }) => kind,
      ),
  }
}
