import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage } from '#src/commands/debian-package.ts'
import { freePort } from '#src/commands/free-port.ts'

const program = '/usr/sbin/dovecot'

/**
 * Installs Debian's Dovecot where it is missing and may be installed. Says in one line what to do where it may not: the tests that need it
 * fail then, because mail in that nobody has tried against a server is not tested.
 */
export function needDovecot(): void {
  if (existsSync(program)) return
  installDebianPackage('dovecot-imapd')
  if (!existsSync(program))
    throw new Error('Tests of mail in need the mail server Dovecot, which is not here. Install it: apt-get install dovecot-imapd')
}

export interface TestMailServer {
  /** For IMAP_URL. */
  url: string
  /** Puts a mail into the mailbox, as the mail server does that receives it. */
  deliver(raw: string | Uint8Array): void
  /** Names of the mails in a folder, with their flags. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Forgets the uids, as a mailbox that was restored does: UIDVALIDITY changes. */
  forgetUids(): Promise<void>
}

/** A mail server of its own on this machine, run by an ordinary user in a folder of its own. */
export async function testMailServer(user = 'hiring'): Promise<TestMailServer> {
  needDovecot()
  const folder = mkdtempSync(join(tmpdir(), 'ats-imap-'))
  const maildir = join(folder, 'mail', user)
  const isRoot = process.getuid?.() === 0
  // nobody and nogroup, by their numbers on every Debian.
  const [uid, gid] = isRoot ? [65534, 65534] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  const own = (path: string) => {
    if (isRoot) chownSync(path, uid, gid)
  }
  chmodSync(folder, 0o755)
  for (const part of [
    '',
    'run',
    'home',
    'mail',
    `mail/${user}`,
    ...['cur', 'new', 'tmp'].map((name) => `mail/${user}/${name}`),
  ]) {
    const path = join(folder, part)
    mkdirSync(path, { recursive: true })
    own(path)
  }
  const port = freePort()
  const named = (id: number, kind: 'passwd' | 'group') =>
    Bun.spawnSync(['getent', kind, String(id)])
      .stdout.toString()
      .split(':')[0] || 'nobody'
  const [userName, groupName] = [named(uid, 'passwd'), named(gid, 'group')]
  const configuration = join(folder, 'dovecot.conf')
  writeFileSync(
    configuration,
    `protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/run
default_internal_user = ${userName}
default_internal_group = ${groupName}
default_login_user = ${userName}
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%u
mailbox_list_index = no
first_valid_uid = 1
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`,
  )
  own(configuration)
  let server: Bun.Subprocess | null = null
  let count = 0
  const answers = async () => {
    const heard = await new Promise<boolean>((resolve) => {
      Bun.connect({
        hostname: '127.0.0.1',
        port,
        socket: {
          data(socket, bytes) {
            resolve(bytes.toString().startsWith('* OK'))
            socket.end()
          },
          connectError: () => resolve(false),
          error: () => resolve(false),
          close: () => resolve(false),
        },
      }).catch(() => resolve(false))
    })
    return heard
  }
  const one = {
    url: `imap://${user}:secret@127.0.0.1:${port}`,
    deliver(raw: string | Uint8Array) {
      count++
      const name = `${Math.floor(Date.now() / 1000)}.M${String(count).padStart(6, '0')}P${process.pid}.test`
      const path = join(maildir, 'tmp', name)
      writeFileSync(path, raw)
      own(path)
      renameSync(path, join(maildir, 'new', name))
    },
    async start() {
      const command = [program, '-F', '-c', configuration]
      const asOrdinary = isRoot ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...command] : command
      server = Bun.spawn(asOrdinary, { stdio: ['ignore', 'ignore', 'ignore'] })
      for (let tries = 0; tries < 100; tries++) {
        if (await answers()) return
        await Bun.sleep(50)
      }
      throw new Error(
        `The mail server did not start: ${await Bun.file(join(folder, 'log'))
          .text()
          .catch(() => '')}`,
      )
    },
    async stop() {
      server?.kill()
      await server?.exited
      server = null
    },
    async forgetUids() {
      await one.stop()
      for (const name of ['dovecot-uidlist', 'dovecot.index', 'dovecot.index.log', 'dovecot.index.cache', 'dovecot-uidvalidity'])
        rmSync(join(maildir, name), { force: true })
      for (const name of new Bun.Glob('dovecot-uidvalidity*').scanSync(maildir)) rmSync(join(maildir, name), { force: true })
      // UIDVALIDITY is the time in seconds.
      await Bun.sleep(1100)
      await one.start()
    },
  }
  await one.start()
  process.once('exit', () => {
    server?.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  return one
}
