/** One kind of criterion that must not rank people. `pattern` meets the text in lower case, without harmless phrases. */
export interface ProtectedRule {
  trait: string
  pattern: RegExp
  sentence: string
  /** The lawful wording, built from what the pattern found; absent when only dropping the criterion is right. */
  suggest?: (found: RegExpExecArray, text: string) => string
}

export const people =
  '(?:candidates?|applicants?|persons?|people|employees?|workers?|males?|females?|m[ae]n|wom[ae]n|guys?|girls?|lad(?:y|ies)|gentlem[ae]n|boys?|graduates?|students?|team|staff|talents?|individuals?|professionals?|background|origin|descent|only|preferred|engineers?|developers?|teachers?|nurses?|doctors?|managers?|drivers?|cooks?|waiters?|assistants?)'

/** The whole criterion is this, with nothing but "must be", "preferably", "only" and the like around it. */
export const alone = (words: string) =>
  new RegExp(
    `^(?:(?:must|should|has to|have to|ideally|preferably|preference for|prefer(?:s|red)?|only|be|is|are|being|looking for|we want|wanted|an?|the|no|not|non|never|any|some|gender|sex|status|candidates?|applicants?)[ :,-]+)*(?:${words})(?:[ ,.!:-]+(?:only|preferred|required|wanted|needed|desired|please|a plus|an? advantage|if possible|candidates?|applicants?|persons?|people))*[ .!]*$`,
  )

export const languages =
  'english|german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|chinese|mandarin|cantonese|japanese|korean|arabic|turkish|hindi|urdu|bengali|tamil|telugu|swedish|norwegian|danish|finnish|czech|slovak|hungarian|romanian|bulgarian|greek|hebrew|persian|farsi|vietnamese|thai|indonesian|malay|tagalog|swahili|croatian|serbian|deutsch|français|francais|español|espanol'

const countries: Record<string, string> = {
  'us|u\\.s\\.?|usa|u\\.s\\.a\\.?|american|united states': 'the United States',
  'uk|u\\.k\\.?|british|united kingdom': 'the United Kingdom',
  'eu|e\\.u\\.|european': 'the European Union',
  'german|germany': 'Germany',
  'french|france': 'France',
  'canadian|canada': 'Canada',
  'australian|australia': 'Australia',
  'indian|india': 'India',
  'swiss|switzerland': 'Switzerland',
  'austrian|austria': 'Austria',
  'irish|ireland': 'Ireland',
  'dutch|netherlands': 'the Netherlands',
  'spanish|spain': 'Spain',
  'italian|italy': 'Italy',
  'polish|poland': 'Poland',
  'singaporean|singapore': 'Singapore',
  'japanese|japan': 'Japan',
  'norwegian|norway': 'Norway',
  'swedish|sweden': 'Sweden',
}

export const mayWork = (_: RegExpExecArray, text: string) => {
  if (/clearance/.test(text)) return 'Can obtain the security clearance that the job requires'
  const country = Object.entries(countries).find(([names]) =>
    new RegExp(`(?<![\\p{L}.])(?:${names})(?![\\p{L}])`, 'u').test(text),
  )
  return `Is allowed to work in ${country?.[1] ?? 'the country of the job'}`
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const languageIn = (text: string) => {
  const [found] = new RegExp(`\\b(?:${languages})(?!\\p{L})`, 'u').exec(text) ?? []
  const named = { deutsch: 'German', français: 'French', francais: 'French', español: 'Spanish', espanol: 'Spanish' }[found ?? '']
  return named ?? (found ? capital(found) : null)
}

export const atLevelC1 = (_: RegExpExecArray, text: string) =>
  `${languageIn(text) ?? (/langue maternelle/.test(text) ? 'French' : 'The language of the job')} at level C1`

/** "Ivy League degree in computer science" asks for a degree in computer science. */
export const degreeWithoutSchool = (_: RegExpExecArray, text: string) => {
  const field =
    /\b(?:degree|bachelor'?s?|master'?s?|ph\.?d|diploma|msc|bsc|graduates?) in ([\p{L} &-]+?)(?= (?:from|at|of)\b|[,.;]|$)/u.exec(
      text,
    )
  const level = /\bmba\b/.test(text)
    ? 'MBA'
    : /\bph\.?d|doctor/.test(text)
      ? 'Doctorate'
      : /\bmaster|\bmsc\b/.test(text)
        ? "Master's degree"
        : /\bbachelor|\bbsc\b/.test(text)
          ? "Bachelor's degree"
          : null
  if (field) return `${level && level !== 'MBA' ? level : 'Degree'} in ${field[1]!.trim()}`
  return level ?? 'Degree in the field of the job'
}

export const clearlySpoken = (text: string) => {
  const language = /\b(?:american|british|us|uk|indian|southern)\b/.test(text) ? 'English' : languageIn(text)
  return language ? `Clear spoken ${language}` : 'Fluent in the language of the job'
}

export const physicalTasks = () => 'Can do the physical tasks of the job, with adjustments where needed'
export const beThere = () => 'Can be on site when the job needs it'
