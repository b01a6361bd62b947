import { calls } from '#src/contracts/contract.ts'
export const scorecardsContract = calls({})
