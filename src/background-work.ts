import type { assemble } from './assembly.ts'
import { describe } from './http/errors.ts'
import type { Log } from './http/log.ts'

type Assembled = Awaited<ReturnType<typeof assemble>>

interface Parts extends Pick<Assembled, 'anchorPlaces' | 'app' | 'leadership' | 'pool' | 'sealOldFiles' | 'freshenBackupKeys'> {
  log: Log
}

const minute = 60_000

/**
 * Everything that nobody asks for: jobs of the queue, which every such process takes, and what is swept, looked for, noted and tried now and
 * then, which is done by the one that leads.
 */
export function beginBackgroundWork({ anchorPlaces, app, leadership, pool, sealOldFiles, freshenBackupKeys, log }: Parts) {
  let isStopped = false
  const noting = (what: string) => (error: unknown) => log.error(what, { error: String(error) })
  app.worker.start()
  const quietMs = () => (pool.isReading() ? 0 : app.quietMs())
  void app.people.startLooking(noting('duplicates not looked for'), quietMs, leadership.isLeading)
  app.admin.noteKeptMails().catch(noting('outbox not listed'))
  const sweep = () => Promise.all([app.accounts.sweep(), app.jobPortal.sweep()]).catch(noting('sweep failed'))
  // Logs are kept elsewhere: with a hash found there, it can be told whether the end of the audit log was cut off.
  const tellAuditHead = async () => {
    try {
      const anchor = await app.admin.anchorAuditLog()
      if (anchor) log.info('audit log', { ...anchor })
      await anchorPlaces.tell(anchor)
    } catch (error) {
      noting('audit log not anchored')(error)
    }
  }
  const tryBackup = () => app.admin.checkBackupWhenDue().catch(noting('backup not tried'))
  const freshenKeys = () => freshenBackupKeys().catch(noting('keys beside backups not written'))
  setInterval(freshenKeys, minute).unref()
  leadership.whileLeading(() => {
    let isOver = false
    void sweep()
    void tellAuditHead()
    const timers = [setInterval(sweep, 5 * minute), setInterval(tellAuditHead, 60 * minute), setInterval(tryBackup, 60 * minute)]
    for (const timer of timers) timer.unref()
    app.mailIn.watch(() => isStopped || isOver)
    return () => {
      isOver = true
      for (const timer of timers) clearInterval(timer)
    }
  })
  leadership.begin()

  /** Seals what was stored before files were sealed. Where it fails it goes on later: until then, files are read as they are. */
  const sealEarlierFiles = async () => {
    // People go first, but not for ever.
    const next = async () => {
      for (let looks = 0; !isStopped && quietMs() < 200 && looks < 20; looks++) await Bun.sleep(100)
      return !isStopped
    }
    try {
      const count = await sealOldFiles(next)
      if (count > 0) log.info('earlier files sealed', { count })
    } catch (error) {
      log.error('earlier files not sealed', { error: describe(error) })
      setTimeout(sealEarlierFiles, 10 * minute).unref()
    }
  }
  void sealEarlierFiles()
  return {
    /** Takes up nothing new that takes long; the queue is stopped with everything else. */
    stop() {
      isStopped = true
    },
  }
}
