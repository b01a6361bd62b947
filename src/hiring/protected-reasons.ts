/** Words about a person that no decision may rest on. Criteria of a job are worded otherwise and judged elsewhere. */
const traits: [trait: string, pattern: RegExp][] = [
  [
    'age',
    /\btoo (?:old|young)\b|\b(?:elderly|middle-aged|over-?aged?)\b|\b(?:his|her|their|candidate['’]?s) age\b|\b(?:near|close to|before) (?:retirement|pension)\b|\blooks? (?:old|young)\b|\bnot young\b/,
  ],
  [
    'family or pregnancy',
    /\bpregnan|\b(?:maternity|paternity|parental) leave\b|\bsingle (?:mother|father|parent|mom|mum|dad)\b|\b(?:newly ?wed|newly married|divorced|unmarried)\b|\bis married\b|\b(?:has|have|having|expects?|expecting|wants?|plans?|planning|raising|three|two|four|small|young)\s+(?:\p{L}+\s+){0,2}(?:children|kids|child|baby|babies|family)\b/u,
  ],
  [
    'gender',
    /\b(?:fe)?male\b|\bis (?:a|the) (?:wo)?man\b|\b(?:a|this|that) (?:woman|girl|lady|mother|mom|mum)\b|\b(?:her|his) gender\b/,
  ],
  [
    'religion',
    /\b(?:muslims?|islam\p{L}*|christians?|catholics?|protestants?|jews?|jewish|hindus?|buddhists?|sikhs?|atheists?|head ?scarf|hijab|turban|kipp?ah|religio\p{L}*|prays|praying)\b/u,
  ],
  [
    'origin or ethnicity',
    /\b(?:is|was|being|looks|seems|too) (?:an? )?(?:black|white|brown|asian|african|arab\p{L}*|latin[ao]|hispanic|roma|gypsy|foreign(?:er)?|immigrant|refugee)\b|\bskin colou?r\b|\bethnic\p{L}*|\bforeigners?\b/u,
  ],
  [
    'language of origin',
    /\bnative (?:speaker|tongue)|\bmother tongue\b|\b(?:strong|heavy|thick|foreign|his|her|their) (?:\p{L}+ )?accent\b|\baccent is\b/u,
  ],
  [
    'health or disability',
    /\b(?:wheelchair|handicap\p{L}*|disability|disabilities|chronic(?:ally)? ill\p{L}*|illness|autis\p{L}+|adhd|deaf|often sick|sick leave|depression)\b|\bis (?:disabled|blind|ill|sick)\b/u,
  ],
  ['looks', /\b(?:ugly|fat|overweight|good-looking)\b/],
  ['sexual orientation', /\b(?:gay|lesbian|homosexual|bisexual|queer|transgender|trans (?:wo)?man)\b/],
  ['union membership', /\b(?:trade|labou?r) union|\bunion member/],
]

/** The trait that a sentence about a person speaks of, or null. */
export function traitNamed(sentence: string): string | null {
  const text = sentence.normalize('NFKC').toLowerCase().replace(/[‘’ʼ]/g, "'").replace(/\s+/g, ' ')
  return traits.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
