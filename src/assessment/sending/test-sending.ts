import type { Mail } from '#src/ports/mailer.ts'
import { aWorkspace } from '../../hiring/test-hiring.ts'

type Letter = Extract<Mail, { kind: 'candidate-message' }>

/** A workspace whose recruiter sends assessments to its candidates. */
export async function aDesk(candidateCount = 1) {
  const workspace = await aWorkspace(candidateCount)
  const { server, rosa, job } = workspace
  const records = (await rosa.get('/api/candidate-filtering')).body as {
    _id: string
    resumeId: { _id: string }
    matchingResult: [{ 'Resume Data': { name: string; email: string } }]
  }[]
  const people = records.map(({ _id, resumeId, matchingResult }) => ({
    id: _id,
    resumeId: resumeId._id,
    name: matchingResult[0]['Resume Data'].name,
    email: matchingResult[0]['Resume Data'].email,
  }))
  const wanted = (index = 0, change: Record<string, unknown> = {}) => ({
    candidateEmail: people[index]!.email,
    jobTitle: 'Backend Developer',
    resumeId: people[index]!.resumeId,
    jobDescriptionId: job,
    ...change,
  })
  const send = (index = 0, change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    server.call('POST', '/api/send-test-link', { cookie: workspace.rita.cookie, body: wanted(index, change), headers })
  const letters = async () => (await server.sentMails()).filter((mail): mail is Letter => mail.kind === 'candidate-message')
  const usage = async () => (await rosa.get('/user')).body.user.usage.assessments as number
  const validate = async (link: string) => {
    const token = new URL(link).pathname.split('/').pop()
    return (await server.call('GET', `/api/validate-assessment/${token}`)).body
  }
  const advance = (days: number) => server.clock.advance(days * 86_400_000)
  return { ...workspace, people, wanted, send, letters, usage, validate, advance }
}
