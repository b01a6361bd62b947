import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { PrivacyPorts } from '#src/privacy/index.ts'
import { zipOf } from './archive/zip.ts'
import { dropSnapshotsIn } from './database/drop-snapshots.ts'
import type { Database } from './database/open.ts'
import { databasePrivacy } from './database/privacy.ts'
import { erasureJournal } from './erasure-journal/file.ts'
import { forgetMailsIn } from './mailer/forget-mails.ts'
import type { MailSeals } from './mailer/mail-seals.ts'

interface PrivacyAdaptersOptions {
  dataDir: string
  clock: Clock
  database: Database
  fileStore: FileStore
  mailSeals?: MailSeals
}

/** What the privacy room asks of the database, the file store and the data folder. */
export const privacyAdapters = ({ dataDir, clock, database, fileStore, mailSeals }: PrivacyAdaptersOptions) =>
  ({
    ...databasePrivacy(database),
    erasureJournal: erasureJournal(dataDir, clock),
    forgetMails: forgetMailsIn(dataDir, mailSeals),
    archive: zipOf(fileStore),
    dropSnapshots: dropSnapshotsIn(dataDir),
  }) satisfies Partial<PrivacyPorts>
