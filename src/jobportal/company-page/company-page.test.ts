import { describe, expect, test } from 'bun:test'
import { deflateSync } from 'node:zlib'
import { testServer } from '#adapters/test-server.ts'
import { aJob, aVerifiedCompany } from '../test-job-portal.ts'

const url = 'http://localhost:3000'

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const chunk = (name: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(name), data])
  return Buffer.concat([uint32(data.length), body, uint32(Bun.hash.crc32(body))])
}

/** A picture in one color; `width` and `height` stand in its header, whatever follows. */
const aPng = (width = 32, height = 32) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.alloc(33 * 32, 90))),
    chunk('IEND', Buffer.alloc(0)),
  ])

const jpegHeader = (width: number, height: number) =>
  Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    ...[0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
  ])

const webpHeader = (width: number, height: number) => {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF', 0)
  bytes.write('WEBPVP8X', 8)
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return bytes
}

async function aDesk() {
  const server = testServer()
  const { id, token } = await aVerifiedCompany(server)
  const put = async (fields: Record<string, string | Blob>, by = token) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return server.call('PUT', '/jobportal/company-page', { token: by, body: form })
  }
  const putLogo = (bytes: Uint8Array<ArrayBuffer> | string, name = 'logo.png', type = 'image/png') =>
    put({ logo: new File([bytes], name, { type }) })
  const shown = async () => server.call('GET', `/public/companies/${id}`)
  const own = async (by = token) => (await server.call('GET', '/jobportal/company-page', { token: by })).body
  const suspend = async () => server.call('POST', `/admin/suspend-jobposter/${id}`, { cookie: await server.admin(), body: {} })
  return { server, id, token, put, putLogo, shown, own, suspend }
}

const everything = { about: 'We make **lamps**.\n\n- in Oslo\n- by hand', website: 'www.lantern.example', color: '#0F766E' }

describe('the page of a company', () => {
  test('says nothing that nobody entered', async () => {
    const { shown, own } = await aDesk()
    const { status, body } = await shown()
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Lantern Works', about: [], summary: '', website: null, color: null, logo: null })
    expect(Object.keys(body.organization).toSorted()).toEqual(['@context', '@type', 'name', 'url'])
    expect(await own()).toMatchObject({ about: '', website: '', color: '', logo: null })
  })

  test('says what the company entered, and keeps what is not in a form', async () => {
    const { id, put, putLogo, shown } = await aDesk()
    expect((await put(everything)).status).toBe(200)
    expect((await putLogo(aPng())).status).toBe(200)
    const { body } = await shown()
    expect(body).toMatchObject({
      about: [
        { kind: 'paragraph', lines: ['We make **lamps**.'] },
        { kind: 'list', items: ['in Oslo', 'by hand'] },
      ],
      summary: 'We make lamps. in Oslo by hand',
      website: 'https://www.lantern.example/',
      color: '#0f766e',
    })
    expect(body.organization).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'Organization',
      name: 'Lantern Works',
      url: `${url}/jobs?company=${id}`,
      description: 'We make lamps. in Oslo by hand',
      logo: url + body.logo,
      sameAs: 'https://www.lantern.example/',
    })
    expect((await put({ about: '', website: '', color: '', removeLogo: 'yes' })).status).toBe(200)
    expect((await shown()).body).toMatchObject({ about: [], website: null, color: null, logo: null })
  })

  const refused = [
    ['about', 'x'.repeat(2001), 'About the company can have 2,000 characters at most.'],
    ['website', 'javascript:alert(1)', 'This is not the address of a website. Write it like https://www.example.com.'],
    ['website', 'data:text/html,hello', 'This is not the address of a website. Write it like https://www.example.com.'],
    [
      'website',
      'https://bank.example@evil.example',
      'This is not the address of a website. Write it like https://www.example.com.',
    ],
    ['website', 'nowhere', 'This is not the address of a website. Write it like https://www.example.com.'],
    ['color', 'red', 'Write the color as # and six digits from 0 to 9 and a to f, such as #0f766e.'],
    [
      'color',
      '#fff;background:url(//evil.example)',
      'Write the color as # and six digits from 0 to 9 and a to f, such as #0f766e.',
    ],
  ] as const

  test('refuses what cannot be, and says at which field', async () => {
    const { put, own } = await aDesk()
    for (const [field, value, sentence] of refused) {
      const { status, body } = await put({ [field]: value })
      expect([value, status, body.field, body.message]).toEqual([value, 400, field, sentence])
    }
    expect(await own()).toMatchObject({ about: '', website: '', color: '' })
  })

  test('is nobody else’s to change, and is not there for a suspended company or one that may not post', async () => {
    const { server, id, put, putLogo, shown, own, suspend } = await aDesk()
    await put(everything)
    await putLogo(aPng())
    const { logo } = (await shown()).body
    const other = await aVerifiedCompany(server, 'other@example.com', 'Other Works')
    expect((await put({ about: 'Mine' }, other.token)).body.companyName).toBe('Other Works')
    expect((await own()).about).toBe(everything.about)
    expect((await put({ about: 'Mine' }, 'nobody')).status).toBe(401)
    const unproved = await server.company('new@example.com', 'New Works')
    await server.companies.update(unproved.id, { emailVerifiedAt: null, verifiedAt: null })
    expect((await server.call('GET', `/public/companies/${unproved.id}`)).status).toBe(404)
    expect((await server.call('GET', logo)).status).toBe(200)
    await suspend()
    expect([(await shown()).status, (await server.call('GET', logo)).status]).toEqual([404, 404])
    expect((await server.call('GET', `/public/companies/${id}x`)).status).toBe(404)
  })

  test('goes with its company', async () => {
    const { server, id, put } = await aDesk()
    await put(everything)
    await server.companies.remove(id)
    expect(await server.companyPages.find(id)).toBeNull()
  })
})

