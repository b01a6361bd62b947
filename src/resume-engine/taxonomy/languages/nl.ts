import type { Language } from './language.ts'

export const nl: Language = {
  code: 'nl',
  name: 'Dutch',
  nativeName: 'Nederlands',
  script: 'Latin',
  headings: {
    experience: `werkervaring|werkervaringen|ervaring|ervaringen|professionele ervaring|beroepservaring|relevante werkervaring|loopbaan|carrière|arbeidsverleden|
      arbeidservaring|loopbaanoverzicht|werk|banen|functies|relevante ervaring|professionele loopbaan|werkgeschiedenis|carrièreoverzicht|overige werkervaring|
      praktijkervaring|beroepsloopbaan|dienstverbanden|werkverleden|arbeidsloopbaan|bijbanen|eerdere werkervaring|mijn ervaring|bijbaan|opdrachten`,
    internships: 'stage|stages|stage-ervaring|stages en bijbanen|stage ervaring|stage ervaringen|bijbanen en stages',
    education: `opleiding|opleidingen|onderwijs|studie|studies|scholing|academische achtergrond|schoolopleiding|opleiding en training|opleiding en vorming|
      educatie|gevolgde opleidingen|genoten opleidingen|vooropleiding|opleidingsachtergrond|schoolcarrière|opleidingen en cursussen|opleidingen en trainingen|opleiding en cursussen|academische opleiding|studies en diploma's|diploma's|onderwijs en opleiding|mijn opleiding|studieverleden`,
    skills: `vaardigheden|competenties|kennis|kennis en vaardigheden|technische vaardigheden|computervaardigheden|technische kennis|it vaardigheden|ict vaardigheden|
      computerkennis|expertise|kerncompetenties|persoonlijke vaardigheden|kwaliteiten|eigenschappen|sterke punten|digitale vaardigheden|kernkwaliteiten|softwarekennis|
      tools|programmeertalen|ict kennis|professionele vaardigheden|vakkennis|persoonlijke eigenschappen|specialisaties|expertises|sociale vaardigheden|technische competenties|vaardigheden en competenties|capaciteiten`,
    summary:
      'profiel|samenvatting|persoonlijk profiel|over mij|profielschets|professioneel profiel|doelstelling|doel|introductie|wie ben ik|persoonsprofiel|carrièredoel|ambitie|profielomschrijving|kort profiel|inleiding|voorstelling|mijn profiel|loopbaandoel|persoonlijke samenvatting',
    projects:
      'projecten|project|projectervaring|persoonlijke projecten|projecten en opdrachten|eigen projecten|portfolio|belangrijkste projecten|relevante projecten',
    volunteering:
      'vrijwilligerswerk|vrijwillige inzet|nevenactiviteiten|activiteiten|maatschappelijke activiteiten|bestuurservaring|extracurriculaire activiteiten|nevenfuncties|lidmaatschappen|commissies|bestuursfuncties|vrijwilligerservaring|engagement',
    certifications:
      'certificaten|certificeringen|certificering|certificaat|licenties|certificaten en licenties|diploma s en certificaten|certificaten en diploma s|bevoegdheden',
    courses:
      'cursussen|trainingen|cursus|bijscholing|cursussen en trainingen|trainingen en cursussen|workshops|training|nascholing|aanvullende opleidingen|bijscholingen|seminars|overige opleidingen',
    awards:
      'prijzen|onderscheidingen|prestaties|erkenningen|prijzen en onderscheidingen|beurzen|behaalde resultaten|verdiensten|resultaten',
    publications: 'publicaties|artikelen|onderzoek|lezingen|presentaties|octrooien|patenten',
    languages: 'talen|talenkennis|taalvaardigheid|taalvaardigheden|taalkennis|taal|vreemde talen|kennis van talen',
    interests:
      "interesses|hobby's|hobbies|vrije tijd|interesses en hobby's|hobby's en interesses|interessegebieden|vrijetijdsbesteding|persoonlijke interesses|passies|hobby",
    references: 'referenties|referentie|aanbevelingen|referenten',
    personal: 'persoonlijke gegevens|personalia|persoonsgegevens|persoonlijke informatie|gegevens|algemene gegevens|persoonlijk',
    contact: 'contact|contactgegevens|contactinformatie|adres|sociale media|adresgegevens',
    other:
      'overig|overige|overige informatie|aanvullende informatie|overige gegevens|rijbewijs|beschikbaarheid|diversen|extra informatie|bijzonderheden|extra|overige activiteiten',
    'role-detail':
      'taken|werkzaamheden|verantwoordelijkheden|taken en verantwoordelijkheden|functieomschrijving|taakomschrijving|beschrijving|belangrijkste taken|hoofdtaken|omschrijving|rol|klant|omgeving|belangrijkste werkzaamheden|functie inhoud|opdrachtgever',
  },
  composed: {
    deciding: {
      projects: 'projecten',
      internships: 'stages stage',
      volunteering: 'vrijwilligerswerk nevenactiviteiten',
      certifications: 'certificaten certificeringen',
      courses: 'cursussen trainingen',
      education: 'opleiding opleidingen onderwijs studie studies scholing',
      experience: 'werkervaring ervaring loopbaan carrière',
      skills: 'vaardigheden competenties kennis kwaliteiten',
      summary: 'profiel samenvatting',
      awards: 'prijzen onderscheidingen',
      publications: 'publicaties',
      languages: 'talen',
      interests: "interesses hobby's hobbies hobby",
      references: 'referenties',
      personal: 'gegevens informatie',
    },
    passing:
      'professionele persoonlijke academische technische relevante belangrijkste overige aanvullende eerdere recente sociale digitale it ict mijn van in de het met op voor vrije extra s internationale',
    and: 'en & /',
  },
  dates: {
    months: [
      'januari|jan',
      'februari|feb|febr',
      'maart|mrt|maa|mar',
      'april|apr',
      'mei',
      'juni|jun',
      'juli|jul',
      'augustus|aug',
      'september|sep|sept',
      'oktober|okt',
      'november|nov',
      'december|dec',
    ],
    parts: [
      { words: 'lente|voorjaar', from: 2, to: 4 },
      { words: 'zomer', from: 5, to: 7 },
      { words: 'herfst|najaar', from: 8, to: 10 },
      { words: 'winter', from: 0, to: 1 },
      { words: 'k1|eerste kwartaal|1e kwartaal', from: 0, to: 2 },
      { words: 'k2|tweede kwartaal|2e kwartaal', from: 3, to: 5 },
      { words: 'k3|derde kwartaal|3e kwartaal', from: 6, to: 8 },
      { words: 'k4|vierde kwartaal|4e kwartaal', from: 9, to: 11 },
    ],
    present:
      'heden|nu|vandaag|tot heden|tot nu|tot nu toe|tot op heden|huidig|actueel|momenteel|lopend|t/m heden|t/m nu|op dit moment|nog steeds|tot vandaag|thans',
    since: 'sinds|vanaf|sedert',
    until: 'tot|t/m|tot en met',
    to: 'tot|t/m|tot en met|en|tem|tm',
    from: 'van|vanaf|tussen',
    ofYear: 'van',
    years: 'jaar|jaren|jr',
    monthUnits: 'maand|maanden|mnd|mndn',
  },
  degrees: {
    doctorate: 'doctoraat|promotieonderzoek|?promotie|gepromoveerd|doctor in de',
    master:
      '?doctorandus|drs.|?ir.|ingenieursopleiding|masteropleiding|master of|licentiaat|?doctoraal|postmaster|wo master|wo-master|masterdiploma',
    bachelor:
      'hbo bachelor|hbo-bachelor|wo bachelor|wo-bachelor|?hbo|?ing.|bacheloropleiding|graduaat|hogeschoolopleiding|professionele bachelor|academische bachelor|?kandidatuur|?propedeuse|hbo-v|hbo-opleiding|bachelordiploma|?wo',
    associate: 'associate degree|hogere beroepsopleiding|?hbo-ad|graduaatsopleiding',
    diploma:
      '?mbo|mbo-4|mbo 4|mbo niveau 4|mbo niveau 3|mbo niveau 2|mbo-3|mbo 3|mbo-2|?lts|?mts|?meao|?leao|?bso|?tso|middelbaar beroepsonderwijs|vakdiploma|bbl|mbo-opleiding|vakopleiding',
    certificate: 'certificaat',
    high_school:
      'vwo|havo|vmbo|?mavo|?aso|mulo|hbs|havo-diploma|vwo-diploma|secundair onderwijs|middelbaar onderwijs|vmbo-t|vmbo-tl|vmbo-k|getuigschrift secundair onderwijs|gymnasiumdiploma|middelbareschooldiploma',
  },
  titles: {
    heads: `-voorlichter -werker -verspaner -meisje -docent -eigenaar -eigenares -directeur -directrice -hoofd -ontwikkelaar -ontwikkelaarster -ingenieur -medewerk(er,ster) -beheerder -leid(er,ster) -manager -adviseur -consultant -assistent(,e) -directeur -directrice -coördinator -coordinator -specialist(,e) -analist(,e) -architect(,e)
      -programmeur -technicus -monteur -verpleegkundige -verzorgende -verzorger -arts -huisarts -tandarts -apotheker -fysiotherapeut(,e) -ergotherapeut(,e) -logopedist(,e) -psycholoog -psychologe -therapeut(,e) -begeleid(er,ster)
      -leraar -lerares -docent(,e) -leerkracht -onderwijzer(,es) -pedagoog -hulpverlener -hulp -kok -kokkin -chef-kok -bakker -slager -kelner -serveerster -ober -barista -barman -gastheer -gastvrouw -receptionist(,e) -secretaresse
      -secretaris -boekhoud(er,ster) -accountant -controller -administrateur -kassier(,ster) -verkoper -verkoopster -vertegenwoordig(er,ster) -inkoper -inkoopster -verkoopmedewerker -winkelmedewerker -vakkenvuller -magazijnmedewerker
      -orderpicker -chauffeur -vrachtwagenchauffeur -bezorger -koerier -heftruckchauffeur -logistiek -planner -expediteur -piloot -steward(,ess) -conducteur -machinist -timmerman -metselaar -schilder -loodgieter -elektricien -elektromonteur
      -lasser -dakdekker -stukadoor -tegelzetter -stratenmaker -installateur -meubelmaker -smid -draaier -frezer -operator -bediener -hovenier -tuinman -boer -landbouwer -bloemist(,e) -kapper -kapster -schoonheidsspecialist(,e)
      -schoonmaker -schoonmaakster -huishoudster -conciërge -portier -bewaker -beveiliger -beveiligingsbeambte -agent(,e) -politieagent(,e) -brandweerman -brandweervrouw -militair -soldaat -officier -advocaat -advocate -jurist(,e) -notaris -rechter -griffier
      -journalist(,e) -redacteur -redactrice -schrijver -schrijfster -tekstschrijver -vertaler -vertaalster -tolk -fotograaf -fotografe -vormgever -vormgeefster -ontwerper -ontwerpster -grafisch -illustrator -bibliothecaris -archivaris -muzikant(,e) -acteur -actrice
      -onderzoek(er,ster) -wetenschapper -promovendus -promovenda -hoogleraar -professor -laborant(,e) -chemicus -bioloog -econoom -econome -statisticus -tester -eigenaar -eigenaresse -oprichter -oprichtster -ondernem(er,ster) -zzp'er -freelancer -stagiair(,e) -stagiaire
      -trainee -leerling -student(,e) -vrijwillig(er,ster) -uitzendkracht -oproepkracht -vakantiekracht -afwasser -productiemedewerker -werknemer -arbeider -arbeidster -voorman -ploegleider -uitvoerder -opzichter -inspecteur -inspectrice -controleur -auditor
      -taxateur -makelaar -bankier -verzekeringsadviseur -recruiter -intercedent(,e) -trainer -coach -voorzitter -bestuurder -bestuurslid -ambtenaar -beleidsmedewerker -beleidsadviseur -wethouder -burgemeester -schoolhoofd -rector -decaan -mentor -teamleider
      -kraamverzorgende -verloskundige -doktersassistent(,e) -tandartsassistent(,e) -apothekersassistent(,e) -opticien -dierenarts -dierenverzorger -kinderverzorgster -oppas -gids -reisleider -woordvoerder -marketeer -communicatiemedewerker -functionaris -deskundige -kundige
      -voeger -lakker -spuiter -constructeur -tekenaar -werkvoorbereider -calculator -wever -naaister -kleermaker -juwelier -drukker -visser -schipper -stewardess -telefonist(,e) -typist(,e) -promotor -animator -bode -pakker -inpakker`,
    phrases:
      'au pair|senior medewerker|medewerker klantenservice|medewerker bediening|hoofd van|teamleider|wetenschappelijk medewerker|pedagogisch medewerker|maatschappelijk werk(er,ster)|interieurverzorgster|zelfstandig ondernemer|scrum master|product owner',
    levels:
      'senior|junior|medior|hoofd|hoofd-|leidinggevend(,e)|plaatsvervangend|adjunct|assistent|algemeen|eerste|tweede|leerling|aankomend|zelfstandig|chef|teamleider|waarnemend|trainee|lead',
  },
  organisations: {
    legalForms: 'bv|b.v.|nv|n.v.|vof|v.o.f.|bvba|sprl|cvba|vzw|c.v.|eenmanszaak|maatschap|u.a.|stichting|coöperatie|comm.v.|cv',
    words: `-ziekenhuis|umc|kliniek|-praktijk|huisartsenpraktijk|tandartspraktijk|apotheek|verpleeghuis|verzorgingshuis|-zorg|thuiszorg|zorginstelling|woonzorgcentrum|kinderdagverblijf|kinderopvang|basisschool|
      gemeente|provincie|ministerie|belastingdienst|rijkswaterstaat|waterschap|politie|brandweer|defensie|-bank|verzekeringen|-groep|groep|holding|maatschappij|bedrijf|-bedrijf|bouwbedrijf|onderneming|fabriek|-fabriek|
      werkplaats|garage|autobedrijf|-winkel|winkel|supermarkt|-markt|warenhuis|boekhandel|-handel|groothandel|bakkerij|slagerij|brouwerij|kwekerij|drukkerij|restaurant|eetcafé|café|brasserie|hotel|camping|uitzendbureau|-bureau|adviesbureau|
      reclamebureau|ingenieursbureau|architectenbureau|advocatenkantoor|advocaten|notariskantoor|accountants|administratiekantoor|makelaardij|makelaars|kantoor|-dienst|diensten|uitgeverij|krant|omroep|transport|logistiek|vervoer|expeditie|
      bouw|installatiebedrijf|techniek|-techniek|metaal|schildersbedrijf|schoonmaakbedrijf|hoveniersbedrijf|vereniging|museum|theater|bibliotheek|kerk|boerderij|systemen|software|energie|zonen|& zonen|gebroeders|woningcorporatie|rechtbank`,
  },
  schools: `-universiteit|-hogeschool|-school|-college|-lyceum|gymnasium|atheneum|technische universiteit|academie|roc|mbo|basisschool|middelbare school|scholengemeenschap|instituut|faculteit|conservatorium|kunstacademie|praktijkschool|volksuniversiteit|syntra|athenaeum|vdab`,
  employment: {
    'full-time': 'fulltime|voltijd|voltijds',
    'part-time': 'parttime|deeltijd|deeltijds|bijbaan',
    remote: 'thuiswerk|op afstand|remote|thuiswerken',
    hybrid: 'hybride',
    'on-site': 'op locatie',
    freelance: 'freelance|zzp|zelfstandig|zelfstandige|als zzp’er',
    contract: 'tijdelijk contract|detachering|gedetacheerd|contract|bepaalde tijd',
    temporary: 'uitzendkracht|tijdelijk|vakantiewerk|seizoenswerk|invaller|interim|oproepkracht|vakantiebaan|zomerbaan',
    permanent: 'vast|vast contract|onbepaalde tijd|vast dienstverband',
    internship: 'stage|stagiair|stagiaire|afstudeerstage|meewerkstage',
    apprenticeship: 'leerling|leerwerkplek|bbl|leerwerktraject',
    volunteer: 'vrijwilliger|vrijwilligerswerk|vrijwillig',
  },
  labels: {
    title: 'functie|functietitel|positie|rol|beroep|functie of beroep|functienaam|titel|werk',
    employer: 'werkgever|bedrijf|organisatie|naam werkgever|bedrijfsnaam|opdrachtgever|klant|naam bedrijf|firma|instelling',
    place: 'plaats|locatie|stad|land|vestigingsplaats|standplaats|woonplaats|adres',
    dates: 'periode|data|datum|duur|van|jaar|jaren|looptijd',
    degree: 'diploma|graad|kwalificatie|titel|behaald diploma|niveau|opleiding|opleidingsniveau',
    school: 'school|universiteit|instelling|hogeschool|onderwijsinstelling|instituut|opleidingsinstituut|opleider',
    field: 'richting|specialisatie|studierichting|studie|vakken|profiel|afstudeerrichting|hoofdvak|studiegebied',
    description:
      'taken|werkzaamheden|omschrijving|beschrijving|verantwoordelijkheden|taken en verantwoordelijkheden|functieomschrijving|voornaamste werkzaamheden|belangrijkste taken|resultaten|activiteiten',
    tools:
      'tools|technologieën|omgeving|software|gebruikte tools|technieken|gebruikte technieken|gebruikte technologieën|stack|hulpmiddelen|methoden en technieken',
  },
  people: {
    nameLabels:
      'naam|voornaam|achternaam|voor- en achternaam|volledige naam|familienaam|voornamen|naam en voornaam|roepnaam|voornaam en naam',
    honorifics: 'dhr|mevr|mw|de heer|mevrouw|dr|drs|ir|ing|mr|prof',
    particles: "van|de|den|der|van de|van der|van den|ten|ter|te|het|'t|op|in|aan|bij|uit|van 't|op den|von",
    documents: 'curriculum vitae|cv|levensloop|sollicitatie|curriculum|sollicitatiebrief',
  },
  noExperience:
    'zonder werkervaring|geen werkervaring|nog geen werkervaring|geen relevante werkervaring|zonder relevante werkervaring',
  experience: 'ervaring|werkervaring|loopbaan|werkzaam|carrière',
  functionWords: `de het een en van in te dat die op voor met aan is zijn bij als ook naar om door over uit tot niet maar er wordt werd worden heb heeft ik mijn deze dit binnen
    waar onder tijdens onze meer nog dan zoals tussen hun was`,
}
