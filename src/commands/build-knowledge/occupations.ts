import type { Table } from './table.ts'
export const buildOccupations = (_table: Table) => ''
