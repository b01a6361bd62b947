import { isAbsolute, resolve } from 'node:path'
import type { SealingSource } from '#src/ports/sealing-source.ts'
import { type Requirement, secondFactorRequirements } from './accounts/constants.ts'
import { type ProofMode, proofModes } from './proof-of-work/constants.ts'
import { type Role, refuseLonelyRole, roles } from './role.ts'
import { type ProviderConfig, readProviders } from './sign-in-providers.ts'
import { WrongConfiguration } from './wrong-configuration.ts'

export { WrongConfiguration } from './wrong-configuration.ts'

/** What the server itself needs to know. Adapters check their own settings, and only when they are chosen. */
export interface Config {
  role: Role
  host: string
  port: number
  /** Seconds for which a server that is asked to stop still takes visitors, so that a proxy in front notices and sends them elsewhere. */
  drainSeconds: number
  /** Base of every link that leaves the system, without a slash at the end. It may have a path: docs/decisions/101-under-a-path.md. */
  publicUrl: string
  /** Origins that browsers may write from: `publicUrl`'s and, on a loopback host, localhost and 127.0.0.1. */
  ownOrigins: string[]
  dataDir: string
  /** A PostgreSQL database, a SQLite file, or nothing for the file in the data folder. See `usesPostgres`. */
  databaseUrl: string
  /** Null: generated once into the data folder. */
  sessionSecret: string | null
  /** Where the key is that files at rest are sealed with; null: they are not. */
  sealing: SealingSource | null
  /** Secrets that the instance had before, for what was sealed and signed under them. */
  earlierSecrets: string[]
  /** What backups are encrypted to; null: they are not. */
  backupLock: { recipients: string[] } | { passphrase: string } | null
  firstAdmin: { email: string; password: string } | null
  /** Null where nobody has set it: then it follows from whom the instance serves, which its first administrator is asked. */
  defaultPlan: 'trial' | 'free' | 'paid' | null
  limits: { trial: PlanLimits; paid: PlanLimits }
  recentDays: number
  uploadTypes: ('pdf' | 'docx' | 'doc')[]
  /** Whether a company is verified as soon as its email address is. */
  autoVerifyCompanies: boolean
  trustProxy: boolean
  /** When public forms ask for a proof of work. */
  proofOfWork: ProofMode
  /** Whom to tell of a weakness, as addresses with a scheme; empty: nobody was named. */
  securityContacts: string[]
  /** Whether the server may connect to other machines, as its settings say, or to none. */
  outgoing: 'settings' | 'deny'
  /** Whether webhooks may lead into private networks. */
  privateWebhooks: boolean
  /** Whether calendars over CalDAV may be in private networks. */
  privateCalendars: boolean
  /** Who has it may read the figures at /metrics; null answers them to nobody and counts nothing. */
  metricsToken: string | null
  /** Identity providers that people may sign in with; none unless they are named. */
  providers: ProviderConfig[]
  /** Of whom a second factor is required, where the environment decides; else an administrator does, on a screen. */
  secondFactorRequired: Requirement | undefined
  /** Whether scans are read with Tesseract where it is installed. */
  ocr: 'auto' | 'off'
  /** Whether the processes that read files start with the server and rehearse, or start with the first file and do not. */
  readingWarmUp: boolean
  assessments: {
    /** Days that an unused link lives. */
    linkDays: number
    /** Recorded megabytes that one link takes. */
    recordingLimitMb: number
    /** Days after which recordings are deleted. */
    recordingDays: number
  }
  /** Names of the chosen adapters. */
  adapters: { fileStore: string; languageModel: string; transcriber: string; mailer: string; fileScanner: string }
  /** Who is mailed where the audit log stands, every hour in which something was written; null: nobody. */
  auditAnchorMail: string | null
  /** What becomes of a file that the virus scanner cannot look at. */
  fileScannerAway: 'refuse' | 'keep'
}

export interface PlanLimits {
  jdUploads: number
  resumeUploads: number
  assessments: number
}

type Environment = Record<string, string | undefined>