describe('a logo', () => {
  const pictures = [
    ['PNG', aPng(), 'image/png'],
    ['JPEG', jpegHeader(400, 120), 'image/jpeg'],
    ['WebP', webpHeader(2000, 16), 'image/webp'],
  ] as const

  test('is what its bytes are, whatever it is called, and is served as that', async () => {
    const { server, putLogo, shown } = await aDesk()
    for (const [, bytes, type] of pictures) {
      expect((await putLogo(bytes, 'page.html', 'text/html')).status).toBe(200)
      const { logo } = (await shown()).body
      const answer = await server.app.server.handle(new Request(url + logo))
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
      const known = { 'if-none-match': answer.headers.get('etag') ?? '' }
      const again = await server.call('GET', logo, { headers: known })
      expect([again.status, again.text]).toEqual([304, ''])
    }
  })

  test('has a new address when it is another', async () => {
    const { putLogo, shown } = await aDesk()
    await putLogo(aPng())
    const before = (await shown()).body.logo
    await putLogo(aPng(64, 64))
    expect((await shown()).body.logo).not.toBe(before)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><script>alert(1)</script></svg>'
  const hostile = [
    ['SVG', svg, 415],
    ['HTML with the name of a PNG', '<!doctype html><script>alert(1)</script>', 415],
    ['a GIF', 'GIF89a\x20\x00\x20\x00', 415],
    ['a header that is cut off', aPng().subarray(0, 18), 415],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), 415],
    ['a JPEG whose segment says it is empty', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0]), 415],
    ['a PNG that would be 50,000 pixels wide', aPng(50_000, 50_000), 400],
    ['a PNG without a side', aPng(0, 32), 400],
    ['a JPEG that would be 60,000 pixels high', jpegHeader(100, 60_000), 400],
    ['more than 256 KB', Buffer.concat([aPng(), Buffer.alloc(262_144)]), 413],
    ['an empty file', '', 415],
  ] as const

  test('is nothing else, and the one that was there stays', async () => {
    const { putLogo, shown } = await aDesk()
    await putLogo(aPng())
    const before = (await shown()).body.logo
    for (const [name, bytes, status] of hostile) {
      const answer = await putLogo(bytes)
      expect([name, answer.status, answer.body.field]).toEqual([name, status, 'logo'])
      expect(answer.body.message).toMatch(/^(A logo|Each side of a logo)/)
    }
    expect((await shown()).body.logo).toBe(before)
  })
})

describe('the page of a job', () => {
  test('shows the company’s logo and leads to its page, and says so to search engines, once that was entered', async () => {
    const { server, id, put, putLogo } = await aDesk()
    const job = aJob(id)
    await server.jobPosts.add(job)
    const page = async () => (await server.call('GET', `/public/job-page/${job.publicId}`)).body
    const version = () => server.app.jobPortal.jobPageVersion(job.publicId)
    const before = await version()
    expect(await page()).toMatchObject({ employer: { path: `/jobs?company=${id}`, logo: null } })
    expect((await page()).posting.hiringOrganization).toEqual({ '@type': 'Organization', name: 'Lantern Works' })
    await put(everything)
    await putLogo(aPng())
    const { employer, posting } = await page()
    expect(employer.logo).toStartWith(`/public/companies/${id}/logo`)
    expect(posting.hiringOrganization).toMatchObject({ logo: url + employer.logo, sameAs: 'https://www.lantern.example/' })
    expect(await version()).not.toBe(before)
  })

  test('says nothing of the account’s company where the job is another’s', async () => {
    const { server, id, put, putLogo } = await aDesk()
    await put(everything)
    await putLogo(aPng())
    const job = aJob(id, { companyName: 'Client of an agency' })
    await server.jobPosts.add(job)
    const { employer, posting } = (await server.call('GET', `/public/job-page/${job.publicId}`)).body
    expect(employer).toBeNull()
    expect(posting.hiringOrganization).toEqual({ '@type': 'Organization', name: 'Client of an agency' })
  })
})

