import { zipSync } from 'fflate'

/** Made-up people in the shapes in which four systems write them. The same seed makes the same people. */

export interface MadeUp {
  id: number
  first: string
  last: string
  email: string
  phone: string
  title: string
  company: string
  skills: string[]
  tags: string[]
  job: string
  stage: string
  outcome: 'open' | 'rejected' | 'hired'
  reason: string
  source: string
  appliedAt: string
  note: string
  noteBy: string
}

function random(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const firsts = 'Ada Zoë Łucja Nuria Søren Bruno Wei Imani Priya Mateo Élodie Jörg Chidi Greta Yuki Omar'.split(' ')
const lasts =
  'Lindqvist Quartz Duarte Ångström Berg Castell Okafor Müller Żak O’Brien Nakamura da-Silva Petrov Haddad Roth Ivanova'.split(
    ' ',
  )
const titles = ['Backend Developer', 'Data Engineer', 'Product Designer', 'Site Reliability Engineer', 'Accountant']
const companies = ['Lantern Works', 'Kite Ltd', 'Gasthaus Löwe', 'Plum Parcels', 'Oak Street Games']
const skills = ['TypeScript', 'PostgreSQL', 'Docker', 'Python', 'Go', 'Figma', 'SQL']
const stages = ['Application Review', 'Recruiter Phone Screen', 'Take Home Test', 'Face to Face', 'Offer']
const reasons = ['Lacking skill(s)/qualification(s)', 'Hired another candidate', 'Withdrew', 'Timing']
const sources = ['LinkedIn (Prospecting)', 'Referral', 'Jobs page on your website', 'Meetups']
const jobs = ['DevOps Engineer', 'Data Scientist - BK']
/** Cells that break careless readers. */
const ugly = [
  '=HYPERLINK("http://evil.example","click")',
  'two\nlines, a comma; a semicolon and a "quotation mark"',
  '@SUM(1+1)*cmd|’ /C calc’!A0',
  '  blanks around\t',
  '<script>alert(1)</script> & <b>bold</b>',
  'emoji 👩🏽‍💻 and 漢字',
]

export function madeUpPeople(count: number, seed = 7): MadeUp[] {
  const next = random(seed)
  const one = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)]!
  return Array.from({ length: count }, (_, index) => {
    const first = one(firsts)
    const last = one(lasts)
    const outcome = next() < 0.3 ? 'rejected' : next() < 0.1 ? 'hired' : 'open'
    return {
      id: 53_883_000 + index,
      first,
      last,
      email: `person${index}@example.com`,
      phone: `+1 415 555 ${String(1000 + index)}`,
      title: one(titles),
      company: one(companies),
      skills: [...new Set([one(skills), one(skills), one(skills)])],
      tags: next() < 0.5 ? [one(['Python', 'Silver medal', 'Remote'])] : [],
      job: one(jobs),
      stage: one(stages),
      outcome,
      reason: outcome === 'rejected' ? one(reasons) : '',
      source: one(sources),
      appliedAt: new Date(Date.UTC(2017, Math.floor(next() * 60), 1 + Math.floor(next() * 28), 12, 3, 2)).toISOString(),
      note: index % 7 === 0 ? one(ugly) : `Spoke with them, number ${index}.`,
      noteBy: one(['Kate Austen', 'Sayid Jarrah']),
    }
  })
}

const user = (name: string) => ({
  id: name.length,
  first_name: name.split(' ')[0],
  last_name: name.split(' ')[1],
  name,
  employee_id: null,
})

