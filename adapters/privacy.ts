import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { PrivacyPorts } from '#src/privacy/index.ts'
import { zipOf } from './archive/zip.ts'
import { dropSnapshotsIn } from './database/drop-snapshots.ts'
import type { Database } from './database/open.ts'
import { databasePrivacy } from './database/privacy.ts'
import { type KeptPlaces, placesOnDisk } from './kept-places.ts'
import { forgetMailsIn } from './mailer/forget-mails.ts'
import type { MailSeals } from './mailer/mail-seals.ts'

interface PrivacyAdaptersOptions {
  dataDir: string
  database: Database
  fileStore: FileStore
  clock: Clock
  /** Not given: the data folder. */
  places?: Pick<KeptPlaces, 'erasureJournal' | 'mails'>
  mailSeals?: MailSeals | undefined
}

/** What the privacy room asks of the database, the file store and the data folder. */
export const privacyAdapters = ({
  dataDir,
  clock,
  database,
  fileStore,
  places = placesOnDisk({ dataDir, clock }),
  mailSeals,
}: PrivacyAdaptersOptions) =>
  ({
    ...databasePrivacy(database),
    erasureJournal: places.erasureJournal,
    forgetMails: forgetMailsIn(places.mails, mailSeals),
    archive: zipOf(fileStore),
    dropSnapshots: dropSnapshotsIn(dataDir),
  }) satisfies Partial<PrivacyPorts>
