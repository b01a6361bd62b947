import { expect, test } from 'bun:test'
import { render } from '#adapters/mailer/templates/render.tsx'
import type { ApplicantView } from '../application-views.ts'
import { applicationOf, applyFor, linkOf, newAddress, withJob } from './test-applying.ts'

const reading = (language: string) => ({ headers: { 'accept-language': language, 'x-forwarded-for': newAddress() } })

test('an applicant reads what the server says in the language of their browser, and what others wrote as it is', async () => {
  const { server, job } = await withJob({ skillsRequired: ['Python', 'Fortran'] })
  await applyFor(server, job.id)
  await server.app.worker.runDue()
  const token = await linkOf(server, 'mira@example.com')
  const seen = async (language: string) =>
    (await server.call('GET', `/api/application/${token}`, reading(language))).body as ApplicantView
  const [english, german, french, other] = [await seen('en'), await seen('de-CH'), await seen('fr'), await seen('ja')]
  expect(german.statusText).toBe('Ihre Bewerbung ist eingegangen. Das Unternehmen hat sie noch nicht als gesichtet markiert.')
  expect(german.events.map(({ text }) => text)).toEqual(['Sie haben sich beworben.', 'Ihr Lebenslauf wurde gelesen.'])
  expect(french.software).toHaveLength(english.software.length)
  for (const view of [german, french]) {
    for (const sentence of [...view.software, view.keeping.text, view.consent.text ?? '', view.statusText])
      expect([...english.software, english.keeping.text, english.consent.text, english.statusText]).not.toContain(sentence)
    for (const [number, { summary, label, isDuty }] of view.requirements.entries()) {
      const { summary: before, label: name } = english.requirements[number]!
      expect([name, summary === before]).toEqual([name, false])
      if (isDuty) expect(label).toBe(name)
    }
  }
  expect(german.requirements.map(({ quotes }) => quotes)).toEqual(english.requirements.map(({ quotes }) => quotes))
  expect(other.software).toEqual(english.software)
})

test('a refusal is told in the language of whoever reads it', async () => {
  const { server, job } = await withJob()
  const refused = await applyFor(server, job.id, { name: ' ' }, { headers: { 'accept-language': 'es' } })
  expect(refused.body).toMatchObject({ error: 'Este campo es obligatorio: Nombre completo.', field: 'name' })
  const unknown = await server.call('GET', '/api/application/nobody', reading('de'))
  expect([unknown.status, (unknown.body as { error: string }).error]).toEqual([
    404,
    'Dieser Link führt zu keiner Bewerbung. Bitte öffnen Sie ihn noch einmal aus Ihrer E-Mail.',
  ])
  const program = await server.call('GET', '/api/application/nobody')
  expect((program.body as { error: string }).error).toStartWith('This link does not lead to an application.')
})

test('mails come in the language that the applicant last read', async () => {
  const { server, job } = await withJob()
  await applyFor(server, job.id, {}, { headers: { 'accept-language': 'de' } })
  const newest = async () => (await server.sentMails()).findLast(({ kind }) => kind === 'application-sent')!
  const first = await newest()
  const { subject, html, text } = await render(first)
  expect(subject).toStartWith('Ihre Bewerbung: ')
  expect(html).toContain('lang="de"')
  expect(text).toContain('Guten Tag Mira Talvik,')
  expect((await applicationOf(server, job.id)).language).toBe('de')

  const token = await linkOf(server, 'mira@example.com')
  await server.call('GET', `/api/application/${token}`, reading('fr'))
  expect((await applicationOf(server, job.id)).language).toBe('fr')
  // A program that says nothing changes nothing.
  await server.call('GET', `/api/application/${token}`)
  expect((await applicationOf(server, job.id)).language).toBe('fr')
  await server.call('POST', '/public/application-link', {
    body: { jobId: job.id, email: 'mira@example.com' },
    ...reading('en'),
  })
  expect((await render(await newest())).subject).toStartWith('Le lien vers votre candidature : ')
})

test('whoever says nothing is written to in English', async () => {
  const { server, job } = await withJob()
  await applyFor(server, job.id)
  const [mail] = (await server.sentMails()).filter(({ kind }) => kind === 'application-sent')
  expect((await render(mail!)).subject).toStartWith('Your application: ')
  expect((await applicationOf(server, job.id)).language).toBeNull()
})
