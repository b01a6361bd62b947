/**
 * The most common job titles, assigned by hand: occupation codes, family, titles. The public tables list them under whatever
 * occupation reported them, "owner" under urologists, so these come before the tables.
 */
const rows = `
13-2011.00: Accountant: accountant|staff accountant|auditor|accounting analyst|accounting specialist|tax accountant|cost accountant|tax specialist|accounting associate
43-3031.00: Bookkeeper: bookkeeper|accounting clerk|accounts payable clerk|accounts payable specialist|accounts receivable clerk|accounts receivable specialist|accounting assistant|billing clerk|accounts payable|accounts receivable|bookkeeping
11-3031.00 11-3031.01: Finance Manager: finance manager|financial manager|finance director|controller|financial controller|comptroller|treasurer|accounting manager|accounting supervisor|head of finance|treasury manager|vice president finance
13-2051.00: Financial Analyst: financial analyst|finance analyst|investment analyst|equity analyst|equity research analyst|investment banker|investment banking analyst|finance associate|budget analyst|portfolio analyst|financial specialist
13-2054.00 13-2041.00: Risk Analyst: risk analyst|credit risk analyst|risk manager|risk officer|credit analyst|credit officer|credit manager
13-2072.00: Loan Officer: loan officer|loan originator|mortgage loan officer|mortgage loan originator|mortgage banker|lending officer|commercial lender|lender|mortgage consultant|mortgage advisor|loan consultant|mortgage originator
13-2053.00: Underwriter: underwriter|mortgage underwriter|loan underwriter
43-4131.00: Loan Processor: loan processor|mortgage processor|loan clerk|loan specialist
43-3071.00: Bank Teller: teller|bank teller|head teller|lead teller|customer service teller
41-3031.00 13-2052.00: Banker: banker|personal banker|relationship banker|private banker|bank associate|financial services representative|banking associate|banking specialist
11-3031.00 11-3031.03: Bank Manager: bank manager|bank branch manager|branch manager|assistant branch manager|banking center manager
13-2052.00: Financial Advisor: financial advisor|financial adviser|wealth manager|financial planner|financial consultant|investment advisor
41-3021.00: Insurance Agent: insurance agent|insurance broker|insurance sales agent|insurance producer
13-1031.00: Claims Adjuster: claims adjuster|claims examiner|claims analyst|claims specialist|claims representative
41-4012.00 41-3091.00: Sales Representative: sales representative|sales rep|account executive|sales executive|outside sales|outside sales representative|inside sales|inside sales representative|sales professional|sales consultant|sales specialist|sales agent|territory sales representative|field sales representative|medical sales representative|pharmaceutical sales representative|sales advisor|sales person|salesperson|sales engineer|sales development representative|business development representative|territory manager|sales intern|sales coordinator
41-3091.00 11-2022.00: Account Manager: account manager|key account manager|client manager|relationship manager|client relationship manager|account director|customer success manager|client executive|account supervisor
11-2022.00 41-3091.00: Business Development Manager: business development manager|business development executive|business development associate|business development director|business development consultant|business development specialist|business development officer|business developer|business development|new business director|partnership manager|partnerships manager|head of business development|director of business development
11-2022.00: Sales Manager: sales manager|sales director|regional sales manager|district sales manager|national sales manager|head of sales|director of sales|area sales manager|sales supervisor|sales leader|sales lead
41-2031.00: Retail Associate: sales associate|retail associate|retail sales associate|store associate|retail salesperson|sales clerk|retail sales|customer sales associate|brand associate
41-1011.00: Store Manager: store manager|retail manager|assistant store manager|retail store manager|shop manager|store supervisor|department manager|retail supervisor
41-2011.00: Cashier: cashier|head cashier
11-2021.00: Marketing Manager: marketing manager|marketing director|brand manager|product marketing manager|director of marketing|head of marketing|digital marketing manager|marketing lead|chief marketing officer|marketing executive
13-1161.00 13-1161.01: Marketing Specialist: marketing specialist|marketing coordinator|marketing associate|marketing assistant|digital marketing specialist|digital marketer|marketing consultant|market research analyst|marketing representative|seo specialist|search engine optimization specialist|marketing intern|social marketing specialist|digital strategist|marketing analyst|email marketing specialist|content strategist|content marketing specialist
13-1161.00 27-3031.00: Social Media Manager: social media manager|social media specialist|social media coordinator|community manager|social media strategist|digital media manager|digital media specialist|social media marketing manager|social media intern|content manager
11-2032.00 27-3031.00: Communications Manager: communications manager|communications director|public relations manager|public relations director|head of communications|director of communications|corporate communications manager|director of public relations|head of public relations|communication manager|media relations manager
27-3031.00: Public Relations Specialist: public relations specialist|communications specialist|communications coordinator|public relations coordinator|public relations officer|press officer|publicist|media relations specialist|public relations assistant|communications officer|public information officer|spokesperson|public affairs specialist|public relations intern|communications associate|communications assistant|communications intern
13-1121.00: Event Planner: event planner|event coordinator|event manager|events manager|events coordinator|meeting planner
27-3041.00: Editor: editor|content editor|managing editor|copy editor|editor in chief|editorial assistant
27-3043.00: Writer: copywriter|writer|content writer|author|freelance writer
27-3042.00: Technical Writer: technical writer
27-3023.00: Journalist: journalist|reporter|correspondent|news anchor|news reporter
27-4021.00: Photographer: photographer|freelance photographer
27-4032.00 27-4031.00: Video Editor: video editor|videographer|film editor|video producer
27-2012.00: Producer: film director|executive producer|film producer|television producer|creative producer
27-1024.00: Graphic Designer: graphic designer|graphic artist|visual designer|production artist|freelance graphic designer|designer|layout designer|graphic design intern|brand designer|digital designer|freelance designer|creative designer
15-1255.00 27-1024.00: Web Designer: web designer|graphic web designer|web graphic designer|ui designer|user interface designer|website designer
27-1011.00: Art Director: art director|creative director|design director
27-1025.00: Interior Designer: interior designer|interior decorator
27-1022.00: Fashion Designer: fashion designer|apparel designer|technical designer|clothing designer
27-1013.00: Artist: artist|illustrator|fine artist|painter artist
27-1014.00: Animator: animator|motion graphics designer|motion designer|3d artist
27-1026.00: Visual Merchandiser: visual merchandiser|merchandiser|merchandising manager|display designer
11-3121.00: HR Manager: human resources manager|human resource manager|human resources director|director of human resources|head of human resources|human resources supervisor|vice president human resources|recruitment manager|recruiting manager|talent acquisition manager|chief human resources officer|head of talent
13-1071.00: HR Specialist: human resources specialist|human resources generalist|human resource generalist|human resources coordinator|human resources representative|recruiter|technical recruiter|talent acquisition specialist|recruitment consultant|recruitment specialist|recruiting coordinator|human resources business partner|human resources consultant|human resources officer|human resources executive|human resources associate|talent acquisition partner|human resources administrator|human resources intern|staffing coordinator|human resources advisor|human resources analyst|sourcer|employee relations specialist
43-4161.00: HR Assistant: human resources assistant|human resource assistant|human resources clerk
43-3051.00: Payroll Specialist: payroll specialist|payroll clerk|payroll administrator|payroll manager|payroll coordinator
13-1151.00: Trainer: trainer|training specialist|corporate trainer|training coordinator|training manager|learning and development specialist
29-1141.00: Registered Nurse: registered nurse|nurse|staff nurse|rn|charge nurse|nurse practitioner|clinical nurse|icu nurse|er nurse|travel nurse|case manager rn|registered nurse case manager
11-9111.00 29-1141.00: Nurse Manager: nurse manager|nursing manager|director of nursing|patient care manager|clinical manager|nursing supervisor|manager of patient care|clinical director|clinical supervisor|nursing director|clinical nurse manager
11-9111.00: Healthcare Administrator: healthcare administrator|health care administrator|hospital administrator|practice manager|medical office manager|healthcare manager|health services manager|practice administrator|clinic manager
29-2061.00: Licensed Practical Nurse: licensed practical nurse|lpn|licensed vocational nurse|lvn
31-1131.00: Nursing Assistant: nursing assistant|certified nursing assistant|cna|nurse aide|patient care technician|patient care assistant
31-9092.00: Medical Assistant: medical assistant|certified medical assistant|clinical assistant|clinical medical assistant
29-1216.00: Physician: physician|doctor|medical doctor|resident physician|medical director|general practitioner
29-1051.00: Pharmacist: pharmacist|clinical pharmacist|staff pharmacist
29-2052.00: Pharmacy Technician: pharmacy technician|pharmacy assistant
29-1123.00: Physical Therapist: physical therapist|physiotherapist
31-1121.00 31-1122.00: Caregiver: caregiver|home health aide|personal care aide|care assistant|caretaker
21-1021.00 21-1022.00: Social Worker: social worker|case manager|case worker|clinical social worker
43-6013.00: Medical Secretary: medical secretary|medical receptionist|medical office assistant|patient service representative|patient services representative|medical office specialist|patient care coordinator|unit secretary|patient access representative
43-3021.00 29-2072.00: Medical Biller: medical biller|medical billing specialist|medical coder|billing specialist|billing coordinator|medical billing and coding specialist
29-2012.00: Laboratory Technician: laboratory technician|lab technician|medical laboratory technician|medical technologist|laboratory assistant|lab assistant
25-2021.00 25-2031.00: Teacher: teacher|classroom teacher|lead teacher|school teacher|student teacher|english teacher|math teacher|mathematics teacher|science teacher|assistant teacher|history teacher|art teacher|music teacher|educator|teacher intern
25-2031.00: High School Teacher: high school teacher|secondary school teacher|high school mathematics teacher|high school math teacher
25-2021.00: Elementary Teacher: elementary teacher|elementary school teacher|primary school teacher|grade teacher
25-2011.00: Preschool Teacher: preschool teacher|kindergarten teacher|early childhood teacher|daycare teacher|childcare provider|child care provider
25-2058.00: Special Education Teacher: special education teacher
25-3031.00: Substitute Teacher: substitute teacher|guest teacher
25-9042.00 25-9043.00: Teaching Assistant: teacher aide|teacher assistant|teachers aide|paraprofessional|instructional aide|instructional assistant|classroom assistant
25-3041.00: Tutor: tutor|private tutor|math tutor
25-1194.00 25-3021.00: Instructor: instructor|course instructor|vocational instructor
11-9032.00: School Principal: school principal|assistant principal|vice principal|dean of students|headteacher|head teacher
21-1012.00: School Counselor: school counselor|guidance counselor|academic advisor|career counselor|academic counselor
25-9031.00: Instructional Designer: instructional designer|curriculum developer|instructional coordinator|curriculum designer
27-2022.00: Coach: coach|head coach|assistant coach|football coach|basketball coach
43-6014.00: Administrative Assistant: administrative assistant|secretary|admin assistant|office assistant|administrative coordinator|administrative specialist|administrative secretary|office clerk|administrative support|office coordinator|administrative associate|administrator|office administrator
43-6011.00: Executive Assistant: executive assistant|executive secretary|personal assistant
43-4171.00: Receptionist: receptionist|front desk receptionist|front desk agent|front desk coordinator
43-1011.00 11-3012.00: Office Manager: office manager|administrative manager|office supervisor|administrative supervisor|business office manager
43-9021.00: Data Entry Clerk: data entry clerk|data entry operator|data entry specialist|data entry
43-4051.00: Customer Service Representative: customer service representative|customer service associate|customer service specialist|customer service agent|call center representative|call center agent|customer service|customer support representative|customer care representative|customer support specialist|customer care specialist|customer service advisor|customer advocate|customer service rep|client services representative|client service associate|member services representative
43-1011.00 43-4051.00: Customer Service Manager: customer service manager|customer service supervisor|call center manager|call center supervisor|call center team leader|customer support manager
11-1021.00: Operations Manager: operations manager|general manager|operations director|director of operations|head of operations|operations supervisor|assistant general manager|business manager|operations coordinator|operations specialist|operations associate
13-1081.00: Logistics Coordinator: logistics coordinator|logistics specialist|logistics analyst|supply chain analyst|supply chain coordinator|logistician|supply chain specialist
11-3071.00: Logistics Manager: logistics manager|warehouse manager|supply chain manager|distribution manager|transportation manager|warehouse supervisor
53-7065.00: Warehouse Worker: warehouse worker|warehouse associate|order picker|material handler|stocker|warehouse clerk|package handler
13-1023.00: Buyer: buyer|purchasing agent|procurement specialist|purchasing specialist|procurement officer|sourcing specialist
11-3061.00: Purchasing Manager: purchasing manager|procurement manager|sourcing manager|purchasing director
13-1111.00: Management Consultant: management consultant|business consultant|management analyst|strategy consultant|strategy analyst
13-1041.00: Compliance Officer: compliance officer|compliance analyst|compliance manager|compliance specialist|regulatory affairs specialist|aml analyst
23-1011.00: Lawyer: lawyer|attorney|legal counsel|general counsel|associate attorney|solicitor|corporate counsel
23-2011.00: Paralegal: paralegal|legal assistant|legal secretary|law clerk|legal intern
17-2141.00: Mechanical Engineer: mechanical engineer|mechanical design engineer|design engineer|product design engineer|mechanical engineering intern
17-2071.00: Electrical Engineer: electrical engineer|electrical design engineer|power engineer|controls engineer|control engineer|instrumentation engineer
17-2072.00: Electronics Engineer: electronics engineer|hardware engineer|rf engineer
17-2051.00: Civil Engineer: civil engineer|structural engineer|civil design engineer|site engineer|transportation engineer|civil engineering intern
17-2112.00 17-2041.00: Process Engineer: process engineer|industrial engineer|manufacturing engineer|production engineer|process development engineer|continuous improvement engineer|lean engineer|process improvement engineer|plant engineer|operations engineer
17-2112.02 17-2112.00: Quality Engineer: quality engineer|quality control engineer|reliability engineer|validation engineer
17-2041.00: Chemical Engineer: chemical engineer
17-2171.00: Petroleum Engineer: petroleum engineer|drilling engineer|reservoir engineer
17-2081.00: Environmental Engineer: environmental engineer|environmental health and safety engineer
17-2011.00: Aerospace Engineer: aerospace engineer|aeronautical engineer|aircraft engineer|airframe engineer|flight test engineer|structures engineer
17-2141.00 17-2112.00 17-2051.00: Project Engineer: project engineer|field engineer|facilities engineer|facility engineer|maintenance engineer|field service engineer|senior project engineer|applications engineer mechanical
17-3023.00 17-3027.00: Engineering Technician: engineering technician|electronics technician|mechanical technician|test technician|electronic technician|engineering aide
11-9041.00: Engineering Manager: engineering manager|engineering director|chief engineer|engineering project manager|engineering supervisor
17-3011.00 17-3013.00: Drafter: drafter|cad drafter|cad designer|cad technician|draftsman|autocad drafter|piping designer|mechanical designer|cad operator
17-1011.00: Architect (Buildings): building architect|project architect|architectural designer|architectural intern|landscape architect
11-3013.00: Facilities Manager: facilities manager|facility manager|facilities director|maintenance manager|property manager|building manager|facilities coordinator
11-9021.00: Construction Manager: construction manager|construction superintendent|superintendent|site manager|construction project manager|site superintendent|construction supervisor|site supervisor|general contractor|construction coordinator|project superintendent|construction site manager
47-1011.00: Construction Foreman: foreman|construction foreman|crew leader|crew chief|general foreman|crew supervisor
47-2061.00: Construction Worker: construction worker|construction laborer|laborer|general laborer|labourer|general labor|construction|construction helper
47-2031.00 47-2061.00: Carpenter: carpenter|lead carpenter|craftsman|framer|finish carpenter|carpenter helper|cabinet maker|tradesman
47-2111.00: Electrician: electrician|journeyman electrician|apprentice electrician|electrician apprentice|electrician helper
47-2152.00: Plumber: plumber|pipefitter|pipe fitter|plumber apprentice
51-4121.00: Welder: welder|welder fabricator|fabricator
47-2141.00: Painter: house painter|industrial painter|construction painter
49-9021.00: HVAC Technician: hvac technician|hvac mechanic|hvac installer|hvac service technician
13-1051.00: Estimator: estimator|construction estimator|cost estimator|quantity surveyor
49-9071.00: Maintenance Technician: maintenance technician|maintenance worker|maintenance mechanic|maintenance supervisor|handyman|maintenance man|service technician|field service technician|field technician|maintenance
49-3023.00: Automotive Technician: automotive technician|auto mechanic|automotive mechanic|mechanic|automotive service technician|auto technician|lube technician
49-3011.00: Aircraft Mechanic: aircraft mechanic|aviation mechanic|aircraft technician|avionics technician|aviation technician|aircraft maintenance technician|airframe and powerplant mechanic|aviation machinist|aircraft maintenance engineer
53-2011.00: Pilot: pilot|airline pilot|commercial pilot|first officer|flight instructor|helicopter pilot|flight officer
53-2031.00: Flight Attendant: flight attendant|cabin crew|air hostess
53-2031.00 35-9021.00: Flight Attendant: steward
51-1011.00 11-3051.00: Production Manager: production manager|production supervisor|plant manager|manufacturing manager|shift supervisor|production lead|manufacturing supervisor
51-9061.00: Quality Inspector: quality inspector|quality control inspector|inspector|quality technician|quality control technician
51-2099.00: Assembler: assembler|production worker|machine operator|assembly worker|production associate|assembly line worker
35-1011.00: Chef: chef|executive chef|sous chef|head chef|chef de partie|pastry chef|chef de cuisine|executive sous chef|private chef|personal chef
35-2014.00: Cook: cook|line cook|prep cook|lead cook|fry cook|grill cook|culinary assistant
35-3031.00: Server: waiter|waitress|waitstaff|wait staff|server|food server|head server|banquet server
35-3011.00: Bartender: bartender|barback
35-3023.00: Food Service Worker: barista|food service worker|crew member|fast food worker|food preparation worker|team member
11-9051.00: Restaurant Manager: restaurant manager|food service manager|kitchen manager|food and beverage manager|assistant restaurant manager|catering manager|bar manager|food and beverage director
11-9081.00: Hotel Manager: hotel manager|front office manager|guest services manager|lodging manager
37-2012.00: Housekeeper: housekeeper|cleaner|room attendant|janitor|custodian
39-9031.00: Fitness Trainer: personal trainer|fitness instructor|fitness trainer|group fitness instructor|yoga instructor|fitness manager|fitness specialist|fitness coach|fitness director
39-5012.00: Hair Stylist: hair stylist|hairstylist|cosmetologist|barber|stylist
11-9013.00: Farm Manager: farm manager|farmer|ranch manager|agricultural manager|ranch hand|farm hand
19-1013.00: Agronomist: agronomist|soil scientist|crop specialist
33-9032.00: Security Guard: security guard|security officer|security supervisor|loss prevention officer|loss prevention associate
33-3051.00: Police Officer: police officer|patrol officer|deputy sheriff
53-3032.00: Truck Driver: truck driver|driver|cdl driver|delivery driver|bus driver
19-2031.00: Chemist: chemist|analytical chemist|research chemist
21-1093.00: Human Services Assistant: social services assistant|advocate|community health worker|family advocate|human services worker|youth advocate
41-9022.00: Real Estate Agent: real estate agent|realtor|real estate broker|leasing agent|leasing consultant
15-1232.00 15-1244.00: IT Support: information technology specialist|information technology technician|information technology support|information technology coordinator|information technology support specialist|information technology administrator|service desk|information technology assistant|computer technician|information technology analyst|information technology intern
11-3021.00: IT Manager: information technology manager|information technology director|director of information technology|head of information technology|information technology project manager|information systems manager|chief information officer|information technology supervisor
15-1211.00: Systems Analyst: systems analyst|computer systems analyst|information technology consultant|information technology business analyst|information systems analyst
15-1252.00 15-1299.08: Systems Engineer: systems engineer|system engineer
11-1011.00: Executive: owner|co owner|business owner|proprietor|owner operator|managing director|managing partner|president|vice president
`

export interface CommonTitle {
  title: string
  family: string
  codes: string[]
}

export const commonTitles: CommonTitle[] = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [codes, family, titles] = row.split(': ') as [string, string, string]
    return titles.split('|').map((title) => ({ title, family, codes: codes.split(' ') }))
  })

/** Words that tell a level but no work: no title by themselves, whatever the tables list them under. */
export const emptyTitles = new Set(
  'director analyst coordinator specialist supervisor officer consultant manager associate lead technician agent operator executive advisor assistant clerk staff scientist producer principal member chief head intern trainee representative tier medium engineer developer'.split(
    ' ',
  ),
)