/** Reads the environment; throws `WrongConfiguration` for the first value that cannot be used. */
export function readConfig(environment: Environment): Config {
  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback
  const wrong = (name: string, takes: string) => new WrongConfiguration(name, `"${text(name, '')}"`, takes)

  const whole = (name: string, fallback: number, from: number, to: number) => {
    const value = Number(text(name, String(fallback)))
    if (!Number.isInteger(value) || value < from || value > to) throw wrong(name, `a whole number from ${from} to ${to}`)
    return value
  }
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice) => {
    const value = text(name, fallback)
    const choice = choices.find((each) => each === value)
    if (!choice) throw wrong(name, `one of ${choices.join(', ')}`)
    return choice
  }
  const mailAddress = (name: string) => {
    const value = text(name, '')
    if (value && !/^[^\s@,;]+@[^\s@,;]+$/.test(value)) throw wrong(name, 'one e-mail address')
    return value || null
  }
  const onOff = (name: string) => oneOf(name, ['on', 'off'] as const, 'off') === 'on'
  const limits = (name: string, fallback: string): PlanLimits => {
    const value = text(name, fallback)
    const [jdUploads, resumeUploads, assessments] = value.split('/').map(Number)
    if (!/^\d{1,9}(\/\d{1,9}){2}$/.test(value))
      throw wrong(name, 'three whole numbers such as 10/100/20 (job descriptions/resumes/assessments)')
    return { jdUploads: jdUploads!, resumeUploads: resumeUploads!, assessments: assessments! }
  }

  const host = text('HOST', '127.0.0.1')
  const port = whole('PORT', 3000, 0, 65535)
  const publicUrl = text('PUBLIC_URL', `http://localhost:${port}`).replace(/\/+$/, '')
  // Every browser and proxy writes such a path in the same way.
  if (!/^https?:\/\/[^/?#@]+(?:\/[\w~-][\w.~-]*)*$/i.test(publicUrl) || !URL.canParse(publicUrl))
    throw wrong('PUBLIC_URL', 'an address such as https://ats.example.com or https://example.com/ats')

  const databaseUrl = text('DATABASE_URL', '')
  // SQLite takes an address without a path, or ':memory:', for a database that is gone after the stop.
  if (databaseUrl && !usesPostgres(databaseUrl) && !/^file:(\/\/)?[^:]/.test(databaseUrl))
    throw new WrongConfiguration(
      'DATABASE_URL',
      `"${databaseUrl.split(':')[0]}:…"`,
      'a SQLite file such as file:./data/ats.db, or a database such as postgres://user:password@host/ats',
    )

  const secret = text('SESSION_SECRET', '')
  // What is sealed in the database opens with the secret alone: it must not lie in a folder that the database can outlive.
  if (!secret && usesPostgres(databaseUrl))
    throw new WrongConfiguration('SESSION_SECRET', 'not set', '32 characters or more where DATABASE_URL leads to PostgreSQL')
  if (secret && secret.length < 32)
    throw new WrongConfiguration('SESSION_SECRET', `${secret.length} characters`, '32 characters or more')

  const role = oneOf('ROLE', roles, 'all')
  refuseLonelyRole(role, {
    sharesDatabase: usesPostgres(databaseUrl),
    fileStore: text('FILE_STORE', 'disk'),
    filesDir: text('FILES_DIR', ''),
  })

  const metricsToken = text('METRICS_TOKEN', '')
  if (metricsToken && metricsToken.length < 16)
    throw new WrongConfiguration('METRICS_TOKEN', `${metricsToken.length} characters`, '16 characters or more')

  const dataDir = text('DATA_DIR', './data')
  return {
    role,
    host,
    port,
    drainSeconds: whole('DRAIN_SECONDS', 0, 0, 300),
    publicUrl,
    ownOrigins: ownOrigins(publicUrl, host, port),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl,
    sessionSecret: secret || null,
    backupLock: backupLock(text('BACKUP_RECIPIENT', ''), text('BACKUP_PASSPHRASE', '')),
    sealing: sealingSource(text('SEALING_KEY', ''), text('SEALING_KEY_FILE', ''), text('SEALING_KEY_COMMAND', '')),
    earlierSecrets: text('EARLIER_SESSION_SECRETS', '')
      .split(/[\s,]+/)
      .filter(Boolean),
    firstAdmin: firstAdmin(environment),
    defaultPlan: text('DEFAULT_PLAN', '') ? oneOf('DEFAULT_PLAN', ['trial', 'free', 'paid'] as const, 'trial') : null,
    limits: { trial: limits('PLAN_TRIAL', '10/100/20'), paid: limits('PLAN_PAID', '200/5000/1000') },
    recentDays: whole('RECENT_DAYS', 7, 1, 3650),
    uploadTypes: uploadTypes(text('UPLOAD_TYPES', 'pdf')),
    autoVerifyCompanies: onOff('AUTO_VERIFY_COMPANIES'),
    trustProxy: onOff('TRUST_PROXY'),
    proofOfWork: oneOf('PROOF_OF_WORK', proofModes, 'auto'),
    securityContacts: securityContacts(text('SECURITY_CONTACT', '')),
    outgoing: oneOf('OUTGOING', ['settings', 'deny'] as const, 'settings'),
    privateWebhooks: onOff('WEBHOOK_PRIVATE_ADDRESSES'),
    privateCalendars: onOff('CALENDAR_PRIVATE_ADDRESSES'),
    metricsToken: metricsToken || null,
    providers: readProviders(environment),
    secondFactorRequired: text('SECOND_FACTOR_REQUIRED', '')
      ? oneOf('SECOND_FACTOR_REQUIRED', secondFactorRequirements, 'nobody')
      : undefined,
    ocr: oneOf('OCR', ['auto', 'off'] as const, 'auto'),
    readingWarmUp: oneOf('READING_WARM_UP', ['on', 'off'] as const, 'on') === 'on',
    assessments: {
      linkDays: whole('ASSESSMENT_LINK_DAYS', 7, 1, 365),
      recordingLimitMb: whole('RECORDING_LIMIT_MB', 1024, 1, 1_000_000),
      recordingDays: whole('RECORDING_DAYS', 90, 1, 36_500),
    },
    adapters: {
      fileStore: text('FILE_STORE', 'disk'),
      languageModel: text('LANGUAGE_MODEL', 'none'),
      transcriber: text('TRANSCRIBER', 'none'),
      mailer: text('MAILER', 'outbox'),
      fileScanner: text('FILE_SCANNER', 'none'),
    },
    auditAnchorMail: mailAddress('AUDIT_ANCHOR_MAIL'),
    fileScannerAway: oneOf('FILE_SCANNER_AWAY', ['refuse', 'keep'] as const, 'refuse'),
  }
}

/** What a reading process is told on its command line. */
export const readingOptions = ({ ocr, readingWarmUp }: Pick<Config, 'ocr' | 'readingWarmUp'>): string[] => [
  `--ocr=${ocr}`,
  `--warm-up=${readingWarmUp ? 'on' : 'off'}`,
]

/** Whether the database is one of PostgreSQL's, and no file. */
export const usesPostgres = (databaseUrl: string): boolean =>
  /^postgres(ql)?:\/\/[^/]+\/./.test(databaseUrl) && URL.canParse(databaseUrl)

function firstAdmin(environment: Environment) {
  const email = environment.ADMIN_EMAIL?.trim().toLowerCase() ?? ''
  const password = environment.ADMIN_PASSWORD ?? ''
  if (!email && !password) return null
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new WrongConfiguration('ADMIN_EMAIL', `"${email}"`, 'an email address')
  if (password.length < 8) throw new WrongConfiguration('ADMIN_PASSWORD', `${password.length} characters`, '8 characters or more')
  return { email, password }
}

function backupLock(recipients: string, passphrase: string): Config['backupLock'] {
  if (recipients && passphrase)
    throw new WrongConfiguration('BACKUP_PASSPHRASE', 'set', 'a value only where BACKUP_RECIPIENT has none: one or the other')
  if (passphrase && passphrase.length < 16)
    throw new WrongConfiguration('BACKUP_PASSPHRASE', `${passphrase.length} characters`, '16 characters or more')
  if (passphrase) return { passphrase }
  const list = recipients.split(/[\s,]+/).filter(Boolean)
  const wrong = list.find((each) => !/^age1[0-9a-z]{50,}$/.test(each))
  if (wrong !== undefined)
    throw new WrongConfiguration(
      'BACKUP_RECIPIENT',
      /secret/i.test(wrong) ? 'a secret key' : `"${wrong.slice(0, 80)}"`,
      'public keys of age, which begin with age1',
    )
  return list.length > 0 ? { recipients: list } : null
}

function sealingSource(key: string, path: string, command: string): Config['sealing'] {
  if ([key, path, command].filter(Boolean).length > 1)
    throw new WrongConfiguration(
      key ? 'SEALING_KEY' : 'SEALING_KEY_FILE',
      'set',
      'a value only where no other of SEALING_KEY, SEALING_KEY_FILE and SEALING_KEY_COMMAND has one',
    )
  if (key) return { kind: 'environment', variable: 'SEALING_KEY', text: key }
  if (path) return { kind: 'file', variable: 'SEALING_KEY_FILE', path: isAbsolute(path) ? path : resolve(path) }
  return command ? { kind: 'command', variable: 'SEALING_KEY_COMMAND', command } : null
}

function securityContacts(value: string): string[] {
  const contacts = value.split(',').flatMap((each) => each.trim() || [])
  return contacts.map((contact) => {
    const address = /^[^\s@:/]+@[^\s@:/]+$/.test(contact) ? `mailto:${contact}` : contact
    if (!/^(?:mailto:|tel:|https:\/\/)[^\s]+$/i.test(address))
      throw new WrongConfiguration('SECURITY_CONTACT', `"${value}"`, 'email addresses or https links, separated by commas')
    return address
  })
}

function uploadTypes(value: string): Config['uploadTypes'] {
  const types = value.split(',').map((type) => type.trim().toLowerCase())
  const known = types.filter((type) => type === 'pdf' || type === 'docx' || type === 'doc')
  if (known.length !== types.length || known.length === 0)
    throw new WrongConfiguration('UPLOAD_TYPES', `"${value}"`, 'a list of pdf, docx and doc, such as pdf,docx')
  return known
}

function ownOrigins(publicUrl: string, host: string, port: number) {
  const origins = [new URL(publicUrl).origin]
  const loopback = host === 'localhost' || host === '::1' || host.startsWith('127.')
  if (loopback) origins.push(`http://localhost:${port}`, `http://127.0.0.1:${port}`)
  return [...new Set(origins)]
}
