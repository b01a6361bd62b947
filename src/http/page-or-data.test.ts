import { expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aCompanyWithJob, anApplication } from '#src/jobportal/applications/test-applications.ts'
import { createRenderer } from '#web/render.tsx'

const renderer = createRenderer({ assets: {}, publicUrl: 'http://localhost:3000' })

test('the applications of a job are a page to a browser that opens their address, and data to whoever asks for data', async () => {
  const server = testServer({}, { pages: { renderer, assets: null } })
  const company = await aCompanyWithJob(server)
  await anApplication(server, company.job, { name: 'Xanthippe Talvik' })
  const address = `/jobportal/applications/${company.job.id}`
  const open = (accept: string, token?: string) => server.call('GET', address, { headers: { accept }, ...(token && { token }) })

  const page = await open('text/html,application/xhtml+xml,*/*;q=0.8')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  // The token is the browser's secret: the server makes the frame, and the page asks for what stands in it.
  expect(page.text).not.toContain('Xanthippe')

  for (const accept of ['application/json', '*/*', '']) {
    const data = await open(accept, company.token)
    expect([data.status, data.body]).toMatchObject([200, [{ candidateName: 'Xanthippe Talvik' }]])
    expect((await open(accept)).status).toBe(401)
  }
  const table = await server.call('GET', `${address}/export.csv`, { token: company.token, headers: { accept: 'text/html' } })
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8')
})
