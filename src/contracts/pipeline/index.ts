import { pipelineCalls } from './calls.ts'

export const pipelineContract = { ...pipelineCalls }
