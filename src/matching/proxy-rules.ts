import { alone, beThere, degreeWithoutSchool, type ProtectedRule } from './protected-words.ts'

const school = 'The name of a school says more about origin than about skill: ask for the degree or for what was learned.'
const place = 'Where somebody lives stands in for origin and income: ask for the presence that the job needs.'

/** What obviously stands in for a protected trait. */
export const proxyRules: ProtectedRule[] = [
  {
    trait: 'employment gap',
    pattern:
      /\b(?:no|without|few|minimal|zero|any) (?:\w+ ){0,3}(?:gaps?|career breaks?|interruptions?)\b|\bgap[ -]?(?:less|free)\b|^(?:(?:employment|career|work|cv|resume|résumé)(?: history)? gaps?|gaps(?: in (?:the )?(?:cv|resume|résumé|employment|career|work history))?|career breaks?|(?:continuous|uninterrupted|unbroken|gapless) (?:employment|career|work(?: history)?|cv|resume|résumé)(?: history)?)$|\bgaps in (?:the |their )?(?:cv|resume|résumé|employment|career|work)|\b(?:unemployed|long-term unemployed)\b(?= (?:need|candidates|people|not)|$)|^(?:must be )?currently employed$/,
    sentence: 'Gaps come from children, care and illness: ask for the years of experience that the work needs.',
  },
  {
    trait: 'school',
    pattern:
      /\bivy[ -]?league\b|\boxbridge\b|\brussell group\b|\bbig ten\b|\bgrandes? écoles?\b|\b(?:top|elite|prestigious|leading|renowned|reputed|reputable|premier|premium|target|tier[ -]?(?:1|one|i)|first[ -]tier|best|good|famous|well[ -]known|top[ -]?\d+|world[ -]class)(?:[ -](?:tier|ranked|rated|\d+|class|notch))? (?:\w+ ){0,1}(?:universit(?:y|ies)|schools?|colleges?|institut(?:e|es|ions?)|b-schools?|mba)\b|\bprivate school(?:ed| educat\w+)?$|\bpublic school(?:ed|boy)\b/,
    sentence: school,
    suggest: degreeWithoutSchool,
  },
  {
    trait: 'school',
    pattern:
      /^(?:an? )?(?:degree |mba |ph\.?d |graduates? |alumn\p{L}+ |studied |diploma |education |bachelor'?s? |master'?s? )*(?:from |of |at |in )?(?:the )?(?:harvard|stanford|yale|princeton|oxford|cambridge|caltech|columbia university|iits?|iim|nit|mit|lse|insead|wharton|berkeley|eth(?: z[uü]rich)?|tsinghua|hec paris|sciences po|eton)(?: (?:university|college|school|business school|graduates?|alumn\p{L}+|degree|mba|ph\.?d|law school|education))*$|\b(?:degree|mba|graduates?|graduated|alumn\p{L}+|studied|diploma|ph\.?d)(?: in [\p{L} ]+?)? (?:from|of|at) (?:the )?(?:\p{L}+ ){0,4}(?:university|college|institute of technology|school|iit|mit|harvard|stanford|oxford|cambridge)\b|^(?!the )university of \p{L}+$/u,
    sentence: school,
    suggest: degreeWithoutSchool,
  },
  {
    trait: 'school',
    pattern: alone(
      '(?:name of (?:the )?)?(?:alma mater|school name|university name|name of (?:the |their )?(?:school|university|college))',
    ),
    sentence: school,
    suggest: degreeWithoutSchool,
  },
  {
    trait: 'name',
    pattern:
      /^(?:(?:first|last|family|given|full|candidate|applicant|maiden)[ -]?)?names?$|^surnames?$|\b(?:english|american|western|european|german|foreign|foreign-sounding|local|christian|muslim|ethnic|pronounceable|easy|normal|white|black|english-sounding|indian)(?:[ -]sounding)? (?:first |last |sur)?names?\b|^named? \p{L}+$/u,
    sentence: 'A name says where somebody is from, and nothing about the work.',
  },
  {
    trait: 'address',
    pattern:
      /^(?:(?:home|private|postal|current|local) )?address(?:es)?$|^wohn(?:haft|ort|sitz)\b|^(?:(?:right|good|same|near(?:by)?|local) )?(?:post(?:al)?[ -]?codes?|zip(?: ?codes?)?|neighbou?rhoods?)(?: \w+)*$|\b(?:home )?address (?:in|within|near)\b|\b(?:lives?|living|resid(?:es?|ing|ent)|based|located|housed) (?:(?:with)?in|near|close|less than|at most|no more than|around) (?:\w+ )*(?:\d+ ?(?:km|miles?|minutes?|kilomet)|walking|the (?:city|area|neighbou?rhood)|nearby|the office)|\b(?:lives?|living|resides?|residing) (?:in|near|close to|nearby|locally)\b|\bresidents? of\b|\blocals?(?: (?:candidates?|applicants?|residents?|people))?(?: only)?$|\b(?:short|long|easy|no long|reasonable) commute|^commut(?:e|ing)\b|\bcommut(?:e|ing) (?:distance|time|under|of|below|less|within)\b|\bnot? (?:from|living in) (?:the )?(?:suburbs|ghetto|inner city|banlieue)\b/,
    sentence: place,
    suggest: (_, text) => {
      const town = /\b(?:lives?|living|resides?|residing|based|located) in ((?!the\b|a\b)[\p{L}][\p{L} .'-]*)$/u.exec(text)?.[1]
      return town ? `Can work on site in ${town.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())}` : beThere()
    },
  },
]
