import type { Role } from '#src/shared/roles.ts'
import type { fieldAudiences, fieldKinds } from './constants.ts'

export type FieldKind = (typeof fieldKinds)[number]
export type FieldAudience = (typeof fieldAudiences)[number]

/** A retired choice can be chosen no more; whoever has it keeps it. */
export interface Choice {
  id: string
  name: string
  retired: boolean
}

/** Something that a workspace wants to know of its candidates. */
export interface Field {
  id: string
  name: string
  kind: FieldKind
  /** In their order; empty for other kinds. */
  choices: Choice[]
  /** Of a number, such as "days"; null without one. */
  unit: string | null
  minimum: number | null
  maximum: number | null
  /** Whether applicants read it on their own page. */
  shownToApplicant: boolean
  audience: FieldAudience
  /** Counts the changes, so that two people who change it at once notice each other. */
  version: number
}

export type FieldValue =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  /** 'YYYY-MM-DD': a day has no time zone. */
  | { kind: 'date'; day: string }
  | { kind: 'choices'; ids: string[] }
  | { kind: 'file'; fileId: string; filename: string }

/** What is known of one candidate. */
export interface StoredValue {
  candidateId: string
  fieldId: string
  value: FieldValue
  version: number
  changedAt: Date
  /** Null for what the applicant answered, and for somebody whose account is gone. */
  changedBy: string | null
  fromApplicant: boolean
}

const seenBy: Record<FieldAudience, readonly Role[]> = {
  everybody: ['owner', 'recruiter', 'viewer', 'hiring-manager', 'interviewer'],
  recruiters: ['owner', 'recruiter'],
  owners: ['owner'],
}

/** Whether somebody with this role may know of the field at all. */
export const seesField = (role: Role, { audience }: Pick<Field, 'audience'>): boolean => seenBy[audience].includes(role)

/** The value in words, as tables, mails and programs show it. Choices that are gone are left out. */
export function valueInWords({ choices, unit }: Pick<Field, 'choices' | 'unit'>, value: FieldValue): string {
  switch (value.kind) {
    case 'text':
      return value.text
    case 'number':
      return unit ? `${value.number} ${unit}` : String(value.number)
    case 'date':
      return value.day
    case 'choices':
      return choices
        .filter(({ id }) => value.ids.includes(id))
        .map(({ name }) => name)
        .join('; ')
    case 'file':
      return value.filename
  }
}

/** Names that differ in nothing but case are the same field. */
export const fieldSameness = (name: string) => name.toLowerCase()