/** Harvest: `GET /v1/candidates`, as documented. */
export const greenhouseCandidate = (person: MadeUp) => ({
  id: person.id,
  first_name: person.first,
  last_name: person.last,
  company: person.company,
  title: person.title,
  created_at: person.appliedAt,
  updated_at: person.appliedAt,
  last_activity: person.appliedAt,
  is_private: false,
  photo_url: 'https://example.com/photo.png',
  attachments: [
    {
      filename: `${person.first}.pdf`,
      url: 'https://prod-heroku.s3.amazonaws.com/...',
      type: 'resume',
      created_at: person.appliedAt,
    },
  ],
  application_ids: [person.id + 1_000_000],
  phone_numbers: [{ value: person.phone, type: 'mobile' }],
  addresses: [{ value: '123 City Street\nNew York, Ny 10001', type: 'home' }],
  email_addresses: [
    { value: person.email, type: 'personal' },
    ...(person.id % 10 === 0 ? [{ value: `work.${person.email}`, type: 'work' }] : []),
  ],
  website_addresses: [{ value: 'mysite.example.com', type: 'personal' }],
  social_media_addresses: [{ value: 'social.example.com/test' }],
  recruiter: user('Greenhouse Admin'),
  coordinator: null,
  can_email: true,
  tags: person.tags,
  applications: [
    {
      id: person.id + 1_000_000,
      candidate_id: person.id,
      prospect: false,
      applied_at: person.appliedAt,
      rejected_at: person.outcome === 'rejected' ? '2022-09-27T12:11:40.877Z' : null,
      last_activity_at: '2022-09-28T12:29:30.481Z',
      location: { address: 'New York, New York, USA' },
      source: { id: 16, public_name: person.source },
      credited_to: user('Joel Admin'),
      recruiter: null,
      coordinator: null,
      rejection_reason: person.reason ? { id: 9504, name: person.reason, type: { id: 1, name: 'We rejected them' } } : null,
      rejection_details: person.reason
        ? { custom_fields: { custom_rejection_question_field: 'Not a good fit' }, keyed_custom_fields: {} }
        : null,
      jobs: [{ id: 149_995, name: person.job }],
      job_post_id: 123,
      status: person.outcome === 'open' ? 'active' : person.outcome,
      current_stage: { id: 1_073_533, name: person.stage },
      answers: [{ question: 'How did you hear about this job?', answer: 'A friend' }],
      prospective_office: null,
      prospective_department: null,
      prospect_detail: { prospect_pool: null, prospect_stage: null, prospect_owner: null },
      attachments: [],
    },
  ],
  educations: [
    {
      id: 561_227,
      school_name: 'University of Michigan',
      degree: "Bachelor's Degree",
      discipline: 'Computer Science',
      start_date: '2010-08-15T00:00:00.000Z',
      end_date: '2014-05-15T00:00:00.000Z',
    },
  ],
  employments: [
    { id: 8_485_064, company_name: person.company, title: person.title, start_date: '2016-08-15T00:00:00.000Z', end_date: null },
  ],
  linked_user_ids: [],
  custom_fields: { desired_salary: '1000000000', gender: 'Female', work_remotely: true },
  keyed_custom_fields: { desired_salary: { name: 'Desired Salary', type: 'short_text', value: '1000000000' } },
})

/** `GET /v1/candidates/{id}/activity_feed`. */
export const greenhouseFeed = (person: MadeUp) => ({
  notes: [
    {
      id: person.id,
      created_at: person.appliedAt,
      body: person.note,
      user: user(person.noteBy),
      private: false,
      visiblity: 'public',
      visibility: 'public',
    },
    {
      id: person.id + 1,
      created_at: person.appliedAt,
      body: 'Salary talk',
      user: user(person.noteBy),
      private: true,
      visiblity: 'admin_only',
      visibility: 'admin_only',
    },
  ],
  emails: [],
  activities: [
    {
      id: 6_756_789,
      created_at: person.appliedAt,
      subject: 'Candidate Stage Change',
      body: `${person.first} was moved into ${person.stage}`,
      user: user(person.noteBy),
    },
  ],
})

/** `GET /v1/scorecards`. */
export const greenhouseScorecard = (person: MadeUp) => ({
  id: person.id,
  updated_at: person.appliedAt,
  created_at: person.appliedAt,
  interview: 'Application Review',
  interview_step: { id: 432, name: 'Application Review' },
  candidate_id: person.id,
  application_id: person.id + 1_000_000,
  interviewed_at: person.appliedAt,
  submitted_by: user('Kate Austen'),
  interviewer: user('Robert Robertson'),
  submitted_at: person.appliedAt,
  overall_recommendation: 'yes',
  attributes: [{ name: 'Communication', type: 'Skills', note: 'What a great communicator!', rating: 'yes' }],
  ratings: { definitely_not: [], no: [], mixed: [], yes: ['Communication'], strong_yes: [] },
  questions: [{ id: null, question: 'Key Take-Aways', answer: 'Seems like a decent candidate.' }],
})

