import { afterAll, describe, expect, test } from 'bun:test'
import { imap } from '#adapters/mailbox/imap.ts'
import { testMailServer } from '#adapters/mailbox/test-dovecot.ts'
import { madeMails, type Writer } from '#adapters/mailbox/test-mails.ts'
import { aResume } from '#adapters/test-documents.ts'
import { aWorkspace } from '#src/hiring/test-hiring.ts'
import { aJob } from '#src/jobportal/test-job-portal.ts'
import type { ReceivedMail } from '#src/mailin/index.ts'

const count = Number(process.env.MAILS ?? 500)
const seed = Number(process.env.SEED ?? 7)
const authservId = 'mx.example.com'
const sender = 'hiring@example.com'
const stopping: (() => Promise<void>)[] = []
afterAll(async () => {
  await Promise.all(stopping.map((stop) => stop()))
}, 30_000)

/** A workspace with candidates whom somebody has written to, a posted job, and a mailbox on a real server. */
async function withMailbox(settings: Record<string, string> = {}) {
  const mailServer = await testMailServer()
  const connected = imap.plugIn(
    { IMAP_URL: mailServer.url, MAIL_IN_ADDRESS: sender, MAIL_IN_AUTHSERV_ID: authservId, ...settings },
    { fetch, clock: { now: () => new Date() }, dataDir: '/nowhere' },
  )
  stopping.push(async () => {
    await connected.mailbox.close()
    await mailServer.stop()
  })
  const workspace = await aWorkspace(4, { mailbox: { ...connected, ownAddresses: [sender] } })
  const { server, rita, ids } = workspace
  const { id: workspaceId } = (await server.users.member(rita.id))!.workspace
  const sent: string[] = []
  const { mailer } = server
  const send = mailer.send
  mailer.send = (mail, id) => {
    sent.push(id)
    return send(mail, id)
  }
  const writers: (Writer & { candidateId: string })[] = []
  for (const candidateId of ids) {
    const { candidate } = await workspace.workflow(candidateId)
    await workspace.rosa.post(`/api/candidates/${candidateId}/message`, {
      subject: `Your interview with us ${writers.length}`,
      body: 'We would like to meet you.',
    })
    await server.app.worker.runDue()
    const mail = server.mails.at(-1)
    if (mail?.kind !== 'candidate-message') throw new Error('No message was sent.')
    writers.push({
      candidateId,
      name: candidate.name,
      address: candidate.email,
      replyTo: mail.replyTo,
      ourMessageId: `<${sent.at(-1)}@example.com>`,
      ourSubject: mail.subject,
    })
  }
  const order = ['mira', 'jonas', 'amina', 'kenji']
  const placeOf = ({ address }: Writer) => order.indexOf(address.split('@')[0] ?? '')
  writers.sort((one, other) => placeOf(one) - placeOf(other))
  const look = async () => {
    await server.app.mailIn.lookNow()
    await server.app.worker.runDue()
  }
  const company = await server.company()
  const job = aJob(company.id)
  await server.jobPosts.add(job)
  return {
    ...workspace,
    ...connected,
    mailServer,
    workspaceId,
    writers,
    look,
    company,
    job,
    jobAddress: server.app.mailIn.jobAddress(job.publicId) ?? '',
  }
}

type Box = Awaited<ReturnType<typeof withMailbox>>

const letter = (headers: Record<string, string>, text = 'Hello.') =>
  `${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${text}\r\n`

const received = async ({ server }: Box, candidateId: string) => server.receivedMails.ofCandidate(candidateId)
const everyMail = async ({ server }: Box) =>
  server.database.query().all<{ id: string }>((await import('drizzle-orm')).sql`select id from received_mails`)

