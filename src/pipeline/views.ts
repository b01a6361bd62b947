export type { OwnApplication, PostOfJob } from '#src/contracts/pipeline/calls.ts'
