/** What a calendar is read by. */
export const calendarKinds = ['caldav', 'google', 'microsoft'] as const
export type CalendarKind = (typeof calendarKinds)[number]

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