export const greenhouseZip = (people: MadeUp[]) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'candidates.json': people.map(greenhouseCandidate),
        'scorecards.json': people.filter(({ id }) => id % 4 === 0).map(greenhouseScorecard),
        ...Object.fromEntries(people.map((person) => [`activity_feed/${person.id}.json`, greenhouseFeed(person)])),
      }).map(([name, value]) => [name, bytes(JSON.stringify(value))]),
    ),
  )

/** Lever: `GET /opportunities?expand=stage`, with its notes and feedback put to it. */
export const leverOpportunity = (person: MadeUp) => ({
  id: `250d8f03-738a-4bba-a671-${person.id}`,
  name: `${person.first} ${person.last}`,
  headline: `${person.title}, ${person.company}`,
  contact: `7f23e772-f2cb-4ebb-b33f-${person.id}`,
  stage: { id: 'fff60592-31dd-4ebe-ba8e-e7a397c30f8e', text: person.stage },
  stageChanges: [
    {
      toStageId: 'fff60592-31dd-4ebe-ba8e-e7a397c30f8e',
      toStageIndex: 1,
      updatedAt: 1_407_460_071_043,
      userId: 'df0adaa6-172c-4cd6-8519-49b203660fe1',
    },
  ],
  confidentiality: 'non-confidential',
  location: 'Oakland',
  phones: [{ value: person.phone, type: 'mobile' }],
  emails: [person.email],
  links: ['indeed.example.com/r/Chuck'],
  archived:
    person.outcome === 'open'
      ? null
      : {
          archivedAt: 1_417_588_008_760,
          reason: { id: '63dd55b2-a99f-4e7b-985f-22c7bf80ab42', text: person.outcome === 'hired' ? 'Hired' : person.reason },
        },
  tags: person.tags,
  sources: [person.source],
  origin: 'applied',
  sourcedBy: null,
  owner: { id: 'df0adaa6-172c-4cd6-8519-49b203660fe1', name: person.noteBy, email: 'owner@example.com' },
  followers: ['df0adaa6-172c-4cd6-8519-49b203660fe1'],
  applications: [{ id: 'cdb4ff14-f6ba-4fbe-bb02-fe5e23a85a01', postingTitle: person.job }],
  createdAt: new Date(person.appliedAt).getTime(),
  updatedAt: 1_407_460_080_914,
  lastInteractionAt: 1_417_588_008_760,
  lastAdvancedAt: 1_417_587_916_150,
  snoozedUntil: null,
  urls: { list: 'https://hire.lever.co/candidates', show: 'https://hire.lever.co/candidates/250d8f03' },
  isAnonymized: false,
  dataProtection: null,
  notes: [
    {
      id: 'n',
      text: '',
      fields: [{ type: 'note', text: '', value: person.note, score: null, stage: null, user: null }],
      user: 'df0adaa6-172c-4cd6-8519-49b203660fe1',
      secret: false,
      completedAt: null,
      createdAt: 1_407_460_071_043,
      deletedAt: null,
    },
  ],
  feedback: [
    {
      id: 'f',
      type: 'interview',
      text: 'On-site feedback',
      fields: [
        { type: 'score-system', text: 'Rating', value: '3 - Hire' },
        { type: 'textarea', text: 'Thoughts', value: 'Kind and quick.' },
      ],
      user: 'df0adaa6-172c-4cd6-8519-49b203660fe1',
      createdAt: 1_407_460_071_043,
      completedAt: 1_407_460_071_043,
      deletedAt: null,
    },
  ],
})

export const leverZip = (people: MadeUp[]) =>
  zipSync({
    'opportunities.json': bytes(JSON.stringify({ data: people.map(leverOpportunity), hasNext: false })),
    'users.json': bytes(
      JSON.stringify({
        data: [{ id: 'df0adaa6-172c-4cd6-8519-49b203660fe1', name: 'Kate Austen', username: 'kate', email: 'kate@example.com' }],
      }),
    ),
    'stages.json': bytes(JSON.stringify({ data: [{ id: 'fff60592-31dd-4ebe-ba8e-e7a397c30f8e', text: 'New applicant' }] })),
  })

