import {
  alone,
  atLevelC1,
  clearlySpoken,
  degreeWithoutSchool,
  languages,
  mayWork,
  type ProtectedRule,
  people,
  physicalTasks,
} from './protected-words.ts'

const age = 'Age must not count: ask for the experience that the work needs, not for how old somebody is.'
const sex = 'Sex and gender must not count: ask for what the work needs anybody to be able to do.'
const family = 'Pregnancy, children and family life must not count for or against anybody.'
const origin = 'Race, skin color and ethnic origin must not count for or against anybody.'
const faith = 'Religion and belief must not count for or against anybody.'
const nation = 'Nationality must not count: what may be asked is whether somebody is allowed to work in the country.'
const tongue = 'Where a language was learned says where somebody is from: ask for the level that the work needs.'
const health = 'Disability and health must not count: ask for the tasks that the job has, with adjustments where needed.'
const looks = 'Looks say nothing about the work, and stand in for sex, age and origin.'

const adultAge = '(?:1[6-9]|[2-6]\\d|7[0-5])'

/** The traits themselves, said outright. */
export const protectedRules: ProtectedRule[] = [
  // One word, or one phrase, that says it all.
  { trait: 'race', pattern: alone('white|black'), sentence: origin },
  { trait: 'sex', pattern: alone('boyish|girlish|hombres?|mujer(?:es)?|mann|frau|男性?|女性?'), sentence: sex },
  { trait: 'family', pattern: /\bmarried with (?:kids|a family)\b/, sentence: family },
  {
    trait: 'nationality',
    pattern: /\b(?:native|foreign|us|u\.s\.|uk|american|german|locally)[ -]born\b|\b(?:citizens?|nationals?) by birth\b/,
    sentence: nation,
    suggest: mayWork,
  },
  {
    trait: 'age',
    pattern: new RegExp(
      `\\bnicht (?:älter|jünger) als ${adultAge}\\b|(?<!\\p{L})(?:unter|über) ${adultAge} jahren?\\b(?! (?:berufs)?erfahrung)`,
      'u',
    ),
    sentence: age,
  },
  { trait: 'health', pattern: /身体健康|身體健康/, sentence: health },
  { trait: 'looks', pattern: /\b(?:physically|visually) attractive\b|\band attractive$/, sentence: looks },
  // Age
  {
    trait: 'age',
    pattern:
      /\bdate of birth|\bd\.?o\.?b\.?(?=$|[ .,])|\bbirth ?(?:date|year)|\byear of birth|\bborn (?:in|after|before|between|since) (?:the )?(?:19|20)?\d\d/,
    sentence: age,
  },
  {
    trait: 'age',
    pattern:
      /\bage (?:limit|range|group|bracket)\b|\b(?:maximum|max\.?|minimum|min\.?|upper|right|ideal) age\b|^age(?:$|[ :]*(?:\d|under|over|below|above|between|up to|max))/,
    sentence: age,
  },
  {
    trait: 'age',
    pattern: new RegExp(
      `\\b(?:aged?|ages) (?:from |between |of )?${adultAge}\\b|\\b${adultAge} ?(?:-|–|to|and|bis) ?${adultAge} ?(?:y(?:ea)?rs?[ -]old|years? of age|y/?o\\b)`,
    ),
    sentence: age,
  },
  {
    trait: 'age',
    pattern: alone(
      `(?:aged? )?(?:under|below|over|above|younger than|older than|up to|at most|less than|max(?:imum)?\\.?|not (?:over|above|older than)|no older than|between) (?:the age of )?${adultAge}(?: ?(?:-|–|to|and) ?${adultAge})?(?: ?(?:y(?:ea)?rs? old|years? of age|of age|y/?o))?`,
    ),
    sentence: age,
  },
  {
    trait: 'age',
    pattern: new RegExp(
      `\\b(?:under|below|over|above|younger than|older than|up to|at most|less than|no more than|maximum|max\\.?|not|be|is) (?:the age of )?${adultAge} ?(?:y(?:ea)?rs?[ -]old|years? of age|y/?o\\b)|^${adultAge} ?(?:y(?:ea)?rs?[ -]old|years? of age)$|\\b(?:no|not) older than ${adultAge}\\b|\\bthe age of ${adultAge}\\b`,
    ),
    sentence: age,
  },
  {
    trait: 'age',
    pattern:
      /\byoung(?:er|est)?\b|\byouthful\b|\bdigital[ -]natives?\b|\bmillennials?\b|\bgen(?:eration)?[ -]?[xyz]\b|\b(?:baby )?boomers?\b|\bno old(?:er)? (?:people|candidates|persons)\b|\bover-?qualified\b/,
    sentence: age,
  },
  {
    trait: 'age',
    pattern: alone(
      'old|older|elderly|mature|middle-aged|retired|retirees?|pensioners?|senior citizens?|near(?:ing)? retirement|jung|jeune',
    ),
    sentence: age,
  },
  {
    trait: 'age',
    pattern:
      /\b(?:recent|new|fresh|latest|newly qualified) (?:\w+ )?grad(?:uate)?s?\b|\brecently graduated\b|\bfreshers?\b|\bclass of (?:19|20)\d\d\b|\bgraduat(?:ed|ion|ing) (?:date |year )?(?:in|after|before|between|since|from|not before|no earlier than|later than|within) (?:the )?(?:last |past |years? )?\d+|\b(?:graduation|graduating) (?:year|date)\b|\byear of graduation\b/,
    sentence: 'The year of a degree gives the age away: ask for the skills of a starter or for the years of experience.',
  },
  {
    trait: 'age',
    pattern:
      /\b(?:at most|no more than|not more than|maximum(?: of)?|max\.?|up to|less than|fewer than|under) (\d+)(?: ?(?:-|–|to) ?\d+)? (?:years?|yrs)(?: of| in)? (?:\w+ ){0,2}experience\b/,
    sentence: 'An upper limit on experience shuts out older people: ask for the years that are needed at least.',
  },

  // Sex, gender, family
  {
    trait: 'sex',
    pattern: alone(
      '(?:fe)?males?(?: (?:or|and|/) (?:fe)?males?)?|m[ae]n|wom[ae]n|girls?|boys?|guys?|lad(?:y|ies)|gentlem[ae]n|masculine|feminine|gender|sex|pronouns?|weiblich|männlich|femme|homme',
    ),
    sentence: sex,
  },
  {
    trait: 'sex',
    pattern:
      /\b(?:fe)?male (?:\w+ )?(?:only|preferred|gender|sex|staff|assistants?|nurses?|cooks?|clerks?|guards?|secretar(?:y|ies)|candidates?|applicants?|persons?|employees?|\w+(?:ers?|ors?|ists?|ians?))\b|\b(?:wom[ae]n|m[ae]n|girls|boys|ladies|gentlemen)[ -](?:only|preferred)|\b(?:no|only|prefer(?:ably)?|preference for) (?:wom[ae]n|m[ae]n|girls|boys|ladies|(?:fe)?males?)\b(?!['’ ]+(?:health|fashion|wear))/,
    sentence: sex,
  },
  { trait: 'gender identity', pattern: alone('transgender|trans|non-?binary|cis(?:gender)?|gender identity'), sentence: sex },
  {
    trait: 'sex',
    pattern:
      /\b(?:women|girl)(?:'s|s'|s)? (?:college|school|university|chess|soccer|football|rugby|golf|club|society)\b|\b(?:fraternity|sorority)\b/,
    sentence: 'A women’s college or club names somebody’s sex in other words: ask for the degree or for what was done there.',
    suggest: (_, text) => (/college|school|university/.test(text) ? degreeWithoutSchool(_, text) : ''),
  },
  {
    trait: 'pregnancy',
    pattern:
      /\b(?:not|no|is|be|currently|plans?|without) (?:\w+ )?pregnan(?:t|cy|cies)\b|\bplan(?:s|ning)? (?:to have|for|on having|a) (?:children|kids|a family|family|a baby)\b|\b(?:no|without|few) (?:maternity|paternity|parental) leaves?\b/,
    sentence: family,
  },
  {
    trait: 'pregnancy',
    pattern: alone('pregnant|pregnancy|expecting|maternity leave|paternity leave|parental leave'),
    sentence: family,
  },
  {
    trait: 'family',
    pattern: alone(
      '(?:working |single |new |young )?(?:mothers?|fathers?|mums?|moms?|dads?|parents?)|single|married|unmarried|divorced|widow(?:ed|er)?|engaged|childless|child-?free|kids?|children|caregivers?|carers?',
    ),
    sentence: family,
  },
  {
    trait: 'family',
    pattern:
      /\bmarital[ -]status\b|\b(?:family|parental|civil) status\b|\bfamily situation\b|\b(?:no|without|has|have|having) (?:small |young )?(?:kids|children|family (?:obligations|commitments|responsibilities)|dependents)\b|\bsingle (?:wom[ae]n|m[ae]n|persons?|mothers?|parents?)\b/,
    sentence: family,
    suggest: (_, text) => (/obligations|commitments|responsibilities/.test(text) ? 'Can work the hours that the job needs' : ''),
  },

  // Origin
  {
    trait: 'race',
    pattern: new RegExp(
      `\\b(?:white|black|caucasian|asian|african|hispanic|latin[oax]|arab|coloured|colored|aryan|indigenous|native american|african[ -]american|jewish|roma) ${people}\\b|\\bonly (?:whites|blacks|asians|caucasians)\\b|\\b(?:no|not) (?:whites|blacks|asians|arabs|gypsies)\\b|\\b(?:person|people|wom[ae]n|m[ae]n) of colou?r\\b`,
    ),
    sentence: origin,
  },
  {
    trait: 'race',
    pattern: alone(
      'race|races|racial (?:origin|background)|ethnicity|ethnic(?:ity)? (?:origin|group|background)|ethnic minority|minorit(?:y|ies)|caucasians?|hispanics?|latin[oax]s?|african[ -]americans?|native americans?|whites|blacks|asians?|arabs?|caste|brahmins?|dalits?|upper caste|(?:skin|hair|eye)[ -]?(?:colou?rs?|tones?)|bipoc|poc|bame|diversity hires?|diverse|underrepresented',
    ),
    sentence: origin,
  },
  {
    trait: 'race',
    pattern:
      /\b(?:fair|light|dark|pale|white|black|brown)[ -]skin(?:ned)?\b|\b(?:upper|lower|higher|scheduled)[ -]caste\b|\bethnic(?:ally)? (?:german|origin|background)\b/,
    sentence: origin,
  },
  {
    trait: 'race',
    pattern: /\bhbcu\b|\bhistorically black (?:college|universit)/,
    sentence: 'Such a school names somebody’s origin in other words: ask for the degree or for what was learned.',
    suggest: degreeWithoutSchool,
  },

  // Religion
  {
    trait: 'religion',
    pattern: alone(
      '(?:practi[sc]ing |devout |born-again |baptized )?(?:christians?|muslims?|moslems?|hindus?|jews?|jewish|buddhists?|sikhs?|catholics?|protestants?|lutherans?|evangelicals?|mormons?|atheists?|agnostics?|believers?|religious)|religion|religious (?:belief|affiliation|background)s?|faith|church[ -]?(?:members?|membership|goers?|going)?|hijab|headscar(?:f|ves)|turban|burqa|kippah?',
    ),
    sentence: faith,
  },
  {
    trait: 'religion',
    pattern:
      /\b(?:christian|muslim|hindu|jewish|buddhist|sikh|catholic|protestant) (?:faith|belief|values)\b|\bof (?:\w+ )?faith\b|\b(?:no|without|not wear\w*) (?:a |any )?(?:hijab|headscar|turban|burqa|niqab|kippa|veil)|\bmember of (?:a|the|our) church\b|\b(?:same|our) (?:religion|faith)\b/,
    sentence: faith,
  },

  {
    trait: 'religion',
    pattern: new RegExp(`\\b(?:christian|muslim|hindu|jewish|buddhist|sikh|catholic|protestant) ${people}\\b`),
    sentence: faith,
  },

  // Nationality and language
  {
    trait: 'nationality',
    pattern: new RegExp(
      `\\b(?:american|indian|pakistani|canadian|australian|british|mexican|brazilian|nigerian|filipino|european) ${people}\\b|\\b(?:german|french|spanish|italian|polish|turkish|russian|chinese|japanese) (?:candidates?|applicants?|persons?|people|employees?|origin|descent|m[ae]n|wom[ae]n)\\b`,
    ),
    sentence: nation,
    suggest: mayWork,
  },
  {
    trait: 'nationality',
    pattern:
      /\b(?:citizens?|citizenship|nationals?|passport holders?)$|\p{L}+ passports?$|\b(?:citizens?|nationals?|passport holders?) (?:only|required|preferred|or\b|and\b|with|who|\()|\b(?:citizens?|nationals?|citizenship) of\b|\b(?:must|should|to) (?:be|have|hold)(?: an?)? [\p{L}. ]*(?:citizens?|nationals?|citizenship|passport)\b|\bus citizen|\bnationalit(?:y|ies)\b|\bgreen[ -]?card\b|\bcitizenship (?:required|status)|\bcountry of (?:birth|origin)\b|\bborn in (?!19|20)\p{L}/u,
    sentence: nation,
    suggest: mayWork,
  },
  {
    trait: 'nationality',
    pattern:
      /\b(?:no|without|not?) (?:foreigners?|immigrants?|migrants?|expats?|aliens|refugees?|visa(?: sponsorship)?|sponsorship|h-?1-?b|opt|cpt)\b|\b(?:foreigners?|immigrants?|migrants?) (?:need not|not)\b|\b(?:locals|natives) only\b|\bnational origin\b/,
    sentence: nation,
    suggest: mayWork,
  },
  {
    trait: 'nationality',
    pattern: alone(
      'americans?|indians?|canadians?|australians?|british|brits?|mexicans?|brazilians?|nigerians?|pakistanis?|filipinos?|europeans?|africans?|egyptians?|swiss|austrians?|belgians?|germans|foreigners?|immigrants?|migrants?|expats?|foreign|foreign-born',
    ),
    sentence: nation,
    suggest: mayWork,
  },
  {
    trait: 'origin',
    pattern: new RegExp(
      `\\bnative[ -](?:level[ -]|like[ -])?(?:speakers?|tongue|fluency|proficiency|language|(?:${languages})(?!\\p{L}))|(?:\\b|^)(?:${languages})[ ,:(-]*(?:as (?:a |the )?)?(?:native|mother[ -]tongue|muttersprach\\p{L}*|first language|langue maternelle)|\\bmother[ -]tongues?\\b|\\bmuttersprach|\\blangue maternelle\\b|\\b(?:${languages}) as (?:a |the |their )?first language|\\bnative or bilingual\\b`,
      'u',
    ),
    sentence: tongue,
    suggest: atLevelC1,
  },
  {
    trait: 'origin',
    pattern: new RegExp(
      `\\b(?:no|without|neutral|minimal|slight|little|light|strong|thick|heavy|foreign|regional|unaccented|accent[ -]?free|american|british|us|uk|indian|southern|native|clean|good|${languages})[ -]+(?:an? |any |foreign |strong )*accents?\\b|\\baccent[ -]?(?:free|less|neutral)\\b|\\bunaccented\\b|^accents?$`,
    ),
    sentence: 'An accent says where somebody is from: ask for being understood.',
    suggest: (_, text) => clearlySpoken(text),
  },

  // Disability, health, looks
  {
    trait: 'disability',
    pattern: alone(
      'disabilit(?:y|ies)|disabled|handicap(?:s|ped)?|able[ -]bod(?:y|ied)|impairments?|wheelchair(?: users?)?|deaf|blind|autistic|adhd|dyslexi[ac]|neuro-?(?:diverse|divergent|typical)|(?:severely )?disabled persons?',
    ),
    sentence: health,
    suggest: physicalTasks,
  },
  {
    trait: 'disability',
    pattern:
      /\b(?:no|without|free (?:of|from)) (?:\w+ ){0,2}(?:disabilit|handicap|impairment)|\bnot disabled\b|\bable[ -]bodied\b|\bdisab(?:led|ility) (?:candidates?|applicants?|persons? (?:only|need)|status)/,
    sentence: health,
    suggest: physicalTasks,
  },
  {
    trait: 'health',
    pattern: alone(
      'healthy|(?:very |in )*(?:good|excellent|perfect|robust) (?:physical |mental |general )*health|health status|medical history|(?:physically|mentally|medically) (?:and (?:physically|mentally) )?(?:fit|healthy|strong|able|stable)|physical(?:ly)? fit(?:ness)?|chronic(?:ally)? ill(?:ness)?(?:es)?|sick|sickness|ill|depressed|depression|hiv(?:[ -](?:positive|negative))?|non-?smokers?|smokers?|bmi|body weight|slim|overweight|obese|fat|thin|tall|height|weight|blood (?:group|type)|vaccinated',
    ),
    sentence: health,
    suggest: (_, text) => (/fit|health|strong|weight|height|tall|bmi|able/.test(text) ? physicalTasks() : ''),
  },
  {
    trait: 'health',
    pattern:
      /\b(?:no|without|few|low|little|minimal|free of) (?:\w+ ){0,2}(?:sick(?:ness)?(?: leaves?| days?| absences?)?|(?:health|medical|mental|psychological) (?:problems?|issues?|conditions?|history|illness(?:es)?)|illness(?:es)?|chronic diseases?|medication|absences?)$|\bnever (?:ill|sick)\b|\b(?:minimum |min\.? |taller than |at least )?(?:1[4-9]\d|2[01]\d) ?cm\b(?: tall)?|\b[4-6] ?(?:ft|feet|')\b.*\btall\b/,
    sentence: health,
    suggest: physicalTasks,
  },
  {
    trait: 'looks',
    pattern: alone(
      'photo(?:graph)?s?|(?:with |recent |attached |profile |passport |cv |résumé |resume )*(?:photo(?:graph)?|picture|headshot)s?|(?:photo(?:graph)?|picture) (?:on|in|with|attached to) (?:the |their |a )?(?:cv|résumé|resume|application)|headshots?|(?:very )?(?:attractive|handsome|beautiful|pretty|good[ -]looking|photogenic|sexy|cute|well[ -]groomed)(?: (?:appearance|looks|person|lady|man|woman))?|(?:(?:good|pleasant|attractive|neat|smart|physical|youthful) )*(?:looks|appearance)|pleasing personality and appearance',
    ),
    sentence: looks,
  },
  {
    trait: 'looks',
    pattern:
      /\b(?:no|without|not) (?:\w+ )?(?:dread(?:lock)?s|braids|afros?|beards?|facial hair|long hair|locs|cornrows)\b|^(?:dread(?:lock)?s|braids|afro|beard|(?:short|long|natural|straight|neat|blonde?) hair|(?:professional|neat|conservative|tidy|proper) hair ?(?:style|cut)|hair(?: |-)?colou?r|clean[ -]shaven)$|\bclean[ -]shaven\b/,
    sentence: 'Hair and beards go with origin, religion and sex: ask for the job’s own rules on safety and hygiene.',
    suggest: () => 'Follows the safety and hygiene rules of the job',
  },

  // Orientation, opinions, memberships
  {
    trait: 'sexual orientation',
    pattern: alone(
      'gays?|lesbians?|straight|hetero(?:sexual)?s?|homosexuals?|bisexuals?|queer|lgbt\\S*(?: (?:community|people))?|sexual (?:orientation|preference)',
    ),
    sentence: 'Sexual orientation must not count for or against anybody.',
  },
  {
    trait: 'union membership',
    pattern:
      /\b(?:no|not|non|anti|never)[ -](?:\w+ ){0,3}unions?(?:ized|ised| members?| membership| activit\w+)?$|\b(?:trade |labou?r )?union (?:members?|membership|activists?|sympath\w+)$|\bunion[ -]free\b|\bworks council members?$/,
    sentence: 'Membership of a union must not count for or against anybody.',
  },
  {
    trait: 'political opinion',
    pattern: alone(
      '(?:registered )?(?:republicans?|democrats?|conservatives?|liberals?|socialists?|communists?|left[ -]wing|right[ -]wing|labour voters?|tory|tories)|politics|political(?:ly)? (?:views?|opinions?|affiliations?|beliefs?|neutral|party)|party (?:members?|membership|affiliation)',
    ),
    sentence: 'Political opinion must not count for or against anybody.',
  },
  {
    trait: 'political opinion',
    pattern: /\bmember of (?:a|the|our|any) (?:\w+ )?(?:political )?party\b|\bpolitical (?:views|opinions|affiliation|beliefs)\b/,
    sentence: 'Political opinion must not count for or against anybody.',
  },

  // Records and status
  {
    trait: 'criminal record',
    pattern:
      /\b(?:no|without|clean|clear|spotless) (?:\w+ ){0,2}(?:criminal|police|arrest) (?:records?|history|background|convictions?)\b|\b(?:no|without|never) (?:\w+ ){0,2}(?:convictions?|convicted|felon(?:y|ies|s)?|arrest(?:s|ed)?|ex-?convicts?|ex-?offenders?)$|^(?:criminal (?:records?|history)|arrest records?|convictions?|felon(?:y|s)?|ex-?convicts?|ex-?offenders?|clean record)$/,
    sentence: 'A record may be looked at only where the law asks for it, and then late and one person at a time.',
    suggest: () => 'Passes the background check that the law requires for this job',
  },
  {
    trait: 'military status',
    pattern: alone(
      '(?:military |army |war )?veterans?|ex[ -]?military|military (?:status|discharge)|(?:completed|finished|done) (?:military|national) service|reservists?|(?:dis)?honou?rabl[ey] discharged?|served in the (?:army|military|navy|air force)|army background',
    ),
    sentence: 'Military service or its lack must not count: ask for what was learned there.',
  },
  {
    trait: 'financial situation',
    pattern: alone(
      '(?:good|clean|excellent|perfect|strong) credit(?: (?:score|history|rating|record))?|credit (?:score|history|report)|debts?|bankruptc(?:y|ies)|home ?owners?|wealthy|rich|poor',
    ),
    sentence: 'Money matters of a person say nothing about the work.',
  },
]
