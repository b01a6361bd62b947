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

/** What a calendar is read by. */
export const calendarKinds = ['caldav', 'google', 'microsoft'] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** Calendars that one person may connect, or have read again by hand, in a minute. */
export const questionsPerMinute = 20

/** So many calendars one person can connect. */
export const maximumCalendars = 3
/** Minutes that somebody can keep free before and after whatever stands in their calendar. */
export const buffers = [0, 5, 10, 15, 30, 60] as const
/** So many other people can take part in one interview. */
export const maximumPanel = 7
/** So many days one request may ask free times of. */
export const maximumFreeDays = 31
/** So many free times are suggested. */
export const maximumSuggested = 120
/** What is taken for granted of whoever has said nothing: Monday to Friday, nine to five. */
export const usualHours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' }))
/** So many spans of working hours a week can have. */
export const maximumHours = 28
