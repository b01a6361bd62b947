import type { Language } from '../language.ts'

export const finnish: Language = {
  code: 'fi',
  name: 'Finnish',
  inventedWords: false,
  regions: [
    {
      country: 'Suomi',
      cities: 'Jyväskylä; Kuopio; Oulu; Lahti; Pori; Joensuu; Vaasa; Rovaniemi; Tampere; Turku; Lappeenranta; Seinäjoki',
      female: 'Päivi; Tuulikki; Aino; Hilkka; Sanna; Kaisa-Leena; Venla; Ritva; Outi; Hodan',
      male: 'Väinö; Jukka-Pekka; Tapio; Eero; Mikko; Hannu; Onni; Pekka; Jari; Antero',
      family:
        'Hämäläinen; Koskela; Mäki-Petäjä; Lehtonen; Rautio; Kärkkäinen; Saarinen; Ylä-Outinen; Heikkilä; Niskanen; Pöyhönen; Jokinen; Wikström; Farah',
      phones: '+358 40 555 ####; 040 555 ####; 050-555 ####; +358 9 555 ###',
      addresses: 'Koivukuja {n} A {k}, {zip} {city}; {city}; Kauppakatu {k}, {city}; Rantatie {n}, {zip} {city}',
      legal: 'Oy; Oyj; Ky; Tmi; Osuuskunta; Ab Oy',
    },
  ],
  companyWords:
    'Koivuranta; Revontuli; Honkapuu; Lumivuori; Kaislikko; Pohjantähti; Haukkala; Virtajoki; Kivikko; Mäntylä; Kuukkeli; Aallokko; Suopursu; Joutsenlampi; Havupolku; Tyynelä; Ilves; Routa; Saarnio; Kanervala',
  employers: {
    tech: '{name} Ohjelmistot {legal}; {name} Data {legal}; {name} Järjestelmät {legal}; {name} Digi {legal}',
    health: '{name}n sairaala; Hoivakoti {name}; {name}n terveysasema; {name} Apteekki; {name} Kotihoito {legal}',
    shop: 'Tavaratalo {name}; {name} Marketit {legal}; Kirjakauppa {name}; {name} Kaluste {legal}; {name} Muoti {legal}',
    agency: 'Mainostoimisto {name}; {name} Viestintä {legal}; Studio {name}; Kustannus {name} {legal}; {name} Henkilöstö {legal}',
    finance: '{name} Pankki {legal}; Vakuutusyhtiö {name}; Tilitoimisto {name}; Säästöpankki {name}',
    law: 'Asianajotoimisto {name}; Lakitoimisto {name} {legal}; {family} & {family2} Asianajajat',
    school: '{name}n koulu; {name}n lukio; Päiväkoti {name}; {name}n yliopisto; {name}n kansalaisopisto',
    food: 'Ravintola {name}; Hotelli {name}; Leipomo {name}; Kahvila {name}; {name} Pitopalvelu {legal}',
    transport:
      '{name} Kuljetus {legal}; {name} Logistiikka {legal}; {name} Kuriiri {legal}; Autokorjaamo {name}; {name} Liikenne {legal}',
    building:
      'Rakennus {name} {legal}; {name} Rakentajat {legal}; Arkkitehdit {name}; Sähkö {name} {legal}; {name} Kiinteistöt {legal}',
    factory:
      '{name} Konepaja {legal}; {name} Teräs {legal}; {name} Muovi {legal}; Meijeri {name}; {name} Paperi {legal}; {name} Energia {legal}',
    science: '{name}-instituutti; {name} Laboratoriot {legal}; {name}n tutkimuskeskus; {name} Biotekniikka {legal}',
    public: '{name}n kaupunki; {name}n kunta; {name}n kaupunginkirjasto; {name}n pelastuslaitos; {name}n aluehallintovirasto',
    farm: '{name}n tila; Puutarha {name}; {name} Metsä {legal}; Taimisto {name}',
    general:
      '{name} {legal}; {name} Yhtymä {legal}; {name} Palvelut {legal}; {name} Suomi {legal}; {name}-säätiö; {name} Konserni {legal}',
  },
  schools:
    '{name}n yliopisto; {name}n ammattikorkeakoulu; {name}n ammattiopisto; {name}n lukio; {name}n kauppakorkeakoulu; {name}n teknillinen korkeakoulu',
  degrees: {
    vocational: 'Ammattitutkinto; Perustutkinto; Erikoisammattitutkinto; Merkonomi; Datanomi',
    bachelor: 'Kandidaatti; Tradenomi (AMK); Insinööri (AMK); Sairaanhoitaja (AMK); Luonnontieteiden kandidaatti',
    master: 'Maisteri; Diplomi-insinööri; Kauppatieteiden maisteri; Filosofian maisteri; Ylempi AMK',
    doctor: 'Tohtori; Filosofian tohtori; Tekniikan tohtori',
    school: 'Ylioppilas; Ylioppilastutkinto; Peruskoulu',
  },
  degreeForms: '{degree}, {field}; {degree}, {field}; {degree} – {field}; {field}, {degree}; {degree} ({field})',
  occupations: {
    software:
      'Nuorempi ohjelmistokehittäjä; Ohjelmistokehittäjä; Web-kehittäjä; Vanhempi ohjelmistokehittäjä; Kehityspäällikkö; Testaaja | Laskutuksen uusi versio ({skill}), ajo {n} minuutista {k} minuuttiin; {big} asiakastiedon siirto ilman katkoa | Testaus; Ketterät menetelmät; Tietokannat | Tietotekniikka; Ohjelmistotekniikka',
    data: 'Data-analyytikko; Datainsinööri; Tilastotieteilijä; Analytiikkapäällikkö | Myyntiennuste {n} myymälälle; {n} taulukkoa korvattu raportilla | Tilastotiede; Mallinnus | Tilastotiede; Matematiikka',
    support:
      'IT-tukihenkilö; Verkkoasiantuntija; Järjestelmäasiantuntija; Tietohallintopäällikkö | {n} tikettiä päivässä; {big} työaseman vaihto | Verkot; Varmuuskopiointi; Käyttäjätuki | Tietojenkäsittely',
    nursing:
      'Hoitoapulainen; Lähihoitaja; Sairaanhoitaja; Kätilö; Osastonhoitaja | {n} potilasta vuorossa; {k} opiskelijan ohjaus | Haavanhoito; Lääkehoito; Hätäensiapu | Hoitotyö',
    care: 'Henkilökohtainen avustaja; Ohjaaja; Sosionomi; Sosiaalityöntekijä; Palvelukodin johtaja | {n} perheen tuki; {k} retkeä vuodessa | Keskustelu; Ensiapu; Muistisairaan hoito | Sosiaaliala',
    pharmacy:
      'Farmanomi; Farmaseutti; Proviisori; Fysioterapeutti; Laborantti | {n} reseptiä päivässä; Hävikki {p} % pienemmäksi | Lääkeneuvonta; Varasto; Näytteenotto | Farmasia; Fysioterapia',
    sales:
      'Myyjä; Myyntineuvottelija; Asiakkuuspäällikkö; Myyntipäällikkö; Myyntijohtaja | {n} uutta asiakasta, arvo {money}; Tavoite ylitetty {p} % | Neuvottelu; Asiakashankinta; Tarjoukset | Liiketalous; Markkinointi',
    retail:
      'Kassatyöntekijä; Myymälätyöntekijä; Somistaja; Vuoropäällikkö; Myymäläpäällikkö | Myymälä, {n} työntekijää; {big} tuotteen inventaario | Kassatyö; Esillepano; Asiakaspalvelu | Kauppa',
    marketing:
      'Markkinointiassistentti; Copywriter; Viestintäasiantuntija; Brändipäällikkö; Markkinointipäällikkö; Toimittaja | Uutiskirje {big} lukijalle; {k} messua vuodessa | Kirjoittaminen; Mainonta; Tiedotus | Viestintä; Markkinointi',
    accounting:
      'Kirjanpitäjä; Palkanlaskija; Taloushallinnon asiantuntija; Controller; Talouspäällikkö; Tilintarkastaja | Kuukausikatko {k} päivässä; {big} henkilön palkat | Kirjanpito; Arvonlisävero; Tilinpäätös | Laskentatoimi; Taloushallinto',
    banking:
      'Pankkitoimihenkilö; Rahoitusneuvoja; Luottoanalyytikko; Konttorinjohtaja; Korvauskäsittelijä | {n} yritysasiakasta; Lainakanta {money} | Luottoanalyysi; Riskit; Säästäminen | Rahoitus; Taloustiede',
    legal:
      'Oikeudellinen avustaja; Lakimies; Asianajaja; Yritysjuristi; Lakiasiainjohtaja | {n} sopimusta vuodessa; {k} oikeudenkäyntiä | Sopimusoikeus; Työoikeus | Oikeustiede',
    hr: 'Henkilöstöassistentti; Rekrytoija; Henkilöstöasiantuntija; Henkilöstöpäällikkö | {n} rekrytointia vuodessa; {skill} käyttöön {k} toimipisteessä | Rekrytointi; Työoikeus; Koulutus | Psykologia; Henkilöstöjohtaminen',
    office:
      'Vastaanottovirkailija; Toimistotyöntekijä; Sihteeri; Johdon assistentti; Toimistopäällikkö | {k} johtajan kalenterit; Kokous {big} vieraalle | Arkistointi; Pöytäkirjat; Matkavaraukset | Hallinto; Liiketalous',
    teaching:
      'Koulunkäynninohjaaja; Varhaiskasvatuksen opettaja; Luokanopettaja; Matematiikan opettaja; Rehtori; Lehtori | {n} oppilaan luokka; Shakkikerho {n} lapselle | Opetus; Arviointi; Ryhmänhallinta | Kasvatustiede; Suomen kieli',
    kitchen:
      'Keittiöapulainen; Kokki; Vuoromestari; Keittiöpäällikkö; Kondiittori; Leipuri | {n} annosta lauantaisin; {k} oppisopimusoppilasta | Ruokalistat; Hygienia; Leivonta | Ravintola-ala',
    hotel:
      'Tarjoilija; Hotellivirkailija; Baarimestari; Kerroshoitaja; Hotellinjohtaja; Matkaopas | {n} vierasta illassa; {n} häät | Asiakaspalvelu; Varaukset | Matkailu',
    logistics:
      'Varastotyöntekijä; Trukinkuljettaja; Ajojärjestelijä; Varastopäällikkö; Ostaja | {n} tilausta tunnissa; {n} konttia kuussa | Varastonhallinta; Tulli; Ostot | Logistiikka',
    driving:
      'Jakelukuljettaja; Kuorma-autonkuljettaja; Linja-autonkuljettaja; Lähetti; Veturinkuljettaja | {big} km vuodessa ilman vahinkoja; {n} pakettia päivässä | CE-ajokortti; Reittisuunnittelu | Liikenne',
    construction:
      'Rakennusapulainen; Muurari; Kirvesmies; Työnjohtaja; Vastaava mestari; Arkkitehti; Putkiasentaja | {n} taloa; Koulu ({money}) ajallaan | Piirustusten luku; Kustannuslaskenta; Työturvallisuus | Rakennustekniikka; Arkkitehtuuri',
    electrical:
      'Sähköasentaja; Automaatioasentaja; Sähkösuunnittelija; Sähköinsinööri | {n} asuntoa; Seisokit {p} % vähemmäksi | PLC; Vianhaku; Keskukset | Sähkötekniikka',
    mechanics:
      'Automekaanikko; Kunnossapitoasentaja; Peltiseppä; Korjaamopäällikkö; Huoltoneuvoja | {n} autoa viikossa; Vaihteistot ({client}) | Diagnostiikka; Hydrauliikka | Konetekniikka; Autoala',
    production:
      'Tuotantotyöntekijä; Koneenkäyttäjä; Hitsaaja; Työnjohtaja, tuotanto; Laaduntarkastaja; Tuotantopäällikkö | {n} hengen vuoro; Hukka {p} prosentista {k} prosenttiin | Laadunvalvonta; Hitsaus | Tuotantotekniikka',
    engineering:
      'Mekaniikkasuunnittelija; Prosessi-insinööri; Projekti-insinööri; Pääsuunnittelija; Testausinsinööri | Pumpun kotelo {p} % kevyemmäksi; {n} väsytyskoetta | Suunnittelu; Lujuuslaskenta; Projektinhallinta | Konetekniikka; Kemiantekniikka',
    design:
      'Graafinen suunnittelija; Käyttöliittymäsuunnittelija; Art director; Sisustusarkkitehti; Valokuvaaja | Julisteet ({client}), {k} kautta; {n} häät kuvattu | Typografia; Kuvankäsittely; Taitto | Graafinen suunnittelu',
    research:
      'Tutkimusavustaja; Laboratoriomestari; Väitöskirjatutkija; Tutkija; Yliopistonlehtori; Kemisti | Näytteet {n} järvestä; {k} artikkelia | Mikroskopia; Tilastomenetelmät | Biologia; Kemia; Fysiikka',
    civil:
      'Toimistosihteeri; Poliisi; Palomies; Kirjastonhoitaja; Suunnittelija; Kaavasuunnittelija; Kääntäjä | {n} hakemusta viikossa; Kuuleminen {big} asukkaalle | Hallintolaki; Selvitykset | Hallintotiede',
    farming:
      'Maatyöntekijä; Puutarhuri; Karjanhoitaja; Metsuri; Tilanhoitaja; Agrologi | {n} lehmän lypsy; {big} puun istutus | Leikkaus; Karjanhoito | Maatalous; Metsätalous',
    security:
      'Vartija; Sopimussotilas; Ryhmänjohtaja; Turvallisuuspäällikkö; Järjestyksenvalvoja | {n} sotilasta {k} tehtävässä; Alue, {n} porttia | Vartiointi; Viestilaitteet | Turvallisuusala',
    executive:
      'Projektipäällikkö; Tuotepäällikkö; Konsultti; Toimitusjohtaja; Operatiivinen johtaja; Yrittäjä | {client}: {n} hengestä {big} henkeen; Tappio {money} voitoksi {k} neljänneksessä | Strategia; Budjetointi; Johtaminen | Liiketaloustiede; Tuotantotalous',
  },
  headings: {
    experience:
      'Työkokemus; Työhistoria; Kokemus; Työura; Ammatillinen kokemus | Polkuni; Missä olen työskennellyt; Etapit; Työt; Työelämässä',
    furtherExperience: 'Muu työkokemus; Aiempi työkokemus | Sitä ennen; Lisäksi',
    internships: 'Harjoittelut; Työharjoittelu | Ensiaskeleet',
    education: 'Koulutus; Opinnot; Koulutustausta | Koulun penkillä; Mitä opin; Oppivuodet',
    skills: 'Taidot; Osaaminen; Erityistaidot; Atk-taidot | Työkalupakki; Tämän osaan; Vahvuudet',
    languages: 'Kielitaito; Kielet | Puhun',
    summary: 'Profiili; Tiivistelmä; Minusta | Lyhyesti; Kuka olen; Hei',
    projects: 'Projektit; Omat projektit | Itse tehty',
    certificates: 'Kurssit; Sertifikaatit; Kortit ja luvat; Pätevyydet | Paperit',
    awards: 'Palkinnot; Tunnustukset | Kiitokset',
    publications: 'Julkaisut; Artikkelit | Painettua',
    volunteering: 'Vapaaehtoistyö; Luottamustoimet; Järjestötoiminta | Muiden hyväksi',
    interests: 'Harrastukset; Kiinnostukset | Työn jälkeen; Vapaalla',
    references: 'Suosittelijat | He tuntevat minut',
    contact: 'Yhteystiedot; Ota yhteyttä | Täältä löydät',
    personal: 'Henkilötiedot; Perustiedot | Kortti',
  },
  dates: {
    present: 'nykyinen; edelleen; nyt; tällä hetkellä; jatkuu; Nykyinen; NYT',
    since: '{a} alkaen; {a} lähtien',
    until: '{b} asti',
    fromTo: '{a} alkaen {b} asti',
    to: '–; –; ...',
    seasons: 'Kevät; Kesä; Syksy; Talvi',
    quarter: 'Q{n}/{y}',
    years: 'one=vuosi;other=vuotta | one=v;other=v',
    months: 'one=kuukausi;other=kuukautta | one=kk;other=kk',
  },
  words: {
    at: '@; /',
    email: 'Sähköposti; S-posti; Email',
    phone: 'Puhelin; Puh.; Matkapuhelin; GSM',
    address: 'Osoite; Asuinpaikka; Kotipaikka',
    born: 'Syntymäaika; Syntynyt',
    nationality: 'Kansalaisuus',
    nationalities: 'Suomi; Viro; Ruotsi; Somalia',
    title: 'Tehtävä; Nimike; Tehtävänimike; Rooli',
    employer: 'Työnantaja; Yritys; Organisaatio',
    period: 'Ajanjakso; Kesto; Aika',
    place: 'Paikka; Paikkakunta',
    responsibilities: 'Tehtävät; Vastuualueet; Työtehtävät; Päätehtävät',
    achievements: 'Saavutukset; Tulokset',
    technologies: 'Teknologiat; Työkalut; Ympäristö',
    project: 'Projekti; Projektit; Suurin projekti',
    client: 'Asiakas; Toimeksiantaja; Loppuasiakas',
    via: '(vuokratyö: {via}); kautta {via}; välittäjä {via}',
    types: 'Kokoaikainen; Osa-aikainen; Määräaikainen; Vakituinen; Keikkatyö; Kesätyö; Sijaisuus',
    remote: 'etätyö; hybridi; lähityö',
    freelance: 'Freelancer; Yksityisyrittäjä; Itsenäinen ammatinharjoittaja',
    ownName: 'Tmi {name}; {name} Konsultointi; Ateljee {name}',
    page: 'Sivu {p}/{q}; {p}/{q}; {p}; s. {p}',
    references: 'Pyydettäessä; Annetaan mielellään',
    intern: 'Harjoittelija; {title} (harjoittelu); Oppisopimusopiskelija; Kesätyöntekijä; Trainee',
    fresher: 'Vastavalmistunut; Ei vielä',
    thesis: 'Opinnäytetyö; Pääaine; Gradu',
    grade: 'keskiarvo 4,{k}; arvosana kiitettävä; magna cum laude',
    careerBreak: 'Vanhempainvapaa; Vuorotteluvapaa; Maailmanympärimatka; Omaishoito; Työnhaku',
    columns: 'Aika; Työnantaja; Tehtävä; Kuvaus; Paikka',
    skillGroups: 'Työkalut; Ammatti; Ohjelmat; Menetelmät; Perusteet; Edistynyt; Päivittäin; Tekniikka',
    photo: 'Kuva; Valokuva',
    cv: 'Ansioluettelo; CV; Curriculum Vitae; ANSIOLUETTELO',
  },
  summaries: {
    years:
      '{n} vuoden kokemus alalta.; Yli {n} vuotta samassa ammatissa ja yhä utelias.; {title}, {n} vuoden kokemus ja rauhallinen käsi.; {n} vuoden kokemus: {skill}.',
    plain:
      'Etsin tiimiä, joka saa asiat valmiiksi.; Järjestys, rauha ja huumori.; Hyvin hallussa: {skill}.; Pidän sen, minkä lupaan.; {title}, joka oppii mielellään uutta.; Toivon työtä lähellä kotia.',
  },
  bullets:
    '{n} hengen tiimin vetäminen; Budjetti {money}; {skill} käyttöön {k} toimipisteessä; Kulut {p} % pienemmiksi {n} kuukaudessa; {big} yhteydenottoa vuodessa; Yhteistyö: {client} ja kaksi virastoa; Työvuorot {n} hengelle; Messuja vuosittain {k}; {k} uuden perehdytys; Neuvottelut {n} toimittajan kanssa; Päivittäin käytössä {skill}; Viikkoraportti johdolle; Asiakastyytyväisyys {p} prosentista 9{k} prosenttiin; Kaikki tavoitteet saavutettu {year}; Apuna toimiston muutossa; {money} säästöä toisella tarjouksella',
  traps:
    'Ylennys: {title2}, {year}; Komennus: {client}, {city}, {k} kuukautta; {from} – {to}: tehtaan siirto ({client}); Esimies: {title2}; Projekti: {client} ({year}); Sijaisuus ({title2}) kesällä {year}; Uusien työntekijöiden koulutus; Kokemusta auditoinneista ({client}); Vuonna {year} yrityksen osti {client}; Taidot tiimille: {skill}',
  paragraphs: {
    past: '{from} – {to}: {title}, {employer}, {place}.; Ajalla {from} – {to} tehtävä {title} yrityksessä {employer} ({place}).',
    present:
      '{from} alkaen: {title}, {employer}, {place}.; Nykyinen tehtävä {from} alkaen {title} yrityksessä {employer} ({place}).',
  },
  money: '{n} milj. euroa; {n} 000 €; {n} t€; {n} M€',
  softSkills: 'Kärsivällisyys; Yhteistyö; Täsmällisyys; Huolellisuus; Huumori; Itsenäisyys; Joustavuus; Oma-aloitteisuus',
  languageNames: 'suomi; englanti; ruotsi; saksa; venäjä; ranska; viro',
  languageLevels: 'äidinkieli; sujuva; perusteet; hyvä; B2; C1; A2; tyydyttävä',
  interests: 'hiihto; sauna; kuorolaulu; marjastus; shakki; lukeminen; valokuvaus; jääkiekko; puutarha; neulominen; melonta',
  projects:
    '{name}: sovellus mehiläistarhaajille ({skill}); Sääasema koulun katolla, {skill}; Naapuruston työkalulainaamo, {n} jäsentä; {name}, {n}-äänisen kuoron vuorolista',
  awards: 'Vuoden työntekijä {year}; {name}-säätiön palkinto {year}; Stipendi {year}, {name}',
  certificates:
    'B-ajokortti; Tulityökortti; Työturvallisuuskortti; Hygieniapassi; EA1; Trukkikortti; Anniskelupassi; Scrum Master',
  issuers: '{name}-opisto; {name} Koulutus {legal}; {client}; Kauppakamari {name}',
  publications:
    'Mittareiden kärsivällisyydestä; Tervapääskyt kaupungin yllä; Halpa anturi märkään maahan; Pieni otos, suuri väite',
  volunteer:
    'Nuorten valmentaja @ {name}n Pallo; Rahastonhoitaja @ {name} ry; Vapaaehtoinen @ Ruoka-apu {name}; Partionjohtaja @ {name}n Partio',
}
