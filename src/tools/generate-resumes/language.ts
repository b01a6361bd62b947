/** The fields of work that every language has titles, sentences and skills for. */
export const occupations = [
  'software',
  'data',
  'support',
  'nursing',
  'care',
  'pharmacy',
  'sales',
  'retail',
  'marketing',
  'accounting',
  'banking',
  'legal',
  'hr',
  'office',
  'teaching',
  'kitchen',
  'hotel',
  'logistics',
  'driving',
  'construction',
  'electrical',
  'mechanics',
  'production',
  'engineering',
  'design',
  'research',
  'civil',
  'farming',
  'security',
  'executive',
] as const
export type Occupation = (typeof occupations)[number]

/** Kinds of employers; each occupation works for a few of them. */
export const sectors = [
  'tech',
  'health',
  'shop',
  'agency',
  'finance',
  'law',
  'school',
  'food',
  'transport',
  'building',
  'factory',
  'science',
  'public',
  'farm',
  'general',
] as const
export type Sector = (typeof sectors)[number]

export const sectionKinds = [
  'experience',
  'furtherExperience',
  'internships',
  'education',
  'skills',
  'languages',
  'summary',
  'projects',
  'certificates',
  'awards',
  'publications',
  'volunteering',
  'interests',
  'references',
  'contact',
  'personal',
] as const
export type SectionKind = (typeof sectionKinds)[number]

/**
 * A list as one string, items divided by ';'. Where a word changes with the person's gender, both forms stand in the item:
 * 'Verkäufer~Verkäuferin'.
 */
export type List = string

export interface Region {
  country: string
  cities: List
  female: List
  male: List
  /** 'Kowalski~Kowalska' where the family name follows gender; 'written:latin letters:reading' where e-mails need letters. */
  family: List
  /** 'Иванович~Ивановна', where people have a father's name besides: all orders of the three are in use then. */
  patronymics?: List
  /** '#' is a digit, in ranges that are kept for fiction where a country has some. */
  phones: List
  /** Parts in braces: {n}, {zip}, {city}, {country}. */
  addresses: List
  /** Legal forms of companies. */
  legal: List
}

export interface Language {
  code: string
  /** In English, for --list. */
  name: string
  direction?: 'rtl'
  /** Where the family name stands first, and what stands between the two. */
  familyFirst?: string
  /** What stands between words. */
  space?: ''
  /** False where made-up syllables do not look like words, or would have to be declined. */
  inventedWords?: false
  regions: Region[]
  /** Words that start the invented name of a company; Latin ones are joined by made-up syllables. */
  companyWords: List
  /** Patterns by kind: {name} an invented word, {family} a family name, {city}, {legal}. */
  employers: Record<Sector, List>
  /** Patterns: {name}, {family}, {city}. */
  schools: List
  /** Degrees from the lowest to the highest; the first ones need no university. */
  degrees: { vocational: List; bachelor: List; master: List; doctor: List; school: List }
  /** How a degree and its field are written together: '{degree} in {field}'. */
  degreeForms: List
  /** 'titles, junior first | what one does, with slots | skills | fields of study' */
  occupations: Record<Occupation, string>
  /** 'usual; usual | unusual; unusual' */
  headings: Record<SectionKind, string>
  dates: {
    present: List
    /**
     * '{a}' is where the date goes; '{a.of}' with the month in the form that stands beside a day ('с мая 2019'), '{a+sta}'
     * with an ending behind the month's name, for dates that spell it.
     */
    since: List
    until: List
    /** '{a}' and '{b}', with the same endings. */
    fromTo: List
    /** Words that may stand between two dates instead of a dash; 'do.of' has the month in the form beside a day behind it. */
    to: List
    /** Spring, summer, autumn, winter. */
    seasons: List
    quarter: string
    /** Forms by plural category: 'one=year;other=years'; short forms after '|'; '#' is the number where it needs no space. */
    years: string
    months: string
    /** Short month names when they are not CLDR's, twelve of them. */
    shortMonths?: List
    /** Twelve other names that part of the countries use. */
    otherMonths?: List
    /** Year and month written together, where the language has its own way: '{y}年{m}月'; the year alone: '{y}年'. */
    yearMonth?: List
    /** More ways to write a date beside the usual ones: '{month} {y} г.' with {month}, {mon}, {y}, {m}, {mm}. */
    more?: List
  }
  words: {
    at: List
    email: List
    phone: List
    address: List
    born: List
    nationality: List
    /** Values to stand behind the label. */
    nationalities: List
    title: List
    employer: List
    period: List
    place: List
    responsibilities: List
    achievements: List
    technologies: List
    project: List
    client: List
    via: List
    types: List
    remote: List
    freelance: List
    ownName: List
    page: List
    references: List
    intern: List
    fresher: List
    thesis: List
    grade: List
    careerBreak: List
    columns: List
    skillGroups: List
    photo: List
    cv: List
  }
  /** {title}, {n} years of experience, {city}, {skill}; only sentences with {n} state years. */
  summaries: { years: List; plain: List }
  /** What anybody does at work: slots {n}, {big}, {p}, {money}, {skill}, {client}, {city}, {year}. */
  bullets: List
  /** Sentences that look like something else: {title}, {client}, {year}, {from}, {to}, {city}. */
  traps: List
  /** A job told in a sentence: {title}, {employer}, {place}, {from}, {to} (or {from.of}); the second for one that lasts. */
  paragraphs: { past: List; present: List }
  money: List
  softSkills: List
  languageNames: List
  languageLevels: List
  interests: List
  projects: List
  awards: List
  certificates: List
  issuers: List
  publications: List
  volunteer: List
}

export const items = (list: List): string[] =>
  list
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean)

/** The form for a gender: 'Verkäufer~Verkäuferin'. */
export const gendered = (text: string, female: boolean) => {
  const [one, other] = text.split('~')
  return (female ? (other ?? one) : one)!
}
