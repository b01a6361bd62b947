import { mailSeal } from '#src/shared/mail-queue.ts'
import type { Seal } from '#src/shared/seal.ts'
import type { AdminPorts } from './ports.ts'

/** The ports, and what the use cases make of them together. */
export interface Tools extends AdminPorts {
  mailSeal: Seal
}

export const createTools = (ports: AdminPorts): Tools => ({ ...ports, mailSeal: mailSeal(ports.secret) })
