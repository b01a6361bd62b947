import type { Language } from './language.ts'

export const fi: Language = {
  code: 'fi',
  name: 'Finnish',
  nativeName: 'suomi',
  script: 'Latin',
  headings: {
    experience:
      'työkokemus|työhistoria|kokemus|työura|ura|ammatillinen kokemus|työkokemukset|aiempi työkokemus|työ|työsuhteet|työpaikat|keskeinen työkokemus|työelämä|aikaisempi työkokemus|muu työkokemus|relevantti työkokemus|urahistoria|työtehtävät|kesätyöt|ammattikokemus|olennainen työkokemus',
    internships: 'harjoittelut|harjoittelu|työharjoittelu|harjoittelujaksot|työharjoittelut|työssäoppiminen|harjoittelukokemus',
    education:
      'koulutus|opinnot|koulutukset|koulutus ja tutkinnot|tutkinnot|opiskelu|koulutustausta|koulut|koulutus ja opinnot|peruskoulutus|tutkinto|akateeminen koulutus|opintohistoria|muodollinen koulutus',
    skills:
      'taidot|osaaminen|ydinosaaminen|osaamisalueet|tekniset taidot|it taidot|atk taidot|tietotekniset taidot|erityisosaaminen|vahvuudet|tekninen osaaminen|ammattitaidot|tietotekninen osaaminen|ammatillinen osaaminen|avaintaidot|tiedot ja taidot|ohjelmointikielet|tietotaidot|työkalut|henkilökohtaiset ominaisuudet|ominaisuudet|atk osaaminen|keskeinen osaaminen|osaaminen ja vahvuudet|pätevyydet ja taidot|digitaidot|taidot ja osaaminen|teknologiat|it osaaminen|kompetenssit',
    summary:
      'profiili|tiivistelmä|yhteenveto|minusta|tietoja minusta|esittely|tavoite|tavoitteet|henkilöprofiili|kuka olen|lyhyt esittely|ammatillinen profiili|kuvaus|johdanto|uratavoite|lyhyesti|kuka minä olen|profiiliteksti',
    projects: 'projektit|hankkeet|omat projektit|projektikokemus|valitut projektit|projekteja|portfolio|referenssiprojektit',
    volunteering:
      'vapaaehtoistyö|luottamustehtävät|järjestötoiminta|vapaaehtoistoiminta|luottamustoimet|yhdistystoiminta|jäsenyydet|muu toiminta|järjestökokemus|vapaaehtoistehtävät|harrastustoiminta|aktiivinen toiminta',
    certifications:
      'sertifikaatit|todistukset|pätevyydet|kortit|lupakortit|sertifioinnit|kortit ja luvat|ajokortit ja pätevyydet|luvat|lisenssit|pätevyydet ja luvat|luvat ja kortit|lupakortit ja pätevyydet|kortit ja pätevyydet|ammattipätevyydet',
    courses:
      'kurssit|täydennyskoulutus|lisäkoulutus|muu koulutus|koulutukset ja kurssit|kurssit ja koulutukset|muut kurssit|jatkokoulutus|kurssit ja sertifikaatit|muut koulutukset|lisäkoulutukset|seminaarit|täydennyskoulutukset',
    awards: 'palkinnot|saavutukset|tunnustukset|apurahat|palkinnot ja tunnustukset|stipendit|ansiot|huomionosoitukset',
    publications: 'julkaisut|artikkelit|tutkimus|esitelmät|patentit|tieteelliset julkaisut|luennot',
    languages: 'kielitaito|kielet|kielitaidot|kieliosaaminen|kielitaito ja kielet',
    interests:
      'harrastukset|kiinnostuksen kohteet|vapaa aika|harrastukset ja kiinnostuksen kohteet|kiinnostukset|mielenkiinnon kohteet|harrastuneisuus|harrastukset ja vapaa aika',
    references: 'suosittelijat|referenssit|suosittelija|suositukset',
    personal: 'henkilötiedot|perustiedot|henkilökohtaiset tiedot|omat tiedot|yleistiedot',
    contact: 'yhteystiedot|yhteys|osoite|linkit|ota yhteyttä|sosiaalinen media',
    other:
      'muut tiedot|lisätiedot|muuta|muut|ajokortti|asevelvollisuus|varusmiespalvelus|muu osaaminen|muut taidot|muita tietoja|varusmiespalvelu|sotilaskoulutus|asepalvelus',
    'role-detail':
      'tehtävät|työtehtävät ja vastuut|vastuut|vastuualueet|tehtävänkuva|työnkuva|kuvaus tehtävästä|päätehtävät|toimenkuva|asiakas|rooli|keskeiset tehtävät',
  },
  composed: {
    deciding: {
      projects: 'projektit',
      internships: 'harjoittelut harjoittelu',
      volunteering: 'vapaaehtoistyö luottamustehtävät järjestötoiminta',
      certifications: 'sertifikaatit todistukset pätevyydet',
      courses: 'kurssit täydennyskoulutus',
      education: 'koulutus opinnot tutkinnot',
      experience: 'työkokemus kokemus työhistoria',
      skills: 'taidot osaaminen vahvuudet',
      summary: 'profiili tiivistelmä yhteenveto',
      awards: 'palkinnot saavutukset',
      publications: 'julkaisut',
      languages: 'kielitaito kielet',
      interests: 'harrastukset',
      references: 'suosittelijat',
      personal: 'henkilötiedot tiedot',
    },
    passing:
      'ammatillinen ammatilliset keskeinen keskeiset aiempi aiemmat muu muut tekniset tekninen henkilökohtaiset akateeminen relevantti valitut omat tärkeimmät olennainen',
    and: 'ja sekä & /',
    lastDecides: true,
  },
  dates: {
    months: [
      'tammikuu(,ta,ssa,n,sta,hun)|tammi',
      'helmikuu(,ta,ssa,n,sta,hun)|helmi',
      'maaliskuu(,ta,ssa,n,sta,hun)|maalis',
      'huhtikuu(,ta,ssa,n,sta,hun)|huhti',
      'toukokuu(,ta,ssa,n,sta,hun)|touko',
      'kesäkuu(,ta,ssa,n,sta,hun)|kesä',
      'heinäkuu(,ta,ssa,n,sta,hun)|heinä',
      'elokuu(,ta,ssa,n,sta,hun)|elo',
      'syyskuu(,ta,ssa,n,sta,hun)|syys',
      'lokakuu(,ta,ssa,n,sta,hun)|loka',
      'marraskuu(,ta,ssa,n,sta,hun)|marras',
      'joulukuu(,ta,ssa,n,sta,hun)|joulu',
    ],
    parts: [
      { words: 'kevät|keväällä|kevätlukukausi', from: 2, to: 4 },
      { words: 'kesällä', from: 5, to: 7 },
      { words: 'syksy|syksyllä|syyslukukausi', from: 8, to: 10 },
      { words: 'talvi|talvella', from: 0, to: 1 },
    ],
    present:
      'nykyhetki|nykyinen|tällä hetkellä|edelleen|jatkuu|nykyään|tähän päivään|toistaiseksi|nyt|tänään|nykyisin|nykyhetkeen|jatkuva|nykypäivä|nykyinen työpaikka|jatkuen|voimassa oleva|tähän hetkeen',
    since: 'vuodesta|alkaen|lähtien',
    sinceAfter: 'alkaen|lähtien|-',
    until: 'vuoteen|saakka|asti',
    to: 'vuoteen|alkaen,|ja|saakka|–',
    from: 'vuosina|vuodesta',
    years: 'vuosi|vuotta|v|vuoden',
    monthUnits: 'kuukausi|kuukautta|kk|kuukauden',
  },
  degrees: {
    doctorate:
      'filosofian tohtori|tohtori|ft|tekniikan tohtori|lääketieteen tohtori|väitöskirja|tohtorintutkinto|kauppatieteiden tohtori|tohtorikoulutettava|yhteiskuntatieteiden tohtori',
    master:
      'maisteri|filosofian maisteri|kauppatieteiden maisteri|diplomi-insinööri|ktm|ylempi korkeakoulututkinto|lisensiaatti|oikeustieteen maisteri|yhteiskuntatieteiden maisteri|kasvatustieteen maisteri|ylempi amk|lääketieteen lisensiaatti|tradenomi (ylempi amk)|ylempi ammattikorkeakoulututkinto|?di|?fm|terveystieteiden maisteri|maisterin tutkinto|proviisori|valtiotieteiden maisteri|arkkitehti (tutkinto)|psykologian maisteri|hammaslääketieteen lisensiaatti|taiteen maisteri|maisteriohjelma',
    bachelor:
      'kandidaatti|luonnontieteiden kandidaatti|tradenomi|insinööri (amk)|amk-insinööri|ammattikorkeakoulututkinto|amk-tutkinto|sairaanhoitaja (amk)|kauppatieteiden kandidaatti|humanististen tieteiden kandidaatti|tekniikan kandidaatti|restonomi|sosionomi|sosionomi (amk)|alempi korkeakoulututkinto|medianomi|oikeusnotaari|medianomi (amk)|kasvatustieteen kandidaatti|yhteiskuntatieteiden kandidaatti|fysioterapeutti (amk)|terveydenhoitaja (amk)|tradenomi (amk)|restonomi (amk)|agrologi|artenomi|geronomi|kandidaatin tutkinto|insinööri amk|sairaanhoitaja amk|bioanalyytikko (amk)|muotoilija (amk)|rakennusmestari (amk)',
    associate: 'opistotutkinto|opistoinsinööri|merkonomi opistoaste|opistoaste|teknikko',
    diploma:
      'ammattitutkinto|perustutkinto|ammatillinen perustutkinto|erikoisammattitutkinto|merkonomi|datanomi|lähihoitaja|artesaani|ammatillinen tutkinto|oppisopimuskoulutus|sosiaali- ja terveysalan perustutkinto|hotelli-, ravintola- ja catering-alan perustutkinto|liiketalouden perustutkinto|kokki (perustutkinto)|sähköalan perustutkinto|autoalan perustutkinto|rakennusalan perustutkinto|kisällin tutkinto|lähihoitajan tutkinto|media-alan perustutkinto|suurtalouskokki|liiketoiminnan perustutkinto|ravintola- ja catering-alan perustutkinto',
    certificate: 'sertifikaatti|todistus',
    high_school: 'ylioppilas|ylioppilastutkinto|lukion oppimäärä|ylioppilastodistus|kaksoistutkinto',
  },
  titles: {
    heads: `-tieteilijä -hygienisti -meklari -mies -opettaja -kersantti -agentti -agronomi -ajaja -ajojärjestelijä -analyytikko -apteekkari -apulainen -arkkitehti -artesaani -arkistonhoitaja -asentaja -asiakaspalvelija -asiamies -asiantuntija -assistentti -asianajaja -avustaja -baarimestari -barista -baarimikko -biologi -bioanalyytikko -controlleri -diplomi-insinööri -edustaja -eläinlääkäri -ekonomi -emäntä -ensihoitaja
      -erikoislääkäri -esimies -esihenkilö -esittelijä -fysioterapeutti -florist(i,) -graafikko -hammashoitaja -hammaslääkäri -harjoittelija -hallintopäällikkö -hieroja -hitsaaja -hoitaja -hoivatyöntekijä -hovimestari -huoltaja -huoltomies -hovioikeudenneuvos -hyllyttäjä -informaatikko -insinööri -isännöitsijä -isäntä -johtaja -juristi -järjestelmänvalvoja -kääntäjä -kampaaja -kartoittaja
      -kassa -kassanhoitaja -kassatyöntekijä -kehittäjä -kehitysjohtaja -keittiöapulainen -keittiömestari -keittäjä -kellomestari -kemisti -kerääjä -keräilijä -kiinteistönhoitaja -kiinteistönvälittäjä -kirjanpitäjä -kirjailija -kirjastonhoitaja -kirjastovirkailija -kirjoittaja -kirurgi -kirvesmies -kokki -kondiittori -konduktööri -koneistaja -koneenkuljettaja -konsultti -koordinaattori -korjaaja -kosmetologi
      -kouluttaja -koulunkäynninohjaaja -kuljettaja -kuraattori -kuriiri -kuvaaja -kunnossapitäjä -kätilö -käsityöläinen -laborantti -laitoshuoltaja -lastenhoitaja -lastentarhanopettaja -lehtori -leipuri -levyseppä -lentoemäntä -lentäjä -liikkeenharjoittaja -logistikko -lomittaja -luokanopettaja -lukkoseppä -luotsi -lääkäri -lähetti -lähihoitaja -maalari -maanviljelijä -majuri -markkinoija -matkaopas -meijeristi
      -mekaanikko -merimies -merkonomi -metsuri -metsäkoneenkuljettaja -mestari -muotoilija -muurari -muusikko -myyjä -myyntiedustaja -myyntineuvottelija -myymäläpäällikkö -neuvoja -neuvottelija -notaari -näyttelijä -nuohooja -ohjaaja -ohjelmoija -ohjelmistokehittäjä -ohjelmistosuunnittelija -omistaja -opas -opettaja -opinto-ohjaaja -optikko -opiskelija -osastonhoitaja -ostaja -palvelija -palomies -pappi -parturi -parturi-kampaaja
      -perushoitaja -perustaja -pintakäsittelijä -pizzakokki -poliisi -postinkantaja -professori -projektipäällikkö -proviisori -pakkaaja -psykologi -psykiatri -puheterapeutti -puhtaanapitäjä -puuseppä -putkiasentaja -puutarhuri -päällikkö -päätoimittaja -rakennusmestari -rakennustyöntekijä -raivaaja -rakentaja -ravintolapäällikkö -ravintolatyöntekijä -rehtori -rekrytoija -remonttimies -robottioperaattori -röntgenhoitaja
      -sairaanhoitaja -sairaala-apulainen -seppä -sihteeri -siistijä -siivooja -sijainen -sisustussuunnittelija -skipperi -sosiaalityöntekijä -sosiaaliohjaaja -sosionomi -sovellussuunnittelija -spesialisti -stuertti -strategi -suntio -suunnittelija -suutari -sähköasentaja -sähkömies -tallentaja -tarjoilija -tarkastaja -tarkkailija -teknikko -terapeutti -terveydenhoitaja -testaaja -tiedottaja -tiiminvetäjä -tilintarkastaja -tilitoimistotyöntekijä -toiminnanohjaaja
      -toimihenkilö -toimistosihteeri -toimistotyöntekijä -toimitusjohtaja -toimittaja -toimitsija -toimintaterapeutti -trukinkuljettaja -tulkki -tuntiopettaja -tuomari -tuottaja -turvallisuusvalvoja -tutkija -tuotantotyöntekijä -tuottaja -tarjoilija -työnjohtaja -työnjohto -työntekijä -upseeri -uutistoimittaja -vaatturi -vahtimestari -vaihtotyöntekijä -vakuutusneuvoja -valmentaja -valokuvaaja -valmistaja -valvoja -varaston -varastomies -varastotyöntekijä -varastonhoitaja
      -vartija -vastaava -vastaanottovirkailija -vastaanottoapulainen -verhoilija -vetäjä -viljelijä -virkailija -virkamies -virastomestari -viestintäpäällikkö -vuoropäällikkö -välittäjä -yksikönpäällikkö -ylilääkäri -ylläpitäjä -yrittäjä -yrityspäällikkö -yövalvoja -varhaiskasvattaja -ohjaustyöntekijä -somistaja -kuormaaja -lavastaja`,
    phrases:
      'au pair|scrum master|product owner|toimitusjohtajan sijainen|vastaava hoitaja|hallituksen puheenjohtaja|hallituksen jäsen|henkilökohtainen avustaja|data engineer|team lead',
    levels:
      'senior|junior|johtava|vanhempi|nuorempi|vastaava|vara|varajohtaja|apulais|pää|ylin|vs.|vt.|lead|sijainen|itsenäinen|yli|toiminnanjohtaja',
  },
  organisations: {
    legalForms: 'oy|oyj|ab|oy ab|ky|ay|tmi|t:mi|osk|ry|r.y.|osuuskunta|toiminimi|säätiö|rs',
    words:
      '-sairaala|sairaala|yliopistosairaala|terveyskeskus|-terveyskeskus|lääkäriasema|klinikka|hammasklinikka|apteekki|-apteekki|hoitokoti|-hoitokoti|palvelukeskus|palvelutalo|vanhainkoti|päiväkoti|-päiväkoti|koulu|-koulu|kunta|kaupunki|-kaupunki|kaupungin|hyvinvointialue|ministeriö|virasto|-virasto|kela|verohallinto|poliisi|pelastuslaitos|puolustusvoimat|pankki|-pankki|osuuspankki|vakuutus|konserni|-yhtiö|yhtiö|yritys|tehdas|-tehdas|telakka|verstas|konepaja|korjaamo|autokorjaamo|kauppa|-kauppa|myymälä|tavaratalo|-market|supermarket|liike|kirjakauppa|leipomo|-leipomo|konditoria|panimo|meijeri|ravintola|-ravintola|kahvila|-kahvila|hotelli|-hotelli|toimisto|-toimisto|tilitoimisto|asianajotoimisto|mainostoimisto|arkkitehtitoimisto|insinööritoimisto|suunnittelutoimisto|henkilöstöpalvelut|konsultointi|kirjapaino|kustannus|sanomalehti|kuljetus|-kuljetus|logistiikka|varustamo|rakennus|-rakennus|maalaamo|putki|sähkö|siivouspalvelu|kiinteistöt|kiinteistöhuolto|yhdistys|säätiö|liitto|museo|teatteri|kirjasto|seurakunta|maatila|tila|järjestelmät|teknologia|energia|voima|palvelut|veljekset|teollisuus|ryhmä|-palvelu',
  },
  schools:
    '-yliopisto|yliopisto|korkeakoulu|ammattikorkeakoulu|-korkeakoulu|amk|kauppakorkeakoulu|aalto-yliopisto|lukio|-lukio|ammattiopisto|ammattikoulu|-opisto|kansanopisto|peruskoulu|-koulu|koulu|ala-aste|yläaste|instituutti|konservatorio|akatemia|tiedekunta|koulutuskeskus|koulutuskuntayhtymä|oppilaitos|aikuiskoulutuskeskus',
  employment: {
    'full-time': 'kokoaikainen|kokopäiväinen|kokoaikatyö|täysiaikainen',
    'part-time': 'osa-aikainen|osa-aikatyö|osapäiväinen',
    remote: 'etätyö|etänä',
    hybrid: 'hybridi|hybridityö',
    'on-site': 'lähityö|paikan päällä',
    freelance: 'freelancer|freelance|yrittäjä|itsenäinen ammatinharjoittaja|toiminimi',
    contract: 'määräaikainen|projektityö|sopimus|määräaikainen työsuhde',
    temporary: 'sijaisuus|kesätyö|tuntityö|vuokratyö|kausityö|kesätyöntekijä|tilapäinen|keikkatyö',
    permanent: 'vakituinen|toistaiseksi voimassa oleva|vakinainen',
    internship: 'harjoittelu|harjoittelija|työharjoittelu|työssäoppiminen',
    apprenticeship: 'oppisopimus|trainee|oppisopimuskoulutus',
    volunteer: 'vapaaehtoinen|vapaaehtoistyö|talkootyö',
  },
  labels: {
    title: 'tehtävä|nimike|tehtävänimike|asema|rooli|titteli|ammatti|työnimike',
    employer: 'työnantaja|yritys|organisaatio|asiakas|työpaikka|yrityksen nimi|toimeksiantaja',
    place: 'paikka|sijainti|paikkakunta|kaupunki|maa|osoite',
    dates: 'ajankohta|aika|kesto|päivämäärä|ajanjakso|vuosi|vuodet|työsuhteen kesto',
    degree: 'tutkinto|aste|pätevyys|koulutusaste|tutkintonimike|koulutus',
    school: 'oppilaitos|koulu|yliopisto|korkeakoulu|oppilaitoksen nimi',
    field: 'pääaine|ala|koulutusohjelma|suuntautuminen|sivuaine|linja|suuntautumisvaihtoehto|koulutusala',
    description: 'tehtävät|työtehtävät|kuvaus|vastuut|vastuualueet|työnkuva|saavutukset|pääasialliset tehtävät',
    tools: 'työkalut|teknologiat|ympäristö|ohjelmistot|käytetyt teknologiat|välineet',
  },
  people: {
    nameLabels:
      'nimi|etunimi|sukunimi|koko nimi|etunimet|etu- ja sukunimi|sukunimi ja etunimet|etunimi sukunimi|sukunimi, etunimi',
    honorifics: 'herra|rouva|neiti|tri|prof|dos',
    particles: 'af|von|de|van',
    documents: 'ansioluettelo|cv|curriculum vitae|nimikirjanote|työhakemus|hakemus|nimikirja',
  },
  noExperience: 'ei työkokemusta|ilman työkokemusta|ei aiempaa työkokemusta|vastavalmistunut ilman työkokemusta',
  experience: 'kokemus|kokemusta|työkokemus|työkokemusta|kokemuksella|kokemuksen',
  functionWords: `ja on ei että se hän oli joka mutta tai kun niin myös sekä kuin ovat olen minä ole voi tämä sen jossa jotka mukaan kanssa vuoden vuonna vuosi kautta eri
    olin minun hyvä erittäin osana noin muun muassa jälkeen aikana sen lisäksi kaikki`,
}
