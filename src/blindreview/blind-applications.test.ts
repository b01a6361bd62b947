import { expect, setDefaultTimeout, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aCompanyWithJob, aReadApplication } from '../jobportal/applications/test-applications.ts'

setDefaultTimeout(60_000)

const secrets = ['zenobia', 'quartermaine', 'fictional-mail', '555 0187', 'harrowgate', 'wexcombe']
const leaks = (text: string) => secrets.filter((secret) => text.toLowerCase().includes(secret))

async function aCompany() {
  const server = testServer()
  const company = await aCompanyWithJob(server)
  const person = { name: 'Zenobia Quartermaine', email: 'zenobia@fictional-mail.example', phone: '+1 415 555 0187' }
  const application = await aReadApplication(
    server,
    company.job,
    { ...person, resumeFile: 'Zenobia_Quartermaine.pdf' },
    {
      ...person,
      degree: 'Bachelor of Science, Harrowgate Polytechnic',
      more: ['Address: 27 Wexcombe Lane, Springfield'],
    },
  )
  const other = await aReadApplication(server, company.job)
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, { token: company.token, body })
  return { server, company, job: company.job.id, application, other, call }
}

test('no call of a company shows who an applicant of a blind job is, until they are revealed', async () => {
  const { server, job, application, other, call } = await aCompany()
  const id = application.id
  await call('POST', `/jobportal/applications/${id}/notes`, { text: 'Zenobia called' })
  await call('POST', `/jobportal/applications/${id}/message`, { subject: 'Dear Zenobia', body: 'Zenobia Quartermaine, hello' })
  expect(leaks((await call('GET', `/jobportal/applications/${job}`)).text)).not.toEqual([])
  expect((await call('PUT', `/jobportal/jobs/${job}/blind-review`, { on: true })).body).toMatchObject({ on: true, hidden: 2 })

  const routes = server.app.server.routes.filter(({ method }) => method === 'GET').map(({ path }) => path)
  let answered = 0
  for (const path of routes)
    for (const known of [id, other.id, job]) {
      const url = path.replace(':id', known).replace(/:\w+/g, 'x')
      const answer = await call('GET', url)
      if (answer.status === 200) answered += 1
      expect({ url, leaks: leaks(answer.text + JSON.stringify(Object.fromEntries(answer.headers))) }).toEqual({ url, leaks: [] })
    }
  expect(answered).toBeGreaterThan(20)
  expect(await call('GET', `/jobportal/view-resume/${id}`)).toMatchObject({ status: 409, body: { code: 'BLIND_REVIEW' } })

  const found = await call('GET', `/jobportal/applications/${job}?q=zenobia&sort=name`)
  expect(found.body).toHaveLength(2)
  const byAddress = await call('GET', `/jobportal/applications/${job}?q=nobody-of-that-name`)
  expect(byAddress.body).toHaveLength(2)

  const changed = await call('PATCH', `/jobportal/applications/${id}`, { status: 'Reviewed' })
  expect([changed.status, leaks(changed.text)]).toEqual([200, []])

  expect((await call('POST', `/jobportal/applications/${id}/reveal`, { reason: 'interview' })).status).toBe(200)
  expect((await call('GET', `/jobportal/application/${id}`)).text).toContain('Zenobia Quartermaine')
  expect((await call('GET', `/jobportal/application/${other.id}`)).text).not.toContain('Nils')
})

test('the jobs of one company are not those of another', async () => {
  const { server, job, application } = await aCompany()
  const stranger = await aCompanyWithJob(server, 'stan@example.com', 'Stray Works')
  const asked = (method: string, path: string, body?: unknown) => server.call(method, path, { token: stranger.token, body })
  expect((await asked('PUT', `/jobportal/jobs/${job}/blind-review`, { on: true })).status).toBe(404)
  expect((await asked('POST', `/jobportal/applications/${application.id}/reveal`, { reason: 'contact' })).status).toBe(404)
})
