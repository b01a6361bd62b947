import { readFileSync } from 'node:fs'
import { type BackupKeys, identitiesIn } from '#src/commands/backup/encryption.ts'

/** What opens a backup: keys in a file, the passphrase of the environment or, where somebody sits at a terminal, what they type. */
export async function backupKeys(keyFile: string | undefined, isNeeded: boolean): Promise<BackupKeys> {
  const identities = keyFile === undefined ? [] : identitiesIn(readFileSync(keyFile, 'utf8'))
  const known = process.env.BACKUP_PASSPHRASE?.trim() || null
  const passphrase = known ?? (isNeeded && identities.length === 0 && process.stdin.isTTY ? await typed() : null)
  return { identities, passphrase }
}

/** Asks without showing what is typed. */
async function typed(): Promise<string | null> {
  process.stderr.write('Passphrase of the backup: ')
  process.stdin.setRawMode(true)
  let text = ''
  try {
    for await (const bytes of process.stdin) {
      for (const sign of String(bytes)) {
        if (sign === '\u0003') process.exit(130)
        if (sign === '\r' || sign === '\n' || sign === '\u0004') return text || null
        text = sign === '\u007f' ? text.slice(0, -1) : text + sign
      }
    }
    return text || null
  } finally {
    process.stdin.setRawMode(false)
    process.stdin.pause()
    process.stderr.write('\n')
  }
}
