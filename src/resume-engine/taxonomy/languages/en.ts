import type { Language } from './language.ts'

export const en: Language = {
  code: 'en',
  name: 'English',
  nativeName: 'English',
  script: 'Latin',
  headings: {
    experience: `experience|experiences|work|work history|work experience|employment|employment history|employment record|career history|
      job history|jobs|my jobs|jobs held|career|career path|career experience|career experience job history|professional background|positions held|
      previous employment|appointments|academic appointments|professional appointments|work profile|job profile|professional career|
      industry experience|experience and projects|work record|record of employment|previous positions|employment details|where i have worked|
      relevant work|working experience|work summary|service record|earlier career|earlier roles|career to date|executive career|non executive roles|non executive directorships|directorships|
      academic positions|academic employment|academic experience|faculty positions|faculty appointments|research positions|teaching positions|
      professional positions`,
    internships: 'internship|internships|internship experience|industrial training|placements|work placements|traineeships',
    education: `education|academics|academic background|academic qualification|academic qualifications|academic profile|academic record|
      academic history|academia|school|schools|studies|academic credentials|academic details|educational background|educational qualification|
      educational qualifications|educational summary|educational details|education details|education and training|education training|
      education and qualifications|education qualification|qualification|qualifications|scholastics|scholastic record|schooling|degrees|
      academic education|educational history|where i studied`,
    skills: `skills|skill|skill set|skillset|skill sets|technologies|technical proficiency|technical proficiencies|technical expertise|
      competencies|competences|core competencies|core competences|key competencies|areas of expertise|area of expertise|expertise|
      core qualifications|proficiencies|computer proficiency|tools|tools and technologies|technology stack|tech stack|technologies used|strengths|
      core strengths|key strengths|abilities|computer literacy|software|software programs|programming|programming languages|technical summary|
      technical knowledge|technical background|technical skill set|it proficiency|domain expertise|area of exposure|areas of exposure|stack|
      what i can do|tools and crafts|tools and skills|skills and tools|crafts|techniques|capabilities|core capabilities`,
    summary: `summary|profile|objective|about|about me|overview|career objective|career summary|career overview|career profile|professional summary|
      professional profile|professional overview|executive summary|executive profile|personal summary|personal statement|personal profile|
      summary of qualification|summary of qualifications|qualifications summary|summary of skills|statement|highlights|career highlights|introduction|
      synopsis|professional synopsis|profile summary|summary of experience|experience summary|career goal|career goals|job objective|objectives|
      headline|who am i|vision|welcome|mission|bio|biography|professional objective|snapshot|professional highlights|career focus|career statement`,
    projects: `projects|project|project experience|project details|projects undertaken|project work|project summary|project profile|project highlights|
      academic projects|personal projects|key projects|side projects|selected projects|major projects|open source|open source projects|
      open source contributions|portfolio|professional projects|major project|minor project|final year project|research projects`,
    volunteering: `volunteer|volunteering|voluntary|volunteer work|volunteer activities|community service|community involvement|community|activities|
      extracurricular|extra curricular|extracurriculars|extra curriculars|extracurricular activities|extra curricular activities|
      co curricular activities|leadership|leadership activities|campus involvement|on campus involvement|involvement|student activities|memberships|
      membership|affiliations|professional affiliations|professional memberships|associations|organizations|organisations|other activities|
      voluntary positions activities|civic activities|service|activities and awards|activities and honors|social activities|
      positions of responsibility|position of responsibility|professional associations|clubs|board service|board memberships|board membership|board positions|board roles|board experience|boards|board and committee service|
      board and community service|boards and committees`,
    certifications: `certifications|certification|certificates|certificate|licenses|licences|licensure|credentials|professional certifications|
      certifications and licenses|licenses and certifications|certifications licenses|certifications and trainings|certification and training|
      accreditations|professional qualifications|professional qualification|professional credentials`,
    courses: `courses|coursework|course work|relevant coursework|relevant courses|significant coursework|training|trainings|trainings attended|
      training and development|training programs|workshops|seminars|workshops and seminars|professional development|professional training|
      continuing education|conferences|online courses|moocs`,
    awards: `awards|award|honors|honours|achievements|achievement|accomplishments|recognition|recognitions|scholarships|honors awards|
      honors and awards|awards and honors|awards and achievements|awards and recognition|honours and awards|prizes|distinctions|key achievements|
      selected honors|fellowships|grants|rewards|academic achievements|awards recognitions`,
    publications: `publications|publication|papers|selected publications|patents|patent|presentations|talks|invited talks|research|
      research interests|books|articles|journal articles|conference papers|speaking|media|writing`,
    languages:
      'languages|language|languages known|language skills|language proficiency|foreign languages|linguistic skills|known languages',
    interests:
      'interests|hobbies|interests and hobbies|hobbies and interests|personal interests|hobby|passions|my interests|leisure',
    references: 'references|reference|referees|referee|recommendations|testimonials',
    personal: `personal details|personal information|personal data|personal particulars|personal profile details|personal dossier|personal|
      personal info|details|bio data|biodata|declaration|date|place|personal background`,
    contact: `contact|contact me|contact details|contact information|contact info|get in touch|reach me|contacts|address|links|link|social|
      social links|social media|profiles|online|find me online|websites`,
    other: `additional information|additional|other|other information|additional details|miscellaneous|misc|other details|additional info|
      military service|military|security clearance|availability|work authorization|work permit|visa status|travel|quotes|a day of my life|
      most proud of|my life philosophy|life philosophy|my time|day to day|salary`,
    'role-detail': `responsibilities|roles and responsibilities|role and responsibilities|roles responsibilities|key responsibilities|duties|
      responsibilities and achievements|job responsibilities|job description|job duties|duties and responsibilities|description|environment|
      project description|project overview|role|roles|scope|client|technologies and tools|key deliverables|contributions|selected contributions|
      responsibility|roles and responsibility|day to day activities|key result areas|operating system|operating systems|databases|database|
      frameworks|cloud|devops|operating environment|web technologies|soft skills`,
  },
  composed: {
    deciding: {
      volunteering:
        'volunteer volunteering voluntary extracurricular curricular leadership involvement activities memberships affiliations',
      internships: 'internship internships',
      courses: 'coursework courses trainings workshops seminars',
      references: 'references referees',
      projects: 'projects project',
      summary: 'summary objective profile overview highlights',
      certifications: 'certifications certification certificates licenses licences licensure',
      education: 'education academic academics educational qualification qualifications',
      experience: 'experience experiences employment history career work background',
      skills:
        'skills skill skillset competencies expertise technologies proficiencies proficiency tools competences strengths knowledge',
      awards: 'awards honors honours achievements accomplishments recognition scholarships',
      publications: 'publications patents presentations papers',
      languages: 'languages',
      interests: 'interests hobbies',
      personal: 'details information data',
    },
    passing: `top my key core main major relevant related selected other additional professional technical personal computer it academic career job
      employment work working industry industrial teaching research consulting management clinical software engineering business sales marketing legal
      nursing military general special specialized significant recent previous past current prior early full time part paid freelance
      of the for to with a an including communication language programming soft hard social interpersonal organizational digital
      transferable functional domain product design data web development technology information analytical financial accounting administrative
      office medical creative practical applied hands on campus community student university college school summary education experience skills
      certifications training achievements awards honors projects history knowledge abilities areas interest languages tools qualifications
      background highlights activities interests publications volunteer leadership international internship details profile overview expertise`,
    and: 'and of in & /',
    lastDecides: true,
  },
  dates: {
    months: [
      'january|jan',
      'february|feb|febr',
      'march|mar',
      'april|apr',
      'may',
      'june|jun',
      'july|jul',
      'august|aug',
      'september|sept|sep',
      'october|oct',
      'november|nov',
      'december|dec',
    ],
    parts: [
      { words: 'spring|spring term|spring semester', from: 2, to: 4 },
      { words: 'summer|summer term|summer semester', from: 5, to: 7 },
      { words: 'fall|autumn|fall semester|autumn term|fall term', from: 8, to: 10 },
      { words: 'winter|winter term', from: 0, to: 1 },
      { words: 'q1|1q|first quarter|h1 q1', from: 0, to: 2 },
      { words: 'q2|2q|second quarter', from: 3, to: 5 },
      { words: 'q3|3q|third quarter', from: 6, to: 8 },
      { words: 'q4|4q|fourth quarter', from: 9, to: 11 },
      { words: 'h1|first half', from: 0, to: 5 },
      { words: 'h2|second half', from: 6, to: 11 },
    ],
    present: `present|till present|the present day|to the present day|to the present|until the present day|until today|till today|until present|to present|present day|presently|current|currently|till date|till now|to date|til date|till-date|
      until now|now|ongoing|on going|on-going|today|to now|up to now|up to date|up to present|to this day|the present|still employed`,
    since: 'since|from',
    sinceAfter: 'onwards|onward',
    until: 'until|till|up to|to',
    to: 'to|till|until|til|through|thru|and|until the',
    from: 'from|between',
    ofYear: 'of',
    years: 'year|years|yr|yrs',
    monthUnits: 'month|months|mo|mos|mth|mths',
  },
  degrees: {
    master: '?graduate degree|magistrate degree',
    high_school: 'high school diploma|secondary school certificate|leaving certificate',
    diploma: 'apprenticeship certificate|journeyman certificate|vocational diploma',
  },
  titles: {
    heads: `accountant accounts actor actress actuary adjuster administrator adviser advisor aesthetician agent agronomist aide ambassador analyst
      anesthesiologist animator announcer appraiser apprentice arborist archaeologist architect archivist artist assembler assessor assistant
      associate astronomer attendant attorney auditor author baker banker barber barista barrister bartender beautician bellhop biologist
      blacksmith boilermaker bookkeeper bricklayer broker builder busser butcher butler buyer cabinetmaker cameraman camerawoman captain caregiver carer
      caretaker carpenter cashier caterer ceo cfo chair chairman chairwoman chairperson chauffeur chef chemist chiropractor choreographer cio cleaner
      clergy clerk clinician coach collector columnist commander comptroller concierge conductor confectioner conservator consultant contractor
      controller cook coordinator copywriter counsel counsellor counselor courier craftsman crew cto curator custodian dancer dba dealer dean
      decorator dentist deputy designer developer dietitian director dispatcher doctor docent doorman draftsman driver economist editor educator
      electrician employee engineer engraver entrepreneur epidemiologist escort estimator evaluator examiner executive expert fabricator facilitator
      farmer fellow filmmaker firefighter fisherman fitter florist forecaster foreman forewoman forester founder cofounder freelancer fundraiser gardener
      geologist geophysicist glazier groundskeeper guard guide hairdresser handler handyman headmaster headmistress head helper historian host
      hostess housekeeper hygienist illustrator inspector installer instructor intern internist interpreter interviewer investigator ironworker
      janitor jeweler joiner journalist judge keeper laborer labourer landscaper lawyer lead leader lecturer librarian lieutenant lifeguard
      linguist loader locksmith logistician longshoreman machinist magistrate maid maker manager marketer marshal mason massager masseur
      mathematician mechanic mediator mentor merchandiser merchant metallurgist meteorologist microbiologist midwife miller miner minister model
      moderator mover musician nanny negotiator notary nurse nutritionist observer obstetrician officer operator optician optometrist orderly
      organiser organizer owner packer painter paralegal paramedic partner pastor pathologist pediatrician performer pharmacist phlebotomist
      photographer physician physicist physiotherapist picker pilot pipefitter planner plasterer plumber podiatrist police policeman policewoman
      politician porter postdoc postman preacher preparer presenter president presser principal printer processor producer professional professor
      programmer promoter proofreader psychiatrist psychologist publicist purchaser radiographer radiologist ranger realtor receptionist recruiter
      referee registrar repairer reporter representative researcher restorer reviewer rigger roofer runner sailor salesman salesperson saleswoman
      scheduler scientist screener scribe sculptor seamster seamstress secretary seller server setter sergeant sewer shopkeeper signaller singer sociologist soldier
      solicitor sommelier specialist statistician stenographer steward stewardess stocker stonemason storekeeper storeman strategist student
      stylist superintendent supervisor supplier surgeon surveyor sweeper tailor teacher technician technologist telemarketer teller tester
      therapist tiler toolmaker trader trainee trainer translator transcriptionist treasurer tutor typist underwriter upholsterer usher valet
      vendor veterinarian videographer volunteer waiter waitress warden warehouseman watchmaker weaver welder worker writer zoologist sre vp svp
      evp coo cmo cpo ciso chro practitioner aspirant hand operative mate fixer bagger lector presbyter pharmacologist`,
    phrases: `au pair|chief of staff|head of|vice president|managing director|general manager|team lead|team leader|tech lead|scrum master|
      product owner|shop floor|front desk|member of technical staff|research fellow|teaching assistant|nursing assistant|sous chef|line cook|
      chef de partie|stay at home parent|resident physician|business partner|data entry|kitchen porter|night auditor|personal assistant`,
    levels: `senior|sr|junior|jr|lead|principal|staff|chief|head|deputy|assistant|associate|vice|executive|entry level|mid level|trainee|graduate|
      apprentice|intern|acting|interim|group|regional|global|national|distinguished|managing|general|first|second|master|journeyman`,
  },
  organisations: {
    legalForms: `ltd|ltd.|limited|inc|inc.|incorporated|corp|corp.|corporation|llc|l.l.c.|llp|lp|plc|p.l.c.|pvt ltd|pvt. ltd.|private limited|pty ltd|
      pty|co|co.|company|n.v.|pte ltd|pte. ltd.|gmbh|s.a.|bv|b.v.`,
    words: `group|holdings|holding|partners|associates|enterprises|industries|industrial|solutions|systems|services|technologies|technology|
      consulting|consultants|consultancy|agency|studio|studios|labs|laboratory|laboratories|bank|banking|insurance|hospital|clinic|surgery|
      pharmacy|hotel|hotels|resort|restaurant|cafe|café|bakery|bistro|bar|shop|store|stores|supermarket|market|mall|retail|school|nursery|
      kindergarten|department|ministry|council|city of|county|government|agency|foundation|trust|charity|association|society|institute|church|
      museum|theatre|theater|library|airlines|airways|airport|railway|railways|logistics|transport|trucking|shipping|freight|construction|
      builders|contractors|engineering|manufacturing|factory|plant|works|mill|foods|brewery|farm|farms|dairy|garage|motors|automotive|energy|
      power|oil|gas|mining|steel|pharmaceuticals|pharma|biotech|medical|health|healthcare|care home|nursing home|dental|law firm|chambers|
      media|press|publishing|news|television|radio|records|pictures|films|games|software|networks|telecom|communications|security|capital|
      ventures|investments|real estate|properties|realty|academy|army|navy|air force|police|fire department|bros|brothers|& sons|& co`,
  },
  schools: `university|college|institute|institute of technology|school|high school|secondary school|primary school|grammar school|academy|
    polytechnic|conservatory|seminary|business school|law school|medical school|community college|faculty|department of|sixth form|bootcamp`,
  employment: {
    'full-time': 'full-time|full time|fulltime',
    'part-time': 'part-time|part time|parttime',
    remote: 'remote|work from home|home office|telecommute',
    hybrid: 'hybrid',
    'on-site': 'on-site|onsite|on site',
    freelance: 'freelance|self-employed|self employed|independent',
    contract: 'contract|contractor|fixed-term|fixed term',
    temporary: 'temporary|seasonal|temp|casual',
    permanent: 'permanent',
    internship: 'internship|intern|placement|co-op|summer job',
    apprenticeship: 'apprenticeship|apprentice|traineeship',
    volunteer: 'volunteer|voluntary|unpaid',
  },
  labels: {
    title: 'position|title|job title|role|designation|post|position held|job|occupation|occupation or position held|post held',
    employer:
      'employer|company|company name|organization|organisation|client|name of employer|firm|customer|name and address of employer|name and address of the employer|employer name',
    place: 'location|place|city|country|based in|address',
    dates: `dates|date|period|duration|time|from|tenure|time period|dates of employment|employment period|year|years|to|till|until|
      start|end|start date|end date|from date|to date|date from|date to|passing year|year of passing|year of completion|year of graduation`,
    degree: 'degree|qualification|title of qualification|award|diploma|certificate|course|title of qualification awarded',
    school: `school|university|college|institution|institute|education provider|name of institution|board|
      name and type of organisation providing education and training|name and type of organization providing education and training`,
    field: 'major|field|field of study|subject|specialization|specialisation|minor|discipline|concentration',
    description: `description|responsibilities|duties|tasks|achievements|main activities|key responsibilities|job description|
      main activities and responsibilities|type of business or sector|accomplishments|activities|summary`,
    tools:
      'tools|technologies|environment|tech stack|stack|technologies used|tools used|software|skills used|technical environment',
  },
  people: {
    nameLabels:
      'name|full name|candidate name|applicant name|name of candidate|candidate|applicant|first name|given name|surname|last name|family name',
    honorifics: 'mr|mrs|ms|miss|dr|prof|sir|er|ca|smt|shri|sri|md|rev|mx',
    particles: 'de|da|del|van|von|la|le|st|mc|mac|o',
    documents: 'resume|curriculum vitae|cv|bio data|biodata|vita|portfolio|application|cover letter',
  },
  noExperience: `fresher|fresher candidate|fresher graduate|freshers candidate|freshers graduate|no work experience|no working experience|
    no professional experience|no job experience|no employment experience|no industry experience|no prior work experience|
    no previous work experience|no formal work experience|no relevant work experience|no prior professional experience|
    no previous professional experience|no formal professional experience|no relevant professional experience|no prior industry experience|
    no prior job experience|no previous job experience|no prior employment experience|no prior working experience|
    without work experience|without working experience|without any work experience|without any working experience|without any prior work experience|
    without professional experience|without any professional experience|without prior work experience|without prior professional experience`,
  experience: 'experience|exp|expertise|working|work|career|track record|industry|worked',
  functionWords: `the and of to in a is for with on as by that from at an was were are be this have has i my or which their our into who will not
    all also including while within between through during over under both using used using more than other using such these they it`,
}
