import { remembering } from './remembering.ts'

/** What a part of a resume is about. `role-detail` marks labels inside one position ("Responsibilities"), which open no section. */
export type SectionKind =
  | 'experience'
  | 'internships'
  | 'education'
  | 'skills'
  | 'summary'
  | 'projects'
  | 'volunteering'
  | 'certifications'
  | 'courses'
  | 'awards'
  | 'publications'
  | 'languages'
  | 'interests'
  | 'references'
  | 'personal'
  | 'contact'
  | 'other'
  | 'role-detail'

/** Whole headings, one list per kind, compared without case, accents, spaces and punctuation. */
const headings: Record<SectionKind, string> = {
  experience: `experience|experiences|work|work history|work experience|employment|employment history|employment record|career history|
    job history|jobs|my jobs|jobs held|career|career path|career experience|career experience job history|professional background|positions held|previous employment|
    appointments|academic appointments|professional appointments|work profile|job profile|professional career|industry experience|
    experience professionnelle|experiences professionnelles|parcours professionnel|experience pro|emplois|
    berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|beruflicher hintergrund|
    experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|
    esperienza|esperienze lavorative|esperienza professionale|esperienza lavorativa|experiencia profissional|experiencias profissionais|
    工作经历|工作经验|工作履历|职业经历|任职经历|从业经历|职业经验|工作背景|工作|职历|職務経歴|職歴|опыт работы|experience and projects`,
  internships: `internship|internships|internship experience|industrial training|stage|stages|praktika|praktikum|practicas|pasantias|
    实习经历|实习经验|实习|实践经历|社会实践|工作实习|实习与工作经历`,
  education: `education|academics|academic background|academic qualification|academic qualifications|academic profile|academic record|
    academic history|academia|school|schools|studies|academic credentials|academic details|educational background|educational qualification|educational qualifications|
    educational summary|educational details|education details|education and training|education training|education and qualifications|
    education qualification|qualification|qualifications|scholastics|scholastic record|schooling|degrees|academic education|educational history|
    formation|formations|formation academique|etudes|diplomes|cursus|parcours academique|parcours scolaire|scolarite|diplomes et formations|
    ausbildung|bildung|studium|bildungsweg|schulbildung|akademische ausbildung|hochschulstudium|
    educacion|formacion|formacion academica|estudios|estudios academicos|istruzione|istruzione e formazione|formacao|formacao academica|
    教育|教育背景|教育经历|教育经验|学历|学历背景|学习经历|教育情况|学歴|образование`,
  skills: `skills|skill|skill set|skillset|skill sets|technologies|technical proficiency|technical proficiencies|technical expertise|
    competencies|competences|core competencies|core competences|key competencies|areas of expertise|area of expertise|expertise|
    core qualifications|proficiencies|computer proficiency|tools|tools and technologies|technology stack|tech stack|technologies used|strengths|
    core strengths|key strengths|abilities|computer literacy|software|software programs|programming|programming languages|technical summary|
    technical knowledge|technical background|technical skill set|it proficiency|domain expertise|area of exposure|areas of exposure|
    competences techniques|competences informatiques|competences cles|savoir faire|savoir etre|outils|informatique|informatica|developpement informatique|logiciels|
    kenntnisse|fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|qualifikationen|
    habilidades|aptitudes|conocimientos|competencias|habilidades tecnicas|conocimientos informaticos|competenze|competenze tecniche|
    技能|专业技能|技术技能|个人技能|技能特长|技术栈|专业特长|职业技能|掌握技能|技能专长|技术能力|专业能力|スキル|навыки|stack`,
  summary: `summary|profile|objective|about|about me|overview|career objective|career summary|career overview|career profile|professional summary|
    professional profile|professional overview|executive summary|executive profile|personal summary|personal statement|personal profile|
    summary of qualification|summary of qualifications|qualifications summary|summary of skills|statement|highlights|career highlights|introduction|
    synopsis|professional synopsis|profile summary|summary of experience|experience summary|career goal|career goals|job objective|objectives|
    headline|who am i|vision|welcome|mission|bio|biography|professional objective|snapshot|professional highlights|career focus|career statement|
    profil|profil professionnel|resume professionnel|objectif|objectifs|a propos|a propos de moi|presentation|kurzprofil|uber mich|ziel|
    perfil|perfil profesional|objetivo|sobre mi|extracto|profilo|resumo|
    自我评价|个人简介|个人总结|自我介绍|个人概述|求职意向|求职目标|个人优势|简介|自我描述|关于我|о себе`,
  projects: `projects|project|project experience|project details|projects undertaken|project work|project summary|project profile|project highlights|
    academic projects|personal projects|key projects|side projects|selected projects|major projects|open source|open source projects|
    open source contributions|portfolio|professional projects|major project|minor project|final year project|research projects|
    projets|projets personnels|projets academiques|projekte|proyectos|progetti|projetos|
    项目|项目经历|项目经验|项目与论文|主要项目|项目介绍|开源贡献|开源项目|个人项目|科研经历|研究经历`,
  volunteering: `volunteer|volunteering|voluntary|volunteer work|volunteer activities|community service|community involvement|community|activities|extracurricular|
    extra curricular|extracurriculars|extra curriculars|extracurricular activities|extra curricular activities|co curricular activities|
    leadership|leadership activities|campus involvement|on campus involvement|involvement|student activities|memberships|membership|affiliations|
    professional affiliations|professional memberships|associations|organizations|other activities|voluntary positions activities|civic activities|
    service|activities and awards|activities and honors|social activities|positions of responsibility|position of responsibility|
    professional associations|clubs|activites|benevolat|vie associative|ehrenamt|ehrenamtliches engagement|voluntariado|
    志愿者经历|校园经历|社团经历|学生工作|社会活动|课外活动|在校经历|学生活动`,
  certifications: `certifications|certification|certificates|certificate|licenses|licences|licensure|credentials|professional certifications|
    certifications and licenses|licenses and certifications|certifications licenses|certifications and trainings|certification and training|
    accreditations|professional qualifications|professional qualification|professional credentials|certificats|zertifikate|zertifizierungen|
    certificaciones|certificados|certificazioni|证书|资格证书|职业证书|技能证书|资质证书`,
  courses: `courses|coursework|course work|relevant coursework|relevant courses|significant coursework|training|trainings|trainings attended|
    training and development|training programs|workshops|seminars|workshops and seminars|professional development|professional training|
    continuing education|conferences|online courses|moocs|cours|weiterbildung|weiterbildungen|cursos|formacion complementaria|
    培训经历|主修课程|培训|相关课程`,
  awards: `awards|award|honors|honours|achievements|achievement|accomplishments|recognition|recognitions|scholarships|honors awards|honors and awards|
    awards and honors|awards and achievements|awards and recognition|honours and awards|prizes|distinctions|key achievements|selected honors|
    fellowships|grants|rewards|academic achievements|awards recognitions|prix|auszeichnungen|premios|logros|riconoscimenti|
    获奖|获奖经历|所获奖项|获奖情况|荣誉|奖项|荣誉奖项|奖励|荣誉证书|获奖荣誉`,
  publications: `publications|publication|papers|selected publications|patents|patent|presentations|talks|invited talks|research|research interests|
    books|articles|journal articles|conference papers|speaking|media|writing|publikationen|publicaciones|论文|发表论文|专利|出版物|论文发表`,
  languages: `languages|language|languages known|language skills|language proficiency|foreign languages|linguistic skills|known languages|
    langues|langue|competences linguistiques|sprachen|sprachkenntnisse|idiomas|lenguas|lingue|语言|语言能力|外语|外语水平|语言技能|语言水平`,
  interests: `interests|hobbies|interests and hobbies|hobbies and interests|personal interests|hobby|passions|my interests|leisure|
    centres d interet|centre d interet|loisirs|interets|interessen|hobbys|intereses|aficiones|interessi|兴趣|爱好|兴趣爱好|个人爱好`,
  references: `references|reference|referees|referee|recommendations|testimonials|referenzen|referencias|推荐人`,
  personal: `personal details|personal information|personal data|personal particulars|personal profile details|personal dossier|personal|
    personal info|details|bio data|biodata|declaration|date|place|personal background|informations personnelles|personliche daten|
    personliche angaben|datos personales|dati personali|个人信息|基本信息|个人资料|基本资料|个人情况`,
  contact: `contact|contact me|contact details|contact information|contact info|get in touch|reach me|contacts|address|coordonnees|kontakt|contacto|
    contatti|联系方式|联系我|联系信息|links|link|social|social links|social media|profiles|online|find me online|websites|liens|链接|相关链接|个人链接`,
  other: `additional information|additional|other|other information|additional details|miscellaneous|misc|other details|additional info|
    military service|military|security clearance|availability|work authorization|work permit|visa status|travel|quotes|a day of my life|
    most proud of|my life philosophy|life philosophy|my time|day to day|salary|divers|sonstiges|otros|其他|其它|其他信息|附加信息`,
  'role-detail': `responsibilities|roles and responsibilities|role and responsibilities|roles responsibilities|key responsibilities|duties|
    responsibilities and achievements|job responsibilities|job description|job duties|duties and responsibilities|description|environment|
    project description|project overview|role|roles|scope|client|technologies and tools|key deliverables|contributions|selected contributions|
    responsibility|roles and responsibility|day to day activities|key result areas|operating system|operating systems|databases|database|
    frameworks|cloud|devops|operating environment|web technologies|soft skills|missions|aufgaben|职责|工作内容|工作职责|项目描述|主要职责`,
}