/** Workable: `GET /spi/v3/candidates/:id`. */
export const workableCandidate = (person: MadeUp) => ({
  id: `ce${person.id.toString(16)}`,
  name: `${person.first} ${person.last}`,
  firstname: person.first,
  lastname: person.last,
  headline: person.title,
  account: { subdomain: 'groove-tech', name: 'Groove Tech' },
  job: { shortcode: 'GROOV003', title: person.job },
  // Hired is a stage there.
  stage: person.outcome === 'hired' ? 'Hired' : person.stage,
  disqualified: person.outcome === 'rejected',
  disqualified_at: person.outcome === 'rejected' ? '2015-07-08T00:00:00.000Z' : null,
  disqualification_reason: person.reason || null,
  withdrew: false,
  hired_at: person.outcome === 'hired' ? '2015-07-09T00:00:00.000Z' : null,
  sourced: false,
  profile_url: 'https://groove-tech.workable.com/backend/jobs/376844/browser/interview/candidate/3604308',
  image_url: 'https://example.com/i.png',
  address: 'Springfield, USA',
  phone: person.phone,
  email: person.email,
  domain: 'twitter.com',
  created_at: person.appliedAt,
  updated_at: '2015-07-08T14:46:48Z',
  cover_letter: person.note,
  summary: `Has worked as ${person.title}.`,
  education_entries: [
    {
      id: '1',
      degree: 'BSc',
      school: 'University of Athens',
      field_of_study: 'Mathematics',
      start_date: '2002-01-01',
      end_date: '2006-01-01',
    },
  ],
  experience_entries: [
    {
      id: '2',
      title: person.title,
      summary: 'Ran the team',
      start_date: '2012-03-01',
      end_date: null,
      company: person.company,
      industry: 'Software',
      current: true,
    },
  ],
  skills: person.skills.map((name) => ({ name })),
  answers: [{ question: { body: 'Are you authorized to work?' }, answer: { checked: true } }],
  resume_url: 'https://workable-application-form.s3.example.com/resume.pdf?X-Amz=1',
  social_profiles: [{ type: 'twitter', name: 'Twitter', username: 'a', url: 'https://social.example.com/a' }],
  tags: person.tags,
  location: {
    location_str: 'Springfield, USA',
    country: 'United States',
    country_code: 'US',
    region: null,
    city: 'Springfield',
    zip_code: null,
  },
  activities: [
    { id: 'a1', action: 'applied', stage_name: null, created_at: person.appliedAt, body: null, member: null },
    {
      id: 'a2',
      action: 'comment',
      stage_name: person.stage,
      created_at: '2015-07-08T14:46:48Z',
      body: 'Looks good to me',
      member: { id: '13e0eb0e', name: person.noteBy },
    },
  ],
})

const sql = (value: string | number) =>
  `'${String(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('"', '\\"').replaceAll('\n', '\\n')}'`
const candidateColumns =
  'candidate_id site_id last_name first_name middle_name phone_home phone_cell phone_work address city state zip source date_available can_relocate notes key_skills current_employer entered_by owner date_created date_modified email1 email2 web_site import_id is_hot eeo_ethnic_type_id eeo_veteran_type_id eeo_disability_status eeo_gender desired_pay current_pay is_active is_admin_hidden best_time_to_call'
