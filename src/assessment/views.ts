import type {
  ItemRecord,
  ResultOpenAnswer,
  ResultOpenQuestion,
  ResultQuestion,
  ResultRecord,
  ResultRecording,
} from '#src/contracts/assessment/records.ts'

export type { ItemRecord, ResultOpenAnswer, ResultOpenQuestion, ResultQuestion, ResultRecord, ResultRecording }
