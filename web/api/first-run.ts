import type { FirstRunRecord, HelpTopic, SampleRecord } from '#src/contracts/first-run/index.ts'
import { type Api, callApi } from './client.ts'

export type { FirstRunRecord, HelpTopic, SampleRecord }

export const putFirstStepsAway = (isPutAway: boolean) => callApi('PUT /api/first-run', { body: { isPutAway } })
export const loadSample = () => callApi('POST /api/sample-data')
export const removeSample = () => callApi('DELETE /api/sample-data')

export const firstRun = () => callApi('GET /api/first-run')

export const loadHelp = (api: Api) => api('GET /api/help')

export const loadHelpText = (api: Api, name: string) => api('GET /api/help/:name', { params: { name } })

export const helpAddress = (name: string) => `/dashboard/help/${name}`
