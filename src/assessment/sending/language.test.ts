import { expect, test } from 'bun:test'
import type { Mail } from '#src/ports/mailer.ts'
import { aDesk } from './test-sending.ts'

const letterTo = (mails: readonly Mail[], to: string) =>
  mails.findLast((mail) => mail.kind === 'candidate-message' && mail.to === to)

test('letters about an assessment come in the language that was chosen for it, else in English', async () => {
  const desk = await aDesk(2)
  const [german, english] = desk.people
  const { body } = await desk.send(0, { options: { language: 'de' } })
  await desk.send(1)
  const mails = await desk.server.sentMails()
  expect(letterTo(mails, german!.email)).toMatchObject({
    subject: expect.stringContaining('Ihr Test'),
    body: expect.stringContaining('lädt Sie zu einem Test ein'),
    language: 'de',
    action: { text: 'Test öffnen' },
  })
  expect(letterTo(mails, english!.email)).toMatchObject({
    body: expect.stringContaining('would like to invite you'),
    action: { text: 'Open the assessment' },
  })
  await desk.post(`/api/assessments/${body.sessionId}/revoke`, { tell: true })
  expect(letterTo(await desk.server.sentMails(), german!.email)).toMatchObject({
    body: expect.stringContaining('Die Einladung wurde zurückgezogen'),
  })
})

test('a language that there are no words for is refused', async () => {
  const desk = await aDesk()
  expect((await desk.send(0, { options: { language: 'tlh' } })).status).toBe(400)
})
