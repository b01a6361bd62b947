export * from './schema/accounts.ts'
export * from './schema/jobportal.ts'
export * from './schema/matching.ts'
export * from './schema/system.ts'
