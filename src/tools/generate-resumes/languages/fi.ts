import type { Language } from '../language.ts'

export const finnish: Language = {
  code: 'fi',
  name: 'Finnish',
  regions: [
    {
      country: 'Suomi',
      cities:
        'Tampere; Oulu; Jyväskylä; Turku; Kuopio; Helsinki; Rovaniemi; Lahti; Vaasa; Joensuu; Espoo; Seinäjoki; Pori; Mikkeli; Hämeenlinna; Kajaani',
      female:
        'Aino; Päivi; Kaisa; Sanna-Mari; Tuulikki; Eevi; Riikka; Marjatta; Heidi; Pirjo; Inka; Venla; Johanna; Outi; Sirkka; Fatima',
      male: 'Jussi; Väinö; Eero; Pekka; Jukka-Pekka; Onni; Teemu; Reijo; Antti; Heikki; Lauri; Aarne; Ville; Mika; Abdi; Tuomas',
      family:
        'Koskela; Lehtonen; Hyvärinen; Saarelainen; Nygård; Pöllänen; Rantala; Ylitalo; Kettunen; Väisänen; Lindroos; Tuominen; Kärkkäinen; Hakola; Salmela; Myllyoja; Peltomäki; Äikäs; Warsame; Jokiranta',
      phones: '+358 40 000 ####; 040 000 ####; 050-000 ####; +358 (0)44 000 ####; 0400 000 ###; 045 000 ## ##; +358500000###',
      addresses:
        'Koivukuja {k} B {n}, {zip} {city}; {city}; Rantatie {n}, {city}; Asemakatu {k} as. {n}, {city}; {zip} {city}; Mäkikatu {k}, {city}',
      legal: 'Oy; Oy Ab; Oyj; Ky; Tmi; Osk; Ay; ry',
    },
    {
      country: 'Suomi',
      cities: 'Pietarsaari; Porvoo; Raasepori; Kokkola; Maarianhamina; Kristiinankaupunki; Loviisa',
      female: 'Ann-Sofi; Gunilla; Camilla; Maj-Britt; Linnea; Susanne; Åsa',
      male: 'Kenneth; Göran; Christoffer; Nils-Erik; Stefan; Björn; Henrik',
      family: 'Holmberg; Sjöblom; Wikström; Österman; Backlund; Granholm; Westerlund; Lillqvist; af Grann; Söderholm',
      phones: '+358 50 000 ####; 040 000 ####; 06 000 ####',
      addresses: 'Kirkkokatu {k}, {zip} {city}; {city}; Strandgatan {n}, {city}',
      legal: 'Oy Ab; Ab; Ab Oy; Kb; rf',
    },
  ],
  companyWords:
    'Revontuli; Kuusela; Honka; Tunturi; Pohjantähti; Kaarna; Saimaanranta; Lumikko; Käpy; Vaahtera; Karhunkivi; Aallotar; Sisukas; Tuulispää; Harju; Kuikka; Suvanto; Leivonen; Metso; Kaisla; Graniitti; Syväri; Hopeasalmi; Routa; Pihlaja; Vipunen; Otava; Ruska; Kotka; Halla; Jääkarhu; Ilves',
  employers: {
    tech: '{name} Ohjelmistot {legal}; {name} Digital {legal}; {name}soft {legal}; {name} Tietotekniikka {legal}; {name} Data {legal}; {name} Labs {legal}',
    health:
      'Sairaala {name}; Lääkäriasema {name}; Palvelutalo {name}; Apteekki {name}; {city}, terveyskeskus; Hammaslääkäriasema {name}; Hoivakoti {name}',
    shop: 'Kauppa {name} {legal}; {name} Market; Kirjakauppa {name}; {name} Huonekalut {legal}; Rautakauppa {family}; {name} Muoti {legal}; {family} Liikkeet {legal}',
    agency:
      'Mainostoimisto {name}; {name} Viestintä {legal}; {name} Henkilöstöpalvelut {legal}; Kustannus {name} {legal}; Studio {name}',
    finance:
      '{name} Pankki {legal}; Vakuutusyhtiö {name}; Tilitoimisto {family} {legal}; {name} Säästöpankki; {name} Rahoitus {legal}',
    law: 'Asianajotoimisto {family} & {family2}; Lakitoimisto {family} {legal}; Asianajotoimisto {name} {legal}; {family} Legal {legal}',
    school: 'Koulu {name}; Lukio {name}; Päiväkoti {name}; Ammattiopisto {name}; Kansalaisopisto {name}; Yläaste {name}',
    food: 'Ravintola {name}; Hotelli {name}; Kahvila {name}; Leipomo {family}; {name} Catering {legal}; Lounasravintola {name}',
    transport:
      '{family} Kuljetus {legal}; {name} Logistiikka {legal}; Kuljetusliike {family}; {name} Linjat {legal}; Autokorjaamo {family}; {name} Huolinta {legal}',
    building:
      'Rakennus {family} {legal}; {name} Rakentajat {legal}; Arkkitehtitoimisto {family}; Sähkö {family} {legal}; {name} Kiinteistöt {legal}; {name} Talotekniikka {legal}',
    factory:
      '{name} Konepaja {legal}; {name} Paperi {legal}; {name} Metalli {legal}; {name} Muovi {legal}; Saha {family} {legal}; {name} Elintarvike {legal}; {name} Tekniikka {legal}',
    science:
      'Tutkimuslaitos {name}; {name} Biotech {legal}; Yliopisto {name}; {name} Laboratoriot {legal}; {name} Säätiö, tutkimusyksikkö',
    public:
      '{city}, kaupungin kirjasto; Kunta {name}; Hyvinvointialue {name}; Pelastuslaitos {city}; Prikaati {name}; Maistraatti {city}; Verotoimisto {city}',
    farm: '{family} Maatila; Puutarha {name}; {name} Luomu {legal}; Taimisto {family}; Metsäpalvelu {family} {legal}; Maitotila {name}',
    general:
      '{name} {legal}; {family} {legal}; {name} Yhtiöt {legal}; {name} Palvelut {legal}; {family} & Pojat {legal}; {name} Group {legal}; {name}-säätiö; {name} Suomi {legal}',
  },
  schools:
    'Yliopisto {name}; Ammattikorkeakoulu {name}; Lukio {name}; Ammattiopisto {name}; {city}, teknillinen yliopisto; {name} Akatemia; Kauppaoppilaitos {name}; Kansanopisto {name}; {name} AMK',
  degrees: {
    vocational:
      'Ammattitutkinto; Perustutkinto; Erikoisammattitutkinto; Merkonomi; Lähihoitaja; Datanomi; Ylioppilasmerkonomi; Opistotutkinto',
    bachelor:
      'Insinööri (AMK); Tradenomi; Kandidaatti; Luonnontieteiden kandidaatti; Medianomi (AMK); Restonomi (AMK); Kandidaatin tutkinto; BBA',
    master:
      'Diplomi-insinööri; Filosofian maisteri; Kauppatieteiden maisteri; Maisterin tutkinto; DI; FM; KTM; Insinööri (ylempi AMK)',
    doctor: 'Filosofian tohtori; Tekniikan tohtori; Väitöskirja; FT; Lisensiaatti',
    school: 'Ylioppilas; Ylioppilastutkinto; Lukio; Peruskoulu; Ylioppilas, laudatur',
  },
  degreeForms:
    '{degree}, {field}; {field}, {degree}; {degree} ({field}); {degree} – {field}; {degree}: {field}; {field} / {degree}',
  occupations: {
    software:
      'Ohjelmoija; Ohjelmistokehittäjä; Web-kehittäjä; Testaaja; Ohjelmistosuunnittelija; Vanhempi ohjelmistosuunnittelija; Ohjelmistoarkkitehti; Kehityspäällikkö | Laskutuksen uusiminen, {skill}, ajoaika {n} minuutista {k} minuuttiin; {n} rajapinnan ylläpito; Automaattiset testit, virheet vähenivät {p} %; {big} asiakastiedon siirto ilman katkoja | Ohjelmistoarkkitehtuuri; Oliopohjainen ohjelmointi; Tietokantasuunnittelu; Ketterä kehitys | Tietojenkäsittelytiede; Ohjelmistotekniikka; Tietotekniikka',
    data: 'Data-analyytikko; Data-insinööri; Datatieteilijä; Tilastotieteilijä; Analytiikkapäällikkö | Kysyntäennuste {n} myymälälle; {n} taulukon korvaaminen yhdellä raportilla, {skill}; {big} kyselyvastauksen analyysi | Tilastolliset menetelmät; Koneoppiminen; Datan visualisointi | Tilastotiede; Matematiikka',
    support:
      'IT-tukihenkilö; Järjestelmäasiantuntija; Verkkoasiantuntija; ICT-asentaja; Tietohallintopäällikkö | {big} työaseman tuki {k} toimipisteessä; {n} tukipyyntöä päivässä; Siirtymä viikonlopussa: {skill} | Verkkotekniikka; Varmuuskopiointi; Käyttäjätuki; Palvelinten ylläpito | Tietoliikennetekniikka; Tieto- ja viestintätekniikka',
    nursing:
      'Hoitoapulainen; Lähihoitaja; Sairaanhoitaja; Terveydenhoitaja; Osastonhoitaja; Yleislääkäri; Kätilö | Enintään {n} potilasta vuorossa; {k} opiskelijan ohjaus; Sähköisen kirjaamisen käyttöönotto {k} osastolla | Lääkehoito; Haavahoito; Elvytys; Kirjaaminen | Hoitotyö; Lääketiede',
    care: 'Henkilökohtainen avustaja; Lastenohjaaja; Sosiaaliohjaaja; Sosiaalityöntekijä; Palvelutalon johtaja | {n} asukkaan arjen tuki; {n} palvelusuunnitelmaa; Retkiä {k} kertaa vuodessa | Muistisairaan kohtaaminen; Palveluohjaus; Kriisityö | Sosiaaliala; Sosiaalityö',
    pharmacy:
      'Farmanomi; Proviisori; Apteekkari; Laboratoriohoitaja; Fysioterapeutti; Suuhygienisti | {n} reseptiä päivässä; {big} näytettä kuukaudessa; Vanhentuneet lääkkeet vähenivät {p} % | Lääkeneuvonta; Näytteenotto; Varastonhallinta | Farmasia; Fysioterapia; Bioanalytiikka',
    sales:
      'Myyjä (B2B); Myyntineuvottelija; Aluemyyntipäällikkö; Asiakkuuspäällikkö; Myyntijohtaja; Myyntiassistentti | {n} uutta asiakasta, {money}; Tavoite ylittyi {p} %; Asiakkuuden palautus: {client} | Neuvottelutaito; Tarjouslaskenta; Uusasiakashankinta | Liiketalous; Myynti ja markkinointi',
    retail:
      'Kassamyyjä; Myyjä; Hyllyttäjä; Vastaava myyjä; Myymäläpäällikkö; Kauppias; Ostaja | {n} työntekijän myymälän johto; {big} tuotteen inventaario; Uusi esillepano, myynti +{p} % | Esillepano; Kassatyö; Tilaukset | Kaupan ala; Liiketalous',
    marketing:
      'Markkinointiassistentti; Sisällöntuottaja; Markkinointisuunnittelija; Tiedottaja; Toimittaja; Markkinointijohtaja; Viestintäpäällikkö | Uutiskirje, {big} tilaajaa; {k} messua vuodessa; Mainonnan hinta laski {p} % | Hakukoneoptimointi; Copywriting; Mediasuunnittelu | Viestintä; Markkinointi; Journalistiikka',
    accounting:
      'Ostoreskontranhoitaja; Kirjanpitäjä; Palkanlaskija; Controller; Talouspäällikkö; Talousjohtaja; Tilintarkastaja | Kuukausi suljettiin {k} päivässä ({n} ennen); {big} palkansaajaa; {n} tilinpäätöstä vuodessa | Tilinpäätös; Arvonlisävero; Reskontra; Budjetointi | Laskentatoimi; Taloushallinto',
    banking:
      'Pankkitoimihenkilö; Palveluneuvoja; Luottoasiantuntija; Vakuutusmeklari; Sijoitusneuvoja; Pankinjohtaja | {n} lainapäätöstä kuukaudessa; Salkku {money}; {big} asiakasta | Luottopäätökset; Riskienhallinta; Sijoitusneuvonta | Rahoitus; Kansantaloustiede',
    legal:
      'Notaari; Lakimiesharjoittelija; Lakimies; Asianajaja; Lakiasiainjohtaja; Oikeussihteeri | {n} sopimusta vuodessa; {n} riita-asiaa käräjäoikeudessa; {big} asiakirjan tarkastus | Sopimusoikeus; Työoikeus; Tietosuoja | Oikeustiede',
    hr: 'Rekrytoija; Henkilöstöassistentti; HR-asiantuntija; Työsuojelupäällikkö; Henkilöstöjohtaja; Kouluttaja | {n} rekrytointia vuodessa; Koulutusta {big} työntekijälle; Vaihtuvuus laski {p} prosenttiin | Haastattelut; Työlainsäädäntö; Perehdytys | Henkilöstöhallinto; Psykologia',
    office:
      'Toimistotyöntekijä; Vastaanottovirkailija; Sihteeri; Johdon assistentti; Toimistopäällikkö; Asiakaspalvelija | {n} puhelua tunnissa; {k} johtajan kalenterit; Seminaari {big} vieraalle, {city} | Asiakirjahallinta; Kalenterit; Pöytäkirjat; Kymmensormijärjestelmä | Liiketalous; Suomen kieli',
    teaching:
      'Koulunkäynninohjaaja; Varhaiskasvatuksen opettaja; Luokanopettaja; Matematiikan lehtori; Erityisopettaja; Yliopisto-opettaja; Rehtori | {n} oppilaan luokka; Shakkikerho, {n} jäsentä; {k} opetusharjoittelijan ohjaus | Opetussuunnittelu; Eriyttäminen; Kodin ja koulun yhteistyö | Kasvatustiede; Matematiikka; Historia',
    kitchen:
      'Keittiöapulainen; Kokki; Leipuri; Kondiittori; Vuoromestari; Keittiömestari; Ravitsemistyöntekijä | {n} annosta illassa; Raaka-ainekate {p} %; Uusi lista, {n} annosta | Hygieniaosaaminen; Reseptiikka; Erikoisruokavaliot | Ravintola- ja catering-ala; Elintarviketekniikka',
    hotel:
      'Tarjoilija; Baarimikko; Kerroshoitaja; Hotellivirkailija; Vastaanottopäällikkö; Ravintolapäällikkö; Matkaopas; Hotellinjohtaja | {n} vierasta illassa; {n} häät kesässä; {n} tarjoilijan tiimi | Asiakaspalvelu; Varaukset; Anniskelupassi | Matkailu; Hotelliala',
    logistics:
      'Varastotyöntekijä; Trukinkuljettaja; Keräilijä; Ajojärjestelijä; Huolitsija; Ostaja (logistiikka); Logistiikkapäällikkö | {n} tilausta tunnissa; {n} kontin tullaus kuukaudessa; Varasto, {big} lavapaikkaa | Varastonhallinta; Tullaus; Hankinta; Trukkikortti | Logistiikka; Tuotantotalous',
    driving:
      'Lähetti; Jakeluautonkuljettaja; Linja-autonkuljettaja; Yhdistelmäajoneuvonkuljettaja; Veturinkuljettaja; Kuljetuspäällikkö | {big} km ilman vahinkoja; {n} toimitusta päivässä; {n} auton ajoreitit | CE-kortti; ADR-lupa; Kuorman sidonta | Kuljetusala; Liikennetekniikka',
    construction:
      'Rakennusmies; Kirvesmies; Muurari; Maalari; Putkiasentaja; Vastaava mestari; Rakennusinsinööri; Arkkitehti | {n} taloa {k} kesässä; Koulun peruskorjaus, {money}; {n} työmaan laskenta | Työmaajohto; Määrälaskenta; Betonityöt; Piirustusten luku | Rakennustekniikka; Arkkitehtuuri',
    electrical:
      'Sähköasentaja; Automaatioasentaja; Sähkösuunnittelija; Kunnossapitoasentaja; Sähkötöiden johtaja; Sähköinsinööri | {n} asunnon asennukset; Linjan {k} seisokit vähenivät {p} %; {k} muuntamon käyttöönotto | Logiikkaohjelmointi; Vianhaku; Aurinkosähkö | Sähkötekniikka; Automaatiotekniikka',
    mechanics:
      'Ajoneuvoasentaja; Koneasentaja; Korimekaanikko; Huoltoneuvoja; Korjaamopäällikkö; Lentokoneasentaja | {n} autoa viikossa; Vaihteistojen huolto: {client}; {n} koneen huolto-ohjelma | Vianmääritys; Hydrauliikka; Ennakoiva huolto | Autotekniikka; Konetekniikka',
    production:
      'Tuotantotyöntekijä; Hitsaaja; CNC-koneistaja; Laaduntarkastaja; Työnjohtaja; Tuotantopäällikkö; Tehtaanjohtaja | {n} hengen vuoro; Hukka {p} prosentista {k} prosenttiin; Asetusaika lyheni {n} minuuttia | Laadunvarmistus; TIG-hitsaus; Lean; Mittaustekniikka | Tuotantotekniikka; Konetekniikka',
    engineering:
      'Suunnitteluavustaja; Mekaniikkasuunnittelija; Prosessi-insinööri; Projekti-insinööri; Pääsuunnittelija; Tuotekehityspäällikkö | Pumpun runko {p} % kevyemmäksi; {n} kestotestiä; {k} insinöörin ryhmä | Lujuuslaskenta; Mekaniikkasuunnittelu; Prototyypit | Konetekniikka; Materiaalitekniikka',
    design:
      'Graafikko; Graafinen suunnittelija; Käyttöliittymäsuunnittelija; Valokuvaaja; Sisustusarkkitehti; Art director | {n} näytelmän julisteet; Tilauspolku, kauppa +{p} %; {n} häiden kuvaus | Typografia; Kuvankäsittely; Taitto | Graafinen suunnittelu; Muotoilu',
    research:
      'Tutkimusavustaja; Laborantti; Väitöskirjatutkija; Tutkijatohtori; Vanhempi tutkija; Yliopistonlehtori; Professori | Näytteet {n} järvestä; {k} julkaisua; Rahoitus {money} | Mikroskopia; Kromatografia; Tieteellinen kirjoittaminen | Biologia; Kemia; Historia',
    civil:
      'Palvelusihteeri; Suunnittelija; Kirjastonhoitaja; Palomies; Poliisi; Kääntäjä; Hallintopäällikkö; Kaavoittaja | {n} hakemusta viikossa; {big} lausunnon kooste; {n} hälytystä kuukaudessa | Hankintalaki; Valmistelu; Asukasyhteistyö | Hallintotiede; Kielet',
    farming:
      'Maatalouslomittaja; Puutarhuri; Eläintenhoitaja; Metsuri; Agronomi; Eläinlääkäri; Tilanhoitaja | {n} lehmän lypsy; {big} tainta istutettu; {n} hehtaarin metsänhoito | Kasvinviljely; Raivaussaha; Eläinten hoito | Maataloustiede; Metsätiede; Puutarha-ala',
    security:
      'Vartija; Järjestyksenvalvoja; Aliupseeri; Vuoropäällikkö; Upseeri; Turvallisuuspäällikkö | {n} vartijan vuoro; Kohde, {k} porttia; {big} varusmiehen koulutus | Kulunvalvonta; Viestiliikenne; Ensiapu | Sotatieteet; Turvallisuusala',
    executive:
      'Projektikoordinaattori; Projektipäällikkö; Tuotepäällikkö; Liikkeenjohdon konsultti; Liiketoimintajohtaja; Toimitusjohtaja; Hallituksen puheenjohtaja | Kasvu {n} hengestä {big} henkeen; Tappio {money} käännettiin voitoksi; Tehtaan avaus, {city} | Strategia; Budjetointi; Muutosjohtaminen | Kauppatieteet; Tuotantotalous',
  },
  headings: {
    experience:
      'Työkokemus; Työhistoria; Ammatillinen kokemus; Työura; Kokemus; Aiemmat työpaikat | Missä olen ollut töissä; Polkuni; Mitä olen tehnyt; Työn jälki; Vuodet töissä',
    furtherExperience: 'Muu työkokemus; Aiempi työkokemus; Muu kokemus | Ennen sitä; Vielä aiemmin',
    internships: 'Harjoittelut; Työharjoittelu; Harjoittelujaksot | Ensiaskeleet; Kokeilut',
    education:
      'Koulutus; Opinnot; Koulutustausta; Koulutus ja tutkinnot; Tutkinnot | Mitä olen opiskellut; Koulun penkillä; Opin tie',
    skills:
      'Osaaminen; Taidot; IT-taidot; Erityisosaaminen; Avainosaaminen; Tietotekniset taidot | Työkalupakki; Tämän osaan; Vahvuudet; Mihin kykenen',
    languages: 'Kielitaito; Kielet; Kielitaidot | Puhun; Näillä kielillä',
    summary: 'Profiili; Tiivistelmä; Esittely; Tietoja minusta; Yhteenveto | Lyhyesti; Kuka olen; Hei; Pari sanaa',
    projects: 'Projektit; Valitut projektit; Omat projektit | Itse tehtyä; Käsistäni lähtenyt',
    certificates: 'Kurssit ja sertifikaatit; Sertifikaatit; Kortit ja luvat; Täydennyskoulutus; Kurssit | Muuta opittua; Paperit',
    awards: 'Palkinnot; Tunnustukset; Palkinnot ja stipendit | Kehuja; Mistä olen ylpeä',
    publications: 'Julkaisut; Artikkelit; Julkaisuluettelo | Kirjoitettua; Painettua',
    volunteering: 'Vapaaehtoistyö; Luottamustoimet; Järjestötoiminta | Talkoot; Toisten hyväksi',
    interests: 'Harrastukset; Kiinnostuksen kohteet; Vapaa-aika | Töiden jälkeen; Viikonloppuisin',
    references: 'Suosittelijat; Suositukset | Kuka minut tuntee; Kysykää heiltä',
    contact: 'Yhteystiedot; Ota yhteyttä; Yhteys | Näin tavoitat minut; Soita tai kirjoita',
    personal: 'Henkilötiedot; Perustiedot; Henkilökohtaiset tiedot | Käyntikortti; Minusta pähkinänkuoressa',
  },
  dates: {
    present: 'nykyinen; tällä hetkellä; edelleen; nyt; nykyhetki; nykyään; jatkuu; toistaiseksi; Nykyinen; tähän päivään',
    since: '{a} alkaen; {a} lähtien; {a+sta} alkaen; {a+sta} lähtien; alkaen {a}; {a} -',
    until: '{b} asti; {b} saakka',
    fromTo: '{a+sta} {b+hun}; {a}–{b}; ajalla {a}–{b}; {a} alkaen, {b} asti',
    to: '–; -',
    seasons: 'kevät; kesä; syksy; talvi',
    quarter: 'Q{n}/{y}',
    years: 'one=vuosi;other=vuotta | one=v;other=v',
    months: 'one=kuukausi;other=kuukautta | one=kk;other=kk',
    shortMonths: 'tammi; helmi; maalis; huhti; touko; kesä; heinä; elo; syys; loka; marras; joulu',
    more: '{m}/{y}',
  },
  words: {
    at: '@; /',
    email: 'Sähköposti; S-posti; Email; Sähköpostiosoite',
    phone: 'Puhelin; Puh.; Matkapuhelin; GSM; Puhelinnumero',
    address: 'Osoite; Kotiosoite; Asuinpaikka; Kotipaikka',
    born: 'Syntymäaika; Synt.; Syntynyt',
    nationality: 'Kansalaisuus',
    nationalities: 'Suomi; suomalainen; Ruotsi; Viro',
    title: 'Tehtävä; Nimike; Tehtävänimike; Asema',
    employer: 'Työnantaja; Yritys; Työpaikka; Organisaatio',
    period: 'Aika; Ajanjakso; Kesto; Työsuhteen kesto',
    place: 'Paikkakunta; Paikka; Sijainti',
    responsibilities: 'Tehtävät; Työtehtävät; Vastuualueet; Keskeiset tehtävät; Toimenkuva',
    achievements: 'Saavutukset; Tulokset; Onnistumiset',
    technologies: 'Teknologiat; Työkalut; Ympäristö; Käytetyt tekniikat',
    project: 'Projekti; Tärkein projekti; Hanke',
    client: 'Asiakas; Tilaaja; Loppuasiakas',
    via: '({via} kautta); (vuokratyö: {via}); välittäjä {via}',
    types: 'kokoaikainen; osa-aikainen; määräaikainen; vakituinen; keikkatyö; kesätyö; vuorotyö',
    remote: 'etätyö; hybridi; etänä',
    freelance: 'Freelancer; Yksityisyrittäjä; Toiminimi; Yrittäjä',
    ownName: 'Tmi {family}; {family} Konsultointi; {name} Muotoilu Tmi; Verstas {family}',
    page: 'Sivu {p}/{q}; {p}; {p} ({q}); {p}/{q}; - {p} -',
    references: 'Pyydettäessä; Annetaan pyydettäessä; Toimitan mielelläni',
    intern: 'Harjoittelija; {title} (harjoittelu); Kesätyöntekijä; Trainee; Oppisopimusopiskelija',
    fresher: 'Vastavalmistunut; Ei vielä; Ei työkokemusta',
    thesis: 'Opinnäytetyö; Pääaine; Diplomityö; Sivuaine',
    grade: 'Keskiarvo 4,{k}; arvosana kiitettävä; Opinnäytetyö 5/5; Keskiarvo: 3,{k}; laudatur',
    careerBreak: 'Vanhempainvapaa; Hoitovapaa; Varusmiespalvelus; Vuorotteluvapaa; Työnhaku; Ulkomailla; Opintovapaa',
    columns: 'Aika; Työnantaja; Tehtävä; Vastuut; Paikkakunta',
    skillGroups: 'Ohjelmat; Ammatilliset; Hyvä; Perusteet; Teknologiat; Muut; Menetelmät; Tietotekniikka; Käytännön; Yleiset',
    photo: 'Kuva; Valokuva; Passikuva',
    cv: 'Ansioluettelo; ANSIOLUETTELO; CV; Curriculum vitae; Työhakemuksen liite',
  },
  summaries: {
    years:
      '{n} vuoden kokemus, suurin osa paikkakunnalla {city}.; Yli {n} vuotta samalla alalla, eikä vielä kyllästytä.; {title}, {n} vuotta kokemusta.; Työkaluna {skill} jo {n} vuotta.; Kokemusta on kertynyt {n} vuotta.',
    plain:
      '{title}, joka pitää järjestyksestä ja lyhyistä kokouksista.; Etsin tiimiä, joka vie asiat loppuun.; Vahvuuteni on {skill}.; Rauhallinen kiireessä ja nopea oppimaan.; Myönnän virheen ennen kuin se löydetään.; Vastaan viesteihin samana päivänä.; Paikkakunta {city} tai lähialue sopii parhaiten.; Vuorotyö ei ole este.',
  },
  bullets:
    'Tiimin vetäminen, {n} henkeä; Budjettivastuu {money}; Käyttöönotto {k} osastolla: {skill}; Kulut laskivat {p} %; {big} yhteydenottoa vuodessa; Yhteistyö: {client}; Neuvottelut {n} toimittajan kanssa; Viikkoraportit; {k} uuden työntekijän perehdytys; Päivittäinen työkalu {skill}; Messut, {city}; Esimiehen sijaisuus; Työvuorolistat {n} hengelle; Arkistointi ja asiakirjat; Apuna toimiston muutossa; Asiakastyytyväisyys {p} prosentista 9{k} prosenttiin; Kaikki vuoden {year} tavoitteet täyttyivät; Säästöä {money} uudella toimittajalla; Asiakkaiden neuvonta puhelimessa; Laadun ja aikataulujen seuranta',
  traps:
    'Vuonna {year} ylennys, {title2}; Komennus, {client}, {city}, {k} kuukautta; {from} – {to}: varaston muutto, {client}; Esihenkilönä {title2}; Projekti: {client} ({year}); Sijaisena kesällä {year}: {title2}; Kokemus yhteistyöstä, {client}; Uusien työntekijöiden koulutus; Fuusio {year}: {client}; {client} | auditointi | {year}',
  paragraphs: {
    past: '{from} – {to} työskentelin tehtävässä {title}, {employer} ({place}).; {employer}, {place}: {title}, {from} – {to}.; {title}, {employer} ({place}), ajalla {from} – {to}.',
    present: '{from} alkaen {title}, {employer} ({place}).; Nykyinen työni on {title}, {employer}, {place}, alkaen {from}.',
  },
  money: '{n} 000 €; {n} miljoonaa euroa; {n} M€; {n} t€; {k},{k} milj. €; {n} tuhatta euroa',
  softSkills:
    'Tiimityö; Kärsivällisyys; Täsmällisyys; Oma-aloitteisuus; Paineensieto; Huolellisuus; Vuorovaikutus; Joustavuus; Huumorintaju; Luotettavuus',
  languageNames: 'suomi; englanti; ruotsi; saksa; venäjä; viro; ranska; espanja; pohjoissaame; somali',
  languageLevels: 'äidinkieli; erinomainen; hyvä; tyydyttävä; alkeet; sujuva; B2; C1; kiitettävä',
  interests:
    'hiihto; kuorolaulu; marjastus; kalastus; lukeminen; suunnistus; jalkapallo; valokuvaus; avanto; neulominen; retkeily; shakki; pyöräily',
  projects:
    '{Name}: kuoron harjoituskalenteri, {skill}; Koulun katon sääasema, {skill}; Naapuruston työkalulainaamo, {n} jäsentä; Vapaiden parkkiruutujen ennuste, {city}',
  awards:
    'Vuoden työntekijä {year}; {name}-säätiön apuraha {year}; {k}. sija yrittäjyyskilpailussa {year}; Ansiomerkki, {city}, {year}',
  certificates:
    'Ensiapu EA 1; Hygieniapassi; Työturvallisuuskortti; B-ajokortti; Tulityökortti; Trukkikortti; Anniskelupassi; Projektinhallinta; Järjestyksenvalvojakortti; Tietosuojan perusteet; Hitsaajan pätevyys; Lääkehoidon LOVe',
  issuers: '{name} Koulutus; Kauppakamari, {city}; {name} Akatemia; Kansalaisopisto {city}',
  publications:
    'Mittalaitteiden kärsivällisyydestä; Tervapääskyt, {city}; Halpa anturi märkään maahan; Pieni otos, suuri väite; Leivän hinta tulvan jälkeen',
  volunteer:
    'Junioreiden valmentaja @ {name} FC; Vapaaehtoinen @ Eläinsuojelu {name}; Rahastonhoitaja @ {name} ry; Lukuvaari~Lukumummi @ Kirjasto {city}; Ensiapupäivystäjä @ Punainen Risti, {city}',
}
