/** What an assistant can be allowed, of the scopes that keys have. None of them lets it change anything but suggestions. */
export const assistantScopes = ['candidates:read', 'jobs', 'reports', 'suggestions'] as const
export type AssistantScope = (typeof assistantScopes)[number]

/** In the words of the page that asks for consent. An assistant reads less with a scope than a key may do with it. */
export const assistantScopeWords: Record<AssistantScope, string> = {
  'candidates:read': 'Read candidates: resumes, scores with their evidence, notes, tasks and what happened',
  jobs: 'Read jobs, what their candidates are measured by, and their stages',
  reports: 'Read rankings',
  suggestions: 'Leave drafts of notes and emails and proposals of stages, which a person takes up or puts away',
}

/** How an access token begins, how one begins that fetches the next, and how a code begins. A key never begins so. */
export const accessPrefix = 'ats_at_'
export const refreshPrefix = 'ats_rt_'
export const codePrefix = 'ats_ac_'
/** Minutes that an access token opens anything. */
export const accessMinutes = 30
/** Days that a connection lasts while nobody uses it. */
export const refreshDays = 30
/** Days after which a connection ends, however much it is used: its person is asked again. */
export const connectionDays = 180
/** Minutes that an assistant has to fetch its tokens after somebody agreed. */
export const codeMinutes = 2
/** Requests a minute that one connected assistant may make: as many as a key. */
export const requestsOfAssistantPerMinute = 600
/** Assistants that introduce themselves from one visitor's network in an hour. */
export const introductionsPerHour = 20
/** Token requests from one visitor's network in a minute. */
export const tokenRequestsPerMinute = 60
/** Assistants that nobody has agreed to are forgotten after this many hours. */
export const strangerHours = 24
/** Assistants that nobody has agreed to yet, on the whole server. */
export const maximumStrangers = 1000
export const maximumConnections = 20
