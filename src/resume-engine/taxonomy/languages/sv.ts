import type { Language } from './language.ts'

export const sv: Language = {
  code: 'sv',
  name: 'Swedish',
  nativeName: 'svenska',
  script: 'Latin',
  headings: {
    experience: `arbetslivserfarenhet|arbetslivserfarenheter|arbetserfarenhet|erfarenhet|erfarenheter|yrkeserfarenhet|anställningar|anställning|tidigare anställningar|arbete|yrkesliv|karriär|tidigare erfarenheter|yrkesbakgrund|tjänster|
      yrkeserfarenheter|relevant arbetslivserfarenhet|professionell erfarenhet|uppdrag|tidigare arbeten|anställningshistorik|arbetslivserfarenheter i urval|övrig arbetslivserfarenhet|jobb|arbetshistorik`,
    internships: 'praktik|praktikplatser|praktik och extrajobb|lia|prao|praktikperioder|lia praktik',
    education:
      'utbildning|utbildningar|studier|akademisk utbildning|utbildning och kurser|utbildningsbakgrund|skolgång|skola|utbildning och kvalifikationer|högskoleutbildning|akademiska meriter|examina|universitetsstudier|formell utbildning|akademisk bakgrund|utbildning och examina',
    skills: `kompetenser|kompetens|färdigheter|kunskaper|tekniska färdigheter|datakunskaper|it kunskaper|kunskaper och färdigheter|tekniska kunskaper|nyckelkompetenser|kärnkompetenser|tekniska kompetenser|datakunskap|egenskaper|personliga egenskaper|styrkor|verktyg|
      kvalifikationer|specialkunskaper|expertis|teknisk kompetens|programmeringsspråk|it kompetens|särskilda kunskaper|kompetensområden|övriga kunskaper|tekniker|digital kompetens|färdigheter och kompetenser|kunskapsområden`,
    summary:
      'profil|sammanfattning|om mig|personligt|personlig profil|presentation|mål|profiltext|yrkesprofil|kort om mig|personlig presentation|vem är jag|karriärmål|professionell profil|beskrivning av mig|inledning|introduktion',
    projects: 'projekt|egna projekt|utvalda projekt|personliga projekt|projekterfarenhet|portfolio|uppdrag i urval',
    volunteering:
      'ideellt arbete|ideella uppdrag|ideellt engagemang|engagemang|volontärarbete|föreningsliv|förtroendeuppdrag|medlemskap|föreningsengagemang|övrigt engagemang|frivilligarbete|styrelseuppdrag|föreningsuppdrag|ideella engagemang',
    certifications:
      'certifikat|certifieringar|certifiering|licenser|behörigheter|intyg|certifikat och licenser|legitimation|körkort och certifikat|legitimationer',
    courses:
      'kurser|kurser och certifikat|vidareutbildning|fortbildning|internutbildningar|övriga kurser|övriga utbildningar|kompetensutveckling|kurser och utbildningar|utbildningar och kurser|seminarier|fristående kurser',
    awards: 'utmärkelser|priser|stipendier|meriter|priser och utmärkelser|prestationer|stipendier och utmärkelser|övriga meriter',
    publications: 'publikationer|artiklar|forskning|föreläsningar|patent|vetenskapliga publikationer|presentationer',
    languages: 'språk|språkkunskaper|språkfärdigheter|språkkompetens|språkkunskap',
    interests:
      'intressen|fritidsintressen|fritid|hobby|hobbyer|hobbies|personliga intressen|intressen och fritid|fritid och intressen',
    references: 'referenser|referens|rekommendationer',
    personal: 'personuppgifter|personlig information|personliga uppgifter|personalia|uppgifter|personliga data',
    contact: 'kontakt|kontaktuppgifter|kontaktinformation|adress|länkar|sociala medier|kontakta mig',
    other:
      'övrigt|övrig information|övriga upplysningar|körkort|ytterligare information|annat|värnplikt|militärtjänst|militärtjänstgöring|diverse|tillgänglighet|övriga uppgifter|mer om mig|utlandsvistelse|utlandsvistelser',
    'role-detail':
      'arbetsuppgifter|ansvarsområden|uppgifter|ansvar|beskrivning|arbetsbeskrivning|huvudsakliga arbetsuppgifter|huvuduppgifter|kund|roll|miljö|befattningsbeskrivning|resultat',
  },
  composed: {
    deciding: {
      projects: 'projekt',
      internships: 'praktik',
      volunteering: 'engagemang ideella ideellt',
      certifications: 'certifikat certifieringar',
      courses: 'kurser vidareutbildning fortbildning',
      education: 'utbildning utbildningar studier',
      experience: 'erfarenhet erfarenheter arbetslivserfarenhet anställningar yrkeserfarenhet karriär',
      skills: 'kompetenser kompetens färdigheter kunskaper',
      summary: 'profil sammanfattning',
      awards: 'utmärkelser priser stipendier meriter',
      publications: 'publikationer',
      languages: 'språk språkkunskaper',
      interests: 'intressen fritidsintressen',
      references: 'referenser',
      personal: 'uppgifter information',
    },
    passing:
      'relevant relevanta övrig övriga tidigare professionell professionella personlig personliga akademisk akademiska teknisk tekniska utvalda mina min viktiga andra inom i av och med om särskilda digitala vetenskapliga',
    and: 'och samt & /',
  },
  dates: {
    months: [
      'januari|jan',
      'februari|feb|febr',
      'mars|mar',
      'april|apr',
      'maj',
      'juni|jun',
      'juli|jul',
      'augusti|aug',
      'september|sep|sept',
      'oktober|okt',
      'november|nov',
      'december|dec',
    ],
    parts: [
      { words: 'vår|våren', from: 2, to: 4 },
      { words: 'sommar|sommaren', from: 5, to: 7 },
      { words: 'höst|hösten', from: 8, to: 10 },
      { words: 'vinter|vintern', from: 0, to: 1 },
      { words: 'vt|vårtermin|vårterminen', from: 0, to: 5 },
      { words: 'ht|hösttermin|höstterminen', from: 7, to: 12 },
      { words: 'kvartal 1|första kvartalet', from: 0, to: 2 },
      { words: 'kvartal 2|andra kvartalet', from: 3, to: 5 },
      { words: 'kvartal 3|tredje kvartalet', from: 6, to: 8 },
      { words: 'kvartal 4|fjärde kvartalet', from: 9, to: 11 },
    ],
    present:
      'nu|nuvarande|pågående|idag|i dag|tills vidare|fortfarande|pågår|till dags dato|till idag|till nu|nutid|dags dato|nuläget|tills nu|närvarande|tillsvidare|nuvarande anställning',
    since: 'sedan|från och med|fr.o.m.|från|fr o m|sen',
    until: 'till|till och med|t.o.m.|t o m|tom',
    to: 'till|t.o.m.|t o m|till och med|och|tom',
    from: 'från|mellan|fr.o.m.',
    ofYear: 'år',
    years: 'år|årig',
    monthUnits: 'månad|månader|mån|mån.|mnd',
  },
  degrees: {
    doctorate: 'doktorsexamen|doktor|filosofie doktor|teknologie doktor|fil. dr|tekn. dr|doktorand|medicine doktor',
    master:
      'masterexamen|magisterexamen|magister|civilingenjör|civilingenjörsexamen|civilekonom|civilekonomexamen|jur. kand.|juris kandidat|juristexamen|läkarexamen|?master|licentiatexamen|arkitektexamen|filosofie magister|masterprogram|civilingenjörsprogrammet|psykologexamen|tandläkarexamen|apotekarexamen|läkarprogrammet|juristprogrammet|masterprogrammet|teknologie master|ekonomie magister',
    bachelor:
      'kandidatexamen|filosofie kandidat|fil. kand.|kandidat|högskoleingenjör|högskoleingenjörsexamen|högskoleexamen|sjuksköterskeexamen|lärarexamen|socionomexamen|grundskollärarexamen|förskollärarexamen|ämneslärarexamen|teknologie kandidat|ekonomie kandidat|kandidatprogram|kandidatprogrammet|sjuksköterskeprogrammet|socionomprogrammet|yrkesexamen|lärarprogrammet|fil kand|ek kand|systemvetenskapliga programmet|ingenjörsexamen',
    associate:
      'yrkeshögskoleexamen|yh-examen|kvalificerad yrkeshögskoleexamen|ky-utbildning|yh-utbildning|kvalificerad yrkesutbildning',
    diploma:
      'gesällbrev|yrkesutbildning|gymnasieingenjör|lärlingsutbildning|undersköterskeutbildning|mästarbrev|yrkesprogram|omvårdnadsprogrammet|barn- och fritidsprogrammet|elprogrammet|fordonsprogrammet|byggprogrammet|hotell- och restaurangprogrammet|industriprogrammet|handelsprogrammet|vård- och omsorgsprogrammet|el- och energiprogrammet|bygg- och anläggningsprogrammet|vård- och omsorgsutbildning',
    certificate: 'certifikat|?intyg|kursintyg',
    high_school:
      'gymnasieexamen|studentexamen|gymnasieutbildning|naturvetenskapliga programmet|samhällsvetenskapliga programmet|teknikprogrammet|ekonomiprogrammet|estetiska programmet|naturvetenskapsprogrammet|samhällsprogrammet|slutbetyg|gymnasiebetyg|högskoleförberedande examen|naturprogrammet|humanistiska programmet|samhällsvetenskapsprogrammet',
  },
  titles: {
    heads: `-tjänsteman -mästare -föreståndare -biträde -administratör -advokat -agent -analytiker -ansvarig -apotekare -arbetare -arbetsledare -arkitekt -arkivarie -artist -assistent -bagare -barista -barnmorska -barnskötare -bartender -bibliotekarie -biolog -biträde -boendestödjare -bokhållare -brandman -brevbärare -butikschef -byggledare -byggnadsarbetare -båtsman -chaufför
      -chef -coach -controller -deltagare -designer -dietist -direktör -diskare -djurskötare -doktorand -domare -ekonom -elektriker -elev -entreprenör -expedit -expert -fastighetsskötare -fastighetsmäklare -florist -flygvärdinna -forskare -fotograf -fysiker -fysioterapeut -fördelare -föreläsare -förman -förare -författare -förskollärare
      -försäljare -försäljningschef -föreståndare -gitarrist -golvläggare -grafiker -grundare -guide -gärdsman -handledare -handläggare -hantverkare -hovmästare -hudterapeut -husfru -inköpare -informatör -ingenjör -inspektör -installatör -instruktör -jurist -journalist -kallskänka -kamrer -kanslist -kassör(,ska) -kassabiträde -kemist -kirurg
      -kock -kommunikatör -konditor -konsult -konstnär -konstruktör -kontorist -koordinator -kurator -kurir -kundtjänstmedarbetare -lagerarbetare -lagermedarbetare -lantbrukare -ledare -lektor -lokalvårdare -lokförare -logistiker -logoped -läkare -lärare -lärarinna -lärling -marknadsförare -marknadschef -maskinist -maskinförare -massör -matematiker -medarbetare
      -mekaniker -montör -murare -musiker -målare -mäklare -möbelsnickare -notarie -näringsterapeut -officer -operatör -optiker -ordförande -ortopedtekniker -parkarbetare -pedagog -personalchef -pilot -planerare -platschef -plåtslagare -polis -praktikant -produktionsledare -producent -professor -programmerare -projektledare -präst -psykolog -receptionist
      -redaktör -redovisningskonsult -regissör -rektor -rekryterare -reparatör -reporter -representant -restaurangbiträde -revisor -rådgivare -rörmokare -samordnare -sekreterare -servitris -servitör -sjukgymnast -sjuksköterska -skribent -skolvärd -skådespelare -skötare -slaktare -smed -snickare -socionom -socialsekreterare -soldat -specialist -statistiker
      -strateg -student -studievägledare -städare -städerska -styrman -stylist -svetsare -säljare -säljledare -tandhygienist -tandläkare -tandsköterska -taxiförare -tekniker -teknolog -terapeut -testare -timvikarie -tolk -tränare -trädgårdsmästare -truckförare -tulltjänsteman -undersköterska -utbildare -utredare -utvecklare -vaktmästare -vd -veterinär
      -vikarie -volontär -vårdare -vårdbiträde -väktare -värd -värdinna -ägare -översättare -översköterska -ordningsvakt -personlig -mentor -skräddare -frisör -frisörska -kosmetolog -matlagare -kyltekniker -rörläggare -takläggare -plattsättare -anläggare -sömmerska -tapetserare -tryckare -urmakare -guldsmed -vetenskapsman -husmor -mässvärd -demonstratör -telefonist -telefonförsäljare -föredragande -utvecklingsledare`,
    phrases:
      'personlig assistent|verkställande direktör|vice vd|au pair|butiksbiträde|egen företagare|scrum master|product owner|legitimerad sjuksköterska|ansvarig för|teknisk projektledare|team leader',
    levels:
      'senior|junior|chef|chefs|ledande|biträdande|vice|ställföreträdande|stf|förste|andre|ansvarig|huvud|legitimerad|leg.|timanställd|tillförordnad|tf|lärling|lead|övergripande',
  },
  organisations: {
    legalForms:
      'ab|aktiebolag|hb|handelsbolag|kb|kommanditbolag|ek. för.|ekonomisk förening|ab (publ)|enskild firma|stiftelsen|ideell förening',
    words: `-sjukhus|sjukhuset|universitetssjukhus|lasarett|vårdcentral|-vårdcentral|kliniken|-klinik|tandvård|folktandvården|apotek|apoteket|äldreboende|hemtjänst|-omsorg|förskola|-förskola|skola|-skola|kommun|-kommun|stad|region|landsting|myndighet|-verket|-myndigheten|departement|försäkringskassan|arbetsförmedlingen|skatteverket|
      polisen|räddningstjänsten|försvarsmakten|-bank|sparbank|försäkring|-gruppen|gruppen|koncernen|-bolaget|bolaget|företag|byggföretag|fabrik|-fabrik|bruk|verkstad|-verkstad|verkstäder|mekaniska|butik|-butik|affär|handel|-handel|varuhus|stormarknad|livs|livsmedel|bokhandel|
      bageri|konditori|charkuteri|bryggeri|restaurang|-restaurang|krog|kafé|café|hotell|-hotell|pensionat|byrå|-byrå|advokatbyrå|reklambyrå|redovisningsbyrå|revisionsbyrå|arkitektkontor|bemanning|konsult|konsulter|kontor|tryckeri|förlag|tidning|radio|transport|åkeri|logistik|spedition|bygg|byggnads|måleri|snickeri|el|elteknik|vvs|plåt|
      fastigheter|stiftelse|förening|-förening|museum|teater|bibliotek|kyrka|församling|gård|jordbruk|lantbruk|system|teknik|energi|kraft|service|tjänster|bröderna|& söner|industri|industrier|mejeri|såg|sågverk`,
  },
  schools:
    '-universitet|-universitetet|-högskola|-högskolan|tekniska högskolan|kth|chalmers|handelshögskolan|gymnasium|-gymnasium|-gymnasiet|gymnasieskola|folkhögskola|-skola|-skolan|yrkeshögskola|grundskola|institut|-institutet|komvux|akademi|akademin|konservatorium|fakulteten|lärarhögskolan',
  employment: {
    'full-time': 'heltid|100 %|heltidsanställd',
    'part-time': 'deltid|extrajobb|extraarbete|50 %|deltidsanställd|extra',
    remote: 'distans|på distans|hemifrån|distansarbete',
    hybrid: 'hybrid',
    'on-site': 'på plats',
    freelance: 'frilans|egenföretagare|egen firma|egen företagare|frilansare|konsultuppdrag',
    contract: 'visstid|tidsbegränsad|visstidsanställning|projektanställning|allmän visstid',
    temporary: 'vikariat|vikarie|säsongsarbete|sommarjobb|timanställd|timanställning|sommarvikarie|feriearbete|behovsanställd',
    permanent: 'tillsvidare|tillsvidareanställning|fast anställning|fast|tillsvidareanställd',
    internship: 'praktik|praktikant|lia|prao|examensarbete',
    apprenticeship: 'lärling|trainee|lärlingsanställning',
    volunteer: 'volontär|ideellt|ideell',
  },
  labels: {
    title: 'befattning|titel|roll|tjänst|position|yrke|yrkestitel|anställd som|funktion',
    employer: 'arbetsgivare|företag|kund|organisation|företagsnamn|uppdragsgivare|arbetsplats|bolag',
    place: 'ort|plats|stad|land|arbetsort|adress',
    dates: 'period|datum|tid|tidsperiod|anställningstid|år|från',
    degree: 'examen|kvalifikation|titel|nivå|utbildning|utbildningsnivå',
    school: 'skola|universitet|högskola|lärosäte|utbildningsanordnare|institution',
    field: 'inriktning|program|huvudämne|ämne|specialisering|linje|utbildningsprogram',
    description:
      'arbetsuppgifter|beskrivning|ansvar|uppgifter|ansvarsområden|huvudsakliga arbetsuppgifter|resultat|huvuduppgifter',
    tools: 'verktyg|tekniker|teknik|miljö|system|programvara|använda tekniker|teknisk miljö',
  },
  people: {
    nameLabels:
      'namn|förnamn|efternamn|för- och efternamn|fullständigt namn|förnamn och efternamn|förnamn efternamn|efternamn, förnamn|efternamn och förnamn',
    honorifics: 'herr|fru|fröken|dr|prof|hr|docent',
    particles: 'af|von|de|van',
    documents: 'cv|meritförteckning|curriculum vitae|levnadsbeskrivning|personligt brev|ansökan|levnadsförteckning',
  },
  noExperience:
    'utan arbetslivserfarenhet|utan tidigare arbetslivserfarenhet|ingen arbetslivserfarenhet|saknar arbetslivserfarenhet|ingen tidigare arbetslivserfarenhet|utan tidigare arbetserfarenhet|ingen arbetserfarenhet',
  experience: 'erfarenhet|arbetslivserfarenhet|erfarenheter|arbete|yrkeserfarenhet',
  functionWords: `och i att en som är på för av med till den det har om ett jag inte men vi kan de var från eller så under vid mitt min mina samt även inom också efter ut
    när där hos mycket bland annat sedan dess deras vår är hade både`,
}
