import { and, eq, ne } from 'drizzle-orm'
import { memberships, users } from '#adapters/database/schema.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import type { Role } from '#src/accounts/index.ts'

const names = ['Mira Talvik', 'Jonas Weber', 'Amina Diallo', 'Kenji Sato']

/** A server with a workspace of two recruiters and some candidates for one job description. */
export async function aWorkspace(candidateCount = 1, others: Parameters<typeof testServer>[1] = {}) {
  const server = testServer({}, others)
  const rita = await server.recruiter('rita@example.com')
  const resumes: Record<string, Uint8Array> = {}
  for (const name of names.slice(0, candidateCount)) {
    const [first = ''] = name.toLowerCase().split(' ')
    resumes[`${first}.pdf`] = await aResume({
      name,
      email: `${first}@example.org`,
      phone: `+1 415 555 01${resumes.length ?? ''}${first.length}0`,
    })
  }
  const form = submissionForm(resumes, await aJobDescription(), 'Backend Developer')
  const { body } = await server.call('POST', '/api/submit', { cookie: rita.cookie, body: form })
  const ids: string[] = body.results.map((record: { _id: string }) => record._id)
  const job: string = body.results[0].jobDescriptionId._id
  server.published.length = 0

  /** Somebody else in the same workspace. */
  const colleague = async (email: string, role: Role = 'recruiter', fullName = 'Carl Colleague') => {
    const person = await server.recruiter(email)
    const workspace = (await server.users.member(rita.id))!.workspace
    await server.workspaces.addMember(workspace.id, person.id, role, server.clock.now())
    await server.database.transaction(async () => {
      const query = server.database.query()
      await query
        .delete(memberships)
        .where(and(eq(memberships.userId, person.id), ne(memberships.workspaceId, workspace.id)))
        .run()
      await query.update(users).set({ fullName }).where(eq(users.id, person.id)).run()
    })
    return person
  }
  const calls = (cookie: string) => ({
    get: (path: string) => server.call('GET', path, { cookie }),
    post: (path: string, body: unknown = {}) => server.call('POST', path, { cookie, body }),
    put: (path: string, body: unknown) => server.call('PUT', path, { cookie, body }),
    remove: (path: string) => server.call('DELETE', path, { cookie }),
  })
  const board = async (cookie = rita.cookie) => (await server.call('GET', `/api/job-descriptions/${job}/board`, { cookie })).body
  const workflow = async (id = ids[0]!, cookie = rita.cookie) =>
    (await server.call('GET', `/api/candidates/${id}/workflow`, { cookie })).body
  /** The id of the stage with this name. */
  const stage = async (name: string): Promise<string> =>
    (await board()).stages.find((each: { name: string }) => each.name === name)._id
  return { server, rita, id: ids[0]!, ids, job, colleague, calls, rosa: calls(rita.cookie), board, workflow, stage }
}