describe('whom a mail is from', () => {
  test('an answer to the signed address joins the messages, and the recruiter sees it on the timeline and among the answers', async () => {
    const box = await withMailbox()
    const [mira, jonas] = box.writers
    expect(mira!.replyTo).toMatch(/^hiring\+c[a-z2-7]{42}@example\.com$/)
    box.mailServer.deliver(
      letter(
        { From: 'Mira <mira@example.org>', To: mira!.replyTo, Subject: 'Re: interview' },
        'Tuesday is fine.\r\n\r\nOn Monday Rita wrote:\r\n> Come in.',
      ),
    )
    await box.look()
    const { messages, timeline } = await box.workflow(mira!.candidateId)
    expect(messages[0]).toMatchObject({
      state: 'received',
      to: 'mira@example.org',
      body: 'Tuesday is fine.',
      received: { verified: 'unknown', quoted: expect.stringContaining('Come in'), matchedBy: 'reply-address' },
    })
    expect(timeline.entries[0]).toMatchObject({ kind: 'mail-received', actorId: null })
    expect((await box.workflow(jonas!.candidateId)).messages).toHaveLength(1)
  }, 60_000)

  test('forged tokens, forged senders and addresses of other workspaces lead nowhere that they should not', async () => {
    const box = await withMailbox()
    const [mira, jonas] = box.writers
    const { server, mailServer } = box
    const other = await server.recruiter('olga@example.net')
    const otherWorkspace = (await server.users.member(other.id))!.workspace.id
    const changed = `${mira!.replyTo.slice(0, 20)}${mira!.replyTo[20] === 'a' ? 'b' : 'a'}${mira!.replyTo.slice(21)}`
    const fails = `${authservId}; dkim=fail header.d=example.org; dmarc=fail header.from=example.org`
    const own = server.app.mailIn.workspaceAddress(box.workspaceId)!
    const theirs = server.app.mailIn.workspaceAddress(otherWorkspace)!
    mailServer.deliver(letter({ From: 'mira@example.org', To: changed, Subject: 'forged token' }))
    mailServer.deliver(letter({ 'Authentication-Results': fails, From: 'mira@example.org', To: own, Subject: 'forged sender' }))
    // Written by the sender below what the own server wrote: it does not count.
    mailServer.deliver(
      letter({
        'Authentication-Results': fails,
        Received: 'from x',
        'authentication-results': `${authservId}; dmarc=pass`,
        From: 'jonas@example.org',
        To: own,
        Subject: 'forged result',
      }),
    )
    mailServer.deliver(
      letter({
        'Authentication-Results': `mx.elsewhere.example; dmarc=pass`,
        From: 'jonas@example.org',
        To: own,
        Subject: 'result of another server',
      }),
    )
    mailServer.deliver(
      letter({ From: 'mira@example.org', To: theirs, 'In-Reply-To': mira!.ourMessageId, Subject: 'other workspace' }),
    )
    mailServer.deliver(
      letter({
        'Authentication-Results': `${authservId}; dmarc=pass`,
        From: 'jonas@example.org',
        To: `${own}, ${mira!.replyTo}`,
        Subject: 'token goes first',
      }),
    )
    await box.look()
    expect((await received(box, mira!.candidateId)).map(({ subject }) => subject)).toEqual(['token goes first'])
    expect(await received(box, jonas!.candidateId)).toEqual([])
    const unfiled = await box.rosa.get('/api/unfiled-mail')
    expect(
      unfiled.body.mails.map(({ subject, reason, verified }: Record<string, string>) => [subject, reason, verified]).toSorted(),
    ).toEqual([
      ['forged result', 'sender-failed', 'fail'],
      ['forged sender', 'sender-failed', 'fail'],
      ['result of another server', 'sender-not-verified', 'unknown'],
    ])
    const elsewhere = await box.calls(other.cookie).get('/api/unfiled-mail')
    expect(elsewhere.body.mails.map(({ subject }: { subject: string }) => subject)).toEqual(['other workspace'])
    expect(
      (
        await box
          .calls(other.cookie)
          .post(`/api/unfiled-mail/${unfiled.body.mails[0]._id}/file`, { candidateId: mira!.candidateId })
      ).status,
    ).toBe(404)
    expect((await box.calls(other.cookie).remove(`/api/unfiled-mail/${unfiled.body.mails[0]._id}`)).status).toBe(404)
    // The changed token names no workspace of several.
    expect((await server.app.mailIn.facts())?.counts.nobody).toBe(1)
  }, 60_000)

  test('a recruiter files by hand, with the candidate that the address suggests, or deletes', async () => {
    const box = await withMailbox()
    const [mira] = box.writers
    const own = box.server.app.mailIn.workspaceAddress(box.workspaceId)!
    box.mailServer.deliver(letter({ From: 'Mira <mira@example.org>', To: own, Subject: 'not verified' }))
    box.mailServer.deliver(letter({ From: 'stranger@example.net', To: own, Subject: 'Buy now' }))
    await box.look()
    const { mails, total, isOn, address } = (await box.rosa.get('/api/unfiled-mail')).body
    expect({ total, isOn, address }).toEqual({ total: 2, isOn: true, address: own })
    const mine = mails.find(({ subject }: { subject: string }) => subject === 'not verified')
    expect(mine.suggestions).toMatchObject([{ candidateId: mira!.candidateId }])
    expect((await box.rosa.post(`/api/unfiled-mail/${mine._id}/file`, { candidateId: 'nobody' })).body).toMatchObject({
      code: 'CANDIDATE_NOT_FOUND',
    })
    expect((await box.rosa.post(`/api/unfiled-mail/${mine._id}/file`, { candidateId: mira!.candidateId })).status).toBe(204)
    expect((await box.workflow(mira!.candidateId)).messages[0]).toMatchObject({
      subject: 'not verified',
      received: { matchedBy: 'by-hand' },
    })
    expect((await box.rosa.post(`/api/unfiled-mail/${mine._id}/file`, { candidateId: mira!.candidateId })).status).toBe(404)
    const spam = mails.find(({ subject }: { subject: string }) => subject === 'Buy now')
    expect((await box.rosa.remove(`/api/unfiled-mail/${spam._id}`)).status).toBe(204)
    expect((await box.rosa.get('/api/unfiled-mail')).body.total).toBe(0)
  }, 60_000)

  test('a mail that came back marks the address and the message; lists and our own mails are passed over', async () => {
    const box = await withMailbox()
    const [mira] = box.writers
    const report = `Content-Type: multipart/report; report-type=delivery-status; boundary=r\r\nMIME-Version: 1.0\r\n`
    box.mailServer.deliver(
      `From: MAILER-DAEMON@mx.example.net\r\nTo: ${sender}\r\nSubject: Undelivered\r\n${report}\r\n--r\r\n\r\nSorry\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; mira@example.org\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 no such user\r\n\r\n--r\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: ${mira!.ourMessageId}\r\nSubject: x\r\n\r\nhi\r\n--r--\r\n`,
    )
    box.mailServer.deliver(
      letter({
        From: 'news@example.net',
        To: mira!.replyTo,
        'List-Id': '<news.example.net>',
        Precedence: 'list',
        Subject: 'News',
      }),
    )
    box.mailServer.deliver(letter({ From: sender, To: mira!.replyTo, Subject: 'Ours' }))
    await box.look()
    const { messages } = await box.workflow(mira!.candidateId)
    expect(messages).toHaveLength(2)
    expect(messages.find(({ state }: { state: string }) => state === 'received')).toMatchObject({
      received: { kind: 'bounce', unreachable: 'mira@example.org' },
      body: '550 no such user',
    })
    expect(messages.find(({ state }: { state: string }) => state === 'failed')).toMatchObject({
      error: 'It came back: 550 no such user',
    })
    expect((await box.server.app.mailIn.facts())?.counts).toMatchObject({ passed: 2, filed: 1 })
  }, 60_000)
})

