export const jobTypes = ['Full-Time', 'Part-Time', 'Contract', 'Internship'] as const

/** What the form hints at in its blank fields. Nobody has said it: it is shown nowhere else. */
export const jobFieldHints = {
  companyName: 'Your Company',
  experience: '0-1 years',
  department: 'General',
  salaryRange: 'Negotiable',
} as const

/** ISO 3166-1 alpha-2, as of 2026. Browsers know their names. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** How long a company stays signed in. */
export const jobTokenSeconds = 12 * 60 * 60

export const applicationStatuses = ['New', 'Reviewed', 'Shortlisted', 'Rejected'] as const

export const applicationMailChoices = ['each', 'daily', 'off'] as const

/** What applicants agree to, and under which version it is kept. */
export const applicationConsent = {
  version: '2026-11',
  text: 'I agree that this company receives my application, reads my resume with software that compares it with the job, and keeps it to decide about this job. I can see, correct and delete it through my private link.',
  shareText: 'The company may also keep my application for other jobs and share it inside its group. (Optional)',
} as const

export const limits = {
  title: 120,
  companyName: 200,
  location: 200,
  shortText: 200,
  answerWords: 300,
  descriptionText: 30_000,
  skills: 50,
  skill: 80,
  questions: 10,
  question: 300,
  answer: 4000,
  name: 200,
  email: 254,
  phone: 50,
  source: 60,
  note: 4000,
  subject: 200,
  body: 10_000,
  reason: 2000,
  fileBytes: 26_214_400,
  templates: 50,
} as const
