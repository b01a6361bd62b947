import type { OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Database } from './open.ts'
import { mergesOfPeople } from './people-personal-data.ts'
import { answersAboutPeople } from './privacy-answers.ts'
import { applicationsOfPeople } from './privacy-applications.ts'
import { assessmentsOfPeople } from './privacy-assessments.ts'
import { fieldsOfPeople } from './privacy-fields.ts'
import { hiringOfPeople } from './privacy-hiring.ts'
import { importedPeople } from './privacy-imported.ts'
import { databaseCandidateMails, mailsAboutPeople } from './privacy-mails.ts'
import { noticesOfPeople } from './privacy-notices.ts'
import { databasePersonDirectory } from './privacy-people.ts'
import { receivedMailsOfPeople } from './privacy-received-mails.ts'
import { databaseRecordedMedia } from './privacy-recordings.ts'
import { databaseEndedLinks, databaseHolds, databaseRetentionPeriods, databaseStillThere } from './privacy-records.ts'
import { resumesOfPeople } from './privacy-resumes.ts'
import { interviewsOfPeople } from './privacy-scheduling.ts'

/** Every room whose rows about people are in the database, in the order in which they can go: the people themselves last. */
export const databasePersonalData = (database: Database): OwnsPersonalData[] => [
  mailsAboutPeople(database),
  answersAboutPeople(database),
  fieldsOfPeople(database),
  receivedMailsOfPeople(database),
  hiringOfPeople(database),
  interviewsOfPeople(database),
  assessmentsOfPeople(database),
  noticesOfPeople(database),
  mergesOfPeople(database),
  importedPeople(database),
  applicationsOfPeople(database),
  resumesOfPeople(database),
]

/** What the privacy room asks of the database. */
export const databasePrivacy = (database: Database) => ({
  personDirectory: databasePersonDirectory(database),
  holds: databaseHolds(database),
  retentionPeriods: databaseRetentionPeriods(database),
  recordedMedia: databaseRecordedMedia(database),
  candidateMails: databaseCandidateMails(database),
  endedLinks: databaseEndedLinks(database),
  personalData: databasePersonalData(database),
  stillThere: databaseStillThere(database),
  scrub: () => database.scrub(),
})
