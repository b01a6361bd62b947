import { type Field, historyFields, type Mapping, type System, systems } from '../constants.ts'
import { guessMapping } from '../reading/columns.ts'

/**
 * Headings of each system's tables, with the field they hold; `''` is a heading by which the table is known and that holds no
 * field. Compared without case, blanks and marks.
 */
const tables: Record<System, { columns: Record<string, Field | ''>; distinctive: string; why: string }[]> = {
  greenhouse: [
    {
      columns: {
        'Candidate ID': 'sourceId',
        'Candidate Name': 'name',
        'First Name': 'firstName',
        'Last Name': 'lastName',
        Company: 'company',
        Title: 'title',
        'Email(s)': 'email',
        Email: 'email',
        'Candidate Email': 'email',
        'Phone(s)': 'phone',
        'Social Media': 'links',
        'Website(s)': 'links',
        'Address(es)': 'place',
        'Application ID': '',
        'Application Date': 'appliedAt',
        'Applied On': 'appliedAt',
        'Date Applied': 'appliedAt',
        'Application Status': 'outcome',
        Status: 'outcome',
        Job: 'job',
        'Job Name': 'job',
        'Job(s)': 'job',
        'Current Stage': 'stage',
        Stage: 'stage',
        'Stage Name': 'stage',
        Milestone: 'stage',
        Source: 'source',
        'Source Name': 'source',
        'Who gets credit': '',
        Referrer: '',
        'Rejection Reason': 'rejectionReason',
        'Rejected On': 'rejectedAt',
        'Rejection Date': 'rejectedAt',
        'Date Rejected': 'rejectedAt',
        'Candidate Tags': 'tags',
        Tags: 'tags',
        Recruiter: '',
        Coordinator: '',
        Notes: 'notes',
      },
      distinctive: 'Who gets credit|Candidate Tags|Application ID|Coordinator|Milestone|Email(s)|Rejected On',
      why: 'its columns are those of candidate reports and bulk tables of Greenhouse',
    },
  ],
  lever: [
    {
      columns: {
        'Full-Name': 'name',
        'Candidate Name': 'name',
        Name: 'name',
        Email: 'email',
        Emails: 'email',
        'Phone-Number': 'phone',
        Phone: 'phone',
        Phones: 'phone',
        Headline: 'title',
        Company: 'company',
        Location: 'place',
        Links: 'links',
        'Date-Added': 'appliedAt',
        'Created At': 'appliedAt',
        Stage: 'stage',
        'Current Stage': 'stage',
        'Archive-Reason': 'rejectionReason',
        'Archive Reason': 'rejectionReason',
        'Archived Reason': 'rejectionReason',
        'Archive-Date': 'rejectedAt',
        'Archived At': 'rejectedAt',
        Sources: 'source',
        Source: 'source',
        Origin: '',
        Tags: 'tags',
        Notes: 'notes',
        Posting: 'job',
        'Posting Title': 'job',
        'Lever-Posting-URL': '',
        'Lever Posting URL': '',
        'Opportunity ID': 'sourceId',
        'Candidate-Owner': '',
        Owner: '',
        'Resume-Filename': '',
        'Resume Filename': '',
      },
      distinctive:
        'Archive-Reason|Archive Reason|Archived Reason|Origin|Posting|Posting Title|Lever-Posting-URL|Opportunity ID|Full-Name|Date-Added|Resume-Filename',
      why: 'its columns are those of candidate tables of Lever',
    },
  ],
  workable: [
    {
      columns: {
        Id: 'sourceId',
        'Candidate ID': 'sourceId',
        Name: 'name',
        'Candidate name': 'name',
        'First name': 'firstName',
        'Last name': 'lastName',
        Headline: 'title',
        Email: 'email',
        Phone: 'phone',
        Address: 'place',
        Job: 'job',
        'Job title': 'job',
        Shortcode: '',
        'Job shortcode': '',
        Department: '',
        Stage: 'stage',
        Disqualified: 'outcome',
        'Disqualified at': 'rejectedAt',
        'Disqualification date': 'rejectedAt',
        'Disqualification reason': 'rejectionReason',
        'Disqualification note': '',
        Source: 'source',
        Domain: 'source',
        Sourced: '',
        Tags: 'tags',
        'Created at': 'appliedAt',
        'Applied at': 'appliedAt',
        'Hired at': '',
        'Profile URL': '',
        'Cover letter': 'notes',
        Summary: 'summary',
      },
      distinctive:
        'Disqualified|Disqualified at|Disqualification date|Disqualification reason|Shortcode|Job shortcode|Profile URL|Sourced',
      why: 'its columns are named as Workable names the fields of candidates',
    },
  ],
  opencats: [
    {
      columns: {
        candidateID: 'sourceId',
        lastName: 'lastName',
        firstName: 'firstName',
        phoneHome: '',
        phoneCell: 'phone',
        email1: 'email',
        keySkills: 'skills',
      },
      distinctive: 'candidateID|phoneHome|phoneCell|email1|keySkills',
      why: 'its columns are those that its export of candidates writes',
    },
    {
      columns: {
        'First Name': 'firstName',
        'Last Name': 'lastName',
        'E-Mail': 'email',
        '2nd E-Mail': '',
        'Home Phone': '',
        'Cell Phone': 'phone',
        'Work Phone': '',
        Address: '',
        City: 'place',
        State: '',
        Zip: '',
        'Misc Notes': 'notes',
        'Web Site': 'links',
        'Key Skills': 'skills',
        'Recent Status': 'stage',
        'Recent Status (Extended)': '',
        Source: 'source',
        Available: '',
        'Current Employer': 'company',
        'Current Pay': '',
        'Desired Pay': '',
        'Can Relocate': '',
        Owner: '',
        Created: 'appliedAt',
        Modified: '',
        Tags: 'tags',
      },
      distinctive:
        '2nd E-Mail|Misc Notes|Recent Status|Recent Status (Extended)|Cell Phone|Home Phone|Current Pay|Desired Pay|Can Relocate',
      why: 'its columns are those of the list of candidates in OpenCATS',
    },
  ],
}

