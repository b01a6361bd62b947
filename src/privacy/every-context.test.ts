import { expect, setDefaultTimeout, test } from 'bun:test'
import { aWorkspace, filesWith, newFolder } from './test-privacy.ts'

// Whole servers with real documents: on a busy machine the first of a file takes its time.
setDefaultTimeout(60_000)

const table = [
  'Name,Email,Phone,Title,Company,Skills',
  'Zebulon Quartz,zebulon.quartz@example.com,+1 415 555 0301,Backend Developer,Plum Parcels,"Python; Docker"',
  'Bruno Castell,bruno.castell@example.com,+1 415 555 0302,Software Engineer,Oak Street Games,"Go; AWS"',
]

test('a deletion finds what every room keeps: the imported table, the offered interview, mails and links', async () => {
  const dataDir = newFolder()
  const { server, rosa, rita, quillon } = await aWorkspace(dataDir)
  const { candidate } = (await rosa.get(`/api/candidates/${quillon}/workflow`)).body
  const form = new FormData()
  form.set('file', new File([table.join('\r\n')], 'fair.csv', { type: 'text/csv' }))
  form.set('job_description_id', candidate.jobDescriptionId._id)
  await server.call('POST', '/api/import', { cookie: rita.cookie, body: form })
  await server.app.worker.runDue()
  const [zebulon] = (await rosa.get('/api/candidate-filtering?q=Zebulon')).body
  const offer = {
    zone: 'UTC',
    minutes: 30,
    place: 'The Zebulon room',
    note: 'Zebulon brings a portfolio',
    slots: [{ day: '2026-03-10', time: '10:00' }],
  }
  const { link } = (await rosa.post(`/api/candidates/${zebulon._id}/interview-offers`, offer)).body
  await server.app.worker.runDue()
  const words = ['Zebulon', 'zebulon.quartz', 'Quartz']
  const places = filesWith(dataDir, words).map((found) => found.split('/')[0]!.split(':')[0])
  expect(places).toContain('outbox')
  expect(places).toContain('files')

  const [preview] = (await rosa.post('/api/candidates/deletion-preview', { ids: [zebulon._id] })).body.people
  expect(preview).toMatchObject({ name: 'Zebulon Quartz', messages: 1, others: { interviews: 1 } })
  expect((await rosa.remove(`/api/candidates/${zebulon._id}`)).status).toBe(200)
  await server.app.worker.runDue()
  expect(filesWith(dataDir, words)).toEqual([])
  const { pathname } = new URL(link)
  expect((await server.call('GET', pathname)).status).toBe(410)
  server.database.close()
})
