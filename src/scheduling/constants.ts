/** Lengths of an interview, in minutes. */
export const lengths = [15, 30, 45, 60, 90] as const

export const maximumSlots = 60
export const maximumPlace = 500
export const maximumNote = 1000
/** What a candidate or a recruiter may say when they cancel. */
export const maximumWords = 500
/** So often one candidate can move an interview: every move sends mails. */
export const maximumMoves = 10
/** So far ahead times may lie. */
export const maximumDaysAhead = 180
/** The reminder goes out so long before the interview. */
export const reminderHours = 24

/** How the list of interviews is divided. */
export const interviewLists = ['upcoming', 'today', 'open', 'past', 'cancelled'] as const
export type InterviewList = (typeof interviewLists)[number]
/** Rows of one list. */
export const maximumListed = 200
