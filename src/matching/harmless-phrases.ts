/** What work can be about, though it names a trait … */
const topics = [
  'pregnan(?:t|cy)|maternity|antenatal|prenatal|pediatric|geriatric|elderly|aged|disability|mental health|health|gender',
  'race|ethnic(?:ity)?|minority|religio(?:n|us)|faith|veterans?|refugees?|migrants?|immigrants?|immigration|union|lgbt\\S*',
  'age|citizens?|citizenship|nationality|children|parent(?:al|ing)?|family|hiv|autism|adhd|deaf|blind|wheelchair',
  'criminal|political|politics|skin|senior citizens?|hair|church|youth|weight|height|credit|address|postal|zip ?code',
  'postcode|name|accent|school|college|university|commut(?:e|er|ing)|appearance|photo|picture|headshot',
].join('|')

/** … or whose people it names … */
const kinds = [
  "women(?:'s|s)|men(?:'s|s)|(?:fe)?male|disabled|muslim|jewish|christian|catholic|islamic|hindu|buddhist|sikh|asian",
  'african|american|latin american|latin[oax]|british|indian|european|hispanic|foreign|indigenous',
].join('|')

/** … when it goes on with one of these: "disability law", "address verification", "men's fashion". */
const work = [
  'care|caring|caregiving|nursing|laws?|stud(?:y|ies)|support|services?|education(?:al)?|teaching|health(?:care)?|fitness',
  'fashion|wear|clothing|histor(?:y|ies)|literature|languages?|cuisine|cooking|kitchen|food|arts?|music|dance|sports?',
  'sign language|politics|polic(?:y|ies)|rights|relations|negotiations?|equality|equity|inclusion|diversity|mainstreaming',
  'analysis|analytics|research|statistics|data(?:bases?|sets?)?|science|engagement|participation|development|psycholog\\p{L}+',
  'therap(?:y|ies|eutic\\p{L}*)|medicine|counsell?ing|coaching|mentoring|outreach|affairs|administration|benefits',
  'program(?:me)?s?|projects?|advocacy|awareness|training|management|systems?|software|scoring|risk|controls?|cards?',
  'unions?|verification|validation|resolution|resolving|standardi[sz]ation|normali[sz]ation|matching|parsing|lookup',
  'translation|books?|geocoding|bus(?:es)?|brand\\p{L}*|design|styling|cutting|dress(?:es|ing)|removal|grafts?|cancer',
  'diseases?|disorders?|conditions|infections?|assessments?|treatments?|prevention|screening|tests?|testing|fertility',
  'reproductive|infertility|connectors?|adapters?|voices?|vocals?|choir|planning|trees?|business(?:es)?|exchange|trade|aids?',
  'currency|investment|markets?|marketing|football|theology|philosoph(?:y|ies)|econom(?:y|ies|ics)|finance|banking|ministry',
  'events?|organi[sz]ing|journalism|reporting|communications?|campaigns?|campaigning|dialogue|justice|procedures?',
  'investigations?|records management|defen[cs]e|profiling|discrimination|grading|structures?|work|play|facilitation',
  'insurance|informatics|physics|promotion|safety|regulations?|accessib\\p{L}+|technolog(?:y|ies)|friendly',
  'interpret(?:ing|ation)|lifting|loss|rail|traffic|transport\\p{L}*|networks?|editing|retouching|shoots?|manipulation',
  'processing|archiving|librar(?:y|ies)|recognition|lighting|reduction|modification|leadership|governance|ethics|bonds?',
].join('|')

/** Who does such work. With a topic only: a religion teacher teaches religion, a Muslim teacher is a person. */
const workers = [
  'nurses?|developers?|scientists?|teachers?|therapists?|psychologists?|counsell?ors?|advocates?|trainers?|managers?|coach(?:es)?',
  'analysts?|planners?|workers?|lawyers?|economists?|journalists?|interpreters?|advis[eo]rs?|mentors?|editors?|designers?|stylists?',
  'dressers?|physicians?|doctors?|negotiators?|organi[sz]ers?|officers?|administrators?|servers?|spaces?',
].join('|')

/** Phrases that use a suspicious word for something else. They are taken out before the rules look. */
export const harmless = new RegExp(
  [
    // Skills and products.
    'age of empires|(?:react|cloud|kubernetes|java|mobile|script|ios|android)[ -]native\\b(?! (?:speaker|english))|java native interface|native (?:apps?|mobile|code|interface|advertising|plants?|applications?|development|modules?|ios|android|species|ads?|integrations?|drivers?|cloud)(?: \\p{L}+)*|nativescript',
    'race conditions?|race (?:engineer|car|track|strategy|direct|manage)\\p{L}*|(?:horse|car|motor|foot|boat) rac(?:e|ing)',
    '(?:white|black|gr[ae]y)[ -]?(?:box|belts?|hat|papers?|label|board(?:ing)?|list(?:ing)?|goods|wines?|pudding|scholes|smith|berry|collar|noise|space)\\p{L}*(?: (?:test|model)\\p{L}*)?|black[ -]scholes',
    "ernst (?:&|and) young|young's modulus|thomas young|young (?:adults?|persons?|people|children|learners?|patients?|offenders?|readers?|audiences?|onset|families|carers?|animals?|horses?|dogs?|plants?|mania)(?:'s|s')? ?(?!(?:only|preferred|wanted|team)\\b)(?:\\p{L}+)*",
    'single[ -](?:page|sign|cell|tenant|source|molecule|board|thread|use|point|crystal|family|minute|case|market|variable|subject|phase)\\p{L}*(?: \\p{L}+)*',
    // Work with and about people.
    `(?:${topics})[ -](?:${work}|${workers})`,
    `(?:${kinds})[ -](?:${work})`,
    'working at heights?|equal opportunit\\p{L}*|anti-discrimination|employment equity|cardiac arrest|hospital discharge|discharge planning|credit unions?|european union|soviet union|western union|union (?:types?|all|find)|sql union|labou?r relations|works council relations',
    'age[ -](?:related|appropriate|verification|friendly|structured|gating|estimation|diverse)(?: \\p{L}+)*|(?:stone|bronze|iron|middle|new|digital|space) ages?|over-the-counter|smart citizen\\p{L}*|citizen[ -](?:developer|developers|development|science|services|journalism|experience|data|portal|engagement)',
    'harvard (?:referenc|styl|citation|architecture|business review)\\p{L}*|mit (?:license|licence|app inventor|scratch)|oxford (?:comma|nanopore|instruments|style)|cambridge (?:english|certificate|analytica|c\\d|first|advanced|proficiency)(?: \\p{L}+)*|stanford (?:corenlp|nlp|parser|core)',
    'domain names?|brand names?|name ?(?:spaces?|servers?)|(?:ip|mac|memory|email|e-mail|web|url)[ -]address(?:es|ing)?|zip (?:files?|archives?|line|compression)|gap analysis|band ?gap|gap (?:junction|insurance)s?',
    // What the law itself asks for.
    '(?:at least|minimum|over|above|from|min\\.?)(?: (?:age|of age))? ?(?:of )?(?:18|21)(?: years?)?(?: (?:old|of age))?(?: or (?:older|over))?|(?:18|21)(?: years?(?: old| of age)?)? (?:or|and) (?:older|over|above)|legal (?:working|drinking) age',
    'clean driving (?:licen[cs]e|record|history)|security clearance(?! .*citizen)',
  ]
    .map((words) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`)
    .join('|'),
  'gu',
)
