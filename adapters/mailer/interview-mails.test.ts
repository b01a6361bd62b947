import { expect, test } from 'bun:test'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import type { Mail } from '#src/ports/mailer.ts'
import { writeMessage } from './message.ts'

const received = async (mail: Mail) => {
  const message = await writeMessage(mail, 'm1', 'ATS <ats@example.test>', new Date('2026-03-02T09:00:00Z'))
  return PostalMime.parse(await new MailComposer(message).compile().build())
}

const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' } as const
const letter: Mail = {
  kind: 'candidate-message',
  to: 'mira@example.test',
  messageId: 'x',
  subject: 'Your interview',
  body: 'Hello Mira,\n\nit is on Monday.',
  senderName: 'Rita Recruiter',
  companyName: 'Example',
  replyTo: 'rita@example.test',
}

test('a letter brings its link as a button and in full, and the interview as a calendar file', async () => {
  const link = 'https://ats.test/schedule/a-secret'
  const mail = await received({ ...letter, action: { text: 'Choose a time', href: link }, calendar })
  expect(mail.text).toContain(link)
  expect(mail.html).toContain(`href="${link}"`)
  expect(mail.html).toContain('Choose a time')
  const [file, ...others] = mail.attachments
  expect(others).toEqual([])
  expect([file!.filename, file!.mimeType, file!.method]).toEqual(['interview.ics', 'text/calendar', 'REQUEST'])
  expect(new TextDecoder().decode(file!.content as ArrayBuffer).replaceAll(/\r?\n/g, '\r\n')).toBe(calendar.content)
  expect((await received(letter)).attachments).toEqual([])
})

test('colleagues are told what became of an interview, and nothing typed by others becomes a line of its own', async () => {
  const news: Mail = {
    kind: 'interview-news',
    to: 'rita@example.test',
    fullName: 'Rita Recruiter',
    news: 'moved',
    jobTitle: 'Gardener\r\nBcc: everybody@example.test',
    when: 'Mon, Mar 16, 2026, 11:00 (Europe/Berlin)',
    link: 'https://ats.test/dashboard/candidates/c1/activity',
  }
  const mail = await received(news)
  expect(mail.subject).toBe('An interview has a new time')
  expect(mail.text).toContain('now on Mon, Mar 16, 2026, 11:00 (Europe/Berlin).')
  expect(mail.text).toContain('https://ats.test/dashboard/candidates/c1/activity')
  expect(mail.bcc ?? []).toEqual([])
  expect((await received({ ...news, news: 'declined', when: '' })).text).toMatch(/cannot come at any of\s+the times/)
})
