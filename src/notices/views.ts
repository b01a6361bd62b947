export type {
  NoticeStateRecord,
  NoticesSent,
  NoticeTextsAnswer,
  NoticeTextsRecord,
  PersonView,
} from '#src/contracts/notices/records.ts'