const createTable = (name: string, columns: string) =>
  `DROP TABLE IF EXISTS \`${name}\`;\nCREATE TABLE \`${name}\` (\n${columns
    .split(' ')
    .map((column) => `  \`${column}\` text,`)
    .join('\n')}\n  PRIMARY KEY (\`${columns.split(' ')[0]}\`)\n) ENGINE=MyISAM DEFAULT CHARSET=utf8;\n\n`
const insertInto = (name: string, rows: (string | number)[][]) =>
  rows.length === 0 ? '' : `INSERT INTO \`${name}\` VALUES \n${rows.map((row) => `(${row.map(sql).join(',')})`).join(',\n')};\n\n`

const day = (iso: string) => iso.slice(0, 19).replace('T', ' ')
const statusIds: Record<string, number> = {
  'Application Review': 100,
  'Recruiter Phone Screen': 300,
  'Take Home Test': 400,
  'Face to Face': 500,
  Offer: 600,
}

/** The `database` of an OpenCATS backup, as its `dumpDB` writes it. */
export function opencatsDump(people: MadeUp[]): string {
  const statusOf = ({ outcome, stage }: MadeUp) => (outcome === 'rejected' ? 650 : outcome === 'hired' ? 800 : statusIds[stage]!)
  return [
    createTable(
      'activity',
      'activity_id data_item_id data_item_type joborder_id site_id entered_by date_created type notes date_modified',
    ),
    insertInto(
      'activity',
      people.map((person, index) => [
        index + 1,
        person.id,
        100,
        1,
        1,
        1250,
        day(person.appliedAt),
        500,
        person.note,
        day(person.appliedAt),
      ]),
    ),
    createTable('activity_type', 'activity_type_id short_description'),
    insertInto('activity_type', [[500, 'Call (Talked)']]),
    createTable(
      'attachment',
      'attachment_id data_item_id data_item_type site_id title original_filename stored_filename content_type resume text date_created date_modified profile_image directory_name md5_sum file_size_kb md5_sum_text',
    ),
    insertInto(
      'attachment',
      people
        .filter(({ id }) => id % 5 === 0)
        .map((person, index) => [
          index + 1,
          person.id,
          100,
          1,
          'Resume',
          'resume.doc',
          'resume.doc',
          'application/msword',
          1,
          `${person.first} ${person.last}\nSkills\n${person.skills.join(', ')}`,
          day(person.appliedAt),
          day(person.appliedAt),
          0,
          `1020887f${person.id}`,
          'd41d8cd98f00b204e9800998ecf8427e',
          12,
          '',
        ]),
    ),
    createTable('candidate', candidateColumns),
    insertInto(
      'candidate',
      people.map((person) => [
        person.id,
        1,
        person.last,
        person.first,
        '',
        '',
        person.phone,
        '',
        '12 Main St',
        'Springfield',
        'IL',
        '62701',
        person.source,
        '',
        0,
        person.note,
        person.skills.join(', '),
        person.company,
        1250,
        1250,
        day(person.appliedAt),
        day(person.appliedAt),
        person.email,
        person.id % 10 === 0 ? `second.${person.email}` : '',
        '',
        0,
        0,
        3,
        1,
        'No',
        'f',
        '90000',
        '80000',
        1,
        0,
        'evenings',
      ]),
    ),
    createTable(
      'candidate_joborder',
      'candidate_joborder_id candidate_id joborder_id site_id status date_submitted date_created date_modified rating_value added_by',
    ),
    insertInto(
      'candidate_joborder',
      people.map((person, index) => [
        index + 1,
        person.id,
        person.job === 'DevOps Engineer' ? 1 : 2,
        1,
        statusOf(person),
        '',
        day(person.appliedAt),
        '2022-09-28 12:29:30',
        3,
        1250,
      ]),
    ),
    createTable(
      'candidate_joborder_status_history',
      'candidate_joborder_status_history_id candidate_id joborder_id date status_from status_to site_id',
    ),
    insertInto(
      'candidate_joborder_status_history',
      people.map((person, index) => [
        index + 1,
        person.id,
        person.job === 'DevOps Engineer' ? 1 : 2,
        '2022-09-28 12:29:30',
        100,
        statusOf(person),
        1,
      ]),
    ),
    createTable('candidate_tag', 'id site_id candidate_id tag_id'),
    insertInto(
      'candidate_tag',
      people.filter(({ tags }) => tags.length > 0).map((person, index) => [index + 1, 1, person.id, 1]),
    ),
    createTable('joborder', 'joborder_id recruiter title'),
    insertInto('joborder', [
      [1, 1250, 'DevOps Engineer'],
      [2, 1250, 'Data Scientist - BK'],
    ]),
    createTable('tag', 'tag_id tag_parent_id title'),
    insertInto('tag', [[1, '', 'Silver medal']]),
    createTable('user', 'user_id site_id user_name email password access_level last_name first_name'),
    insertInto('user', [[1250, 1, 'kate', 'kate@example.com', 'a-secret-hash', 400, 'Austen', 'Kate']]),
  ].join('')
}

export const opencatsBackup = (people: MadeUp[]) =>
  zipSync({
    database: bytes(opencatsDump(people)),
    'db/catsbackup.sql.0': bytes('x'),
    'attachments/1020887f/resume.doc': bytes('doc'),
  })

const cell = (value: string | number, separator: string) =>
  /["\r\n\s]/.test(String(value)) || String(value).includes(separator)
    ? `"${String(value).replaceAll('"', '""')}"`
    : String(value)

export const tableOf = (header: string[], rows: (string | number)[][], separator = ',') =>
  [header, ...rows].map((row) => row.map((value) => cell(value, separator)).join(separator)).join('\r\n')

/** A candidate report of Greenhouse. */
export const greenhouseTable = (people: MadeUp[], separator = ',') =>
  tableOf(
    [
      'Candidate ID',
      'Application ID',
      'First Name',
      'Last Name',
      'Company',
      'Title',
      'Email(s)',
      'Phone(s)',
      'Application Date',
      'Status',
      'Job Name',
      'Current Stage',
      'Source',
      'Who gets credit',
      'Rejection Reason',
      'Rejected On',
      'Candidate Tags',
      'Recruiter',
      'Gender',
      'Notes',
    ],
    people.map((person) => [
      person.id,
      person.id + 1_000_000,
      person.first,
      person.last,
      person.company,
      person.title,
      person.id % 10 === 0 ? `${person.email}, work.${person.email}` : person.email,
      person.phone,
      person.appliedAt.slice(0, 10),
      person.outcome === 'open' ? 'Active' : person.outcome === 'hired' ? 'Hired' : 'Rejected',
      person.job,
      person.stage,
      person.source,
      'Joel Admin',
      person.reason,
      person.outcome === 'rejected' ? '2022-09-27' : '',
      person.tags.join(', '),
      'Greenhouse Admin',
      'Female',
      person.note,
    ]),
    separator,
  )

/** The table in which Lever takes and gives candidates. */
export const leverTable = (people: MadeUp[], separator = ',') =>
  tableOf(
    [
      'Full-Name',
      'Email',
      'Phone-Number',
      'Headline',
      'Location',
      'Date-Added',
      'Stage',
      'Archive-Reason',
      'Archive-Date',
      'Sources',
      'Origin',
      'Tags',
      'Posting',
      'Links',
      'Notes',
      'Resume-Filename',
    ],
    people.map((person) => [
      `${person.first} ${person.last}`,
      person.email,
      person.phone,
      person.title,
      'Oakland',
      person.appliedAt.slice(0, 10),
      person.stage,
      person.outcome === 'hired' ? 'Hired' : person.reason,
      person.outcome === 'open' ? '' : '2022-09-27',
      person.source,
      'Applied',
      person.tags.join(','),
      person.job,
      '',
      person.note,
      `${person.id}.pdf`,
    ]),
    separator,
  )

export const workableTable = (people: MadeUp[], separator = ',') =>
  tableOf(
    [
      'Name',
      'Headline',
      'Email',
      'Phone',
      'Address',
      'Job',
      'Stage',
      'Disqualified',
      'Disqualified at',
      'Disqualification reason',
      'Source',
      'Tags',
      'Created at',
      'Profile URL',
      'Summary',
    ],
    people.map((person) => [
      `${person.first} ${person.last}`,
      person.title,
      person.email,
      person.phone,
      'Springfield',
      person.job,
      person.outcome === 'hired' ? 'Hired' : person.stage,
      person.outcome === 'rejected' ? 'true' : 'false',
      person.outcome === 'rejected' ? '2022-09-27T12:11:40Z' : '',
      person.reason,
      person.source,
      person.tags.join(','),
      person.appliedAt,
      'https://groove-tech.workable.com/1',
      person.note,
    ]),
    separator,
  )

/** What OpenCATS exports from its list of candidates. */
export const opencatsTable = (people: MadeUp[], separator = ',') =>
  tableOf(
    ['candidateID', 'lastName', 'firstName', 'phoneHome', 'phoneCell', 'email1', 'keySkills'],
    people.map((person) => [person.id, person.last, person.first, '', person.phone, person.email, person.skills.join(', ')]),
    separator,
  )

export const bytes = (text: string) => new TextEncoder().encode(text)