describe('the mailbox', () => {
  test('nothing is taken twice: not by another look, not when the uids change, not when a mail is delivered twice', async () => {
    const box = await withMailbox()
    const [mira] = box.writers
    const mail = letter({ From: 'mira@example.org', To: mira!.replyTo, 'Message-ID': '<a@example.org>', Subject: 'Once' })
    box.mailServer.deliver(mail)
    await box.look()
    await box.look()
    box.mailServer.deliver(`Received: by another way\r\n${mail}`)
    await box.look()
    await box.mailServer.forgetUids()
    await box.look()
    await box.look()
    expect(await received(box, mira!.candidateId)).toHaveLength(1)
    expect((await box.server.app.mailIn.facts())?.counts).toMatchObject({ filed: 1, repeated: 3 })
  }, 60_000)

  test('mails are marked or moved only where a setting says so, and only what was taken', async () => {
    for (const [after, expected] of [
      ['nothing', [0, 2]],
      ['seen', [1, 2]],
      ['move:Done', [0, 1]],
    ] as const) {
      const box = await withMailbox({ IMAP_AFTER: after })
      box.mailServer.deliver(letter({ From: 'mira@example.org', To: box.writers[0]!.replyTo, Subject: 'Taken' }))
      box.mailServer.deliver(
        letter({ From: 'x@example.org', To: 'somebody@else.example', Subject: 'For nobody here', 'List-Id': 'x' }),
      )
      await box.look()
      const { ImapFlow } = await import('imapflow')
      const { hostname, port } = new URL(box.mailServer.url)
      const client = new ImapFlow({
        host: hostname,
        port: Number(port),
        secure: false,
        auth: { user: 'hiring', pass: 'secret' },
        logger: false,
      })
      await client.connect()
      const status = (await client.status('INBOX', { messages: true, unseen: true })) || { messages: 0, unseen: 0 }
      await client.logout()
      expect([(status.messages ?? 0) - (status.unseen ?? 0), status.messages]).toEqual([...expected])
    }
  }, 120_000)

  test('while the server is away the System page says so, and what came meanwhile is taken later', async () => {
    const box = await withMailbox()
    const [mira] = box.writers
    await box.mailServer.stop()
    await box.look()
    const admin = await box.server.admin()
    const system = async () => (await box.server.call('GET', '/admin/system', { cookie: admin })).body.mailIn
    expect(await system()).toMatchObject({
      awaySince: expect.any(String),
      error: expect.stringContaining('The mailbox cannot be read'),
    })
    box.mailServer.deliver(letter({ From: 'mira@example.org', To: mira!.replyTo, Subject: 'Meanwhile' }))
    await box.mailServer.start()
    await box.look()
    expect(await system()).toMatchObject({ awaySince: null, error: null, counts: { filed: 1 } })
  }, 60_000)

  test('the server says when something arrives', async () => {
    const box = await withMailbox()
    await box.look()
    const began = performance.now()
    const waited = box.mailbox.wait(30_000)
    await Bun.sleep(500)
    box.mailServer.deliver(letter({ From: 'x@example.org', To: sender, Subject: 'News' }))
    await waited
    expect(performance.now() - began).toBeLessThan(15_000)
  }, 60_000)

  test('hostile mails cost little and are filed by their headers', async () => {
    const box = await withMailbox()
    const [mira] = box.writers
    const head = (subject: string) =>
      `From: mira@example.org\r\nTo: ${mira!.replyTo}\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n`
    const deep = Array.from(
      { length: 3000 },
      (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
    ).join('')
    box.mailServer.deliver(`${head('deep')}${deep}`)
    box.mailServer.deliver(
      `${head('many')}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Disposition: attachment\r\n\r\n%PDF-1.7\r\n'.repeat(30_000)}--b--`,
    )
    box.mailServer.deliver(
      `${head('html')}Content-Type: text/html\r\n\r\n${'<blockquote><div><p>'.repeat(300_000)}<script>alert(1)</script>words`,
    )
    box.mailServer.deliver(`${head('headers')}${'X-Filler: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(50_000)}\r\nwords`)
    const began = performance.now()
    await box.look()
    expect(performance.now() - began).toBeLessThan(20_000)
    const mails = await received(box, mira!.candidateId)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['deep', 'headers', 'html', 'many'])
    expect(mails.every(({ text }) => !text.includes('alert') && !text.includes('<'))).toBe(true)
    expect(mails.find(({ subject }) => subject === 'many')?.attachments.length ?? 0).toBeLessThanOrEqual(10)
  }, 120_000)
})

