export { type Turn, takingTurns } from '#src/shared/taking-turns.ts'
