/** How an instance is set up, as far as it matters to its safety. */
export interface SetUpFacts {
  host: string
  publicUrl: string
  trustProxy: boolean
  /** Name of the chosen mailer. */
  mailer: string
  /** Whether somebody said what plan new accounts get: the environment, or the first administrator. */
  isPlanChosen: boolean
  autoVerifyCompanies: boolean
  isSecretFromOutside: boolean
  /** Whether backups are encrypted to somebody's key. */
  areBackupsEncrypted: boolean
  /** Whether the program runs as the user who may do everything. */
  isRoot: boolean
  /** What others than its owner may do with these; only what they may do something with is listed. */
  openPaths: string[]
  /** Bytes of the disk that the data folder is on. */
  disk: { free: number; total: number }
}

/** Something about the set-up that may go wrong, and what to do about it. */
export interface Risk {
  code: string
  /** `danger`: it is wrong now. `caution`: it may be meant so. */
  grade: 'danger' | 'caution'
  text: string
  remedy: string
}

export const isLoopback = (host: string) => host === 'localhost' || /^\[?::1\]?$/.test(host) || host.startsWith('127.')

const gigabyte = 1_000_000_000
const littleRoom = 2 * gigabyte

interface Rule extends Pick<Risk, 'code' | 'grade' | 'remedy'> {
  holds(facts: SetUpFacts): boolean
  text: string | ((facts: SetUpFacts) => string)
}

const isHttps = ({ publicUrl }: SetUpFacts) => publicUrl.startsWith('https:')

const rules: Rule[] = [
  {
    code: 'proxy-not-trusted',
    grade: 'danger',
    // It listens on this machine only and speaks no https itself: something in front of it does.
    holds: (facts) => isHttps(facts) && isLoopback(facts.host) && !facts.trustProxy,
    text: 'PUBLIC_URL is https and the server listens on this machine only, so a proxy stands in front of it, but TRUST_PROXY is off. All visitors count as one: a stranger who guesses passwords keeps everybody from signing in, and the audit log shows the proxy as the address of all.',
    remedy: 'Set TRUST_PROXY=on, and let the proxy put the address of the visitor at the end of X-Forwarded-For.',
  },
  {
    code: 'proxy-can-be-passed',
    grade: 'caution',
    holds: (facts) => facts.trustProxy && !isLoopback(facts.host),
    text: 'TRUST_PROXY is on and the server listens on more than this machine. Whoever reaches it without the proxy writes any address into X-Forwarded-For.',
    remedy: 'Set HOST=127.0.0.1, or let the firewall pass the proxy only.',
  },
  {
    code: 'no-https',
    grade: 'danger',
    holds: (facts) => !isHttps(facts) && !isLoopback(new URL(facts.publicUrl).hostname),
    text: 'PUBLIC_URL is not https: passwords and resumes can be read on their way, and browsers give no camera and no microphone.',
    remedy: 'Put a proxy with a certificate in front of the server and set PUBLIC_URL to its https address.',
  },
  {
    code: 'mail-stays-here',
    grade: 'danger',
    holds: (facts) => isHttps(facts) && facts.mailer === 'outbox',
    text: 'MAILER is outbox: no email leaves this machine, and each one, with the links it holds, lies readable in the data folder and in every backup.',
    remedy: 'Set MAILER=smtp with SMTP_URL and MAIL_FROM.',
  },
  {
    code: 'secret-in-backups',
    grade: 'caution',
    holds: (facts) => !facts.isSecretFromOutside && !facts.areBackupsEncrypted,
    text: 'Backups are not encrypted, and the secret of the server is in each of them. Whoever has one reads all of it and can sign in as anybody.',
    remedy:
      'Make a key with “bun run backup:key FILE” and set BACKUP_RECIPIENT to what it prints. Keep the key elsewhere: without it nobody opens them.',
  },
  {
    code: 'plan-not-chosen',
    grade: 'caution',
    holds: (facts) => !facts.isPlanChosen,
    text: 'DEFAULT_PLAN is not set, and nobody said whom this server is for: new accounts get a trial, and add nothing any more from the 15th day on.',
    remedy:
      'Set DEFAULT_PLAN=free on a server of your own, or DEFAULT_PLAN=trial if this is meant; the page of site texts takes the answer as well.',
  },
  {
    code: 'companies-verify-themselves',
    grade: 'caution',
    holds: (facts) => facts.autoVerifyCompanies && !isLoopback(new URL(facts.publicUrl).hostname),
    text: 'AUTO_VERIFY_COMPANIES is on: anybody with an email address can post jobs and write to applicants in the name of a company.',
    remedy: 'Set AUTO_VERIFY_COMPANIES=off, and verify companies on the page of companies.',
  },
  {
    code: 'runs-as-root',
    grade: 'caution',
    holds: ({ isRoot }) => isRoot,
    text: 'The server runs as root: a mistake in a program that reads files would have the whole machine.',
    remedy: 'Make a user for it that owns the data folder, and start it as that user.',
  },
  {
    code: 'others-can-read',
    grade: 'danger',
    holds: ({ openPaths }) => openPaths.length > 0,
    text: ({ openPaths }) => `Other users of this machine may open ${openPaths.join(', ')}.`,
    remedy: 'Take the rights from them: chmod go-rwx, for files and folders.',
  },
  {
    code: 'little-room',
    grade: 'danger',
    holds: ({ disk }) => disk.free < littleRoom || disk.free < disk.total / 50,
    text: ({ disk }) =>
      `The disk has ${(disk.free / gigabyte).toFixed(1)} of ${(disk.total / gigabyte).toFixed(0)} GB left. When it is full, nothing new is taken in.`,
    remedy: 'Delete old backups, or give the data folder a larger disk.',
  },
]

/** What is risky about this set-up, the worst first. */
export const setUpRisks = (facts: SetUpFacts): Risk[] =>
  rules
    .filter(({ holds }) => holds(facts))
    .map(({ code, grade, text, remedy }) => ({ code, grade, remedy, text: typeof text === 'string' ? text : text(facts) }))
    .toSorted((one, other) => Number(one.grade === 'caution') - Number(other.grade === 'caution'))