const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text)

const withoutAccents = (text: string) => (isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')).toLowerCase()

const squash = (text: string) =>
  withoutAccents(text)
    .replace(/&amp;|[&+]/g, 'and')
    .replace(/[^\p{L}]+/gu, '')

const whole = new Map<string, SectionKind>()
for (const [kind, list] of Object.entries(headings) as [SectionKind, string][])
  for (const heading of list.split('|')) whole.set(squash(heading), whole.get(squash(heading)) ?? kind)

/** Words that decide what a composed heading ("Relevant Consulting Experience") is about; the first that stands there wins. */
const deciding: [SectionKind, string][] = [
  [
    'volunteering',
    'volunteer volunteering voluntary extracurricular curricular leadership involvement activities memberships affiliations',
  ],
  ['internships', 'internship internships'],
  ['courses', 'coursework courses trainings workshops seminars'],
  ['references', 'references referees'],
  ['projects', 'projects project projets projet'],
  ['summary', 'summary objective profile overview highlights'],
  ['certifications', 'certifications certification certificates licenses licences licensure'],
  ['education', 'education academic academics educational qualification qualifications formation formations'],
  ['experience', 'experience experiences employment history career work experiencia background'],
  [
    'skills',
    'skills skill skillset competencies expertise technologies proficiencies proficiency tools competences strengths knowledge',
  ],
  ['awards', 'awards honors honours achievements accomplishments recognition scholarships'],
  ['publications', 'publications patents presentations papers'],
  ['languages', 'languages'],
  ['interests', 'interests hobbies'],
  ['personal', 'details information data'],
  ['courses', 'training'],
]

const passing = new Set(
  `top my key core main major relevant related selected other additional professional technical personal computer it academic career job employment
  work working industry industrial teaching research consulting management clinical software engineering business sales marketing legal nursing
  military general special specialized significant recent previous past current prior early full time part paid freelance
  and et y und e of the in for to with a an including professionnelle professionnelles academique academiques laboral profesional & / - communication language programming soft hard social interpersonal organizational digital
  transferable functional domain product design data web development technology information analytical financial accounting administrative
  office medical creative practical applied hands on campus community student university college school summary education experience skills
  certifications training achievements awards honors projects history knowledge abilities areas interest languages tools qualifications
  background highlights activities interests publications volunteer leadership international internship details profile overview expertise`.split(
    /\s+/,
  ),
)

/**
 * What a heading with these words announces, or null when the words announce nothing. The caller has made sure that the words
 * stand alone on their line or before a colon.
 */
export const headingKind = (words: string): SectionKind | null =>
  words.length > 60 || words.length < 2 ? null : announcedBy(words)

const announcedBy = remembering((words): SectionKind | null => {
  if (words.split(' ').length > 7) return null
  const key = squash(words)
  if (key.length < 2) return null
  const known = whole.get(key)
  if (known) return known
  const parts = withoutAccents(words)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  if (parts.length < 2 || parts.length > 6) return null
  if (!parts.every((part) => passing.has(part) || decidingWords.has(part))) return null
  // "Experience Overview" is a heading, "Project Management" is not: the last word carries it, but in an enumeration
  if (!parts.some((part) => conjunction.test(part)) && !decidingWords.has(parts.at(-1)!)) return null
  for (const [kind, list] of decidingByKind) if (parts.some((part) => list.has(part))) return strongest(parts, kind)
  return null
})

const conjunction = /^(?:and|et|y|und|e|of|in)$/

const decidingByKind = deciding.map(([kind, list]) => [kind, new Set(list.split(' '))] as const)
const decidingWords = new Set(deciding.flatMap(([, list]) => list.split(' ')))

/** "Education and Experience" is about education first: among the deciding words the earlier one counts, unless it only qualifies. */
const strongest = (parts: string[], first: SectionKind): SectionKind => {
  const isList = parts.some((part) => conjunction.test(part))
  if (!isList) {
    if (['volunteering', 'internships', 'courses', 'references', 'projects'].includes(first)) return first
    const last = parts.at(-1)!
    return decidingByKind.find(([, list]) => list.has(last))?.[0] ?? first
  }
  for (const part of parts) {
    const kind = decidingByKind.find(([, list]) => list.has(part))?.[0]
    if (kind && !(part === 'work' || part === 'academic' || part === 'career')) return kind
  }
  return first
}
