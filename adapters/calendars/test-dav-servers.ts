import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage } from '#src/commands/debian-package.ts'
import { freePort } from '#src/commands/free-port.ts'
import { say } from '#src/commands/prepare.ts'

/**
 * A server of Debian's, installed where it is missing and may be installed. Null where it cannot be had; what to do is said then, because
 * tests are left out.
 */
export function davProgram(name: 'radicale' | 'xandikos'): string | null {
  const program = `/usr/bin/${name}`
  if (existsSync(program)) return program
  installDebianPackage(name)
  if (existsSync(program)) return program
  say(`Tests of calendars with ${name} are left out: it is not here and could not be installed. As root: apt-get install ${name}`)
  return null
}

export interface TestDavServer {
  url: string
  user: string
  password: string
  /** Puts an event into the calendar, as a calendar program does. `lines` are those of one or several VEVENT. */
  put(name: string, lines: string, calendar?: string): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  end(): Promise<void>
}

async function served(
  name: string,
  command: (port: number) => string[],
  url: (port: number) => string,
  folder: string,
  headers: Record<string, string>,
) {
  const port = freePort()
  let child: ReturnType<typeof Bun.spawn> | null = null
  const start = async () => {
    child = Bun.spawn(command(port), { stdio: ['ignore', 'ignore', 'ignore'], env: { ...process.env, HOME: folder } })
    for (let tries = 0; ; tries++) {
      const isUp = await fetch(`http://127.0.0.1:${port}/`, { method: 'OPTIONS', headers }).then(
        () => true,
        () => false,
      )
      if (isUp) return
      if (tries > 600 || child.exitCode !== null) throw new Error(`${name} does not start.`)
      await Bun.sleep(100)
    }
  }
  const stop = async () => {
    child?.kill('SIGKILL')
    await child?.exited
  }
  await start()
  return {
    at: url(port),
    start,
    stop,
    async end() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const objectOf = (lines: string) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//tests//EN', berlin, lines.trim(), 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll(/\r?\n[ \t]*/g, '\r\n')

const berlin = `BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE`

async function sent(url: string, method: string, headers: Record<string, string>, body: string, type: string) {
  const response = await fetch(url, { method, headers: { ...headers, 'content-type': type }, body })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
}

const madeCalendar = (url: string, headers: Record<string, string>) =>
  sent(
    url,
    'MKCALENDAR',
    headers,
    `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop>
      <c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`,
    'application/xml',
  )

/** Debian's Radicale: asked for events, because this version answers no free/busy question. */
export async function testRadicale(program: string): Promise<TestDavServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ats-radicale-'))
  const [user, password] = ['rosa', 'a password of tests']
  writeFileSync(join(folder, 'users'), `${user}:${password}\n`)
  const config = (port: number) => {
    const path = join(folder, 'config')
    writeFileSync(
      path,
      `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${join(folder, 'users')}\nhtpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = ${join(folder, 'kept')}\n`,
    )
    return path
  }
  const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
  const { at, ...server } = await served(
    'Radicale',
    (port) => [program, '--config', config(port)],
    (port) => `http://127.0.0.1:${port}/`,
    folder,
    headers,
  )
  const made = new Set<string>()
  const put = async (name: string, lines: string, calendar = 'work') => {
    if (!made.has(calendar)) await madeCalendar(`${at}${user}/${calendar}/`, headers)
    made.add(calendar)
    await sent(`${at}${user}/${calendar}/${name}.ics`, 'PUT', headers, objectOf(lines), 'text/calendar')
  }
  return { url: at, user, password, put, ...server }
}

/** Debian's Xandikos: answers free/busy questions itself. */
export async function testXandikos(program: string): Promise<TestDavServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ats-xandikos-'))
  mkdirSync(join(folder, 'kept'))
  const command = (port: number) => [program, '-d', join(folder, 'kept'), '--defaults', '-l', '127.0.0.1', '-p', String(port)]
  const { at, ...server } = await served('Xandikos', command, (port) => `http://127.0.0.1:${port}/`, folder, {})
  const put = (name: string, lines: string) =>
    sent(`${at}user/calendars/calendar/${name}.ics`, 'PUT', {}, objectOf(lines), 'text/calendar')
  return { url: at, user: 'user', password: 'none', put, ...server }
}
