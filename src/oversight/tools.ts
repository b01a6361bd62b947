import { mailSeal } from '#src/shared/mail-queue.ts'
import type { Seal } from '#src/shared/seal.ts'
import type { OversightPorts } from './ports.ts'

/** The ports, and what the use cases make of them together. */
export interface Tools extends OversightPorts {
  mailSeal: Seal
}

export const createTools = (ports: OversightPorts): Tools => ({ ...ports, mailSeal: mailSeal(ports.secret) })