const asCompared = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

export interface KnownTable {
  system: System
  why: string
  mapping: Mapping
}

/** The system whose table this is, as far as its headings tell: two that only it has, and three that it has at all. */
export function systemOfTable(header: readonly string[]): KnownTable | null {
  const names = header.map(asCompared)
  let best: (KnownTable & { points: number }) | null = null
  for (const system of systems)
    for (const { columns, distinctive, why } of tables[system]) {
      const known = new Map(Object.entries(columns).map(([name, field]) => [asCompared(name), field]))
      const own = new Set(distinctive.split('|').map(asCompared))
      const met = names.filter((name) => known.has(name))
      const telling = names.filter((name) => own.has(name))
      if (met.length < 3 || telling.length < 2) continue
      const points = telling.length * 10 + met.length
      if (best && best.points >= points) continue
      const examples = header.filter((name) => own.has(asCompared(name))).slice(0, 3)
      best = { system, points, why: `${why} (${examples.join(', ')})`, mapping: mappingOf(header, names, known) }
    }
  return best && { system: best.system, why: best.why, mapping: best.mapping }
}

/** What the system calls its columns first; what it does not know is guessed by its name. */
function mappingOf(header: readonly string[], names: readonly string[], known: ReadonlyMap<string, Field | ''>): Mapping {
  const mapping: Mapping = {}
  const taken = new Set<number>()
  for (const [column, name] of names.entries()) {
    const field = known.get(name)
    if (field === undefined) continue
    taken.add(column)
    if (field) mapping[field] ??= column
  }
  const guessed = guessMapping(header.map((name, column) => (taken.has(column) ? '' : name)))
  for (const [field, column] of Object.entries(guessed) as [Field, number][]) {
    if (field === 'candidateId') continue
    mapping[field] ??= column
  }
  if (mapping.firstName !== undefined && mapping.lastName !== undefined) delete mapping.name
  else if (mapping.name !== undefined) {
    delete mapping.firstName
    delete mapping.lastName
  }
  return mapping
}

/** True where a column says what happened elsewhere: such a table is more than a list of people. */
export const tellsHistory = (mapping: Mapping) => historyFields.some((field) => mapping[field] !== undefined)
