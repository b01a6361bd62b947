import type { Mail } from '#src/ports/mailer.ts'
import { aWorkspace } from '../hiring/test-hiring.ts'

type Letter = Extract<Mail, { kind: 'candidate-message' }>
type News = Extract<Mail, { kind: 'interview-news' }>

/** Two weeks after the clock of the tests starts: a Monday in winter. */
export const monday = '2026-03-16'

/** A workspace whose recruiter offers times, and candidates who open links. */
export async function aSchedule(candidateCount = 1) {
  const workspace = await aWorkspace(candidateCount)
  const { server, rosa, workflow } = workspace
  const named = await Promise.all(workspace.ids.map(async (id) => ({ id, name: (await workflow(id)).candidate.name as string })))
  // Mira first, whoever matches better.
  const ids = named
    .toSorted((one, other) => Number(other.name.startsWith('Mira')) - Number(one.name.startsWith('Mira')))
    .map(({ id }) => id)
  const offering = (change: Record<string, unknown> = {}) => ({
    zone: 'Europe/Berlin',
    minutes: 45,
    slots: ['10:00', '11:00', '14:00'].map((time) => ({ day: monday, time })),
    place: 'https://meet.example.test/room-7',
    note: 'Please bring your portfolio.',
    ...change,
  })
  const offer = async (candidateId = ids[0]!, change: Record<string, unknown> = {}) => {
    const answer = await rosa.post(`/api/candidates/${candidateId}/interview-offers`, offering(change))
    if (answer.status !== 201) throw new Error(answer.text)
    const path = new URL(answer.body.link).pathname
    return { ...answer.body, path, id: answer.body.offer._id as string, slots: answer.body.offer.slots as string[] }
  }
  const choose = (path: string, start: string, more: Record<string, unknown> = {}) =>
    server.call('POST', `${path}/choose`, { body: { start, ...more } })
  /** As a browser without scripts sends a form. */
  const form = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await server.app.server.handle(
      new Request(`http://localhost:3000${path}`, {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', origin: 'null', ...headers },
        body: new URLSearchParams(fields),
      }),
    )
    return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() }
  }
  const page = (path: string) => server.call('GET', path)
  const letters = async () => (await server.sentMails()).filter((mail): mail is Letter => mail.kind === 'candidate-message')
  const news = async () => (await server.sentMails()).filter((mail): mail is News => mail.kind === 'interview-news')
  /** The names of the events that reach a window of this person from now on. */
  const listening = (person: { id: string }) => {
    const heard: string[] = []
    void server.users.member(person.id).then((member) =>
      server.app.windows.add({
        userId: person.id,
        fullName: 'Rita Recruiter',
        workspaceId: member!.workspace.id,
        sessionId: 'a session of tests',
        isAdmin: false,
        send: (frame: string) => void heard.push(JSON.parse(frame).event),
        close: () => {},
      }),
    )
    return heard
  }
  return { ...workspace, ids, id: ids[0]!, listening, offering, offer, choose, form, page, letters, news }
}
