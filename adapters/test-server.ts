import { commonPasswords } from '#adapters/common-passwords/index.ts'
import { none as noScanner } from '#adapters/file-scanner/none.ts'
import { none as noModel } from '#adapters/language-model/none.ts'
import { outbox } from '#adapters/mailer/outbox.ts'
import { argon2Hasher } from '#adapters/password-hasher/argon2.ts'
import { privacyAdapters } from '#adapters/privacy.ts'
import { none as noTranscriber } from '#adapters/transcriber/none.ts'
import type { AppPorts } from '#src/app/ports.ts'
import { createApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { silentLog } from '#src/http/log.ts'
import type { Mail, Mailer } from '#src/ports/mailer.ts'
import type { Role } from '#src/shared/roles.ts'
import { adminAdapters } from './admin.ts'
import { testPorts, testSecret } from './test-ports.ts'

const base = 'http://localhost:3000'
const adminAccount = { email: 'ada@example.com', password: 'an administrator of tests' }

interface CallOptions {
  /** Sent as JSON, or as it is when it is a form. */
  body?: unknown
  cookie?: string
  /** The token of a company. */
  token?: string
  headers?: Record<string, string>
}

/**
 * The whole server over real SQLite, called in-process, with the clock and the mail in the hands of the test. With a `dataDir`
 * files and mails lie on the disk as well.
 */
export function testServer(
  environment: Record<string, string> = {},
  others: Partial<
    Pick<
      AppPorts,
      | 'evenAnswerMs'
      | 'languageModel'
      | 'fileScanner'
      | 'fileStore'
      | 'identityProviders'
      | 'log'
      | 'mailWaitMs'
      | 'mailbox'
      | 'metrics'
      | 'pages'
      | 'tracer'
      | 'transcriber'
      | 'webhookSender'
    >
  > & { mailer?: string } = {},
  dataDir?: string,
) {
  const ports = testPorts(dataDir, others.tracer)
  const tools = { fetch, clock: ports.clock, dataDir: dataDir ?? ports.uploadFolder }
  const mails: Mail[] = []
  const { mailer: mailerName = 'test', ...otherPorts } = others
  const kept = dataDir ? outbox.plugIn({}, tools) : null
  const mailer: Mailer = {
    name: mailerName,
    async send(mail, id) {
      mails.push(mail)
      await kept?.send(mail, id)
    },
    forget: async (address) => kept?.forget(address),
    check: async () => {},
  }
  const app = createApp({
    ...ports,
    ...privacyAdapters({ ...ports, dataDir: tools.dataDir }),
    ...adminAdapters({
      ...ports,
      dataDir: tools.dataDir,
      keepsMails: true,
      version: { version: '0', commit: null, startedAt: ports.clock.now(), runtime: 'test' },
      makeBackup: async (path) => void (await Bun.write(path, 'a backup')),
      checkBackup: async () => ({
        told: ['The backup is whole.'],
        problems: [],
        figures: { parts: 3, receipts: 2, receiptsSame: 2 },
        isCopy: false,
      }),
    }),
    config: readConfig({ ADMIN_EMAIL: adminAccount.email, ADMIN_PASSWORD: adminAccount.password, ...environment }),
    secret: testSecret,
    passwordHasher: argon2Hasher({ memoryCost: 64, timeCost: 1 }),
    evenAnswerMs: 0,
    mailWaitMs: 0,
    mailbox: null,
    commonPasswords,
    mailer,
    languageModel: noModel.plugIn({}, tools),
    transcriber: noTranscriber.plugIn({}, tools),
    fileScanner: noScanner.plugIn({}, tools),
    checkDatabase: () => ports.database.check(),
    log: silentLog,
    checkAnswers: true,
    pages: null,
    identityProviders: [],
    ...otherPorts,
  })

  async function call(method: string, path: string, { body, cookie, token, headers }: CallOptions = {}) {
    const json = body !== undefined && !(body instanceof FormData)
    const response = await app.server.handle(
      new Request(base + path, {
        method,
        headers: {
          ...(json ? { 'content-type': 'application/json' } : {}),
          ...(cookie ? { cookie } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as FormData) }),
      }),
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, text, body: isJson && text ? JSON.parse(text) : null }
  }

  const logIn = async (email: string, password: string) => {
    const answer = await call('POST', '/login', { body: { email, password } })
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.headers.getSetCookie()[0]!.split(';')[0]!
  }

  return {
    ...ports,
    app,
    /** May be made to fail. */
    mailer,
    /** What it was given so far, oldest first. */
    mails,
    call,
    logIn,
    /** Every mail that was sent, oldest first. */
    async sentMails() {
      await app.worker.runDue()
      return mails
    },
    /** The cookie of the first administrator. */
    async admin() {
      await app.accounts.ensureFirstAdmin()
      return logIn(adminAccount.email, adminAccount.password)
    },
    /** Registers, verifies and approves somebody, and resolves to their cookie and id. */
    async recruiter(email = 'rita@example.com') {
      const password = 'a recruiter of tests'
      const person = { fullName: 'Rita Recruiter', email, password, mobileNumber: '1', companyName: 'Example', designation: 'HR' }
      await call('POST', '/register', { body: person })
      await app.worker.runDue()
      const mail = mails.findLast((each) => each.kind === 'verify-email' && each.to === email)
      const { search } = new URL((mail as { link: string }).link)
      await call('GET', `/api/verify-email${search}`)
      const admin = await this.admin()
      const { body } = await call('GET', '/admin/dashboard', { cookie: admin })
      const id: string = body.pendingUsers.find((user: { email: string }) => user.email === email)._id
      await call('POST', `/admin/approve-user/${id}`, { cookie: admin, body: {} })
      return { id, email, password, cookie: await logIn(email, password) }
    },
    /** Somebody in the workspace of the owner whose cookie this is; resolves to their cookie. */
    async colleague(ownerCookie: string, role: Role, email = `${role}-colleague@example.com`, jobs?: string[]) {
      await call('POST', '/api/team/invitations', { cookie: ownerCookie, body: { email, role, ...(jobs ? { jobs } : {}) } })
      await app.worker.runDue()
      const mail = mails.findLast((each) => each.kind === 'invitation' && each.to === email)
      const { searchParams } = new URL((mail as { link: string }).link)
      const joining = { fullName: 'Cora Colleague', password: 'a colleague of tests', ...Object.fromEntries(searchParams) }
      const answer = await call('POST', '/api/invitation/accept', { body: joining })
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.headers.getSetCookie()[0]!.split(';')[0]!
    },
    /** Registers a company that is not verified yet, and resolves to its token and id. */
    async company(email = 'cara@example.com', companyName = 'Lantern Works') {
      const password = 'a company of tests'
      await call('POST', '/jobportal/register', { body: { fullName: 'Cara Company', email, password, companyName } })
      const { body } = await call('POST', '/jobportal/login', { body: { email, password } })
      const profile = await call('GET', '/jobportal/profile', { token: body.token })
      return { id: profile.body.user._id as string, email, password, token: body.token as string }
    },
  }
}

/** The form of a submission. */
export function submissionForm(resumes: Record<string, Uint8Array>, job: Uint8Array | null, title?: string) {
  const form = new FormData()
  for (const [name, bytes] of Object.entries(resumes)) form.append('resumes', new Blob([new Uint8Array(bytes)]), name)
  if (job) form.append('job_description', new Blob([new Uint8Array(job)]), 'job.pdf')
  if (title) form.append('job_description_title', title)
  return form
}