describe('applications', () => {
  test('a mail with a resume to the address of a job is an application by the same door, and erasing it takes the mail along', async () => {
    const box = await withMailbox()
    const { server, job } = box
    const pdf = Buffer.from(await aResume({ name: 'Nora Quist', email: 'nora@example.net' })).toString('base64')
    const part = (name: string) =>
      `--b\r\nContent-Type: application/pdf; name="${name}"\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf}\r\n`
    const mail = (subject: string) =>
      `From: Nora Quist <nora@example.net>\r\nTo: ${box.jobAddress}\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nI would like to apply.\r\n${part('cover letter.pdf')}${part('Nora CV.pdf')}--b--\r\n`
    box.mailServer.deliver(mail('First'))
    await box.look()
    const application = await server.applications.ofEmail(job.id, 'nora@example.net')
    expect(application).toMatchObject({
      name: 'Nora Quist',
      resumeFile: 'Nora CV.pdf',
      source: 'Email',
      consentVersion: '2026-11',
    })
    const mails = (await server.sentMails()).filter(({ kind, to }) => kind === 'application-sent' && to === 'nora@example.net')
    expect(mails).toMatchObject([{ occasion: 'first', replyTo: expect.stringMatching(/^hiring\+a/) }])
    const [kept] = await server.receivedMails.ofApplication(application!.id)
    expect(kept).toMatchObject({ text: 'I would like to apply.', attachments: [{ filename: 'cover letter.pdf' }] })
    // Again: kept beside the first until the owner of the address takes it.
    box.mailServer.deliver(mail('Second'))
    await box.look()
    expect((await server.newerApplications.ofApplication(application!.id)).length).toBe(1)
    const stored = await server.files.find(job.companyId, kept!.attachments[0]!.fileId)
    await server.app.jobPortal.eraseApplication(application!, 'applicant')
    await server.app.worker.runDue()
    expect(await server.receivedMails.ofApplication(application!.id)).toEqual([])
    expect(await server.fileStore.size(stored!.key)).toBe(null)
    expect(await server.files.find(job.companyId, kept!.attachments[0]!.fileId)).toBe(null)
    // The mailbox is read anew, and nobody comes back.
    await box.mailServer.forgetUids()
    await box.look()
    expect(await server.applications.ofEmail(job.id, 'nora@example.net')).toBe(null)
  }, 120_000)
})

