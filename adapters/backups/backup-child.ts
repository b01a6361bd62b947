import type { BackupCheck } from '#src/admin/system-ports.ts'

interface Said {
  done?: number
  total?: number
  failed?: string
}

/** Runs `entry` with this environment and hears what it says, one JSON line after the other. Rejects with a sentence. */
export const makeInChild =
  (entry: string, environment: Record<string, string | undefined>) =>
  async (path: string, told: (progress: { done: number; total: number }) => void): Promise<void> => {
    const child = Bun.spawn([process.execPath, entry, path], {
      env: environment,
      stdout: 'pipe',
      stderr: 'ignore',
      stdin: 'ignore',
    })
    let failed = 'The backup stopped before it was complete.'
    let rest = ''
    for await (const bytes of child.stdout.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + bytes).split('\n')
      rest = lines.pop()!
      for (const line of lines) {
        const said = JSON.parse(line) as Said
        if (said.failed) failed = said.failed
        else if (said.total !== undefined) told({ done: said.done ?? 0, total: said.total })
      }
    }
    if ((await child.exited) !== 0) throw new Error(failed)
  }

/** Has `entry` write the keys of sealed files anew beside the backup at a path. Rejects when it could not. */
export const writeKeysInChild =
  (entry: string, environment: Record<string, string | undefined>) =>
  async (path: string): Promise<void> => {
    const child = Bun.spawn([process.execPath, entry, path, '--keys'], {
      env: environment,
      stdout: 'ignore',
      stderr: 'ignore',
      stdin: 'ignore',
    })
    if ((await child.exited) !== 0) throw new Error('The keys of sealed files could not be written beside the backups.')
  }

interface Found extends Pick<BackupCheck, 'told' | 'problems' | 'figures' | 'isCopy'> {
  failed?: string
}

/** Has `entry` try the backup at a path. Never rejects: what went wrong is a problem of the backup. */
export const checkInChild =
  (entry: string, environment: Record<string, string | undefined>) =>
  async (path: string): Promise<Found> => {
    const child = Bun.spawn([process.execPath, entry, path], {
      env: environment,
      stdout: 'pipe',
      stderr: 'ignore',
      stdin: 'ignore',
    })
    const said = await new Response(child.stdout).text()
    await child.exited
    const nothing = { told: [], figures: { parts: 0, receipts: 0, receiptsSame: 0 }, isCopy: false }
    try {
      const found = JSON.parse(said) as Found
      return found.failed ? { ...nothing, problems: [found.failed] } : found
    } catch {
      return { ...nothing, problems: ['The check stopped before it was complete.'] }
    }
  }
