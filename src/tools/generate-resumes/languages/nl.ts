import type { Language } from '../language.ts'

export const dutch: Language = {
  code: 'nl',
  name: 'Dutch',
  regions: [
    {
      country: 'Nederland',
      cities:
        'Amersfoort; Groningen; Tilburg; Deventer; Leeuwarden; ’s-Hertogenbosch; Breda; Apeldoorn; Middelburg; Enschede; Utrecht; Den Haag; Maastricht',
      female: 'Marijke; Fleur; Sanne; Hennie; Jolanda; Femke; Roos; Aaltje; Naima; Liesbeth; Anouk',
      male: 'Jeroen; Gijs; Sjoerd; Wim; Bram; Freek; Pieter-Jan; Youssef; Koen; Teun; Ruud',
      family:
        "van der Meulen; de Groot; Hoekstra; van 't Hof; Bakker; den Hartog; ter Horst; El Amrani; Kuipers; van Leeuwen; Vermeer; Zijlstra; Nijhuis; in 't Veld; Postma",
      phones: '06 1234 ####; +31 6 1234 ####; 020 555 ####; 06-1234####; +31 (0)30 555 ## ##',
      addresses: 'Lindelaan {n}, {zip} {city}; {city}; Kerkstraat {k}-{k}, {city}; Dorpsplein {k}, {zip} {city}',
      legal: 'B.V.; BV; N.V.; VOF; & Zn.; Groep B.V.',
    },
    {
      country: 'België',
      cities: 'Gent; Leuven; Brugge; Mechelen; Hasselt; Kortrijk; Aalst',
      female: 'Katrien; Leen; Veerle; Goedele; Nele',
      male: 'Dieter; Wouter; Bart; Joris; Geert',
      family: 'Vandenbroucke; Claes; De Smedt; Vermeulen; Van den Bossche; Goossens; Dhondt; Wouters',
      phones: '+32 470 55 ## ##; 0470 55 ## ##; 09 555 ## ##',
      addresses: 'Stationsstraat {n}, {city}; {city}; Veldweg {k} bus {k}, {city}',
      legal: 'BV; NV; BVBA; VZW; CV',
    },
  ],
  companyWords:
    'Waterlelie; Noorderzon; Klaverblad; Zeewind; De Korenmolen; Polderland; Ooievaar; Grutto; Veenhof; Duinrand; Heidebloem; Rietdijk; Kievit; Zonnehoek; Lindeboom; Maaszicht; De Wilgen; Sluiswijk; Kompas; Baken; Morgenster; Eikenrode',
  employers: {
    tech: '{name} Software {legal}; {name} ICT {legal}; {name} Digitaal {legal}; {name} Systemen {legal}; {name} Data',
    health: 'Ziekenhuis {name}; Zorgcentrum {name}; Thuiszorg {name}; Apotheek {name}; Huisartsenpraktijk {family}; GGZ {name}',
    shop: 'Warenhuis {name}; {name} Winkels {legal}; Boekhandel {family}; {name} Supermarkten; {family} Mode; Bouwmarkt {name}',
    agency: 'Reclamebureau {name}; {name} Communicatie {legal}; Studio {name}; Uitgeverij {name}; {name} Uitzendbureau {legal}',
    finance:
      'Bank {name}; {name} Verzekeringen {legal}; Administratiekantoor {family}; {name} Pensioenfonds; {name} Accountants {legal}',
    law: '{family} Advocaten; Notariskantoor {family}; {family} & {family2} Advocaten; {name} Juristen {legal}',
    school: 'Basisschool {name}; {name} College; Kinderdagverblijf {name}; Hogeschool {name}; Universiteit {city}; ROC {name}',
    food: 'Restaurant {name}; Hotel {name}; Bakkerij {family}; Eetcafé {name}; {name} Catering {legal}; Slagerij {family}',
    transport: '{family} Transport {legal}; {name} Logistiek {legal}; {name} Koeriers; Vervoersbedrijf {city}; Garage {family}',
    building:
      'Bouwbedrijf {family} {legal}; {name} Bouw {legal}; Architectenbureau {family}; {name} Installatie {legal}; Schildersbedrijf {family}; {name} Vastgoed {legal}',
    factory:
      '{name} Machinefabriek {legal}; {name} Metaal {legal}; {name} Kunststoffen {legal}; Zuivelfabriek {name}; {name} Techniek {legal}; {name} Staal',
    science: 'Instituut {name}; {name} Laboratorium {legal}; Universiteit {name}; {name} Biotech {legal}',
    public: 'Gemeente {city}; Provincie {name}; Waterschap {name}; Bibliotheek {city}; Brandweer {city}; Ministerie van {name}',
    farm: 'Kwekerij {family}; Boerderij {name}; Melkveebedrijf {family}; {name} Tuinbouw {legal}; Hoveniersbedrijf {family}',
    general:
      '{name} {legal}; {family} {legal}; {name} Groep; {name} Diensten {legal}; Stichting {name}; {name} Nederland {legal}',
  },
  schools:
    'Universiteit {city}; Hogeschool {name}; ROC {name}; {name} Lyceum; Technische Universiteit {name}; {name} College; Scholengemeenschap {name}; Academie {name}',
  degrees: {
    vocational: 'MBO niveau 4; MBO niveau 3; MBO; Vakdiploma; Graduaat; MTS',
    bachelor: 'Bachelor; HBO-bachelor; HBO; Bachelor of Science; BSc; HEAO',
    master: 'Master; Master of Science; Doctoraal; MSc; Licentiaat; Drs.',
    doctor: 'PhD; Promotie; Doctoraat',
    school: 'VWO; HAVO; VMBO; MAVO; ASO',
  },
  degreeForms: '{degree} {field}; {degree} {field}; {degree}, {field}; {degree} – {field}; {field} ({degree}); {degree}: {field}',
  occupations: {
    software:
      'Junior ontwikkelaar; Softwareontwikkelaar; Webontwikkelaar; Senior ontwikkelaar; Teamleider ontwikkeling; Softwarearchitect; Testautomatiseerder | Facturatie herschreven in {skill}, van {n} naar {k} minuten; {big} klantgegevens overgezet zonder stilstand; {n} diensten in beheer | Testen; Agile werken; Databases | Informatica; Technische Informatica',
    data: 'Data-analist; Data engineer; Datawetenschapper; Manager analyse; Statisticus | Verkoopprognose voor {n} winkels; {n} spreadsheets vervangen door één dashboard; {big} enquêtes geanalyseerd | Statistiek; Modelleren; Visualisatie | Econometrie; Wiskunde',
    support:
      'Helpdeskmedewerker; Systeembeheerder; Netwerkbeheerder; ICT-manager; Servicedeskmedewerker | {n} meldingen per dag; {big} werkplekken vernieuwd op {k} locaties; Overstap naar {skill} in één weekend | Netwerken; Back-up; Gebruikersondersteuning | Informatica; Netwerkbeheer',
    nursing:
      'Zorghulp; Verzorgende IG; Verpleegkundige; Senior verpleegkundige; Teamleider verpleging; Verloskundige | Zorg voor {n} patiënten per dienst; {k} leerlingen begeleid; Digitaal dossier ingevoerd op {k} afdelingen | Wondzorg; Medicatie; Triage; Rapporteren | Verpleegkunde',
    care: 'Begeleider; Maatschappelijk werker; Groepsleider; Activiteitenbegeleider; Locatiemanager | {n} gezinnen ondersteund; {k} uitstapjes per jaar; Zorgplannen voor {n} bewoners | Gespreksvoering; EHBO; Dementiezorg | Social Work; Pedagogiek',
    pharmacy:
      'Apothekersassistent~Apothekersassistente; Apotheker; Fysiotherapeut~Fysiotherapeute; Laborant~Laborante; Doktersassistent~Doktersassistente | {n} recepten per dag; Verspilling {p}% lager; {big} monsters per maand | Medicatieadvies; Voorraadbeheer; Analyse | Farmacie; Fysiotherapie',
    sales:
      'Verkoper buitendienst~Verkoopster buitendienst; Accountmanager; Vertegenwoordiger; Verkoopleider; Commercieel directeur; Binnendienstmedewerker | {n} nieuwe klanten ter waarde van {money}; Doel met {p}% overtroffen; {client} teruggewonnen | Onderhandelen; Acquisitie; Offertes | Commerciële Economie; Bedrijfskunde',
    retail:
      'Winkelmedewerker; Kassamedewerker; Etaleur; Assistent-filiaalmanager; Filiaalmanager; Inkoper | Winkel met {n} medewerkers; Inventaris van {big} artikelen; Omzet {p}% hoger | Kassa; Presentatie; Klantcontact | Retailmanagement; Handel',
    marketing:
      'Marketingmedewerker; Tekstschrijver; Contentmarketeer; Communicatieadviseur; Merkmanager; Hoofd marketing; Persvoorlichter | Nieuwsbrief naar {big} lezers; {k} beurzen per jaar; {n} artikelen geschreven | Schrijven; Campagnes; Zoekmachines | Communicatie; Journalistiek',
    accounting:
      'Administratief medewerker~Administratief medewerkster; Boekhouder~Boekhoudster; Assistent-accountant; Salarisadministrateur; Controller; Hoofd administratie | Maandafsluiting in {k} in plaats van {n} dagen; Salarissen van {big} mensen; Jaarrekeningen van {n} bedrijven | Boekhouden; Btw-aangifte; Jaarrekening | Accountancy; Bedrijfseconomie',
    banking:
      'Baliemedewerker; Hypotheekadviseur; Kredietanalist; Kantoordirecteur; Schadebehandelaar; Risicomanager | {n} zakelijke klanten; {n} hypotheken per maand; Portefeuille van {money} | Kredietanalyse; Risico; Advies | Economie; Financiën',
    legal:
      'Juridisch medewerker~Juridisch medewerkster; Advocaat-stagiair; Advocaat~Advocate; Bedrijfsjurist; Kandidaat-notaris; Hoofd juridische zaken | {n} contracten per jaar; {k} zittingen; {big} stukken beoordeeld | Contractrecht; Arbeidsrecht; Procederen | Rechten; Rechtsgeleerdheid',
    hr: 'Personeelsadviseur; Recruiter; HR-medewerker; Opleidingscoördinator; Hoofd personeelszaken | {n} mensen aangenomen in een jaar; {skill} ingevoerd op {k} locaties; {n} trainingen gegeven | Werving; Arbeidsrecht; Gesprekken | Personeelsmanagement; Psychologie',
    office:
      'Receptionist~Receptioniste; Secretaris~Secretaresse; Directieassistent~Directieassistente; Officemanager; Data-invoermedewerker; Telefonist~Telefoniste | Agenda’s van {k} directeuren; Congres voor {big} gasten in {city}; {n} jaar archief gescand | Notuleren; Archiveren; Planning | Management Assistant; Bedrijfsadministratie',
    teaching:
      'Onderwijsassistent~Onderwijsassistente; Leraar basisonderwijs~Lerares basisonderwijs; Docent wiskunde~Docente wiskunde; Pedagogisch medewerker~Pedagogisch medewerkster; Afdelingsleider; Directeur basisschool~Directrice basisschool | Klas van {n} leerlingen; Schaakclub met {n} kinderen; Slagingspercentage naar {p}% | Lesgeven; Klassenmanagement; Toetsen | Pabo; Nederlands; Wiskunde',
    kitchen:
      'Keukenhulp; Kok~Kokkin; Zelfstandig werkend kok; Souschef; Chef-kok; Banketbakker; Bakker; Slager | {n} couverts op zaterdag; Verspilling {p}% lager; {k} leerlingen opgeleid | Menu’s; Hygiëne; Patisserie | Koksopleiding; Horeca',
    hotel:
      'Ober~Serveerster; Receptionist hotel~Receptioniste hotel; Barman~Barvrouw; Bedrijfsleider; Hotelmanager; Reisleider~Reisleidster; Kamermeisje | {n} gasten per avond; {n} bruiloften verzorgd; Beoordeling naar 4,{k} | Gastvrijheid; Reserveringen; Bediening | Hotelschool; Toerisme',
    logistics:
      'Magazijnmedewerker; Heftruckchauffeur; Orderpicker; Planner; Magazijnchef; Inkoper logistiek; Declarant | {n} orders per uur; {n} containers per maand ingeklaard; {big} palletplaatsen ingedeeld | Voorraadbeheer; Douane; Planning | Logistiek; Supply chain',
    driving:
      'Bezorger; Vrachtwagenchauffeur; Buschauffeur; Koerier; Wagenparkbeheerder; Machinist | {big} km per jaar zonder schade; {n} pakketten per dag; Routes voor {n} wagens | Rijbewijs CE; Lading zekeren; Code 95 | Transport',
    construction:
      'Grondwerker; Metselaar; Timmerman; Uitvoerder; Projectleider bouw; Architect~Architecte; Calculator; Loodgieter | {n} woningen gebouwd; School opgeleverd voor {money}; {n} aanbestedingen berekend | Tekening lezen; Calculatie; VCA | Bouwkunde; Civiele Techniek',
    electrical:
      'Hulpmonteur; Elektricien; Elektromonteur; Besturingstechnicus; Elektrotechnisch ingenieur; Monteur zonnepanelen | {n} woningen bedraad; Stilstand {p}% lager; {k} stations opgeleverd | PLC; Storing zoeken; Schakelkasten | Elektrotechniek; Mechatronica',
    mechanics:
      'Automonteur; Onderhoudsmonteur; Plaatwerker; Werkplaatschef; Serviceadviseur; Fietsenmaker | {n} auto’s per week; Versnellingsbakken voor {client}; {n} bussen onderhouden | Diagnose; Hydrauliek; Remmen | Voertuigtechniek; Werktuigbouw',
    production:
      'Productiemedewerker; Machineoperator; Lasser; Verspaner; Ploegleider; Kwaliteitscontroleur; Productiemanager | Ploeg van {n} mensen; Uitval van {p} naar {k} procent; Omstellen {n} minuten korter | Kwaliteitscontrole; Lassen; Lean | Procestechniek; Werktuigbouwkunde',
    engineering:
      'Tekenaar; Constructeur; Werktuigbouwkundig ingenieur; Procestechnoloog; Hoofd engineering; Testingenieur | Pomphuis {p}% lichter; {n} duurproeven; {k} ingenieurs aangestuurd voor {client} | Construeren; Sterkteberekening; Projectleiding | Werktuigbouwkunde; Chemische Technologie',
    design:
      'Grafisch vormgever; Dtp’er; UX-ontwerper; Artdirector; Interieurarchitect~Interieurarchitecte; Fotograaf~Fotografe | Affiches voor {client}, {k} seizoenen; Boekingen {p}% omhoog; {n} bruiloften gefotografeerd | Typografie; Beeldbewerking; Opmaak | Grafische Vormgeving; Industrieel Ontwerp',
    research:
      'Onderzoeksassistent~Onderzoeksassistente; Analist; Promovendus~Promovenda; Onderzoeker; Universitair docent; Chemicus | {n} meren bemonsterd; {k} artikelen; Subsidie van {money} | Microscopie; Statistiek; Schrijven | Biologie; Scheikunde; Natuurkunde; Geschiedenis',
    civil:
      'Administratief ambtenaar; Politieagent~Politieagente; Brandweerman~Brandweervrouw; Bibliothecaris~Bibliothecaresse; Beleidsmedewerker; Stedenbouwkundige; Vertaler~Vertaalster | {n} aanvragen per week; Inspraak met {big} bewoners; {n} uitrukken per maand | Bestuursrecht; Beleid; Loketwerk | Bestuurskunde; Politicologie',
    farming:
      'Seizoenarbeider; Hovenier; Melkveehouder; Trekkerchauffeur; Bedrijfsleider tuinbouw; Boswachter | {n} koeien gemolken; {big} bomen geplant; {n} hectare fruit | Snoeien; Teelt; Veeverzorging | Tuinbouw; Agrarische Bedrijfskunde',
    security:
      'Beveiliger; Militair; Korporaal; Hoofd beveiliging; Objectleider; Verbindingsofficier | {n} soldaten op {k} missies; Terrein met {n} poorten; {big} rekruten getraind | Toezicht; Portofoon; Toegangscontrole | Integrale Veiligheid',
    executive:
      'Projectleider; Productmanager; Adviseur; Algemeen directeur; Operationeel directeur; Eigenaar~Eigenares; Bestuursvoorzitter | {client} van {n} naar {big} medewerkers; Verlies van {money} in {k} kwartalen omgezet in winst; Vestiging in {city} geopend | Strategie; Begroting; Verandermanagement | Bedrijfskunde; Economie',
  },
  headings: {
    experience:
      'Werkervaring; Ervaring; Loopbaan; Professionele ervaring; Arbeidsverleden; Beroepservaring | Mijn pad; Waar ik heb gewerkt; Haltes; Tot nu toe; Banen; Functies; Op de werkvloer',
    furtherExperience: 'Overige werkervaring; Eerdere ervaring | Daarvoor; En verder',
    internships: 'Stages; Stage-ervaring | Eerste stappen; Meegelopen',
    education: 'Opleiding; Opleidingen; Studie; Onderwijs; Scholing | In de klas; Wat ik leerde; Leerjaren',
    skills:
      'Vaardigheden; Competenties; Kennis en vaardigheden; Computervaardigheden; Expertise | Gereedschapskist; Wat ik kan; Sterke punten; Bagage',
    languages: 'Talen; Talenkennis | Ik spreek; In welke talen',
    summary: 'Profiel; Samenvatting; Over mij; Persoonlijk profiel | In het kort; Wie ik ben; Hallo',
    projects: 'Projecten; Eigen projecten | Zelf gemaakt; In de schuur',
    certificates: 'Certificaten; Cursussen; Trainingen; Diploma’s en certificaten | Papieren; Ook geleerd',
    awards: 'Prijzen; Onderscheidingen | Applaus; Lof',
    publications: 'Publicaties; Artikelen | Op papier; Geschreven',
    volunteering: 'Vrijwilligerswerk; Maatschappelijk werk | Voor anderen; Onbetaald',
    interests: 'Interesses; Hobby’s; Vrije tijd | Na het werk; Buiten kantoor',
    references: 'Referenties | Wie mij kent',
    contact: 'Contact; Contactgegevens | Waar u mij vindt; Schrijf mij',
    personal: 'Persoonlijke gegevens; Personalia; Persoonsgegevens | Het kaartje; Kort',
  },
  dates: {
    present: 'heden; Heden; nu; Nu; tot op heden; momenteel; huidig; HEDEN; vandaag',
    since: 'sinds {a}; Sinds {a}; vanaf {a}',
    until: 'tot {b}',
    fromTo: 'van {a} tot {b}; Van {a} tot {b}; {a} tot en met {b}',
    to: 'tot; tot; t/m',
    seasons: 'Voorjaar; Zomer; Najaar; Winter',
    quarter: 'K{n} {y}',
    years: 'one=jaar;other=jaar | one=jr.;other=jr.',
    months: 'one=maand;other=maanden | one=mnd;other=mnd',
  },
  words: {
    at: 'bij; voor',
    email: 'E-mail; E-mailadres; Mail; Email',
    phone: 'Telefoon; Tel.; Mobiel; Telefoonnummer; GSM',
    address: 'Adres; Woonplaats; Adres en woonplaats',
    born: 'Geboortedatum; Geboren; Geb. datum',
    nationality: 'Nationaliteit',
    nationalities: 'Nederlandse; Belgische; Marokkaanse; Surinaamse',
    title: 'Functie; Functietitel; Positie; Rol',
    employer: 'Werkgever; Bedrijf; Organisatie',
    period: 'Periode; Data; Duur',
    place: 'Plaats; Locatie; Vestiging',
    responsibilities: 'Taken; Werkzaamheden; Verantwoordelijkheden; Taken en verantwoordelijkheden; Belangrijkste taken',
    achievements: 'Resultaten; Behaalde resultaten; Successen',
    technologies: 'Technieken; Gereedschap; Omgeving; Gebruikte technologie',
    project: 'Project; Projecten; Belangrijkste project; Opdracht',
    client: 'Klant; Opdrachtgever; Eindklant',
    via: 'via {via}; (uitzendbureau {via}); gedetacheerd door {via}',
    types: 'Fulltime; Parttime; Tijdelijk; Vast dienstverband; Uitzendkracht; Oproepkracht; 32 uur per week; Bijbaan',
    remote: 'thuiswerk; op afstand; hybride',
    freelance: 'ZZP; Zelfstandig; Freelance; Zelfstandige',
    ownName: '{family} Advies; Atelier {family}; {name} Freelance',
    page: 'Pagina {p} van {q}; {p}/{q}; {p}; blz. {p}',
    references: 'Op aanvraag; Op verzoek beschikbaar',
    intern: 'Stagiair~Stagiaire; Stage; Meewerkstage; {title} (stage); Trainee; Vakantiekracht',
    fresher: 'Starter; Net afgestudeerd; Nog geen',
    thesis: 'Scriptie; Afstudeerrichting; Onderwerp',
    grade: 'cijfer 8,{k}; cum laude; gemiddeld 7,{k}; met onderscheiding',
    careerBreak: 'Ouderschapsverlof; Wereldreis; Mantelzorg; Sabbatical; Werkzoekend',
    columns: 'Periode; Werkgever; Functie; Taken; Plaats',
    skillGroups: 'Gereedschap; Vakinhoudelijk; Software; Methoden; Basis; Gevorderd; Dagelijks; Technisch',
    photo: 'Foto; Pasfoto',
    cv: 'Curriculum Vitae; CV; CURRICULUM VITAE; Mijn cv',
  },
  summaries: {
    years:
      '{n} jaar ervaring, vooral in {city}.; Meer dan {n} jaar in het vak en nog steeds met plezier.; {title} met {n} jaar ervaring en een rustige hand.; Ruim {n} jaar ervaring met {skill}.',
    plain:
      'Ik zoek een team dat afmaakt wat het begint.; Orde, rust en humor.; Goed thuis in {skill}.; Ik kom mijn afspraken na.; {title} die graag leert.; Het liefst werk ik in {city}.',
  },
  bullets:
    'Leiding aan {n} mensen; Budget van {money}; {skill} ingevoerd op {k} locaties; Kosten {p}% lager in {n} maanden; {big} aanvragen per jaar behandeld; Overleg met {client} en twee overheden; Roosters voor {n} mensen; Beurzen bezocht in {city}; {k} leerlingen opgeleid; Onderhandeld met {n} leveranciers; Dagelijks werken met {skill}; Weekrapport voor de directie; Klanttevredenheid van {p} naar 9{k}%; Alle doelen van {year} gehaald; Verhuizing van het kantoor begeleid; {money} bespaard met een tweede offerte',
  traps:
    'In {year} bevorderd tot {title2}; Gedetacheerd bij {client}, {city}, {k} maanden; {from} – {to}: verplaatsing van de fabriek van {client}; Rapporteert aan de {title2}; Project: {client} ({year}); Vervanging van de {title2} in de zomer van {year}; Opleiding van nieuwe collega’s; Ervaring met controles door {client}; {client} | uitrol | {year}; In {year} overgenomen door {client}; Vaardigheden in {skill} overgedragen',
  paragraphs: {
    past: 'Van {from} tot {to} werkte ik als {title} bij {employer} in {place}.; Tussen {from} en {to} was ik {title} bij {employer} ({place}).',
    present:
      'Sinds {from} werk ik als {title} bij {employer} in {place}.; Vanaf {from} tot nu ben ik {title} bij {employer} ({place}).',
  },
  money: '€ {n}.000; {n} miljoen euro; € {n}.500; {n} ton; € {n} mln',
  softSkills:
    'Samenwerken; Geduld; Stiptheid; Zelfstandigheid; Humor; Nauwkeurigheid; Luisteren; Flexibiliteit; Doorzettingsvermogen',
  languageNames: 'Nederlands; Engels; Duits; Frans; Fries; Arabisch; Spaans; Turks',
  languageLevels: 'moedertaal; vloeiend; basis; goed; B2; C1; A2; redelijk; schoolniveau',
  interests: 'schaatsen; zeilen; koor; schaken; moestuin; lezen; wielrennen; fotografie; bordspellen; wandelen; toneel; voetbal',
  projects:
    '{name}: app voor imkers ({skill}); Weerstation op het schooldak, {skill}; Gereedschap delen in de buurt, {n} leden; Voorspelling van parkeerplekken in {city} ({skill}); {name}, rooster voor een koor van {n} stemmen',
  awards:
    'Medewerker van het jaar {year}; Prijs van Stichting {name}, {year}; Studiebeurs {name} {year}; Tweede plaats, wedstrijd {name} {year}',
  certificates:
    'Rijbewijs B; BHV; VCA Basis; Heftruckcertificaat; EHBO; Sociale Hygiëne; NT2 Staatsexamen; Prince2 Foundation; Scrum Master; NIMA A',
  issuers: 'Kamer van Koophandel {city}; {name} Academie; {name} Opleidingen {legal}; LOI {city}; {client}',
  publications:
    'Over het geduld van meters; Gierzwaluwen boven {city}; Een goedkope sensor voor natte grond; Kleine steekproef, grote stelling; Broodprijzen in {city} na de watersnood',
  volunteer:
    'Jeugdtrainer~Jeugdtrainster @ VV {name}; Vrijwilliger~Vrijwilligster @ Voedselbank {city}; Penningmeester @ Vereniging {name}; EHBO’er @ Rode Kruis {city}',
}