test(`of ${count} mails of real shapes, at least 98 in 100 are filed with the right person, none twice, none lost`, async () => {
  const box = await withMailbox()
  const { server, job } = box
  const pdf = await aResume({ name: 'Somebody Else', email: 'else@example.net' })
  const mails = madeMails({
    seed,
    count,
    writers: box.writers,
    jobAddress: server.app.mailIn.jobAddress(job.publicId) ?? '',
    workspaceAddress: server.app.mailIn.workspaceAddress(box.workspaceId) ?? '',
    sender,
    authservId,
    pdf,
    applicant: (number) => ({ name: `Åsa Öberg ${number}`, address: `asa.${number}@people.example` }),
  })
  for (const mail of mails) box.mailServer.deliver(mail.raw)
  await server.app.mailIn.jobs['fetch-mail']({})
  const candidateOf = new Map(box.writers.map(({ address, candidateId }) => [address, candidateId]))
  const filed = new Map<string, ReceivedMail[]>()
  for (const { candidateId } of box.writers) filed.set(candidateId, await received(box, candidateId))
  const wrong = new Map<string, number>()
  const tally = new Map<string, number>()
  let right = 0
  for (const { shape, mark, expected, kind, writer } of mails) {
    const [first = ''] = shape.split('/')
    tally.set(first, (tally.get(first) ?? 0) + 1)
    const says = ({ text, subject }: ReceivedMail) => text.includes(mark) || subject.includes(mark)
    let isRight = false
    if (expected === 'applied') {
      const application = await server.applications.ofEmail(job.id, writer.address)
      const brought = application ? await server.receivedMails.ofApplication(application.id) : []
      isRight = brought.length === 1 && brought.every(says) && !/cover/i.test(application?.resumeFile ?? 'cover')
    } else {
      const places = [...filed].flatMap(([candidateId, list]) => list.filter(says).map((mail) => ({ candidateId, mail })))
      isRight = places.length === 1 && places[0]?.candidateId === candidateOf.get(writer.address) && places[0]?.mail.kind === kind
    }
    if (isRight) right++
    else if (process.env.SHOW)
      process.stderr.write(
        `${shape} ${mark} ${JSON.stringify([...filed].flatMap(([candidateId, list]) => list.filter(says).map((mail) => [candidateId === candidateOf.get(writer.address), mail.kind, mail.text, mail.quoted])))}\n`,
      )
    if (!isRight) wrong.set(shape, (wrong.get(shape) ?? 0) + 1)
  }
  const worst = [...wrong].toSorted((one, other) => other[1] - one[1]).slice(0, 12)
  process.stderr.write(
    `mail in: seed ${seed}, ${right} of ${count} right; wrong: ${JSON.stringify(worst)}; shapes: ${JSON.stringify([...tally])}\n`,
  )
  expect(right / count).toBeGreaterThanOrEqual(0.98)
  const all = (await everyMail(box)).length
  const counts = (await server.app.mailIn.facts())?.counts
  expect(all).toBe((counts?.filed ?? 0) + (counts?.applied ?? 0) + (counts?.unfiled ?? 0))
  expect(Object.values(counts ?? {}).reduce((sum, each) => sum + each, 0)).toBe(count)
  expect(counts?.repeated).toBe(0)
}, 600_000)
