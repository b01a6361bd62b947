import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-privacy-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

export const newFolder = () => mkdtempSync(join(folder, 'data-'))

/** Words that stand in the documents and mails of one person, and nowhere else. */
export const canaries = {
  name: 'Quillon Xanthopel',
  email: 'quillon.xanthopel@example.org',
  phone: '415 555 0187',
  sentence: 'Tamed a zeppelin of queues at Brindlewick Mills',
  note: 'Wants to bring a parrot called Ozymandias',
  message: 'Please come to the orangery on Tuesday',
}

/** Drawn once: the same documents serve every test. */
const drawn = {
  gone: aResume({ name: canaries.name, email: canaries.email, phone: `+1 ${canaries.phone}`, more: [canaries.sentence] }),
  stays: aResume({ name: 'Mira Talvik', email: 'mira@example.org', phone: '+1 415 555 0199' }),
  jobs: new Map<string, Promise<Uint8Array>>(),
}

export const bothResumes = async () => ({ 'Xanthopel CV.pdf': await drawn.gone, 'mira.pdf': await drawn.stays })

const jobCalled = (title: string) => {
  const job = drawn.jobs.get(title) ?? aJobDescription({ title })
  drawn.jobs.set(title, job)
  return job
}

/** A server with a workspace in which two people are ranked for one job and one of them for another. Its plan never ends. */
export async function aWorkspace(dataDir?: string, others?: Parameters<typeof testServer>[1]) {
  const server = testServer({ DEFAULT_PLAN: 'free' }, others, dataDir)
  const rita = await server.recruiter('rita@example.com')
  const calls = (cookie: string) => ({
    get: (path: string) => server.call('GET', path, { cookie }),
    post: (path: string, body: unknown = {}) => server.call('POST', path, { cookie, body }),
    put: (path: string, body: unknown) => server.call('PUT', path, { cookie, body }),
    remove: (path: string) => server.call('DELETE', path, { cookie }),
  })
  const rosa = calls(rita.cookie)
  const submit = async (resumes: Record<string, Uint8Array>, title: string, headers: Record<string, string> = {}) => {
    const form = submissionForm(resumes, await jobCalled(title), title)
    const { body } = await server.call('POST', '/api/submit', { cookie: rita.cookie, body: form, headers })
    return body.results as { _id: string; resumeId: { filename: string } }[]
  }
  const both = await bothResumes()
  const ranked = await submit(both, 'Backend Developer', {
    'idempotency-key': 'first',
  })
  const [again] = await submit({ 'Xanthopel CV.pdf': both['Xanthopel CV.pdf'] }, 'Data Engineer')
  const idOf = (filename: string) => ranked.find(({ resumeId }) => resumeId.filename === filename)!._id
  return {
    server,
    rita,
    rosa,
    calls,
    submit,
    /** The same person twice, for two jobs. */
    quillon: idOf('Xanthopel CV.pdf'),
    quillonAgain: again!._id,
    mira: idOf('mira.pdf'),
  }
}

/** Somebody of whom every room keeps something. */
export async function somebodyKnown(dataDir?: string) {
  const workspace = await aWorkspace(dataDir)
  const { rosa, quillon, quillonAgain, server } = workspace
  const note = (await rosa.post(`/api/candidates/${quillon}/notes`, { text: canaries.note })).body
  await rosa.put(`/api/notes/${note._id}`, { text: `${canaries.note}, twice`, version: note.version })
  await rosa.post(`/api/candidates/${quillonAgain}/tasks`, { title: `Call ${canaries.name}`, dueOn: null, assigneeId: null })
  await rosa.post(`/api/candidates/${quillon}/tags`, { name: 'Aviation' })
  await rosa.post(`/api/candidates/${quillon}/message`, { subject: 'Your interview', body: canaries.message })
  await server.app.worker.runDue()
  return workspace
}

/** Files of a folder in which one of the words stands, whole or as other programs would write it. */
export function filesWith(root: string, words: string[]): string[] {
  const found: string[] = []
  const wanted = words.flatMap((word) => [word, encodeURIComponent(word)]).map((word) => Buffer.from(word))
  for (const name of readdirSync(root, { recursive: true }) as string[]) {
    const path = join(root, name)
    if (!statSync(path).isFile()) continue
    const bytes = readFileSync(path)
    const at = wanted.find((word) => bytes.includes(word))
    if (at) found.push(`${name}: ${at.toString()}`)
  }
  return found
}
