import type { Language } from '../language.ts'

export const english: Language = {
  code: 'en',
  name: 'English',
  regions: [
    {
      country: 'United States',
      cities:
        'Tulsa, OK; Boise, ID; Richmond, VA; Toledo, OH; Spokane, WA; Albany, NY; Mesa, AZ; Durham, NC; Chicago, IL; Austin, TX; Fresno, California; New York, NY; Salt Lake City, Utah; St. Paul, MN',
      female:
        'Latoya; Megan; Heather; Destiny; Carolyn; Shelby; Tamika; Brooke; Yolanda; Kimberly; Marisol; Hannah; Peggy; Autumn; Gwendolyn; Jo Ann; Mary-Kate',
      male: 'Tyrone; Brandon; Curtis; Wyatt; Darnell; Preston; Hector; Clayton; Marvin; Travis; Desmond; Russell; Xavier; Beau; Lamar; J. Allen; Billy Ray',
      family:
        "Whitlock; Pettway; Ramirez-Cole; Tillman; Sandoval; Haggerty; O'Dell; Mayfield; Boudreaux; Stockdale; Kowalczyk; McAllister; Vandermeer; Bell; Fontenot; De La Cruz; Nguyen; St. Clair; Abernathy; Quarles",
      phones:
        '(918) 555-01##; 208-555-01##; +1 804 555 01##; 419.555.01##; +1 (509) 555-01##; 1-518-555-01##; (480)555-01##; +1-919-555-01##; 312 555 01##',
      addresses:
        '{n} Sycamore St, {city} {zip}; {n} N Juniper Avenue, Apt {k}, {city} {zip}; {city}; {city} {zip}; {city}, USA; P.O. Box {n}, {city}',
      legal: 'Inc.; LLC; Corp.; Co.; Group; Holdings; & Sons; Partners LLP',
    },
    {
      country: 'United Kingdom',
      cities:
        'Leeds; Bristol; Cardiff; Glasgow; Norwich; Hull; Derby; Swansea; London; Newcastle upon Tyne; Milton Keynes; Belfast; Exeter, Devon',
      female:
        'Imogen; Philippa; Siobhan; Bronwen; Harriet; Nadia; Tamsin; Eilidh; Rosalind; Parveen; Freya; Gemma; Ottilie; Mary-Anne',
      male: 'Alastair; Gareth; Callum; Rupert; Nigel; Kwame; Iestyn; Dougal; Tariq; Piers; Fergus; Lloyd; Jean-Paul; Barnaby',
      family:
        "Thwaite; ap Rhys; Okafor-Hughes; Braithwaite; MacLennan; Pemberton; O'Sullivan; Ashdown; Hussain; Gillespie; Trevithick; Farquhar-Jones; Lightbody; Patel; Wren; Cholmondeley; Fitzgerald; Bevan",
      phones: '07700 900###; +44 7700 900 ###; 020 7946 0###; +44 (0)20 7946 0###; 0113 496 0###; 0117 496 0###; (0)7700 900###',
      addresses:
        '{n} Mill Lane, {city} {zip}; Flat {k}, {n} Albert Terrace, {city}; {city}; {city}, UK; {n} The Crescent, {city}, {zip}',
      legal: 'Ltd; Limited; plc; LLP; Group; & Co.; CIC; Trust',
    },
    {
      country: 'India',
      cities:
        'Coimbatore, Tamil Nadu; Indore; Nagpur; Kochi; Lucknow, UP; Bengaluru; Hyderabad; Pune; Vadodara; Bhubaneswar; Chennai; New Delhi; Mysuru',
      female: 'Ananya; Kavitha; Meenakshi; Shruti; Divya; Lakshmi; Pooja; Harleen; Fathima; Nandini; Sneha; Rituparna; Gayathri',
      male: 'Arjun; Karthik; Rohan; Mohammed Irfan; Vivek; Sandeep; Harpreet; Siddharth; Prakash; Naveen Kumar; Tejas; Joseph; Abhishek',
      family:
        'Raghunathan; Deshpande; Chatterjee; Reddy; Iyer; Singh Gill; Bhattacharya; Menon; Kulkarni; Shah; S; Gowda; Venkatesh; Agarwal; D’Souza; Mishra; Pillai; Choudhury',
      phones: '+91 99999 #####; +91-98765-#####; 09999######; +91 98765 4####; (+91) 9999######; 98765#####',
      addresses:
        'H.No. {n}, Gandhi Nagar, {city} - {zip}; {n}/{k}, 2nd Cross, {city}; {city}, India; {city}; Plot {n}, Sector {k}, {city}',
      legal: 'Pvt. Ltd.; Private Limited; Ltd.; Pvt Ltd; Technologies Pvt. Ltd.; LLP; India; Enterprises',
    },
    {
      country: 'Nigeria',
      cities: 'Lagos; Abuja; Ibadan; Enugu; Port Harcourt; Benin City; Kaduna; Abeokuta, Ogun State; Jos; Owerri',
      female: 'Ngozi; Folake; Amina; Chidinma; Temitope; Blessing; Ifeoma; Halima; Adaeze; Precious; Yetunde',
      male: 'Chukwuemeka; Olumide; Ibrahim; Emeka; Tunde; Obinna; Godwin; Yusuf; Ayodele; Sunday; Kelechi',
      family:
        'Adeyemi; Okonkwo; Balogun; Nwachukwu; Eze; Abubakar; Ogunleye; Ifeanyi-Obi; Danjuma; Akinwale; Uche; Ekwueme; Bello',
      phones: '+234 803 000 ####; 0803 000 ####; 0803000####; +234-803-000-####; 080 3000 ####',
      addresses:
        'No {n}, Palm Avenue, {city}; Plot {n}, Harmony Estate, {city}; {city}; {city}, Nigeria; Block {k}, Flat {n}, {city}',
      legal: 'Ltd; Nigeria Ltd; Plc; Ventures; Limited; Enterprises; Group',
    },
    {
      country: 'Australia',
      cities:
        'Geelong VIC; Newcastle, NSW; Hobart; Cairns QLD; Perth; Wollongong; Adelaide, South Australia; Melbourne; Ballarat; Darwin NT',
      female: 'Kirra; Matilda; Bronte; Sienna; Jacinta; Keely; Thuy; Lowanna; Bridie; Isla',
      male: 'Lachlan; Angus; Bodhi; Darcy; Jarrah; Mitchell; Hamish; Koa; Declan; Stavros',
      family:
        "Callaghan; Papadopoulos; Whiteley; Nguyen-Ross; Hargreaves; Tran; McGinty; Winterbourne; O'Rourke; Di Pietro; Barlow; Kerr",
      phones: '0491 570 ###; +61 491 570 ###; (03) 5550 ####; +61 2 5550 ####; 0491570###',
      addresses: '{n} Banksia Street, {city} {zip}; Unit {k}/{n} Wattle Road, {city}; {city}; {city}, Australia',
      legal: 'Pty Ltd; Pty. Ltd.; Limited; Group; Co-op; Australia; & Daughters',
    },
  ],
  companyWords:
    'Larkspur; Brightwater; Copperfield; Northgate; Tidewell; Stonebridge; Ember; Quillon; Redfern; Saltmarsh; Hollow Oak; Kestrel; Blue Heron; Foxglove; Ironwood; Juniper; Lantern; Marlow; Nimbus Nine; Orchard; Pinnacle; Ridgeline; Silverbirch; Thornbury; Umber; Vale; Westmere; Yarrow; Three Rivers; Cobalt; Sundial; Paperkite',
  employers: {
    tech: '{name} Software {legal}; {name} Labs; {name}.io; {name} Systems {legal}; {name} Digital; {name} Data {legal}; {name} Cloud Services; {name}ly; The {name} App Company; {name} Robotics {legal}',
    health:
      '{name} General Hospital; St. {family} Medical Center; {name} Care Home; {name} Health {legal}; {city} Community Clinic; {name} Pharmacy; {name} Hospice; {city} Regional Health Trust; {name} Dental {legal}; {name} Home Care',
    shop: '{name} Stores; {name} Fashion {legal}; {name} Outfitters; {name} & Co.; {family} Hardware; {name} Furniture {legal}; {name} Supermarkets; House of {name}; {name} Electronics {legal}; {family} Brothers',
    agency:
      '{name} Media {legal}; {name} Creative; {name} Communications {legal}; {family} & {family2}; Studio {name}; {name} Staffing {legal}; {name} Design; {name} PR; {name} Events {legal}; {name} Recruitment',
    finance:
      '{name} Bank; {name} Capital {legal}; {name} Insurance {legal}; {name} Credit Union; {family} {family2} Accountants; {name} Mutual; {name} Wealth Management; First {name} Savings; {name} Payments {legal}',
    law: '{family} {family2} LLP; {family} & {family2}; {name} Chambers; {family}, {family2} & Partners; {name} Legal {legal}; Law Office of {family}; {city} Legal Aid',
    school:
      '{name} Primary School; {name} High School; {city} Community College; {name} Academy; University of {name}; {name} Nursery; {city} School District; St {family} College; {name} Montessori; {name} Tutors',
    food: 'The {name} Kitchen; {name} Bistro; {name} Hotel & Spa; Hotel {name}; The {name} Arms; {name} Catering {legal}; Café {name}; {name} Grill; {name} Resorts; {family}’s Bakery; {name} Brewery {legal}',
    transport:
      '{name} Logistics {legal}; {name} Freight; {name} Couriers {legal}; {family} Haulage; {name} Airways; {city} Transit; {name} Warehousing {legal}; {name} Shipping; {name} Rail; {name} Express',
    building:
      '{family} Construction {legal}; {name} Builders; {name} Homes {legal}; {family} & Sons; {name} Civil Works {legal}; {name} Electrical; {name} Roofing; {name} Architects; {family} Contracting {legal}; {name} Properties',
    factory:
      '{name} Manufacturing {legal}; {name} Motors {legal}; {name} Steel; {name} Plastics {legal}; {name} Aerospace; {name} Tools {legal}; {name} Foods {legal}; {name} Packaging; {name} Energy {legal}; {family} Engineering {legal}',
    science:
      '{name} Research Institute; {name} Biosciences {legal}; University of {name}; {name} Laboratories; {name} Centre for Climate; {city} Observatory; {name} Pharma {legal}; {name} Genomics',
    public:
      'City of {city}; {city} City Council; Department of {name} Affairs; {name} County Sheriff; Ministry of Public Works; {city} Fire & Rescue; {name} National Park; {name} Port Authority; {name} Borough Council',
    farm: '{name} Farm; {family} Orchards; {name} Dairy {legal}; {name} Nurseries; {name} Vineyards; {name} Forestry {legal}; {name} Seeds {legal}; {name} Stud; {family} Ranch',
    general:
      '{name} {legal}; {name} Group; {name} Foundation; {family} {legal}; {name} International {legal}; {name} Services {legal}; {name} Ventures; {name} Trust; Consolidated {name} {legal}; NA Global {name}',
  },
  schools:
    'University of {name}; {name} State University; {name} College; {name} Institute of Technology; {city} Technical College; {family} University; {name} Polytechnic; {name} School of Business; St. {family} College, {city}; {name} Academy; {name} Sixth Form; {name} Open University',
  degrees: {
    vocational:
      'Diploma; Certificate III; NVQ Level 2; BTEC National Diploma; Associate of Applied Science; City & Guilds; Apprenticeship; HND; ITI; Certificate',
    bachelor:
      'Bachelor of Science; Bachelor of Arts; B.Sc.; BA (Hons); B.Tech; B.E.; BSc (Hons); B.S.; BBA; B.Com; Bachelor of Technology; Bachelor’s degree; B.A.',
    master:
      'Master of Science; M.Sc.; MBA; Master of Arts; M.Tech; MA; M.S.; MSc; PGDM; Master’s degree; MPhil; Master of Engineering',
    doctor: 'PhD; Doctor of Philosophy; Ph.D.; DPhil; Doctorate',
    school: 'High School Diploma; A-Levels; GED; HSC; SSLC; WASSCE; GCSEs; Senior Secondary Certificate; Year 12 Certificate',
  },
  degreeForms:
    '{degree} in {field}; {degree}, {field}; {degree} ({field}); {degree} {field}; {degree} - {field}; {degree} – {field}; {degree}: {field}; {field}, {degree}',
  occupations: {
    software:
      'Junior Software Developer; Software Engineer; Backend Developer; Full Stack Engineer; Senior Software Engineer; Lead Developer; Principal Engineer; Engineering Manager; Mobile Developer (iOS); DevOps Engineer; Software Engineer II; React Developer | Rewrote the billing service in {skill}, cutting month-end from {n} hours to {k}; Kept {n} microservices at 99.{n} % through two Black Fridays; Reviewed about {n} pull requests a week and paired with new joiners; Moved {big} customer records to {skill} without a minute of downtime; Shipped the {client} integration {k} weeks early; On call one week in {k}; wrote the runbooks everyone now uses | Go; Rust; Ruby on Rails; Elixir; GraphQL; Webpack; CI/CD; REST APIs; Unit testing; System design | Computer Science; Software Engineering; Information Technology; Computer Applications',
    data: 'Data Analyst; Junior Data Scientist; Data Engineer; Data Scientist; Senior Data Analyst; Machine Learning Engineer; Head of Analytics; BI Developer; Analytics Manager; Statistician | Built a churn model on {big} accounts that found {p}% of leavers a month ahead; Replaced {n} spreadsheets by one dashboard that the board opens daily; Cleaned {n} years of sensor readings and documented every assumption; Cut the nightly load from {n} to {k} minutes with {skill}; Ran {n} A/B tests for {client} and stopped {k} of them early | A/B testing; Data modelling; Forecasting; ETL; Time series; Data visualisation | Statistics; Data Science; Applied Mathematics; Econometrics',
    support:
      'IT Support Technician; Help Desk Analyst; System Administrator; Network Engineer; Senior Systems Administrator; IT Manager; Service Desk Lead; Field Technician; Cloud Support Associate | Closed {n} tickets a day with a satisfaction of {p}%; Rolled out {big} laptops over one summer; Rewired the office in {city} over a long weekend; Wrote the knowledge base that halved repeat calls; Patched {n} servers every second Tuesday and slept well | Ticketing; Patch management; Troubleshooting; Backup and recovery; VoIP; Asset management | Information Systems; Network Engineering; Computer Networks',
    nursing:
      'Student Nurse; Staff Nurse; Registered Nurse; Registered Nurse (ICU); Charge Nurse; Ward Sister; Nurse Manager; Licensed Practical Nurse; Nurse Practitioner; Director of Nursing; Midwife | Cared for up to {n} patients a shift on a surgical ward; Led the sepsis bundle that brought door-to-antibiotic time to {n} minutes; Mentored {k} newly qualified colleagues through their first winter; Kept medication errors at zero for {k} quarters; Covered triage in a department that sees {big} people a month | Wound care; Triage; IV therapy; Patient assessment; Medication administration; Infection control; Phlebotomy; Charting | Nursing; Adult Nursing; Midwifery',
    care: 'Care Assistant; Support Worker; Home Health Aide; Social Worker; Senior Carer; Care Coordinator; Residential Manager; Youth Worker; Case Manager | Supported {n} residents with meals, medicine and company; Drew up care plans with {n} families; Drove the minibus to the sea {k} times a summer; Found permanent homes for {n} young people; Ran a night shelter with {n} beds on a budget of {money} | Safeguarding; Care planning; Dementia care; Moving and handling; Crisis intervention; First aid | Social Work; Health and Social Care; Youth Studies',
    pharmacy:
      'Pharmacy Technician; Pharmacist; Dispensing Assistant; Dental Nurse; Physiotherapist; Senior Pharmacist; Laboratory Technician; Radiographer; Pharmacy Manager; Optometrist; General Practitioner | Dispensed around {big} items a week with a second check on each; Vaccinated {big} people in one autumn; Brought stock losses down by {p} percent; Saw {n} outpatients a day and wrote to every referrer; Calibrated {n} instruments each quarter | Dispensing; Inventory control; Clinical trials; Patient counselling; GCP; Sterile technique | Pharmacy; Physiotherapy; Biomedical Science; Medicine',
    sales:
      'Sales Representative; Account Executive; Business Development Manager; Key Account Manager; Sales Manager; Regional Sales Director; Inside Sales Associate; Telesales Agent; Head of Sales; Sales Engineer; Territory Manager, Midwest | Won {n} new accounts worth {money} a year; Beat quota by {p}% four quarters out of five; Brought back {client} after it had left for a rival; Covered {k} counties by car and knew every receptionist; Rolled {skill} out to a team of {n} | Cold calling; Negotiation; Lead generation; Account management; Pipeline management; B2B sales; Upselling | Business Administration; Marketing; Commerce',
    retail:
      'Sales Assistant; Cashier; Shift Supervisor; Visual Merchandiser; Store Manager; Assistant Store Manager; Retail Associate; Department Manager; Area Manager; Buyer; Keyholder | Opened and closed a shop that takes {money} a week; Cut shrinkage by {p}% with a better stockroom; Trained {n} seasonal colleagues each November; Moved the shoe floor and sold {p} % more of it; Counted stock of {big} lines overnight | Cash handling; Merchandising; Stock control; Customer service; POS systems; Loss prevention | Retail Management; Fashion Merchandising; Business Studies',
    marketing:
      'Marketing Assistant; Content Writer; Marketing Specialist; SEO Analyst; Social Media Manager; Brand Manager; Marketing Manager; Copywriter; PR Officer; Growth Lead; Chief Marketing Officer; Campaign Manager | Grew the newsletter from {big} readers to {n} times that; Launched {k} brands in {city} on {money}; Doubled organic visits in {n} months without buying a link; Wrote {n} case studies that sales still sends out; Managed an agency roster of {k} | SEO; Content strategy; Copywriting; Email marketing; Market research; Brand strategy; Media planning | Marketing; Communications; Journalism; Advertising',
    accounting:
      'Accounts Assistant; Bookkeeper; Junior Accountant; Accountant; Payroll Clerk; Senior Accountant; Auditor; Tax Associate; Financial Controller; Finance Manager; Accounts Payable Specialist; Management Accountant | Closed the books in {k} days instead of {n}; Reconciled {n} bank accounts daily; Found {money} of duplicate payments; Prepared accounts for {n} owner-managed companies; Ran payroll for {big} people in {k} countries | Bookkeeping; Reconciliation; VAT returns; Payroll; IFRS; Budgeting; Financial reporting; Month-end close | Accounting; Accounting and Finance; Taxation',
    banking:
      'Bank Teller; Loan Officer; Credit Analyst; Relationship Manager; Financial Analyst; Investment Associate; Branch Manager; Risk Analyst; Underwriter; Compliance Officer; Claims Handler; Vice President, Credit Risk | Approved {n} mortgages a month within policy; Modelled credit losses on a book of {money}; Cut open complaints from {big} to {n}; Looked after {n} small businesses in {city}; Passed {k} regulator visits without a finding | Credit analysis; Financial modelling; KYC; Risk assessment; Portfolio management; AML; Valuation | Finance; Economics; Banking and Insurance',
    legal:
      'Paralegal; Legal Secretary; Trainee Solicitor; Associate; Solicitor; Attorney; Legal Counsel; Senior Associate; General Counsel; Contracts Manager; Law Clerk; Company Secretary | Drafted and negotiated some {n} supply contracts a year; Second chair in {k} jury trials; Reviewed {big} documents for disclosure; Advised {client} on its purchase of a rival; Brought outside counsel spend down by {p}% | Contract drafting; Legal research; Litigation; Due diligence; Conveyancing; GDPR; Employment law | Law; Legal Studies; Jurisprudence',
    hr: 'HR Assistant; Recruiter; HR Generalist; Talent Acquisition Specialist; HR Business Partner; HR Manager; People Operations Lead; Training Coordinator; Head of People; Compensation Analyst | Hired {n} people in one year, {p}% of them by referral; Brought time to hire from {n} to {k} days; Rewrote the handbook in plain words; Sat at {n} disciplinary hearings without an appeal; Introduced {skill} to {k} sites | Onboarding; Interviewing; Employee relations; Talent sourcing; Performance management; HRIS; Job analysis | Human Resource Management; Psychology; Industrial Relations',
    office:
      'Receptionist; Office Administrator; Data Entry Clerk; Executive Assistant; Personal Assistant; Office Manager; Secretary; Administrative Assistant; Facilities Coordinator; Project Coordinator; Call Centre Agent | Kept the diaries of {k} directors in {k} time zones; Answered {n} calls an hour at the front desk; Organised a conference for {big} guests in {city}; Digitised {n} years of paper files; Renegotiated supplies and saved {money} | Diary management; Minute taking; Travel booking; Filing; Typing; Event planning; Switchboard | Business Administration; Secretarial Studies; Office Management',
    teaching:
      'Teaching Assistant; Primary School Teacher; Mathematics Teacher; English Teacher; Head of Department; Lecturer; Deputy Head; Principal; Tutor; Nursery Practitioner; Special Education Teacher; School Counselor; ESL Instructor | Taught {n} classes of {n} in two languages; Raised the pass rate from {p} to 8{k} percent; Started a chess club that {n} children come to before school; Wrote the scheme of work for Year {k}; Coached {n} trainees on placement | Lesson planning; Classroom management; Curriculum development; Assessment; Differentiation; Google Classroom | Education; Primary Education; Mathematics; English Literature',
    kitchen:
      'Kitchen Porter; Commis Chef; Line Cook; Chef de Partie; Sous Chef; Head Chef; Executive Chef; Pastry Chef; Baker; Prep Cook; Butcher; Kitchen Manager | Ran the grill for {n} covers on a Saturday; Cut waste by {p}% by writing the menu around the delivery; Trained {k} apprentices, of whom two run kitchens now; Baked {big} rolls before six in the morning; Held food cost at {p}% in a year of rising prices | Menu development; Food safety; Knife skills; HACCP; Pastry; Ordering; Butchery; Food costing | Culinary Arts; Professional Cookery; Baking and Pastry',
    hotel:
      'Waiter; Bartender; Front Desk Agent; Concierge; Housekeeping Supervisor; Hotel Manager; Restaurant Manager; Event Coordinator; Tour Guide; Flight Attendant; Travel Consultant; Housekeeper; Barista | Checked in {n} guests an evening in three languages; Turned {n} rooms a day with a team of {k}; Planned {n} weddings, none of them rained off; Raised the review score from 3.{k} to 4.{k}; Poured {n} coffees an hour at the station kiosk | Guest relations; Upselling; Reservations; Opera PMS; Table service; Cocktails; Complaint handling | Hospitality Management; Tourism; Hotel Management',
    logistics:
      'Warehouse Operative; Forklift Operator; Logistics Coordinator; Inventory Clerk; Supply Chain Analyst; Warehouse Supervisor; Procurement Officer; Supply Chain Manager; Picker Packer; Import/Export Coordinator; Dispatcher; Purchasing Manager | Picked {n} orders an hour at {p}% accuracy; Rebuilt the racking plan and gained {big} pallet places; Cleared {n} containers a month through customs; Brought late deliveries down from {p}% to {k}%; Tendered freight for {client}, saving {money} | Inventory management; Forklift operation; Demand planning; Customs clearance; WMS; Route planning; Purchasing | Supply Chain Management; Logistics; Operations Management',
    driving:
      'Delivery Driver; HGV Driver; Truck Driver; Bus Driver; Courier; Train Conductor; Transport Manager; Fleet Supervisor; Crane Operator; Taxi Driver; Ship’s Officer | Drove {big} km a year without a claim; Delivered {n} parcels a day in the old town; Kept tachograph records that passed every roadside check; Planned rotas for {n} drivers; Loaded and secured up to {n} tonnes | Route planning; Vehicle inspection; Defensive driving; Tachograph; Load securing; Class C licence; Map reading | Transport Management; Nautical Science; Road Transport',
    construction:
      'Labourer; Carpenter; Bricklayer; Site Supervisor; Quantity Surveyor; Site Manager; Project Manager; Painter and Decorator; Plumber; Architect; Civil Engineer; Foreman; Health and Safety Officer; Estimator | Built {n} timber-frame houses in {k} summers; Ran a site of {n} trades with no lost day; Brought a school in {money} under budget; Laid {big} bricks by the old union count; Measured and priced {n} tenders a quarter | Blueprint reading; Cost estimation; Scaffolding; Concrete work; Site safety; Tendering; Carpentry; Pipefitting | Civil Engineering; Construction Management; Quantity Surveying; Architecture',
    electrical:
      'Apprentice Electrician; Electrician; Electrical Technician; Maintenance Electrician; Electrical Engineer; Electrical Supervisor; HVAC Technician; Solar Installer; Lift Engineer; Telecoms Technician | Wired {n} apartments from meter to lamp; Cut unplanned stops on line {k} by {p}%; Installed {n} kW of panels on school roofs; Commissioned {k} substations for {client}; Traced faults that three firms had given up on | Wiring; PLC programming; Fault finding; Testing and inspection; Motor controls; Schematics; Cable jointing | Electrical Engineering; Electronics; Electrical Installation',
    mechanics:
      'Apprentice Mechanic; Motor Mechanic; Automotive Technician; Workshop Foreman; Maintenance Technician; Aircraft Mechanic; Service Manager; Diesel Mechanic; Bicycle Mechanic; Service Advisor | Serviced {n} cars a week, comebacks under {k}%; Rebuilt gearboxes for {client}; Kept {n} buses on the road through winter; Introduced a parts bin that saves {n} minutes a job; Passed {k} airworthiness audits | Diagnostics; Engine repair; Brake systems; Hydraulics; Preventive maintenance; Air conditioning; Tyre fitting | Automotive Engineering; Motor Vehicle Technology; Mechanics',
    production:
      'Machine Operator; Assembly Line Worker; CNC Machinist; Quality Inspector; Shift Leader; Production Planner; Production Manager; Welder; Toolmaker; Process Technician; Plant Manager; Packaging Operative | Set up {k} lathes for batches down to {n} pieces; Brought scrap from {p} to {k} percent; Led a shift of {n} on three lines; Ran the changeover that took {n} minutes and now takes {k}; Welded {big} seams, every one X-rayed | CNC programming; Quality control; Welding; Lean manufacturing; 5S; Calibration; Machine setup; Kaizen | Manufacturing Technology; Industrial Engineering; Mechanical Technology',
    engineering:
      'Graduate Engineer; Mechanical Engineer; Design Engineer; Process Engineer; Senior Mechanical Engineer; Project Engineer; Chief Engineer; Chemical Engineer; Test Engineer; R&D Manager; Structural Engineer; Quality Engineer | Designed a pump housing that weighs {p}% less; Ran {n} fatigue tests and explained the {k} that failed; Took a valve from sketch to series in {n} months; Signed off {n} drawings a week; Led {k} engineers on the {client} platform | Finite element analysis; GD&T; Technical drawing; Project management; FMEA; Thermodynamics; Prototyping | Mechanical Engineering; Chemical Engineering; Materials Science',
    design:
      'Graphic Designer; Junior Designer; UX Designer; UI Designer; Product Designer; Senior Graphic Designer; Art Director; Interior Designer; Creative Director; Illustrator; Photographer; Video Editor; Fashion Designer | Drew {n} icons that survive at eight pixels; Redesigned the booking flow and raised completion by {p}%; Shot {n} weddings and one royal visit; Made the posters for {k} seasons of {client}; Ran a design system used by {n} teams | Typography; Prototyping; Wireframing; Illustration; User research; Branding; Photo retouching; Motion graphics | Graphic Design; Visual Communication; Interaction Design; Fine Arts',
    research:
      'Research Assistant; Laboratory Assistant; PhD Researcher; Postdoctoral Researcher; Research Scientist; Senior Scientist; Assistant Professor; Research Fellow; Principal Investigator; Environmental Scientist; Chemist; Biologist | Sampled {n} lakes in all weathers; Published {k} papers, one of them against our own earlier result; Won {money} for a microscope that four groups share; Supervised {k} doctoral students; Kept {n} generations of fruit flies alive | Microscopy; PCR; Statistical analysis; Grant writing; Field sampling; Scientific writing; Chromatography; Cell culture | Biology; Chemistry; Environmental Science; Physics; History',
    civil:
      'Administrative Officer; Policy Officer; Customs Officer; Police Officer; Firefighter; Town Planner; Librarian; Programme Manager; Senior Policy Adviser; Case Worker; Translator; Museum Curator; Postal Worker | Wrote the consultation that {big} residents answered; Inspected {n} lorries a shift; Answered {n} emergencies a month; Lent {big} books from a van; Steered {money} of flood defences through committee | Policy analysis; Public speaking; Report writing; Stakeholder engagement; Incident command; Cataloguing | Public Administration; Political Science; Urban Planning; Library Science',
    farming:
      'Farm Worker; Gardener; Dairy Hand; Tractor Driver; Landscape Gardener; Farm Manager; Arborist; Agronomist; Veterinary Nurse; Winemaker; Horticulturist; Herd Manager | Milked {n} cows twice a day; Planted {big} trees on old pasture; Raised wheat by {n} bushels an acre; Looked after {n} hectares of vines; Lambed {big} ewes each March | Crop rotation; Tractor operation; Livestock care; Pruning; Irrigation; Chainsaw; Soil testing | Agriculture; Horticulture; Agronomy; Animal Science',
    security:
      'Security Guard; Infantry Sergeant; Logistics Officer; Platoon Leader; Security Supervisor; Combat Engineer; Security Manager; Signals Technician; Store Detective; Petty Officer; Intelligence Analyst; Armourer | Led {n} soldiers on {k} deployments; Guarded a site of {n} gates at night; Accounted for {money} of equipment without a loss; Trained {big} recruits in radio procedure; Planned the move of a battalion to {city} | Risk assessment; CCTV monitoring; Leadership; Radio communication; Access control; Conflict resolution; Navigation | Security Studies; Military Science; Criminal Justice',
    executive:
      'Operations Manager; General Manager; Managing Director; Chief Operating Officer; Chief Executive Officer; Director of Operations; Founder; VP Product; Product Manager; Business Analyst; Management Consultant; Chief Financial Officer; Program Director; Owner | Took {client} from {n} people to {big}; Turned a loss of {money} into a profit in {k} quarters; Sold the {city} division to its own staff; Sat on the board with responsibility for {k} countries; Raised {money} in two rounds | Strategic planning; P&L management; Change management; Budgeting; Stakeholder management; M&A; Operations | Business Administration; Management; Economics',
  },
  headings: {
    experience:
      'Work Experience; Experience; Professional Experience; Employment History; Work History; Employment; Career History; Relevant Experience; Professional Background | Where I Have Worked; Jobs So Far; My Path; Career Path; What I’ve Done; Career Milestones; Roles; Places I’ve Worked; Track Record; Career Story; Positions Held; In the Field; Professional Journey; The Working Years',
    furtherExperience:
      'Additional Experience; Other Experience; Earlier Career; Previous Experience | Before That; Also; Earlier Roles; And Before; Other Jobs; Further Back',
    internships:
      'Internships; Internship Experience; Industrial Training; Internship | Placements; Work Placements; First Steps; Learning on the Job',
    education:
      'Education; Academic Background; Education and Training; Academic Qualifications; Educational Qualifications; Qualifications | Where I Studied; Schooling; What I Learned; Studies; Academic Path; Classroom Years; School & University',
    skills:
      'Skills; Technical Skills; Key Skills; Core Competencies; Areas of Expertise; Skills & Abilities; Expertise; Skill Set | What I Bring; Toolbox; Things I’m Good At; I Know My Way Around; Strengths and Tools; Toolkit; Know-How; At Home With; Craft',
    languages: 'Languages; Language Skills; Language Proficiency | I Speak; Spoken Languages; Tongues; Fluency',
    summary:
      'Summary; Profile; About Me; Professional Summary; Objective; Career Objective; Personal Statement; Career Summary | In Short; Hello; Who I Am; At a Glance; A Few Words; The Short Version; Introduction; Snapshot',
    projects:
      'Projects; Key Projects; Selected Projects; Personal Projects; Academic Projects | Things I Built; On the Side; Made by Me; Side Work; Workbench',
    certificates:
      'Certifications; Certificates; Licenses & Certifications; Courses; Training | Papers; Tickets and Licences; Short Courses; Also Trained In',
    awards:
      'Awards; Honors & Awards; Achievements; Awards and Recognition | Kind Words and Cups; Prizes; Distinctions; Recognised For',
    publications: 'Publications; Selected Publications; Research Publications; Papers | In Print; Written Work; Articles & Talks',
    volunteering:
      'Volunteering; Volunteer Experience; Community Service; Volunteer Work | Giving Back; Unpaid but Proud; In My Community; Helping Out',
    interests:
      'Interests; Hobbies; Hobbies & Interests; Activities | Off Duty; When Not Working; Free Time; Outside the Office; After Hours',
    references: 'References; Referees | People Who Know My Work; Ask Them; Who to Call',
    contact: 'Contact; Contact Details; Contact Information; Get in Touch | Reach Me; Say Hello; Find Me; Write or Call',
    personal: 'Personal Details; Personal Information; Personal Data; Bio Data | The Basics; About the Person; Particulars',
  },
  dates: {
    present:
      'Present; Current; Now; To date; Ongoing; Today; present; current; till date; PRESENT; to present; Till now; Currently',
    since: 'Since {a}; since {a}; From {a}; {a} onwards; {a} to date',
    until: 'until {b}; Until {b}; till {b}; to {b}',
    fromTo: 'from {a} to {b}; From {a} to {b}; {a} through {b}; {a} until {b}; Between {a} and {b}',
    to: 'to; To; until; till; thru',
    seasons: 'Spring; Summer; Fall; Winter',
    quarter: 'Q{n} {y}',
    years: 'one=year;other=years | one=yr;other=yrs',
    months: 'one=month;other=months | one=mo;other=mos',
    shortMonths: 'Jan; Feb; Mar; Apr; May; Jun; Jul; Aug; Sept; Oct; Nov; Dec',
  },
  words: {
    at: 'at; @; with; for',
    email: 'Email; E-mail; Mail; E; email; Email ID; Electronic mail',
    phone: 'Phone; Tel; Mobile; Cell; T; M; Telephone; Phone No.; Mob; Contact No',
    address: 'Address; Location; Based in; Home; Residence',
    born: 'Date of Birth; DOB; Born',
    nationality: 'Nationality; Citizenship',
    nationalities: 'British; American; Indian; Nigerian; Australian; Irish; Kenyan; Canadian',
    title: 'Position; Job Title; Role; Designation; Title; Post Held; Capacity',
    employer: 'Employer; Company; Organization; Organisation; Company Name; Firm; Name of Employer',
    period: 'Period; Dates; Duration; From - To; Tenure; Dates of employment; Time',
    place: 'Location; Place; City; Work location',
    responsibilities:
      'Responsibilities; Key Responsibilities; Duties; Job Responsibilities; Main duties; Role & Responsibilities; What I do; Day to day; Job Description',
    achievements: 'Achievements; Key Achievements; Highlights; Accomplishments; Results; Proud of; Selected wins',
    technologies: 'Technologies; Tech Stack; Environment; Tools; Technologies used; Stack; Tools used; Worked with; Skills used',
    project: 'Project; Key projects; Key project; Projects; Major project; Assignment',
    client: 'Client; End client; Customer; Client name; Account; On behalf of',
    via: 'via {via}; through {via}; (Agency: {via}); contracted through {via}; placed by {via}',
    types: 'Full-time; Part-time; Contract; Permanent; Temporary; Self-employed; Seasonal; Contract-to-hire; Fixed term; Casual',
    remote: 'Remote; Hybrid; On-site; Work from home',
    freelance: 'Freelance; Self-employed; Independent; Freelancer; Sole trader',
    ownName: '{name} Consulting; {family} Studio; {family} & Associates; {name} Freelance Services',
    page: 'Page {p} of {q}; {p}/{q}; {p}; page {p}; - {p} -',
    references: 'Available upon request; References available on request.; Will be furnished on request; Gladly, when asked',
    intern: 'Intern; {title} Intern; Internship; Summer Intern; {title} Trainee; Co-op Student',
    fresher: 'Fresher; Recent graduate; No work experience yet; Final-year student; Fresh graduate',
    thesis: 'Thesis; Dissertation; Final project; Relevant coursework; Modules',
    grade: 'GPA: 3.{k}/4.0; CGPA {k}.{k}; First Class Honours; Upper second (2:1); with distinction; {p}%; Grade: A; cum laude',
    careerBreak:
      'Career Break; Parental leave; Sabbatical; Family care; Travelling; Maternity Leave; Career break – caring for a parent; Gap year',
    columns: 'Period; Employer; Position; Duties; Place',
    skillGroups: 'Tools; Technical; Methods; Professional; Software; General; Day-to-day; Solid; Working knowledge; Specialist',
    photo: 'Photo; Picture; Photograph',
    cv: 'Curriculum Vitae; Resume; CV; RESUME; Résumé; CURRICULUM VITAE; Resumé of',
  },
  summaries: {
    years:
      '{title} with {n} years behind me and no wish to stop.; {n}+ years of experience, most of them in {city}.; Over {n} years in this trade taught me to ask first and build second.; I have spent {n} years as a {title} and like the work as much as on day one.; A {title} who brings {n} years of experience with {skill} and a calm voice.; More than {n} years of hands-on experience; comfortable with {skill} and difficult phone calls.; {n} years experience across small firms and large ones.',
    plain:
      '{title} who prefers a short answer to a long meeting.; Curious, careful and quick to own up to a mistake.; Looking for a team in {city} that finishes things.; Known for keeping promises about dates and for knowing {skill} inside out.; Seeking a challenging position where I can use my skills and grow with the organisation.; Results-driven {title} with a passion for {skill}.; I like order, early mornings and colleagues who disagree politely.; Dependable {title}, happiest where {skill} meets people.',
  },
  bullets:
    'Managed a team of {n} and a budget of {money}; Reported to the board every quarter; Responsible for {skill} across {k} locations; Reduced costs by {p}% within {n} months; Introduced {skill} and trained {n} colleagues in it; Handled about {big} requests a year; Coordinated work with {client} and two public bodies; Wrote the weekly report that {n} managers read; Awarded employee of the month in {year}; Took over from a colleague on short notice and kept every deadline; Improved customer satisfaction from {p}% to 9{k}%; Represented the firm at trade fairs in {city}; Negotiated terms with {n} suppliers; Answered letters nobody else wanted to answer; Planned shifts for {n} people; Maintained records in {skill}; Daily use of {skill}; Assisted with the move to new premises; Met all targets in {year}; Supervised {k} trainees; Cross-functional work with sales, finance and legal; Documented processes so that holidays became possible; Saved {money} by asking for a second quote',
  traps:
    'Promoted from {title} to {title2} in {year}; Seconded to {client}, {city}, for {k} months in {year}; {from} – {to}: led the move of {client} to a new site; Reported to the {title2} and deputised for the {title}; Worked at {client} premises two days a week; Project: {client} ({year}); Acting {title2} during the summer of {year}; Replaced the former {title} at short notice; {client} | national rollout | {year}; Senior stakeholders at {client}, {city}; Education of new staff; Skills: taught {skill} to newcomers; Experience with audits by {client}; Company car; In {year} the firm was bought by {client}',
  paragraphs: {
    past: 'From {from} to {to} I worked as {title} at {employer} in {place}.; Between {from} and {to} I was {title} with {employer}, {place}.; I joined {employer} ({place}) in {from} as {title} and left in {to}.; {from} to {to}: I served {employer} in {place} as {title}.',
    present:
      'Since {from} I have been {title} at {employer} in {place}.; I joined {employer} ({place}) in {from} and still work there as {title}.; {from} to the present day: {title}, {employer}, {place}.',
  },
  money:
    '{dollar}{n},000; £{n}k; {dollar}{n} million; {n},000 USD; ₹{n} lakh; AUD {n}k; {dollar}{n}M; £{n},500; €{n}.{k} million',
  softSkills:
    'Teamwork; Patience; Punctuality; Communication; Problem solving; Time management; Humour; Adaptability; Attention to detail; Leadership; Listening; Discretion',
  languageNames: 'English; Spanish; Hindi; French; German; Yoruba; Welsh; Mandarin; Urdu; Tamil; Polish; Italian; Arabic',
  languageLevels: 'native; fluent; conversational; basic; B2; C1; A2; working proficiency; mother tongue; intermediate',
  interests:
    'open-water swimming; baking sourdough; chess; allotment gardening; trail running; choir; old radios; cricket; birdwatching; board games; quilting; amateur theatre; cycling; reading; travel; photography',
  projects:
    '{name} Tracker – a small app for beekeepers, written in {skill}; Parking Model: predicted free places in {city} with {skill}; {name}: open source tool with {big} downloads; Attendance System using {skill}; Neighbourhood tool library, {n} members; Weather station on the school roof, built with {skill}; {name} Board, a scheduling page for a choir of {n}',
  awards:
    'Employee of the Year {year}; Dean’s List {year}; {name} Prize for Young Professionals, {year}; Best Newcomer, {client}, {year}; Scholarship of the {name} Foundation ({year}); Second place, {city} Hackathon {year}; Long service medal',
  certificates:
    'First Aid at Work; Project Management Professional (PMP); Certified ScrumMaster; Food Hygiene Level 2; AWS Solutions Architect; CPR/AED; Forklift Licence; Six Sigma Green Belt; TEFL Certificate; Google Analytics Certification; ITIL Foundation; Driving Licence, full; NEBOSH General Certificate; CompTIA A+; Bloomberg Market Concepts',
  issuers:
    '{name} Institute; {name} Academy; {city} Chamber of Commerce; {name} Training {legal}; National Board of {name}; {client}',
  publications:
    'On the patience of measuring instruments; Counting swifts over {city}; A cheap sensor for wet soil; What nurses notice first; Small sample, large claim: a reply; Bread prices in {city} after the flood; {name} et al.: The shape of queues',
  volunteer:
    'Football Coach @ {city} Juniors; Treasurer @ {name} Residents’ Association; Volunteer @ {name} Animal Shelter; Mentor @ Code Club {city}; Driver @ {name} Food Bank; Reader @ {city} Public Library; Board Member @ {name} Theatre',
}