describe('a workspace of recruiters', () => {
  test('has a company page from its first posting on, for its owners', async () => {
    const server = testServer()
    const owner = await server.recruiter()
    const session = await server.app.accounts.sessionUser(owner.cookie.slice(owner.cookie.indexOf('=') + 1))
    const workspaceId = session?.workspaceId ?? ''
    const ask = (method: string, body?: FormData) => server.call(method, '/api/company-page', { cookie: owner.cookie, body })
    expect((await ask('GET')).body).toEqual({ page: null })
    const form = () => {
      const form = new FormData()
      form.append('about', 'We place people.')
      form.append('logo', new File([aPng()], 'logo.png'))
      return form
    }
    const early = await ask('PUT', form())
    expect([early.status, early.body.code]).toEqual([409, 'NOTHING_POSTED'])
    await server.companies.add({
      ...(await server.companies.find((await aVerifiedCompany(server)).id))!,
      id: workspaceId,
      email: `workspace:${workspaceId}`,
      companyName: 'Harbor Lane',
      isWorkspace: true,
    })
    const saved = await ask('PUT', form())
    expect([saved.status, saved.body.page.about]).toEqual([200, 'We place people.'])
    expect((await server.call('GET', `/public/companies/${workspaceId}`)).body).toMatchObject({ name: 'Harbor Lane' })
  })
})

describe('lists of jobs', () => {
  test('are narrowed by type, remote work and place, together with a search, and say how many there are', async () => {
    const { server, id } = await aDesk()
    const list = async (query: string) => {
      const { status, body, headers } = await server.call('GET', `/public/jobs?${query}`)
      return status === 200
        ? [Number(headers.get('x-total-count')), ...body.map(({ title }: { title: string }) => title).toSorted()]
        : status
    }
    const other = await aVerifiedCompany(server, 'other@example.com', 'Other Works')
    for (const job of [
      aJob(id, { title: 'A', location: 'Oslo', jobType: 'Contract' }),
      aJob(id, { title: 'B', location: 'Oslo, Norway', isRemote: true }),
      aJob(id, { title: 'C', location: 'Remote' }),
      aJob(other.id, { title: 'D', location: 'Bern_1', jobType: 'Contract', isRemote: true }),
      aJob(id, { title: 'E', location: 'Oslo', status: 'Closed' }),
    ])
      await server.jobPosts.add(job)
    expect(await list('')).toEqual([4, 'A', 'B', 'C', 'D'])
    expect(await list('type=Contract')).toEqual([2, 'A', 'D'])
    expect(await list('remote=true')).toEqual([3, 'B', 'C', 'D'])
    expect(await list('location=oslo')).toEqual([2, 'A', 'B'])
    expect(await list(`type=Contract&company=${id}&location=Oslo`)).toEqual([1, 'A'])
    expect(await list('type=Contract&remote=true&q=Other')).toEqual([1, 'D'])
    // No sign of a search pattern.
    expect(await list('location=%25')).toEqual([0])
    expect(await list('location=_')).toEqual([1, 'D'])
    expect(await list('type=Anything')).toBe(400)
    expect(await list('remote=maybe')).toBe(400)
    const places = async (query: string) => (await server.call('GET', `/public/job-locations${query}`)).body.locations.toSorted()
    expect(await places('')).toEqual(['Bern_1', 'Oslo', 'Oslo, Norway', 'Remote'])
    expect(await places(`?company=${other.id}`)).toEqual(['Bern_1'])
    await server.call('POST', `/admin/suspend-jobposter/${other.id}`, { cookie: await server.admin(), body: {} })
    expect(await places('')).toEqual(['Oslo', 'Oslo, Norway', 'Remote'])
  })

  test('name the pages of companies in the site map, and let search engines see logos', async () => {
    const { server, id, suspend } = await aDesk()
    const map = async () => (await server.call('GET', '/sitemap.xml')).text
    expect(await map()).not.toContain('company=')
    await server.jobPosts.add(aJob(id))
    expect(await map()).toContain(`<loc>${url}/jobs?company=${id}</loc>`)
    expect((await server.call('GET', '/robots.txt')).text).toContain('Allow: /public/companies/')
    await suspend()
    expect(await map()).not.toContain('company=')
  })
})
